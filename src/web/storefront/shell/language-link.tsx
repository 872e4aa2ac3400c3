import { useLocation } from "react-router";
import { germanPath } from "../../../platform/language/language.ts";
import { language } from "../../language/t.ts";

/** This page in the other language: a new page with other scripts, so it is no link of the router. */
export function LanguageLink() {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  return (
    <a
      href={language() === "en" ? germanPath(path) : path}
      lang={language() === "en" ? "de" : "en"}
      className="link inline-flex min-h-11 items-center"
    >
      {language() === "en" ? "Deutsch" : "English"}
    </a>
  );
}

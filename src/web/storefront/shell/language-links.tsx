import { useLocation } from "react-router";
import { pathInLanguage } from "../../../platform/language/language.ts";
import { language } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { languageOffered } from "../state/language-offered.ts";

/** This page in the other languages: each is a new page with other texts, so it is no link of the router. */
export function LanguageLinks() {
  const { languageNames } = useStoreData();
  const { pathname, search } = useLocation();
  const others = Object.entries(languageNames).filter(([tag]) => tag !== language());
  return (
    <span className="flex flex-wrap gap-x-5">
      {others.map(([tag, name]) => (
        <a
          key={tag}
          href={pathInLanguage(pathname + search, tag)}
          lang={tag}
          hrefLang={tag}
          onClick={() => languageOffered.set(true)} // who has chosen is not asked again
          className="link inline-flex min-h-11 items-center"
        >
          {name}
        </a>
      ))}
    </span>
  );
}

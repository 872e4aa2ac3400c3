import type { MetaFunction } from "react-router";
import { t } from "../../platform/language/t.ts";
import { throwNotFound } from "./page/throw-not-found.ts";

export function loader(): never {
  throwNotFound();
}

export const meta: MetaFunction = () => [
  { title: t("Page not found") },
  { name: "robots", content: "noindex" },
];

/** Never shown: the loader's 404 leads to the error page of the root. */
export default function NotFound() {
  return null;
}

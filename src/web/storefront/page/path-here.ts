import { pathInLanguage } from "../../../platform/language/language.ts";
import { language } from "../../../platform/language/t.ts";

/** A path of the store in the language of the page, for URLs that the router does not make. */
export const pathHere = (path: string): string => pathInLanguage(path, language());

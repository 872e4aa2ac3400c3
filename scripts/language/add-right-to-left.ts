import { addCatalogue, knownLanguages } from "../../src/platform/language/catalogues.ts";
import { pseudoCatalogue } from "./pseudo-catalogue.ts";

/**
 * A program that loads this first has a language that is written from right to left, for whoever looks at pages:
 * `node --import ./scripts/language/add-right-to-left.ts src/app/main.ts`. It is never shipped, and a store offers it only where its
 * settings list it. A real catalogue of the language comes first.
 */
const language = "ar";
if (!knownLanguages().includes(language)) addCatalogue(language, pseudoCatalogue(language));

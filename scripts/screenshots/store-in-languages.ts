import "../language/add-right-to-left.ts";
import { demoSettings } from "../../demo/catalogue/settings.ts";
import { knownLanguages } from "../../src/platform/language/catalogues.ts";

/** The store as an operator runs it, with a demo company that offers every language that there is. */
Object.assign(demoSettings, { languages: knownLanguages().filter((language) => language !== "en") });
await import("../../src/app/main.ts");

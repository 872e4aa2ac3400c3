/** Pure rules are tested without the program's start, which adds the languages of `locales` to the list. */
import "../../src/platform/language/catalogues.ts";

import type { StoreSettings } from "../../contract/admin/settings.ts";
import type { Language } from "../language/language.ts";
import { textsIn } from "../language/translations.ts";

type Translated = Pick<StoreSettings, "promises" | "translations">;

/** The texts that staff wrote, without the empty ones: those are shown in the store's own words. */
const written = <Texts extends object>(texts: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")) as Partial<Texts>;

/** The settings with their texts for customers in a language. */
export const settingsIn = <Settings extends Translated>(
  settings: Settings,
  language: Language,
): Settings => ({
  ...settings,
  ...written(textsIn(settings.translations, language)),
  promises: settings.promises.map(({ translations = {}, ...promise }) => ({
    ...promise,
    ...written(textsIn(translations, language)),
  })),
});

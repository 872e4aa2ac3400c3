import type { StoreSettings } from "../../contract/admin/settings.ts";
import type { Language } from "../language/language.ts";
import { textsIn, untranslatedTexts } from "../language/translations.ts";

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

/** The settings that customers read in their own language, but for those of mails. */
type Shown = Translated & Pick<StoreSettings, "officeHeading" | "officeHours" | "tagline">;

/** What `settingsIn` leaves in English on pages, because nobody has translated it. */
export const untranslatedSettings = (settings: Shown, language: Language): string[] => {
  const { tagline, officeHeading, officeHours, promises, translations } = settings;
  if (language === "en") return [];
  return [
    ...untranslatedTexts({ tagline, officeHeading, officeHours }, translations, language),
    ...promises.flatMap(({ title, text, translations: ofPromise = {} }) =>
      untranslatedTexts({ title, text }, ofPromise, language),
    ),
  ];
};

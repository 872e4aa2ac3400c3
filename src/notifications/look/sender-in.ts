import type { StoreSettings } from "../../contract/admin/settings.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import type { Language } from "../../platform/language/language.ts";
import { t } from "../../platform/language/t.ts";
import { textsIn, untranslatedTexts } from "../../platform/language/translations.ts";
import { settingsIn } from "../../platform/settings/translated-settings.ts";
import type { MailSender } from "./mail-content.ts";

/** The store as sender of mails in a language. A greeting that staff did not translate is the built-in one of the language. */
export function senderIn(
  language: Language,
  store: StoreSettings & { readonly publicUrl: string },
): MailSender {
  const sender = { ...settingsIn(store, language), language };
  if (language === "en") return sender;
  const english = untranslatedTexts({ mailFooter: store.mailFooter }, store.translations, language);
  const { mailGreeting } = textsIn(store.translations, language);
  const greeting = () => t("Hello {firstName},", { firstName: "{firstName}" });
  return { ...sender, english, mailGreeting: mailGreeting || inLanguage(language, greeting) };
}

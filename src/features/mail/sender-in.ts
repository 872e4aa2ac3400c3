import type { StoreSettings } from "../../contract/admin/settings.ts";
import type { Language } from "../language/language.ts";
import type { MailSender } from "./mail-content.ts";
import { say } from "./say.ts";

const GREETING = "Hello {firstName},";
const GREETING_VALUES = { firstName: "{firstName}" };

/** The store as sender of mails in a language. The greeting of Settings is English; German has its own. */
export function senderIn(
  language: Language,
  store: StoreSettings & { readonly publicUrl: string },
): MailSender {
  const sender = { ...store, language };
  return language === "en" ? sender : { ...sender, mailGreeting: say(sender, GREETING, GREETING_VALUES) };
}

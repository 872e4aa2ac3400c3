import type { StoreSettings } from "../../contract/admin/settings.ts";
import { t } from "../../platform/language/t.ts";

/**
 * The greeting of a mail, by the store's own words. Anybody can sign up or write with somebody else's e-mail address, so a
 * name could carry a message or a link to them. Only names of letters and the usual punctuation of names are used.
 */
export function greeting(name: string, { mailGreeting }: Pick<StoreSettings, "mailGreeting">): string {
  const isName = /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,4}$/u.test(name) && name.length <= 40;
  if (isName && !/\.\p{L}/u.test(name)) return mailGreeting.replaceAll("{firstName}", () => name);
  const nameless = mailGreeting.replaceAll(/ ?\{firstName\}/g, "");
  return /^\p{L}/u.test(nameless) ? nameless : t("Hello,");
}

import { language } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { adminLanguages, storeAdminLanguage } from "./admin-language.ts";

/**
 * After a login: the language that the person chose for the account, if the admin has it. True: it is another one than the page
 * has, which has to be loaded again.
 */
export async function takeOwnLanguage(): Promise<boolean> {
  const own = await api.call("GET /api/accounts/me", {}).catch(() => undefined); // the page's language will do
  if (!own?.language || own.language === language() || !adminLanguages().includes(own.language)) return false;
  storeAdminLanguage(own.language);
  return true;
}

/** Stores a language with the account, as the shop does, and shows the admin in it from the next page on. */
export async function chooseLanguage(chosen: string): Promise<void> {
  const { firstName, lastName, contactNo } = await api.call("GET /api/accounts/me", {});
  const body = { firstName, lastName, contactNo, language: chosen };
  await api.call("POST /api/accounts/me", { body });
  storeAdminLanguage(chosen);
}

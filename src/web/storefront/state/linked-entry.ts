import { api } from "./api.ts";
import { linkedKit } from "./linked-kit.ts";

/** Where somebody who opened the mail of a personal code goes without a login: sign-up, or the login of an address that has an account. */
export async function linkedEntry(): Promise<string> {
  const email = linkedKit.get()?.email ?? "";
  const isFree = await api.call("POST /api/accounts/emailexists", { body: email }).catch(() => true);
  return isFree ? "/accounts/signup" : "/accounts/login";
}

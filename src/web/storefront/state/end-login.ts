import { api } from "./api.ts";
import type { User } from "./user.ts";

/** Ends the token on the server, and the login at the company's provider where the user came from there. */
export async function endLogin({ token, isCompanyLogin }: User): Promise<void> {
  await api.call("POST /api/accounts/logout", { headers: { authorization: `Bearer ${token}` } });
  if (isCompanyLogin) location.assign("/accounts/company/logout");
}

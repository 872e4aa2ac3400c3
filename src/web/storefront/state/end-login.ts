import { api } from "./api.ts";
import { saveLabelName } from "./label-name.ts";
import type { User } from "./user.ts";

/** Forgets the name on the kit's label, because the next person in this tab has another. Ends the token on the server, and the login at the company's provider where the user came from there. */
export async function endLogin({ token, isCompanyLogin }: User): Promise<void> {
  saveLabelName("");
  await api.call("POST /api/accounts/logout", { headers: { authorization: `Bearer ${token}` } });
  if (isCompanyLogin) location.assign("/accounts/company/logout");
}

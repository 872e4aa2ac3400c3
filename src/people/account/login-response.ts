import type { LoginResponse } from "../../contract/accounts.schemas.ts";
import { fullName } from "../../contract/full-name.ts";
import type { LoginPerson } from "./account.store.ts";
import type { StartedSession } from "./start-session.ts";

/** The page shows 'Unsuccessful Login Attempt!!!' for userId 0 (specification 8). */
export const failedLogin: LoginResponse = {
  userId: 0,
  token: "",
  isOrg: false,
  fullName: "",
  contactNo: "",
  loginTime: 0,
  role: "",
  emailVerified: false,
};

export const loginResponse = (person: LoginPerson, { token, loginTime }: StartedSession): LoginResponse => ({
  userId: person.user_id,
  token,
  isOrg: person.is_org,
  fullName: fullName(person.first_name, person.last_name),
  contactNo: person.contact_no ?? "",
  loginTime,
  role: person.role,
  emailVerified: person.email_proved_at !== null,
});

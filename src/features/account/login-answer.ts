import type { LoginAnswer } from "../../contract/accounts.schemas.ts";
import type { StartedSession } from "../session/start-session.ts";
import type { Person } from "./account.store.ts";

/** userId 0 and no token: 'Unsuccessful Login Attempt!!!' (specification 8). */
export const failedLogin: LoginAnswer = {
  userId: 0,
  token: "",
  isOrg: false,
  fullName: "",
  loginTime: 0,
  role: "",
  emailProved: false,
};

export const loginAnswer = (person: Person, { token, loginTime }: StartedSession): LoginAnswer => ({
  userId: person.user_id,
  token,
  isOrg: person.is_org,
  fullName: `${person.first_name} ${person.last_name}`,
  loginTime,
  role: person.role,
  emailProved: person.email_proved_at !== null,
});

import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { deleteSession, prolongSession } from "../session/session.store.ts";
import { LOGIN_LIFE_MS } from "../session/session-life.ts";
import { findAccount } from "./account.store.ts";
import { askCode } from "./ask-code.ts";
import { changePassword } from "./change-password.ts";
import { foldEmail, isEmail } from "./email.ts";
import { logIn } from "./log-in.ts";
import { recoverPassword } from "./recover-password.ts";
import { signUp } from "./sign-up.ts";

type AccountCalls =
  | "POST /api/accounts/login"
  | "POST /api/accounts/refresh"
  | "POST /api/accounts/logout"
  | "POST /api/accounts/signup"
  | "POST /api/accounts/recover"
  | "POST /api/accounts/emailexists"
  | "POST /api/accounts/changepassword"
  | "POST /api/accounts/SendOtp"
  | "POST /api/accounts/RecoverPassword";

export const accountApi = ({ database: { db }, jobs, config }: Services): Handlers<AccountCalls> => ({
  "POST /api/accounts/login": ({ body, now }) =>
    logIn(db, { userName: body.userName, password: body.password, sessionId: body.sessionId, now }),

  async "POST /api/accounts/refresh"({ who, now }) {
    const loginTime = now.getTime();
    const isProlonged = await prolongSession(db, who.tokenHash, now, new Date(loginTime + LOGIN_LIFE_MS));
    return isProlonged
      ? { loginTime }
      : refuse("login_expired", "Your login has expired. Please log in again.");
  },

  async "POST /api/accounts/logout"({ who }) {
    return who && (await deleteSession(db, who.tokenHash)) ? 1 : 0;
  },

  "POST /api/accounts/signup"({ body, now }) {
    const { firstName, lastName, email, contactNo, isIndividual, sessionId } = body;
    const given = { firstName, lastName, email, contactNo, isIndividual, sessionId, now };
    return signUp(db, jobs, given, config.signupDomain);
  },

  "POST /api/accounts/recover": ({ body, now }) => askCode(db, jobs, { email: body.email, now }),

  "POST /api/accounts/SendOtp": ({ body, now }) => askCode(db, jobs, { email: body, now }),

  /** Of a malformed address nobody can say that it is free; the page's own check names that error first. */
  async "POST /api/accounts/emailexists"({ body }) {
    const email = foldEmail(body);
    return isEmail(email) && !(await findAccount(db, email));
  },

  "POST /api/accounts/changepassword"({ body, who }) {
    const { currentPassword, newPassword, confirmNewPassword } = body;
    return changePassword(db, { currentPassword, newPassword, confirmNewPassword, who });
  },

  "POST /api/accounts/RecoverPassword"({ body, now }) {
    const { email, otp, newPassword } = body;
    return recoverPassword(db, { email, otp, newPassword, now });
  },
});

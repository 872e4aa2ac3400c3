import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { isEmail, normalizeEmail } from "../mail/email-address.ts";
import { deleteSession, extendSession } from "../session/session.store.ts";
import { LOGIN_LIFE_MS } from "../session/session-expiry.ts";
import { findAccount } from "./account.store.ts";
import { changePassword } from "./change-password.ts";
import { logIn } from "./log-in.ts";
import { recoverPassword } from "./recover-password.ts";
import { requestCode } from "./request-code.ts";
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

  async "POST /api/accounts/refresh"({ caller, now }) {
    const loginTime = now.getTime();
    const isProlonged = await extendSession(db, caller.tokenHash, now, new Date(loginTime + LOGIN_LIFE_MS));
    return isProlonged
      ? { loginTime }
      : refuse("login_expired", "Your login has expired. Please log in again.");
  },

  async "POST /api/accounts/logout"({ caller }) {
    return caller && (await deleteSession(db, caller.tokenHash)) ? 1 : 0;
  },

  "POST /api/accounts/signup"({ body, now }) {
    const { firstName, lastName, email, contactNo, isIndividual, sessionId } = body;
    const input = { firstName, lastName, email, contactNo, isIndividual, sessionId, now };
    return signUp(db, jobs, input, config.signupDomain);
  },

  "POST /api/accounts/recover": ({ body, now }) => requestCode(db, jobs, { email: body.email, now }),

  "POST /api/accounts/SendOtp": ({ body, now }) => requestCode(db, jobs, { email: body, now }),

  /**
   * A malformed e-mail address is never free. The sign-up page checks the format first and shows that error.
   */
  async "POST /api/accounts/emailexists"({ body }) {
    const email = normalizeEmail(body);
    return isEmail(email) && !(await findAccount(db, email));
  },

  "POST /api/accounts/changepassword"({ body, caller }) {
    const { currentPassword, newPassword, confirmNewPassword } = body;
    return changePassword(db, { currentPassword, newPassword, confirmNewPassword, caller });
  },

  "POST /api/accounts/RecoverPassword"({ body, now }) {
    const { email, otp, newPassword } = body;
    return recoverPassword(db, { email, otp, newPassword, now });
  },
});

import type { Handlers } from "../../contract/handler.ts";
import { type Attempt, clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Language } from "../../platform/language/language.ts";
import { isEmail, mailboxOf, normalizeEmail } from "../../platform/mail/email-address.ts";
import type { Services } from "../../platform/services.ts";
import { endLogin } from "../../platform/session/end-login.ts";
import { endOwnLogins, ownLogins } from "../../platform/session/own-logins.ts";
import { refreshLogin } from "../../platform/session/refresh-login.ts";
import { findAccount } from "./account.store.ts";
import { checkMailedCode } from "./check-mailed-code.ts";
import { logIn } from "./log-in.ts";
import { passwordsOff } from "./passwords-off.ts";
import { recoverPassword } from "./recover-password.ts";
import { requestCode } from "./request-code.ts";
import { isSetUpOpen, setUpAdministrator } from "./set-up.ts";
import { signUp } from "./sign-up.ts";
import { storeNames } from "./store-names.ts";

type AccountCalls =
  | "POST /api/set-up/check"
  | "POST /api/set-up"
  | "POST /api/accounts/login"
  | "POST /api/accounts/refresh"
  | "GET /api/accounts/logins"
  | "POST /api/accounts/logins/end"
  | "POST /api/accounts/logout"
  | "POST /api/accounts/signup"
  | "POST /api/accounts/recover"
  | "POST /api/accounts/emailexists"
  | "POST /api/accounts/SendOtp"
  | "POST /api/accounts/check-code"
  | "POST /api/accounts/RecoverPassword";

export function accountApi({
  database: { db },
  jobs,
  config,
  settings,
  takeOver,
  clearCartAndAddresses,
  clearAddressesUntil,
}: Services): Handlers<AccountCalls> {
  const limiter = createAttemptLimiter(db, config);
  const off = config.passwords === "off" ? passwordsOff : undefined;
  const ownTexts = () => storeNames(settings.current(), config.publicUrl);
  return {
    "POST /api/set-up/check": ({ body, now }) => isSetUpOpen(db, body.token, now),

    "POST /api/set-up": ({ body, userAgent, now }) => setUpAdministrator(db, { ...body, userAgent, now }),

    "POST /api/accounts/login"({ body, now, clientIp, userAgent }) {
      if (off) return off;
      const { userName, password, sessionId } = body;
      return logIn(db, jobs, limiter, { userName, password, sessionId, takeOver, now, clientIp, userAgent });
    },

    "POST /api/accounts/refresh": ({ caller, now }) => refreshLogin(db, { caller, now }),

    "GET /api/accounts/logins": ({ caller, now }) => ownLogins(db, caller, now),

    "POST /api/accounts/logins/end": ({ body, caller, now }) =>
      endOwnLogins(db, { caller, loginId: body.loginId, now }),

    async "POST /api/accounts/logout"({ caller, now }) {
      return caller && (await endLogin(db, caller, now)) ? 1 : 0;
    },

    async "POST /api/accounts/signup"({ body, headers, now, clientIp, userAgent }) {
      if (off) return off;
      const subject = clientNetwork(clientIp);
      const tooMany = await limiter.count(
        [
          { kind: "sign-up from client", subject },
          { kind: "sign-up from client in a day", subject },
          ...furtherAddress(body.email),
        ],
        now,
      );
      if (tooMany) return tooMany;
      const { firstName, lastName, email, contactNo, isIndividual, sessionId, kitLink } = body;
      const person = { firstName, lastName, email, contactNo, isIndividual };
      const input = { ...person, ...pageOf(headers), sessionId, kitLink, takeOver, userAgent, now };
      return signUp(db, jobs, input, settings.current().signupDomain);
    },

    "POST /api/accounts/recover": ({ body, headers, now, clientIp }) =>
      off ?? requestCode(db, jobs, limiter, { email: body.email, ...pageOf(headers), now, clientIp }),

    "POST /api/accounts/SendOtp": ({ body, headers, now, clientIp }) =>
      off ?? requestCode(db, jobs, limiter, { email: body, ...pageOf(headers), now, clientIp }),

    async "POST /api/accounts/check-code"({ body, headers, caller, now, clientIp }) {
      if (off) return off;
      const language = headers["x-shop-language"];
      return checkMailedCode(db, jobs, limiter, {
        ...body,
        caller,
        ownTexts: ownTexts(),
        language,
        now,
        clientIp,
      });
    },

    /**
     * A malformed e-mail address is never free. The sign-up page checks the format first and shows that error.
     */
    async "POST /api/accounts/emailexists"({ body }) {
      const email = normalizeEmail(body);
      return isEmail(email) && !(await findAccount(db, email));
    },

    async "POST /api/accounts/RecoverPassword"({ body, caller, now, clientIp }) {
      if (off) return off;
      const { email, otp, newPassword, begun } = body;
      return recoverPassword(db, jobs, limiter, {
        email,
        otp,
        newPassword,
        begun,
        caller,
        ownTexts: ownTexts(),
        clear: { clearCartAndAddresses, clearAddressesUntil },
        now,
        clientIp,
      });
    },
  };
}

/** The page that asks for a code: its language, and where it leads on to. */
const pageOf = (headers: { "x-shop-language"?: Language; "x-shop-return"?: string }) => ({
  language: headers["x-shop-language"],
  returnPath: headers["x-shop-return"],
});

/** An address that delivers to the mailbox of another one. The mailbox's own address can always sign up. */
function furtherAddress(email: string): readonly Attempt[] {
  const address = normalizeEmail(email);
  const mailbox = mailboxOf(address);
  return address === mailbox ? [] : [{ kind: "sign-up to mailbox in a day", subject: mailbox }];
}

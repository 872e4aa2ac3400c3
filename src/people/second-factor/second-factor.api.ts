import type { adminSecondFactor } from "../../contract/admin/second-factor.ts";
import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../platform/services.ts";
import { changePassword } from "../account/change-password.ts";
import { passwordsOff } from "../account/passwords-off.ts";
import { storeNames } from "../account/store-names.ts";
import { readPersonResponse } from "../person/person-response.ts";
import {
  disableSecondFactor,
  enableSecondFactor,
  proveLogin,
  removeSecondFactor,
  renewRecoveryCodes,
} from "./change-second-factor.ts";
import { sealFactorKey } from "./factor-key.ts";
import { provePassword } from "./prove-again.ts";
import { proveFactorOfStaff } from "./prove-factor-of-staff.ts";
import { readSecondFactor } from "./read-second-factor.ts";
import { startSecondFactor } from "./second-factor.store.ts";
import { newSecret, secretUri } from "./totp.ts";

type SecondFactorCalls =
  | "POST /api/accounts/changepassword"
  | keyof typeof adminSecondFactor
  | "POST /api/admin/people/{personId}/second-factor/remove";

export const secondFactorApi = ({
  database: { db },
  jobs,
  config,
  settings,
  secretKeys,
}: Services): Handlers<SecondFactorCalls> => {
  const limiter = createAttemptLimiter(db, config);
  const storage = { db, jobs, secretKeys, limiter };
  const isRequired = config.secondFactor === "required";
  return {
    async "POST /api/accounts/changepassword"({ body, caller, now, clientIp }) {
      if (config.passwords === "off") return passwordsOff;
      const { currentPassword, newPassword, confirmNewPassword, code } = body;
      const refused = await proveFactorOfStaff(storage, { staff: { caller, clientIp }, code, now });
      if (refused) return refused;
      return changePassword(db, jobs, limiter, {
        currentPassword,
        newPassword,
        confirmNewPassword,
        caller,
        ownTexts: storeNames(settings.current(), config.publicUrl),
        now,
        clientIp,
      });
    },

    "GET /api/admin/second-factor": ({ caller: { userId, secondFactor } }) =>
      readSecondFactor(db, userId, { isVerified: secondFactor === "proved", isRequired }),

    async "POST /api/admin/second-factor/start"({ caller, now }) {
      const secret = newSecret();
      const sealed = sealFactorKey(secretKeys, caller.userId, secret);
      if (!(await startSecondFactor(db, { userId: caller.userId, secret: sealed, now })))
        return refuse("second_factor_on", "The second factor is switched on already.");
      return { secret, address: secretUri(secret, caller.email, `${settings.current().companyName} store`) };
    },

    "POST /api/admin/second-factor/confirm": ({ body, ...staff }) =>
      enableSecondFactor(storage, { staff, code: body.code, now: staff.now }),

    async "POST /api/admin/second-factor/verify"({ body, ...staff }) {
      const done = await proveLogin(storage, { staff, code: body.code, now: staff.now });
      return isRefusal(done)
        ? done
        : readSecondFactor(db, staff.caller.userId, { isVerified: true, isRequired });
    },

    async "POST /api/admin/prove"({ body: { password, code = "" }, ...staff }) {
      if (password && config.passwords === "off") return passwordsOff;
      if (password) return provePassword(db, jobs, limiter, { staff, password, now: staff.now });
      return proveLogin(storage, { staff, code, now: staff.now });
    },

    "POST /api/admin/second-factor/recovery-codes": ({ body, ...staff }) =>
      renewRecoveryCodes(storage, { staff, code: body.code, now: staff.now }),

    async "POST /api/admin/second-factor/disable"({ body, ...staff }) {
      const done = await disableSecondFactor(storage, { staff, code: body.code, now: staff.now }, isRequired);
      return isRefusal(done)
        ? done
        : readSecondFactor(db, staff.caller.userId, { isVerified: true, isRequired });
    },

    async "POST /api/admin/people/{personId}/second-factor/remove"({ params, ...staff }) {
      const { personId } = params;
      const refused = await removeSecondFactor(storage, { personId, staff, now: staff.now });
      if (refused) return refused;
      return (
        (await readPersonResponse(db, personId, staff.now)) ?? refuse("not_found", "There is no such person.")
      );
    },
  };
};

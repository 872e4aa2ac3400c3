import type { adminSecondFactor, SecondFactor } from "../../contract/admin/second-factor.ts";
import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Caller, Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { passwordsOff } from "../account/passwords-off.ts";
import { createAttemptLimiter } from "../attempt-limit/limit-attempts.ts";
import { readPersonResponse } from "../people/person-response.ts";
import {
  disableSecondFactor,
  enableSecondFactor,
  proveLogin,
  removeSecondFactor,
  renewRecoveryCodes,
} from "./change-second-factor.ts";
import { sealFactorKey } from "./factor-key.ts";
import { provePassword } from "./prove-again.ts";
import { countRecoveryCodes, startSecondFactor } from "./second-factor.store.ts";
import { newSecret, secretUri } from "./totp.ts";

type SecondFactorCalls =
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
  const storage = { db, secretKeys };
  const isRequired = config.secondFactor === "required";
  const readState = async (caller: Pick<Caller, "userId" | "secondFactor">): Promise<SecondFactor> => ({
    isOn: caller.secondFactor !== "off",
    isVerified: caller.secondFactor === "proved",
    isRequired,
    recoveryCodesLeft: await countRecoveryCodes(db, caller.userId),
  });
  return {
    "GET /api/admin/second-factor": ({ caller }) => readState(caller),

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
      return isRefusal(done) ? done : readState({ ...staff.caller, secondFactor: "proved" });
    },

    async "POST /api/admin/prove"({ body: { password, code = "" }, ...staff }) {
      if (password && config.passwords === "off") return passwordsOff;
      if (password) return provePassword(db, jobs, limiter, { staff, password, now: staff.now });
      return proveLogin(storage, { staff, code, now: staff.now });
    },

    "POST /api/admin/second-factor/recovery-codes": ({ body, ...staff }) =>
      renewRecoveryCodes(storage, { staff, code: body.code, now: staff.now }),

    async "POST /api/admin/second-factor/disable"({ body, ...staff }) {
      if (isRequired)
        return refuse("second_factor_required", "Nobody works here without a second factor (SECOND_FACTOR).");
      const done = await disableSecondFactor(storage, { staff, code: body.code, now: staff.now });
      return isRefusal(done) ? done : readState({ ...staff.caller, secondFactor: "off" });
    },

    async "POST /api/admin/people/{personId}/second-factor/remove"({ params, ...staff }) {
      const { personId } = params;
      const refused = await removeSecondFactor(db, { personId, staff, now: staff.now });
      if (refused) return refused;
      return (
        (await readPersonResponse(db, personId, staff.now)) ?? refuse("not_found", "There is no such person.")
      );
    },
  };
};

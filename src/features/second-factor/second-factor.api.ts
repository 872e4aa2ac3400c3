import type { adminSecondFactor, SecondFactor } from "../../contract/admin/second-factor.ts";
import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers, Who } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { proveLogin, renewRecoveryCodes, switchOff, switchOn } from "./change-second-factor.ts";
import { countRecoveryCodes, startSecondFactor } from "./second-factor.store.ts";
import { newSecret, secretAddress } from "./totp.ts";

export const secondFactorApi = ({
  database: { db },
  config,
}: Services): Handlers<keyof typeof adminSecondFactor> => {
  const isRequired = config.secondFactor === "required";
  const state = async (who: Pick<Who, "userId" | "secondFactor">): Promise<SecondFactor> => ({
    isOn: who.secondFactor !== "off",
    isProved: who.secondFactor === "proved",
    isRequired,
    recoveryCodesLeft: await countRecoveryCodes(db, who.userId),
  });
  return {
    "GET /api/admin/second-factor": ({ who }) => state(who),

    async "POST /api/admin/second-factor/start"({ who, now }) {
      const secret = newSecret();
      if (!(await startSecondFactor(db, { userId: who.userId, secret, now })))
        return refuse("second_factor_on", "The second factor is switched on already.");
      return { secret, address: secretAddress(secret, who.email, `${config.companyName} store`) };
    },

    "POST /api/admin/second-factor/confirm": ({ body, ...staff }) =>
      switchOn(db, { staff, code: body.code, now: staff.now }),

    async "POST /api/admin/second-factor/prove"({ body, ...staff }) {
      const done = await proveLogin(db, { staff, code: body.code, now: staff.now });
      return isRefusal(done) ? done : state({ ...staff.who, secondFactor: "proved" });
    },

    "POST /api/admin/second-factor/recovery-codes": ({ body, ...staff }) =>
      renewRecoveryCodes(db, { staff, code: body.code, now: staff.now }),

    async "POST /api/admin/second-factor/off"({ body, ...staff }) {
      if (isRequired)
        return refuse("second_factor_required", "Nobody works here without a second factor (SECOND_FACTOR).");
      const done = await switchOff(db, { staff, code: body.code, now: staff.now });
      return isRefusal(done) ? done : state({ ...staff.who, secondFactor: "off" });
    },
  };
};

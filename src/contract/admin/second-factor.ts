import { type Static, Type } from "typebox";
import type { StaffRoute } from "../route.ts";

const Code = Type.Object({ code: Type.String({ minLength: 6, maxLength: 20 }) });

export const SecondFactor = Type.Object({
  isOn: Type.Boolean(),
  isProved: Type.Boolean({ description: "this login has given a code" }),
  isRequired: Type.Boolean({ description: "nobody works here without one (SECOND_FACTOR)" }),
  recoveryCodesLeft: Type.Integer(),
});
export type SecondFactor = Static<typeof SecondFactor>;

const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

const own = {
  tag: "Back office",
  auth: "staff",
  roles: ["support", "catalogue", "admin"],
  beforeSecondFactor: true,
} as const;
const wrong = ["second_factor_off", "code_wrong", "too_many_requests"] as const;

export const adminSecondFactor = {
  "GET /api/admin/second-factor": {
    ...own,
    summary: "The caller's own second factor",
    output: SecondFactor,
    errors: [],
  },
  "POST /api/admin/second-factor/start": {
    ...own,
    summary: "A new key for the caller's app; it counts once a code made from it is confirmed",
    output: Type.Object({ secret: Type.String(), address: Type.String({ description: "otpauth:" }) }),
    errors: ["second_factor_on"],
  },
  "POST /api/admin/second-factor/confirm": {
    ...own,
    summary: "Switch it on with a first code; every other login of the caller ends",
    body: Code,
    output: RecoveryCodes,
    errors: ["second_factor_on", ...wrong],
  },
  "POST /api/admin/second-factor/prove": {
    ...own,
    summary: "Give a code, or a recovery code, for this login",
    body: Code,
    output: SecondFactor,
    errors: wrong,
  },
  "POST /api/admin/second-factor/recovery-codes": {
    ...own,
    summary: "Ten new recovery codes; the old ones are dead",
    body: Code,
    output: RecoveryCodes,
    errors: wrong,
  },
  "POST /api/admin/second-factor/off": {
    ...own,
    summary: "Switch it off, where it is not required",
    body: Code,
    output: SecondFactor,
    errors: ["second_factor_required", ...wrong],
  },
} as const satisfies Record<string, StaffRoute>;

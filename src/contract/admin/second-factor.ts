import { type Static, Type } from "typebox";
import { ExactText, NamedObject, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

const Code = NamedObject("SecondFactorCode", { code: ExactText(20, { minLength: 6 }) });

const Passkey = NamedObject("Passkey", {
  id: Type.Integer(),
  name: Type.String({ description: "what the person calls it" }),
  createdAt: Timestamp,
  lastUsedAt: Type.Union([Timestamp, Type.Null()]),
});

export const SecondFactor = NamedObject("SecondFactor", {
  isOn: Type.Boolean({ description: "true with an authenticator app or a passkey" }),
  hasApp: Type.Boolean(),
  passkeys: Type.Array(Passkey),
  isVerified: Type.Boolean({ description: "true when this login has given a code or a passkey" }),
  isRequired: Type.Boolean({
    description: "true when all staff need a second factor (setting SECOND_FACTOR)",
  }),
  recoveryCodesLeft: Type.Integer(),
});
export type SecondFactor = Static<typeof SecondFactor>;

const RecoveryCodes = NamedObject("RecoveryCodes", { recoveryCodes: Type.Array(Type.String()) });

const ownSecondFactor = {
  tag: "Admin: second factor",
  auth: "staff",
  roles: ["giver", "packing", "people", "support", "catalogue", "admin"],
  beforeSecondFactor: "give",
} as const;
const codeErrors = ["second_factor_off", "code_invalid", "too_many_requests"] as const;

export const adminSecondFactor = {
  "GET /api/admin/second-factor": {
    operationId: "readSecondFactor",
    ...ownSecondFactor,
    summary: "The caller's second factor",
    output: SecondFactor,
    errors: [],
  },
  "POST /api/admin/second-factor/start": {
    operationId: "startSecondFactor",
    ...ownSecondFactor,
    beforeSecondFactor: "set up",
    needsFreshProof: true,
    summary: "A new key for the caller's authenticator app; it is valid after a code from it is confirmed",
    output: Type.Object({ secret: Type.String(), address: Type.String({ description: "otpauth: URL" }) }),
    errors: ["second_factor_on", "proof_needed"],
  },
  "POST /api/admin/second-factor/confirm": {
    operationId: "confirmSecondFactor",
    ...ownSecondFactor,
    beforeSecondFactor: "set up",
    summary: "Switch it on with a first code; all other logins of the caller end",
    body: Code,
    output: RecoveryCodes,
    errors: ["second_factor_on", ...codeErrors],
  },
  "POST /api/admin/second-factor/verify": {
    operationId: "verifySecondFactor",
    ...ownSecondFactor,
    summary: "Enter a code, or a recovery code, for this login",
    body: Code,
    output: SecondFactor,
    errors: codeErrors,
  },
  "POST /api/admin/prove": {
    operationId: "proveAgain",
    ...ownSecondFactor,
    summary:
      "Give the password or a code again, for the calls that answer proof_needed; good for five minutes",
    body: NamedObject("Proof", {
      password: Type.Optional(ExactText(1000)),
      code: Type.Optional(ExactText(20)),
    }),
    output: Type.Literal(true),
    errors: ["password_wrong", "passwords_off", ...codeErrors],
  },
  "POST /api/admin/second-factor/recovery-codes": {
    operationId: "renewRecoveryCodes",
    ...ownSecondFactor,
    summary: "Make ten new recovery codes; the old ones become invalid",
    body: Code,
    output: RecoveryCodes,
    errors: codeErrors,
  },
  "POST /api/admin/second-factor/disable": {
    operationId: "disableSecondFactor",
    ...ownSecondFactor,
    summary: "Remove the authenticator app, if a second factor is not required or passkeys are left",
    body: Code,
    output: SecondFactor,
    errors: ["second_factor_required", ...codeErrors],
  },
} as const satisfies Record<string, StaffRoute>;

import { Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId } from "../field-schemas.ts";
import { NewPasskey, NewPasskeyOptions, PasskeyOptions, PasskeyProof } from "../passkeys.ts";
import type { StaffRoute } from "../route.ts";
import { SecondFactor } from "./second-factor.ts";

const own = {
  tag: "Admin: second factor",
  auth: "staff",
  roles: ["giver", "packing", "people", "support", "catalogue", "admin"],
} as const;
const proofErrors = ["passkey_copied", "passkey_invalid"] as const;

/** Passkeys as the second factor of staff (docs/decisions/0016). */
export const adminPasskeys = {
  "POST /api/admin/passkeys/start": {
    operationId: "startPasskey",
    ...own,
    beforeSecondFactor: "set up",
    needsFreshProof: true,
    summary: "What a new passkey of the caller is made with; good once, for five minutes",
    output: NewPasskeyOptions,
    errors: ["proof_needed", "passkey_limit"],
  },
  "POST /api/admin/passkeys": {
    operationId: "addPasskey",
    ...own,
    beforeSecondFactor: "set up",
    summary:
      "Add the passkey. The first second factor of a person ends their other logins and gives recovery codes",
    body: NamedObject("PasskeyToAdd", {
      name: NonEmptyText(60),
      passkey: NewPasskey,
    }),
    output: NamedObject("AddedPasskey", {
      recoveryCodes: Type.Array(Type.String(), { description: "empty: the person has some already" }),
    }),
    errors: ["passkey_invalid", "passkey_limit"],
  },
  "POST /api/admin/passkeys/challenge": {
    operationId: "askForPasskey",
    ...own,
    beforeSecondFactor: "give",
    summary: "What a passkey of the caller signs to be given; good once, for five minutes",
    output: PasskeyOptions,
    errors: ["second_factor_off"],
  },
  "POST /api/admin/passkeys/give": {
    operationId: "givePasskey",
    ...own,
    beforeSecondFactor: "give",
    summary: "Give a passkey for this login: its second factor, and the fresh proof of calls that need one",
    body: PasskeyProof,
    output: SecondFactor,
    errors: proofErrors,
  },
  "POST /api/admin/passkeys/{passkeyId}/remove": {
    operationId: "removePasskey",
    ...own,
    summary:
      "Remove an own passkey. Needs a code or a passkey of the last five minutes; the last factor stays where one is required",
    params: Type.Object({ passkeyId: PositiveId }),
    output: SecondFactor,
    errors: ["not_found", "proof_needed", "second_factor_required"],
  },
} as const satisfies Record<string, StaffRoute>;

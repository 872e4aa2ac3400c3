import { type Refusal, refuse } from "../../contract/errors.ts";
import type { LoggedInStaff } from "../../contract/handler.ts";
import { isProofFresh } from "../../platform/session/session-expiry.ts";
import { proveLogin } from "./change-second-factor.ts";
import type { FactorStorage } from "./with-verified-code.ts";

interface Given {
  readonly staff: LoggedInStaff;
  /** Undefined: the request has none. */
  readonly code: string | undefined;
  readonly now: Date;
}

/**
 * Asks staff who have a second factor for it, outside the admin, before what a stolen password alone must not do: this login gave it
 * in the last five minutes, or gives a code now. Undefined: it did, or the caller is no staff, or has none. Refuses
 * second_factor_needed without a code, and what `withVerifiedCode` refuses.
 */
export async function proveFactorOfStaff(
  storage: FactorStorage,
  { staff, code, now }: Given,
): Promise<
  Refusal<"second_factor_needed" | "second_factor_off" | "code_invalid" | "too_many_requests"> | undefined
> {
  const { role, secondFactor, factorGivenAt } = staff.caller;
  if (role === "buyer" || secondFactor === "off" || isProofFresh(factorGivenAt, now)) return undefined;
  if (!code)
    return refuse(
      "second_factor_needed",
      "This needs a code of your authenticator app, or a recovery code. Nothing was changed.",
    );
  const proved = await proveLogin(storage, { staff, code, now });
  return proved === true ? undefined : proved;
}

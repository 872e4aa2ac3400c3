import type { BatchLine } from "../../contract/admin/coupons.ts";
import type { PastedAddress } from "../account/pasted-addresses.ts";

/** What is known of the addresses of a list, each folded. */
export interface KnownOfAddresses {
  /** Have a code of this kind that could be used now or later. */
  readonly withCode: ReadonlySet<string>;
  /** Have redeemed their welcome kit. */
  readonly withKit: ReadonlySet<string>;
  /** Their account is blocked. */
  readonly blocked: ReadonlySet<string>;
}

/** What becomes of each line: only `ready` gets a code, and no address twice. */
export function planBatch(
  pasted: readonly PastedAddress[],
  kind: "swag" | "percent" | "fixed",
  known: KnownOfAddresses,
): BatchLine[] {
  const seen = new Set<string>();
  return pasted.map(({ line, text, email }) => {
    const outcome =
      email === null ? "malformed" : seen.has(email) ? "duplicate" : outcomeOf(email, kind, known);
    if (email !== null) seen.add(email);
    return { line, email: email ?? text.slice(0, 254), outcome };
  });
}

function outcomeOf(email: string, kind: string, known: KnownOfAddresses): BatchLine["outcome"] {
  if (known.blocked.has(email)) return "left";
  if (kind === "swag" && known.withKit.has(email)) return "has_kit";
  return known.withCode.has(email) ? "has_code" : "ready";
}

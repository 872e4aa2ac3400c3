import type { StaffCaller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import type { AuditedChange } from "../../platform/audit/audited-change.ts";
import { recordChange, recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Trx } from "../../platform/db/database.ts";

/** Who changes an order before it is packed: staff, or its buyer. */
export type ChangeMaker =
  | { readonly kind: "staff"; readonly staff: StaffCaller }
  | { readonly kind: "buyer"; readonly userId: UserId };

/**
 * Writes the audit row of the change. A buyer's row names nobody: the audit is kept for ever, and a buyer may ask to be erased.
 * The order says who its buyer is.
 */
export const recordOrderChange = (
  trx: Trx,
  by: ChangeMaker,
  change: AuditedChange & { readonly now: Date },
): Promise<void> =>
  by.kind === "staff" ? recordChange(trx, { ...change, staff: by.staff }) : recordSystemChange(trx, change);

import type { StoreSettings } from "../../contract/admin/settings.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { hasCatalogue, readRupeeWorth } from "./sample-catalogue.store.ts";

/**
 * Copies the sample products with their categories, as drafts. Returns how many products. Refuses state_conflict: the
 * store has products or categories already.
 */
export function copySampleCatalogue(
  db: Db,
  { companyName, partnerName }: StoreSettings,
  staff: StaffCaller,
  now: Date,
): Promise<number | Refusal<"state_conflict">> {
  return refusableTransaction(db, async (trx) => {
    if (await hasCatalogue(trx))
      return refuse(
        "state_conflict",
        "The store already has products or categories. Samples can be added only to an empty catalogue.",
      );
    const { loadSamples } = await import("../../../demo/load-samples.ts");
    const names = { company: companyName, partner: partnerName || companyName };
    const count = await loadSamples(trx, { names, rupeeWorth: await readRupeeWorth(trx), now });
    await recordChange(trx, {
      staff,
      action: "sample products copied",
      subject: "products",
      subjectId: "samples",
      now,
      after: { products: count },
    });
    return count;
  });
}

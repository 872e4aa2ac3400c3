import type { NumberGap } from "../../contract/admin/invoices.ts";
import type { Db } from "../../platform/db/database.ts";
import { selectNumberGaps } from "./skip-numbers.store.ts";

/** The numbers that no document has, with who skipped them and why; those without an explanation first. */
export const listNumberGaps = async (db: Db): Promise<NumberGap[]> =>
  (await selectNumberGaps(db)).map(({ firstName, lastName, ...gap }) => ({
    ...gap,
    reason: gap.reason ?? "",
    skippedAt: gap.skippedAt?.toISOString() ?? null,
    by: `${firstName ?? ""} ${lastName ?? ""}`.trim(),
  }));

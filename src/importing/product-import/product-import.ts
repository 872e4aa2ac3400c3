import type { ProductImportRun } from "../../contract/admin/product-imports.ts";
import type { StoredLine } from "../../platform/db/stored-values.ts";
import type { ProductLines } from "../product-csv/group-lines.ts";

export type ImportState = ProductImportRun["state"];

/** These go on by themselves, one import at a time. */
export const runningStates = ["reading", "checking", "applying", "undoing"] as const;

/** From which states staff may bring an import into another. */
export const importSteps = {
  reading: ["asking", "checked"],
  applying: ["checked", "stopped"],
  undoing: ["done", "stopped"],
} as const satisfies Partial<Record<ImportState, readonly ImportState[]>>;

/** An import that staff may forget: it has changed nothing. */
export const forgettable = ["asking", "checked", "failed"] as const satisfies readonly ImportState[];

export const toStoredLines = ({ lines }: ProductLines): StoredLine[] =>
  lines.map(({ line, cells }) => ({ line, cells: [...cells] }));

export const fromStoredLines = (
  productId: number | null,
  lines: readonly StoredLine[] | null,
): ProductLines => ({
  productId,
  lines: (lines ?? []).map(({ line, cells }) => ({ line, cells: new Map(cells) })),
});

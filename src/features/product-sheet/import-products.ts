import { createHash } from "node:crypto";
import {
  MOST_SHEET_LINES,
  type ProductImport,
  type ProductImportInput,
} from "../../contract/admin/product-sheet.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { type Change, recordChange } from "../audit/record-change.ts";
import { refuseTakenSlug } from "../catalog/slug-taken.ts";
import { importAnswer, isChanged } from "./import-answer.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";
import { lockProducts } from "./product-sheet.store.ts";
import { readKnownOf } from "./read-known.ts";
import { readSheet, type Sheet } from "./read-sheet.ts";
import { saveImported } from "./save-imported.ts";

interface ImportProducts {
  readonly input: ProductImportInput;
  readonly staff: Staff;
  readonly now: Date;
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
const meanwhile = refuse(
  "edited_meanwhile",
  "The catalogue or its stock has changed since you checked the file. Nothing was changed: check it again.",
);

const takenNow = refuse(
  "slug_taken",
  "An address of the file was taken by somebody else just now. Nothing was changed: check it again.",
);

/**
 * Makes and changes products by a CSV in one transaction: all lines, or none. Without a seal it only says what would
 * change. Refuses too_many_lines, import_wrong (a line has something wrong), edited_meanwhile (it would be something else
 * than the seal's by now), slug_taken (in this very moment).
 */
export async function importProducts(
  db: Db,
  { input, staff, now }: ImportProducts,
): Promise<ProductImport | Refusal> {
  const sheet = readSheet(input.csv);
  if (sheet.lines.length > MOST_SHEET_LINES)
    return refuse(
      "too_many_lines",
      `These are ${sheet.lines.length} lines: at most ${MOST_SHEET_LINES} go at once. Cut the file into pieces.`,
    );
  if (input.seal === undefined)
    return importAnswer(planImport(sheet, await readKnownOf(db, sheet)), digest, false);
  try {
    return await db.transaction().execute((trx) => importSealed(trx, sheet, { input, staff, now }));
  } catch (error) {
    if (error instanceof Undone) return error.refusal;
    if (refuseTakenSlug(error, "")) return takenNow;
    throw error;
  }
}

/** A refusal after something was written: it undoes the whole transaction. */
class Undone extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

async function importSealed(
  trx: Trx,
  sheet: Sheet,
  { input, staff, now }: ImportProducts,
): Promise<ProductImport | Refusal> {
  const named = [...(await readKnownOf(trx, sheet)).products.keys()];
  await lockProducts(trx, named);
  const known = await readKnownOf(trx, sheet);
  if ([...known.products.keys()].some((productId) => !named.includes(productId))) return meanwhile;
  const plan = planImport(sheet, known);
  if (plan.problems.length > 0)
    return refuse("import_wrong", "Some lines are wrong. Nothing was changed: check the file again.");
  const answer = importAnswer(plan, digest, true);
  if (answer.seal !== input.seal) return meanwhile;
  const changes = await saveAll(trx, plan, staff, now);
  for (const change of changes) await recordChange(trx, change);
  return answer;
}

async function saveAll(trx: Trx, plan: ImportPlan, staff: Staff, now: Date): Promise<Change[]> {
  const changes: Change[] = [];
  for (const product of plan.products.filter((each) => !each.before || isChanged(each))) {
    const saved = await saveImported(trx, product, staff, now);
    if (isRefusal(saved)) throw new Undone(saved);
    changes.push(...saved);
  }
  return changes;
}

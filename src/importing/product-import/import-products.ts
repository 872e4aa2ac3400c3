import { createHash } from "node:crypto";
import { lockProducts } from "../../catalogue/product/products.store.ts";
import type { ProductChangeError } from "../../catalogue/product/save-product.ts";
import { skuTakenOnWrite } from "../../catalogue/sku-code/sku-taken.ts";
import { slugTakenOnWrite } from "../../catalogue/slug/slug-refusals.ts";
import {
  MAX_CSV_LINES,
  type ProductImport,
  type ProductImportInput,
} from "../../contract/admin/product-csv.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { askAbout } from "../product-csv/ask-about.ts";
import { withChoices } from "../product-csv/choose-categories.ts";
import { importResponse, isChanged } from "../product-csv/import-response.ts";
import { type ProductCsv, parseProductCsv } from "../product-csv/parse-product-csv.ts";
import { type ImportPlan, planImport } from "../product-csv/plan-import.ts";
import type { ExistingCatalogue } from "../product-csv/product-state.ts";
import { readExistingCatalogueFor } from "../product-csv/read-existing-catalogue.ts";
import { saveImportedProduct } from "../product-csv/save-imported-product.ts";
import { readTable } from "../product-file/read-table.ts";
import { doneItems } from "./done-items.ts";
import { insertItems } from "./import-item.store.ts";
import { findMapping, saveMapping } from "./import-mapping.store.ts";
import { makeCategories } from "./make-categories.ts";
import { insertImport } from "./product-import.store.ts";

interface ImportProducts {
  readonly input: ProductImportInput;
  readonly staff: StaffCaller;
  readonly now: Date;
  readonly jobs: Jobs;
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const editedMeanwhile = refuse(
  "version_conflict",
  "The catalogue or its stock has changed since you checked the file. Nothing was changed: check it again.",
);

const slugTakenNow = refuse(
  "slug_taken",
  "An address of the file was taken by somebody else just now. Nothing was changed: check it again.",
);

/**
 * Creates and changes products from a CSV in one transaction: all lines, or none. Without a plan hash it is a dry run
 * that only reports what would change. Refuses import_invalid (a line is wrong), version_conflict (the changes are no
 * longer those of the plan hash) and slug_taken (somebody else took a slug or a SKU code at the same moment).
 */
export async function importProducts(
  db: Db,
  { input, staff, now, jobs }: ImportProducts,
): Promise<ProductImport | Refusal<ProductChangeError | "import_invalid" | "too_many_lines">> {
  const table = readTable(input.csv);
  const headerHash = hashOf(JSON.stringify(table.headings));
  const file = parseProductCsv(table, input.fields ?? (await findMapping(db, headerHash)));
  if (file.lines.length > MAX_CSV_LINES)
    return refuse(
      "too_many_lines",
      `The file has ${file.lines.length} lines: at most ${MAX_CSV_LINES} can be imported at once. Split the file into several.`,
    );
  if (input.fields)
    await saveMapping(db, { headerHash, fields: input.fields, userId: staff.caller.userId, now });
  if (input.planHash === undefined) {
    const questions = askAbout(
      file,
      await readExistingCatalogueFor(db, file, input.archiveId),
      input.choices,
    );
    const virtual = questions.toMake.map((category, at) => ({ ...category, id: -1 - at }));
    const plan = planImport(file, withChoices(questions.catalogue, input.choices, virtual));
    return importResponse({ file, questions, plan }, hashOf, false);
  }
  try {
    return await refusableTransaction(db, (trx) => applyImport(trx, file, { input, staff, now, jobs }));
  } catch (error) {
    if (slugTakenOnWrite(error, "")) return slugTakenNow;
    const takenCode = skuTakenOnWrite(error);
    if (takenCode) return takenCode;
    throw error;
  }
}

async function applyImport(trx: Trx, file: ProductCsv, { input, staff, now, jobs }: ImportProducts) {
  const lockedIds = [...(await readExistingCatalogueFor(trx, file)).products.keys()];
  await lockProducts(trx, lockedIds);
  const catalogue = await readExistingCatalogueFor(trx, file, input.archiveId);
  if ([...catalogue.products.keys()].some((productId) => !lockedIds.includes(productId)))
    return editedMeanwhile;
  const questions = askAbout(file, catalogue, input.choices);
  const made = await makeCategories(trx, questions.toMake, staff, now);
  const plan = planImport(file, withChoices(catalogue, input.choices, made));
  if (plan.problems.length > 0 || file.isMappingNeeded)
    return refuse("import_invalid", "Some lines are wrong. Nothing was changed: check the file again.");
  const response = importResponse({ file, questions, plan }, hashOf, true);
  if (response.planHash !== input.planHash) return editedMeanwhile;
  const refused = await saveAll(trx, plan, made, { imageFiles: catalogue.imageFiles, staff, now, jobs });
  return refused ?? response;
}

/** Saves what a plan changes, and what it changed, so that it can be undone. */
async function saveAll(
  trx: Trx,
  plan: ImportPlan,
  made: readonly { readonly id: number }[],
  { staff, now, ...save }: Omit<ImportProducts, "input"> & Pick<ExistingCatalogue, "imageFiles">,
) {
  const saved = [];
  for (const product of plan.products.filter((each) => !each.before || isChanged(each))) {
    const one = await saveImportedProduct(trx, product, { ...save, staff, now });
    if (isRefusal(one)) return one;
    saved.push({ ...one, before: product.before });
  }
  if (saved.length === 0) return undefined;
  const categoriesMade = made.map(({ id }) => id);
  const importId = await insertImport(trx, { fileName: "", state: "done", staff, now, categoriesMade });
  await insertItems(trx, importId, await doneItems(trx, saved));
  for (const { changes } of saved) for (const change of changes) await recordChange(trx, change);
  return undefined;
}

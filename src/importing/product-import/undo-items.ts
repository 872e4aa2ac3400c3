import { deleteProduct, lockProducts } from "../../catalogue/product/products.store.ts";
import { setWithdrawn, variantsInUse } from "../../catalogue/product/save-product.store.ts";
import { isRefusal } from "../../contract/errors.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { noImageFiles } from "../import-archive/image-files.ts";
import { forgetImages } from "../import-image/import-image.store.ts";
import type { ProductState } from "../product-csv/product-state.ts";
import { readProductStates } from "../product-csv/read-existing-catalogue.ts";
import { saveImportedProduct } from "../product-csv/save-imported-product.ts";
import { type ItemRow, listItems, updateItem } from "./import-item.store.ts";
import { type ImportRow, lockImport, updateImport } from "./product-import.store.ts";
import { hasSameDraft, restoredProduct } from "./restored-product.ts";
import { staffOf } from "./staff-of.ts";
import { fromStored } from "./stored-product.ts";

const BATCH = 20;

interface UndoItems {
  readonly row: ImportRow;
  readonly jobs: Jobs;
  readonly now: Date;
}
interface Undone {
  readonly state: "undone" | "left";
  readonly note: StaffText | "";
}

/** Undoes the last products of an import that are not undone yet, in one transaction. False: none was left. */
export async function undoItems(db: Db, undo: UndoItems): Promise<boolean> {
  const items = await listItems(db, undo.row.import_id, { state: "done", limit: BATCH, fromEnd: true });
  await db.transaction().execute(async (trx) => {
    if (!(await lockImport(trx, undo.row.import_id, "undoing"))) return;
    const ids = items.flatMap(({ product_id }) => product_id ?? []);
    await lockProducts(trx, ids);
    const products = await readProductStates(trx, ids);
    const changes = [];
    for (const item of items) {
      const undone = await undoItem(trx, item, products.get(item.product_id ?? 0), undo);
      changes.push(...(undone.changes ?? []));
      await updateItem(trx, item, { state: undone.state, note: undone.note });
    }
    await updateImport(trx, undo.row.import_id, undo.now);
    for (const change of changes) await recordChange(trx, change);
  });
  return items.length > 0;
}

type Changes = Parameters<typeof recordChange>[1][];

async function undoItem(
  trx: Trx,
  { before, after }: ItemRow,
  present: ProductState | undefined,
  undo: UndoItems,
): Promise<Undone & { readonly changes?: Changes }> {
  if (!present?.id || !after) return { state: "left", note: staffText`It was deleted since.` };
  const isSame = hasSameDraft(present, fromStored(after));
  if (!before) return undoNewProduct(trx, { ...present, id: present.id }, isSame, undo);
  if (!isSame) return { state: "left", note: staffText`It was changed since: it stays as it is.` };
  const old = fromStored(before);
  const { restored, note, urls } = restoredProduct(old, fromStored(after), present);
  const imageIds = await forgetImages(trx, urls);
  const variants = restored.variants.map((variant) => ({
    ...variant,
    images: variant.images.filter(({ imageId }) => !imageIds.has(imageId)),
  }));
  const saved = await saveImportedProduct(
    trx,
    { before: present, after: { ...restored, variants } },
    { imageFiles: noImageFiles, staff: staffOf(undo.row), jobs: undo.jobs, now: undo.now },
  );
  if (isRefusal(saved)) return { state: "left", note: saved.detail };
  return { state: note ? "left" : "undone", note, changes: [...saved.changes] };
}

/** A new product is deleted, or only taken out of the shop when something refers to it or somebody worked on it. */
async function undoNewProduct(
  trx: Trx,
  present: ProductState & { readonly id: number },
  isSame: boolean,
  { row, now }: UndoItems,
): Promise<Undone & { readonly changes: Changes }> {
  const variantIds = present.variants.flatMap(({ id }) => id ?? []);
  const subject = { staff: staffOf(row), subject: "products", subjectId: present.id, now } as const;
  if (isSame && (await variantsInUse(trx, variantIds)).length === 0) {
    await deleteProduct(trx, present.id);
    const change = {
      ...subject,
      action: "product deleted",
      before: { name: present.name, slug: present.slug },
    } as const;
    return { state: "undone", note: "", changes: [change] };
  }
  const note = isSame
    ? staffText`It has orders, a stock ledger or a place in the kit: it was withdrawn and not deleted.`
    : staffText`It was changed since: it was withdrawn and not deleted.`;
  if (!present.isPublished) return { state: "left", note, changes: [] };
  await setWithdrawn(trx, present.id, now);
  return { state: "left", note, changes: [{ ...subject, action: "product withdrawn" }] };
}

import { lockProduct } from "../../catalogue/product/products.store.ts";
import { saveSizes, setHasSizes } from "../../catalogue/product/save-product.store.ts";
import { changedFields } from "../../catalogue/product/validate-product.ts";
import type { KitInput } from "../../contract/admin/kit.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import {
  listContentVariants,
  listKitContents,
  listKitSizes,
  listVariantIds,
  readKitStockWay,
  saveKitContents,
  saveKitStockWay,
} from "./kit.store.ts";
import { describeKitContents, validateKitContents } from "./kit-contents.ts";

interface ChangeKit {
  readonly kitProductId: number;
  /** The version of the kit's product that was read. */
  readonly version: number;
  readonly draft: KitInput;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Changes the contents of a kit, the sizes it comes in and how it takes stock. Orders keep the contents that they had.
 * Undefined when it is done. Refuses version_conflict (the kit's product was changed, here or on
 * its own page), and like validateKitContents.
 */
export async function changeKit(
  db: Db,
  { kitProductId, version, draft, staff, now }: ChangeKit,
): Promise<
  | Refusal<
      | "duplicate_entry"
      | "not_found"
      | "size_needed"
      | "size_unknown"
      | "variant_unknown"
      | "version_conflict"
    >
  | undefined
> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockProduct(trx, kitProductId);
    if (!locked) return refuse("not_found", "This occasion has no kit.");
    if (locked.version !== version)
      return refuse(
        "version_conflict",
        "Somebody else changed the kit in the meantime, so nothing was saved.",
      );
    const variants = await listContentVariants(
      trx,
      draft.contents.flatMap(({ variantId, substituteVariantId }) => [
        variantId,
        substituteVariantId ?? variantId,
      ]),
    );
    const current = await readKitStockWay(trx, kitProductId);
    const takesStock = draft.takesStock ?? current.takesStock;
    const refused = validateKitContents(kitProductId, { ...draft, takesStock }, variants);
    if (refused) return refused;
    const before = await auditFields(trx, kitProductId);
    await saveKitContents(trx, kitProductId, draft.contents);
    const boxWeightGrams = draft.boxWeightGrams ?? current.boxWeightGrams;
    await saveKitStockWay(trx, kitProductId, { takesStock, boxWeightGrams });
    // Sizes that remain keep their stock: only stock movements change it.
    for (const variantId of await listVariantIds(trx, kitProductId))
      await saveSizes(trx, variantId, draft.sizes);
    await setHasSizes(trx, kitProductId, draft.sizes.length > 0);
    await recordChange(trx, {
      staff,
      action: "kit changed",
      subject: "products",
      subjectId: kitProductId,
      now,
      ...changedFields(before, await auditFields(trx, kitProductId)),
    });
    return undefined;
  });
}

/** The kit in the form that the audit compares. */
async function auditFields(trx: Trx, kitProductId: number) {
  const items = await listKitContents(trx, kitProductId);
  const sizes = await listKitSizes(trx, kitProductId);
  const { takesStock, boxWeightGrams } = await readKitStockWay(trx, kitProductId);
  return {
    contents: items.map((item) =>
      [describeKitContents([{ ...item, colourName: item.colour_name }]), item.substitute_name]
        .filter(Boolean)
        .join(", else ")
        .concat(item.can_be_declined ? ", can be declined" : ""),
    ),
    sizes: sizes.map(({ size }) => size),
    takesStock,
    boxWeightGrams,
  };
}

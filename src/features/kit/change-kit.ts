import type { KitInput } from "../../contract/admin/kit.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { changedFields } from "../catalog/product-draft.ts";
import { lockProduct } from "../catalog/products.store.ts";
import { saveSizes } from "../catalog/save-product.store.ts";
import {
  readKitPieces,
  readKitSizes,
  readPieceVariants,
  readVariantIds,
  writeHasSizes,
  writeKitContents,
} from "./kit.store.ts";
import { kitRefusal, kitWords } from "./kit.ts";

interface ChangeKit {
  readonly kitProductId: number;
  /** Of the kit's product, as it was read. */
  readonly version: number;
  readonly draft: KitInput;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Changes what the welcome kit holds and the sizes it comes in; orders keep what theirs held. Undefined when it is done;
 * refuses not_found, edited_meanwhile (the product was changed meanwhile, here or on its own screen), and like kitRefusal.
 */
export async function changeKit(
  db: Db,
  { kitProductId, version, draft, staff, now }: ChangeKit,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockProduct(trx, kitProductId);
    if (!locked) return refuse("not_found", "The store has no welcome kit.");
    if (locked.version !== version)
      return refuse("edited_meanwhile", "Somebody else changed the kit meanwhile. Nothing was changed.");
    const variants = await readPieceVariants(
      trx,
      draft.contents.map(({ variantId }) => variantId),
    );
    const refused = kitRefusal(kitProductId, draft, variants);
    if (refused) return refused;
    const before = await inWords(trx, kitProductId);
    await writeKitContents(trx, kitProductId, draft.contents);
    // Counts of sizes that stay are the ledger's and stay.
    for (const variantId of await readVariantIds(trx, kitProductId))
      await saveSizes(trx, variantId, draft.sizes);
    await writeHasSizes(trx, kitProductId, draft.sizes.length > 0);
    await recordChange(trx, {
      ...{ staff, now, action: "kit changed", subject: "products", subjectId: kitProductId },
      ...changedFields(before, await inWords(trx, kitProductId)),
    });
    return undefined;
  });
}

/** What the audit compares. */
async function inWords(trx: Trx, kitProductId: number) {
  const pieces = await readKitPieces(trx, kitProductId);
  const sizes = await readKitSizes(trx, kitProductId);
  return {
    contents: pieces.map((piece) => kitWords([{ ...piece, colourName: piece.colour_name }])),
    sizes: sizes.map(({ size }) => size),
  };
}

import { sql } from "kysely";
import type { PartSize } from "../../contract/cart.schemas.ts";
import type { ProductId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { KitToTake } from "./kit-parts.ts";
import { type ByLink, kitToTake } from "./kit-to-take.ts";

interface PickedKit {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  /** Empty: the kit has no sizes. */
  readonly size: string;
  /** The sizes of parts that are not the kit's. */
  readonly partSizes?: readonly PartSize[];
}

/**
 * A kit in the picked size with its parts and what a claim may take of them: pieces that others wait for are not among them. In an
 * order, the stock of all of them is locked (lockStockInCart), so it is up to date.
 */
export async function readKitToTake(
  db: Db | Trx,
  { productId, variantId, size, partSizes = [] }: PickedKit,
  link: ByLink = null,
): Promise<KitToTake> {
  const { rows } = await sql<{ readonly kit: KitToTake }>`
    select ${kitToTake(sql`${productId}::integer`, sql`${variantId}::integer`, sql`${size}::text`, link, partSizes)} as kit`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error(`Kit ${productId} was not read`);
  return found.kit;
}

import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { takeKit } from "../../src/buying/kit/kit-parts.ts";
import { readKitToTake } from "../../src/buying/kit/kit-to-take.store.ts";
import type { Trx } from "../../src/platform/db/database.ts";
import { describeStore } from "../support/describe-store.ts";
import { kitOfParts } from "../support/kit-of-parts.ts";
import { firstVariant, KIT_ID } from "../support/shopping.ts";

/** More than the shelves below have. */
const MANY = 40;

/** Pieces on the shelf; null: not counted. */
const pieces = fc.option(fc.integer({ min: 0, max: 7 }), { freq: 4 });
const stocked = fc.record({
  way: fc.constantFrom("packed", "parts", "packed_then_parts"),
  packed: pieces,
  parts: fc.array(
    fc.record({
      stock: pieces,
      substitute: fc.option(fc.record({ stock: pieces })),
      each: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
type Stocked = typeof stocked extends fc.Arbitrary<infer T> ? T : never;

describeStore("how many kits there are", (store) => {
  const { kit, sizes, variantOf } = kitOfParts(store);

  const setStock = (trx: Trx, variantId: number, stock: number | null) =>
    sql`update product_variants set stock = ${stock} where variant_id = ${variantId}`.execute(trx);
  const take = (trx: Trx, variantId: number, quantity: number) =>
    sql`update product_variants set stock = stock - ${quantity} where variant_id = ${variantId}`.execute(trx);

  async function fillShelves(
    trx: Trx,
    { way, packed, parts }: Stocked,
    picked: { variantId: number; size: string },
  ) {
    await sql`insert into kits (kit_product_id, takes_stock) values (${KIT_ID}, ${way})
      on conflict (kit_product_id) do update set takes_stock = ${way}`.execute(trx);
    await sql`delete from kit_contents where kit_product_id = ${KIT_ID}`.execute(trx);
    await setStock(trx, picked.variantId, null);
    await sql`update variant_sizes set stock = ${packed}
      where variant_id = ${picked.variantId} and size = ${picked.size}`.execute(trx);
    for (const [at, { stock, substitute, each }] of parts.entries()) {
      await setStock(trx, variantOf(2 * at), stock);
      if (substitute) await setStock(trx, variantOf(2 * at + 1), substitute.stock);
      await sql`insert into kit_contents (kit_product_id, position, variant_id, quantity, substitute_variant_id)
        values (${KIT_ID}, ${at}, ${variantOf(2 * at)}, ${each}, ${substitute ? variantOf(2 * at + 1) : null})`.execute(
        trx,
      );
    }
  }

  /** Takes one kit. False: there is none left. */
  async function takeOne(trx: Trx, picked: { variantId: number; size: string }): Promise<boolean> {
    const toTake = await readKitToTake(trx, { productId: KIT_ID, ...picked });
    const taken = takeKit(toTake);
    if (!taken) return false;
    if (taken.takenFrom === "packed") {
      if (toTake.packed === 0) return false;
      await sql`update variant_sizes set stock = stock - 1
        where variant_id = ${picked.variantId} and size = ${picked.size}`.execute(trx);
    } else for (const part of taken.parts) await take(trx, part.variantId, part.quantity);
    return true;
  }

  it("by the database's function is how many can be taken, one after the other", async () => {
    const picked = { variantId: firstVariant(kit()).id, size: sizes()[0] ?? "" };
    const countBoth = (shelves: Stocked) =>
      store()
        .services.database.db.transaction()
        .execute(async (trx) => {
          await fillShelves(trx, shelves, picked);
          const { rows } = await sql<{ available: number | null }>`
            select kit_available(${picked.variantId}, ${picked.size}) as available`.execute(trx);
          let taken = 0;
          while (taken < MANY && (await takeOne(trx, picked))) taken++;
          return { available: rows[0]?.available ?? MANY, taken };
        });
    await fc.assert(
      fc.asyncProperty(stocked, async (shelves) => {
        const { available, taken } = await countBoth(shelves);
        expect(taken).toBe(available);
      }),
      { numRuns: 60 },
    );
  });
});

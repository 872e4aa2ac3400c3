import { randomBytes } from "node:crypto";
import { foldCode } from "../../src/buying/coupon/coupon.ts";
import type { Product } from "../../src/contract/catalogue.schemas.ts";
import type { NewRow } from "../../src/platform/db/tables.ts";
import { newProductInput } from "./product-input.ts";
import { findProduct } from "./shopping.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** An occasion that has started, with a kit of its own and a shared code. Written into the tables directly, so that it may be any. */
export async function newOccasion(
  store: TestStore,
  fields: Partial<NewRow<"occasions">> = {},
): Promise<{ readonly occasionId: number; readonly kit: Product; readonly code: string }> {
  const { db } = store.services.database;
  const name = randomBytes(6).toString("hex");
  const { token } = await newStaff(store, "admin");
  const { body: product } = await store.call("POST /api/admin/products", {
    token,
    body: newProductInput({ name: `Kit ${name}`, slug: `kit-${name}` }),
  });
  const now = store.now();
  const { occasion_id: occasionId } = await db
    .insertInto("occasions")
    .values({
      kind: "anniversary",
      name: `Anniversary ${name}`,
      kit_product_id: product.id,
      audience: "rules",
      started_at: now,
      created_at: now,
      changed_at: now,
      ...fields,
    })
    .returning("occasion_id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("products")
    .set({ is_swag_item: true, withdrawn_at: null })
    .where("product_id", "=", product.id)
    .execute();
  const code = await newSwagCode(store, occasionId);
  await store.services.catalogue.refresh();
  return { occasionId, kit: findProduct(store, ({ productId }) => productId === product.id), code };
}

/** A shared code of an occasion's kit. */
export async function newSwagCode(store: TestStore, occasionId: number): Promise<string> {
  const code = `KIT${randomBytes(6).toString("hex").toUpperCase().replaceAll(/[01]/g, "2")}`;
  await store.services.database.db
    .insertInto("coupons")
    .values({ code, code_folded: foldCode(code), kind: "swag", occasion_id: occasionId, once_per: "user" })
    .execute();
  return code;
}

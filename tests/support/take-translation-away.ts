import { sql } from "kysely";
import type { TestStore } from "./store.ts";

/** Takes the demo's texts of a language from a product and its variants, as if nobody had translated them. */
export async function takeTranslationAway(store: TestStore, productId: number, language: string) {
  const { db } = store.services.database;
  const translations = sql<string>`translations - ${language}::text`;
  for (const table of ["products", "product_variants"] as const)
    await db.updateTable(table).set({ translations }).where("product_id", "=", productId).execute();
  await store.services.catalogue.refresh();
}

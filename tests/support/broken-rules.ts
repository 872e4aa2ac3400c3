import { checkBooks } from "../../src/features/books/check-books.ts";
import type { TestStore } from "./store.ts";

/** The rules of the books that do not hold in this store, each with what breaks it; empty when the books agree. */
export async function brokenRules({ services, now }: TestStore): Promise<string[]> {
  const { broken } = await checkBooks(services.database.db, now());
  return broken.flatMap(({ rule, examples }) =>
    examples.map(({ subject, fault }) => `${rule}. ${subject}: ${fault}`),
  );
}

import { checkBooks } from "../../src/backoffice/books/check-books.ts";
import type { TestStore } from "./store.ts";

/** After this time the check no longer leaves what changed to the jobs. */
const SETTLE_MS = 15 * 60_000;

/** The rules of the books that do not hold in this store, each with what breaks it; empty when the books agree. */
export const brokenRules = ({ services, now }: TestStore): Promise<string[]> => rulesBroken(services, now());

/** The same once the jobs are done, with the rules that leave the last minutes to the jobs. */
export const brokenRulesAfterJobs = ({ services, now }: TestStore): Promise<string[]> =>
  rulesBroken(services, new Date(now().getTime() + SETTLE_MS));

async function rulesBroken({ database: { db } }: TestStore["services"], at: Date): Promise<string[]> {
  const { broken } = await checkBooks(db, at);
  return broken.flatMap(({ rule, examples }) =>
    examples.map(({ subject, fault }) => `${rule}. ${subject}: ${fault}`),
  );
}

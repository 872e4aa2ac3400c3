import fc from "fast-check";
import {
  type JournalLine,
  journalOfDocument,
  journalOfMovement,
} from "../../../src/backoffice/month/journal.ts";
import { defaultSettings } from "../../../src/platform/settings/settings.ts";
import { someDocument } from "./some-document.ts";

const { accounts } = defaultSettings;

const movement = fc.record({
  kind: fc.constantFrom("paid", "refund done", "dispute lost"),
  ledger_entry_id: fc.nat(),
  method: fc.constantFrom("stripe", "bank transfer", "cash"),
  moved_paise: fc.integer({ min: -9_999_999, max: 9_999_999 }),
  order_no: fc.constant("KS-1"),
  reference: fc.constantFrom("", 'Größe "5"; € 東京', "a\nb"),
});

/** Documents with numbers of their own, and money that moved. */
export const someJournal: fc.Arbitrary<JournalLine[]> = fc
  .tuple(
    fc.array(someDocument, { maxLength: 4 }),
    fc.uniqueArray(movement, { maxLength: 5, selector: (each) => each.ledger_entry_id }),
  )
  .map(([documents, movements]) => [
    ...documents.flatMap((each, at) =>
      journalOfDocument({ ...each, invoiceNo: `KS/2026/0000${at}` }, accounts),
    ),
    ...movements.flatMap((each) => journalOfMovement(each, "2026-11-05", accounts)),
  ]);

/** What each account has more on its debit side, where it is not 0. */
export const balances = (lines: readonly JournalLine[]) => {
  const sums = new Map<string, number>();
  for (const { account, debitPaise, creditPaise } of lines)
    sums.set(account, (sums.get(account) ?? 0) + debitPaise - creditPaise);
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).sort());
};

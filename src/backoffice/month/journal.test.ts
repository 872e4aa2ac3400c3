import fc from "fast-check";
import { expect, it } from "vitest";
import { invoiceAmounts, type Seller } from "../../orders/invoice/invoice.ts";
import type { Invoice, TaxKind } from "../../platform/db/stored-values.ts";
import { defaultSettings } from "../../platform/settings/settings.ts";
import { type JournalLine, journalOfDocument, journalOfMovement } from "./journal.ts";

const { accounts } = defaultSettings;
const seller: Seller = {
  name: "Ledgerline",
  address: [],
  city: "",
  postalCode: "",
  phone: "",
  countryCode: "",
  gstin: undefined,
  vatNumber: undefined,
  vatCountries: [],
  email: "",
  basisPoints: 1_800,
  hsn: "6109",
};
const taxKinds = [
  "inside the state",
  "between states",
  "export",
  "VAT",
  "export without VAT",
  "unregistered",
] as const;

const lines = fc.array(
  fc.record({
    lineId: fc.integer({ min: 1, max: 99 }),
    what: fc.constant("Mug"),
    quantity: fc.constant(1),
    totalPaise: fc.integer({ min: 0, max: 9_999_999 }),
    discountPaise: fc.constant(0),
    hsn: fc.constantFrom(null, "6109", "9968"),
    basisPoints: fc.constantFrom(null, 0, 500, 1_200, 2_550),
  }),
  { minLength: 1, maxLength: 6 },
);

const documentOf = (
  amounts: Pick<Parameters<typeof invoiceAmounts>[0], "lines" | "shippingPaise">,
  taxKind: TaxKind,
  kind: "credit note" | "invoice" = "invoice",
): Invoice => ({
  ...invoiceAmounts({ ...amounts, orderNo: "KS-1", country: "", region: "", language: "en" }, seller, {
    taxKind,
    placeOfSupply: "",
  }),
  kind,
  invoiceNo: "KS/2026/00001",
  issuedOn: "2026-11-05",
  placedOn: "2026-11-01",
  orderNo: "KS-1",
  seller: { name: "", address: [], gstin: undefined, email: "" },
  billTo: { name: "", lines: [] },
  shipTo: { name: "", lines: [] },
});

const sum = (journal: readonly JournalLine[], side: "creditPaise" | "debitPaise", account?: string) =>
  journal
    .filter((line) => account === undefined || line.account === account)
    .reduce((all, line) => all + line[side], 0);

it("every document balances, for what the customer owes", () => {
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 0, max: 99_999 }),
      fc.constantFrom(...taxKinds),
      fc.constantFrom("invoice" as const, "credit note" as const),
      (items, shippingPaise, taxKind, kind) => {
        const document = documentOf({ lines: items, shippingPaise }, taxKind, kind);
        const journal = journalOfDocument(document, accounts);
        expect(sum(journal, "debitPaise")).toBe(sum(journal, "creditPaise"));
        const [ours, theirs] =
          kind === "invoice"
            ? (["debitPaise", "creditPaise"] as const)
            : (["creditPaise", "debitPaise"] as const);
        expect(sum(journal, ours, accounts.customers)).toBe(document.sums.paidPaise);
        expect(sum(journal, theirs, accounts.shipping) > 0).toBe(shippingPaise > 0);
        for (const { debitPaise, creditPaise } of journal) {
          expect(Math.min(debitPaise, creditPaise)).toBe(0);
          expect(Math.max(debitPaise, creditPaise)).toBeGreaterThan(0);
        }
      },
    ),
  );
});

it("every movement of money balances, and has no line where nothing moved", () => {
  const movement = fc.record({
    kind: fc.constantFrom(
      "paid",
      "payment undone",
      "refund done",
      "refund sent back",
      "dispute lost",
      "disputed",
    ),
    ledger_entry_id: fc.nat(),
    method: fc.constantFrom("stripe", "razorpay", "bank transfer", "UPI", "cash", "by hand"),
    moved_paise: fc.integer({ min: -9_999_999, max: 9_999_999 }),
    order_no: fc.constant("KS-1"),
    reference: fc.constantFrom("", "NEFT 1"),
  });
  fc.assert(
    fc.property(movement, (each) => {
      const journal = journalOfMovement(each, "2026-11-05", accounts);
      expect(journal).toHaveLength(each.moved_paise === 0 ? 0 : 2);
      expect(sum(journal, "debitPaise")).toBe(Math.abs(each.moved_paise));
      expect(sum(journal, "creditPaise")).toBe(Math.abs(each.moved_paise));
    }),
  );
});

it("an invoice inside a state is customers against sales, shipping, CGST and SGST with the rate as its code", () => {
  const item = { what: "Mug", quantity: 1, discountPaise: 0, hsn: null, basisPoints: null, lineId: 1 };
  const document = documentOf(
    { lines: [{ ...item, totalPaise: 11_800 }], shippingPaise: 1_180 },
    "inside the state",
  );
  expect(
    journalOfDocument(document, accounts).map(({ account, debitPaise, creditPaise, taxCode }) => [
      account,
      debitPaise,
      creditPaise,
      taxCode,
    ]),
  ).toEqual([
    [accounts.customers, 12_980, 0, ""],
    [accounts.sales, 0, 10_000, "GST18"],
    [accounts.shipping, 0, 1_000, "GST18"],
    [accounts.cgst, 0, 990, "GST18"],
    [accounts.sgst, 0, 990, "GST18"],
  ]);
});

it("a refund by a provider is customers against the provider, a lost dispute is a chargeback", () => {
  const refund = {
    kind: "refund done",
    ledger_entry_id: 7,
    method: "stripe",
    moved_paise: -500,
    order_no: "KS-1",
    reference: "re_1",
  };
  const shown = (lines: readonly JournalLine[]) =>
    lines.map(({ voucher, account, debitPaise, creditPaise }) => [voucher, account, debitPaise, creditPaise]);
  expect(shown(journalOfMovement(refund, "2026-11-05", accounts))).toEqual([
    ["KS-1-7", accounts.stripe, 0, 500],
    ["KS-1-7", accounts.customers, 500, 0],
  ]);
  expect(shown(journalOfMovement({ ...refund, kind: "dispute lost" }, "2026-11-05", accounts))[1]).toEqual([
    "KS-1-7",
    accounts.chargebacks,
    500,
    0,
  ]);
});

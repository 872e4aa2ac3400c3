import type { Fault } from "./fault.ts";

const rules = "src/orders/e-invoice/e-invoice.test.ts";
const irp = "src/orders/e-invoice/irp.test.ts";
const calls = "tests/api/admin/e-invoices.test.ts";
const datev = "src/backoffice/month/datev.test.ts";
const safT = "src/backoffice/month/saf-t.test.ts";

/** Invoices and journals that other programs read. */
export const eInvoiceFaults: readonly Fault[] = [
  {
    harm: "what was paid is asked for again",
    file: "src/orders/e-invoice/semantic-invoice.ts",
    find: "const duePaise = sums.paidPaise - paidPaise;",
    replace: "const duePaise = sums.paidPaise;",
    tests: [rules],
  },
  {
    harm: "the VAT of one rate is counted with that of another",
    file: "src/orders/e-invoice/semantic-invoice.ts",
    find: "[...Map.groupBy(lines, rateOf)]",
    replace: "[...Map.groupBy(lines, () => 1_900)]",
    tests: [rules],
  },
  {
    harm: "VAT is left out within the Union although the buyer has no VAT number",
    file: "src/orders/e-invoice/semantic-invoice.ts",
    find: "if (isWithinUnion && !buyerVat)",
    replace: "if (isWithinUnion && !from)",
    tests: [rules],
  },
  {
    harm: "a price is rounded to cents, and pieces do not make the line's amount",
    file: "src/platform/money/unit-price.ts",
    find: "<= 4n * unit",
    replace: "<= 400000n * unit",
    tests: ["src/platform/money/unit-price.test.ts", rules],
  },
  {
    harm: "a credit note does not name the invoice that it takes from",
    file: "src/orders/e-invoice/semantic-invoice.ts",
    find: "preceding: invoice.corrects,",
    replace: "preceding: undefined,",
    tests: [rules],
  },
  {
    harm: "what staff typed about a refund stands on the credit note",
    file: "src/orders/invoice/electronic-parts.ts",
    find: 'return last?.isLost ? t("A parcel did not arrive.") : t("The amount was refunded.");',
    replace:
      "return (await trx.selectFrom('refunds').select('reason').where('order_id', '=', order.order_id).executeTakeFirstOrThrow()).reason;",
    tests: [calls],
  },
  {
    harm: "another customer's e-invoice is read",
    file: "src/orders/invoice/invoice.api.ts",
    find: "return readEInvoice(db, { ...call.params, userId: holder.userId });",
    replace: "return readEInvoice(db, call.params);",
    tests: [calls],
  },
  {
    harm: "a customer changes who is billed after the invoice",
    file: "src/orders/order/change-window.ts",
    find: 'status !== "Cancelled" && !hasDocument;',
    replace: 'status !== "Cancelled" || hasDocument;',
    tests: [calls],
  },
  {
    harm: "the portal reads paise as rupees",
    file: "src/orders/e-invoice/irp.ts",
    find: "TotInvVal: paiseToRupees(sums.paidPaise)",
    replace: "TotInvVal: sums.paidPaise",
    tests: [irp],
  },
  {
    harm: "debit and credit are exchanged for DATEV",
    file: "src/backoffice/month/datev.ts",
    find: 'line.debitPaise > 0 ? "S" : "H"',
    replace: 'line.debitPaise > 0 ? "H" : "S"',
    tests: [datev],
  },
  {
    harm: "SAF-T has the tax of sales and none of shipping",
    file: "src/backoffice/month/saf-t-entries.ts",
    find: "splitByLargestRemainder(tax, sizes(bases))",
    replace: "splitByLargestRemainder(tax, sizes(bases)).slice(1)",
    tests: [safT],
  },
];

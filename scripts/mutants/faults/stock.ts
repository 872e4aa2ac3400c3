import type { Fault } from "./fault.ts";

const stock = "tests/api/admin/stock.test.ts";
const checkoutStock = "tests/api/checkout-stock.test.ts";

export const stockFaults: readonly Fault[] = [
  {
    harm: "a cancelled order keeps its pieces",
    file: "src/orders/cancel/cancel-order.ts",
    find: 'await releaseStock(trx, { reason: "cancelled", now, ...cancellation });',
    replace: "",
    tests: [checkoutStock, "tests/api/admin/orders.test.ts"],
  },
  {
    harm: "pieces that came back once come back again",
    file: "src/catalogue/stock/taken-since.ts",
    find: "-sum(m.change)",
    replace: "-sum(least(m.change, 0))",
    tests: ["tests/api/admin/refund-stock.test.ts", stock],
  },
  {
    harm: "a refund gives back more pieces than the order took",
    file: "src/orders/cancel/release-unsent.ts",
    find: "Math.min(max, quantity)",
    replace: "quantity",
    tests: ["tests/api/admin/refund-stock.test.ts", "tests/api/admin/refunded-before-dispatch.test.ts"],
  },
  {
    harm: "a count sells the pieces that are sold and not sent",
    file: "src/catalogue/stock/count-stock.ts",
    find: "const available = onHand - reserved;",
    replace: "const available = onHand;",
    tests: [stock, "tests/api/admin/stocktake.test.ts"],
  },
  {
    harm: "a counted size is sold without end",
    file: "src/catalogue/stock/move-stock.ts",
    find: "[...ofVariants, ...ofSizes]",
    replace: "ofVariants",
    tests: [checkoutStock, stock],
  },
  {
    harm: "the sizes of a variant together exceed its stock",
    file: "src/buying/cart/cart.ts",
    find: "(size === null || item.size === size)",
    replace: 'item.size === (size ?? "")',
    tests: ["src/buying/cart/cart.test.ts"],
  },
  {
    harm: "pieces are sold again while their refund may still fail",
    file: "src/orders/refund/settle-refund.ts",
    find: 'if (state === "done") await releaseRefunded(trx',
    replace: "await releaseRefunded(trx",
    tests: ["tests/api/admin/refund-stock.test.ts", "tests/api/admin/provider-refunds.test.ts"],
  },
  {
    harm: "what a return wrote off is sold again",
    file: "src/orders/return/receive-return.ts",
    find: "({ lineId, backToStock }) => ({ lineId, quantity: backToStock })",
    replace: "({ lineId, writtenOff }) => ({ lineId, quantity: writtenOff })",
    tests: ["tests/api/admin/returns.test.ts", "tests/api/order-returns.test.ts"],
  },
  {
    harm: "a stock is overwritten that was sold meanwhile",
    file: "src/catalogue/stock/record-stock-change.ts",
    find: "if (stock !== step.seen)",
    replace: "if (stock === undefined)",
    tests: [stock],
  },
  {
    harm: "more pieces are returned than arrived",
    file: "src/orders/return/return-lines.ts",
    find: "Math.min(line.quantity, line.deliveredQuantity)",
    replace: "line.quantity",
    tests: ["tests/api/admin/returns.test.ts", "tests/api/order-returns.test.ts"],
  },
  {
    harm: "unpaid orders of one person hold a whole product",
    file: "src/orders/checkout/place-order.ts",
    find: "const holdsStock = isToPay(priced) && countedLines(rows).length > 0;",
    replace: "const holdsStock = false;",
    tests: ["tests/api/unpaid-holds.test.ts"],
  },
];

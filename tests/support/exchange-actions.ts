import type { ExchangeInput } from "../../src/contract/exchanges.ts";
import { exchangeJobs } from "../../src/orders/exchange/exchange-jobs.ts";
import { deliverNewOrder } from "./deliver-new-order.ts";
import { kitOfParts } from "./kit-of-parts.ts";
import { newBuyer } from "./new-buyer.ts";
import { deliverOrder } from "./place-paid-order.ts";
import { findProduct, firstVariant } from "./shopping.ts";
import { newStaff } from "./staff.ts";
import { stockOfSize } from "./stock-of.ts";
import type { TestStore } from "./store.ts";

type Change = Partial<Omit<ExchangeInput, "pieces">> & { readonly quantity?: number; readonly to?: string };

/** What customers and staff do about wrong sizes. `store` is called at each action, because a file's store opens after this. */
export function exchangeActions(store: () => TestStore) {
  const parts = kitOfParts(store);
  const support = async () => (await newStaff(store(), "support")).token;
  const shirt = () =>
    findProduct(
      store(),
      (product) => !product.isSwagItem && ["M", "L"].every((size) => sizesOf(product).includes(size)),
    );
  const variantId = () => firstVariant(shirt()).id;

  /** A delivered order of two shirts in M. */
  async function deliveredShirts(qty = 2) {
    const token = await support();
    const order = await deliverNewOrder(store(), token, { lines: [{ product: shirt(), qty, size: "M" }] });
    return { ...order, staff: token, variantId: variantId() };
  }
  /** A delivered welcome kit whose shirt has size M. */
  async function deliveredKit() {
    await parts.change({ contents: parts.contents(), takesStock: "parts" });
    await parts.stockParts({ shirt: 9, mug: 90, substitute: 9, pen: 90 });
    const token = await support();
    const buyer = await newBuyer(store());
    const orderNo = String((await parts.redeem(buyer, "M")).body);
    const params = { orderNo };
    const body = { from: "Order Requested", to: "Order Confirmed" };
    await store().call("POST /api/admin/orders/{orderNo}/status", { params, token, body });
    await deliverOrder(store(), orderNo, token);
    const { body: order } = await store().call("GET /api/admin/orders/{orderNo}", { params, token });
    const lineId = order.lines[0]?.id ?? 0;
    return { orderNo, buyer, params, order, lineId, staff: token, variantId: firstVariant(parts.sized()).id };
  }
  type Delivered = Omit<Awaited<ReturnType<typeof deliveredKit>>, "order">;

  const read = ({ params, buyer }: Delivered, token = buyer.token) =>
    store().call("GET /api/orders/{orderNo}/exchanges", { params, token });
  const ask = (of: Delivered, { quantity = 1, to = "L", ...change }: Change = {}, token = of.buyer.token) =>
    store().call("POST /api/orders/{orderNo}/exchanges", {
      params: of.params,
      token,
      body: {
        pieces: [{ lineId: of.lineId, variantId: of.variantId, from: "M", to, quantity }],
        way: "post",
        sendsAtOnce: false,
        ...change,
      },
    });
  const callOff = ({ params, buyer }: Delivered, returnId: number, token = buyer.token) =>
    store().call("POST /api/orders/{orderNo}/exchanges/{returnId}/call-off", {
      params: { ...params, returnId },
      token,
    });
  const receive = (
    of: Delivered,
    returnId: number,
    { version = 1, backToStock = 1, writtenOff = 0 } = {},
    token = of.staff,
  ) =>
    store().call("POST /api/admin/orders/{orderNo}/exchanges/{returnId}/receive", {
      params: { ...of.params, returnId },
      token,
      body: {
        version,
        pieces: [{ lineId: of.lineId, variantId: of.variantId, from: "M", backToStock, writtenOff }],
      },
    });
  const decline = (of: Delivered, returnId: number, reason = "It was worn.") =>
    store().call("POST /api/admin/orders/{orderNo}/exchanges/{returnId}/decline", {
      params: { ...of.params, returnId },
      token: of.staff,
      body: { version: 1, reason },
    });
  const setUp = async (settings: object) => {
    const { token } = await newStaff(store(), "admin");
    const { version } = (await store().call("GET /api/admin/settings", { token })).body;
    const saved = await store().call("PUT /api/admin/settings", { token, body: { version, settings } });
    if (saved.status !== 200) throw new Error(saved.problem.detail);
  };
  return {
    parts,
    shirt,
    deliveredShirts,
    deliveredKit,
    read,
    ask,
    callOff,
    receive,
    decline,
    setUp,
    support,
    stockOf: (size: string) => stockOfSize(store(), variantId(), size),
    runJobs: () => exchangeJobs({ ...store().services, clock: store().now })["exchange.lapse"]({}),
  };
}

const sizesOf = (product: Parameters<typeof firstVariant>[0]) =>
  firstVariant(product).sizes.map(({ name }) => name);

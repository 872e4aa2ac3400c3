import { deliverOrder, placePaidOrder } from "../place-paid-order.ts";
import { findProduct } from "../shopping.ts";
import type { RandomWorld } from "./random-world.ts";

const FIRST_ORDERS = 6;
const DELIVERED = 2;

/**
 * Orders that were paid at both providers, of which some have arrived: so refunds, returns and cancellations have something to
 * act on from the first round. Without them a short run sees hardly one paid order.
 */
export async function placeFirstOrders(world: RandomWorld): Promise<void> {
  const { store, fake, products } = world;
  const { token } = world.support;
  const lines = products.map(({ productId, sizes }, index) => ({
    product: findProduct(store, (each) => each.productId === productId),
    qty: 1 + (index % 3),
    ...(sizes[0] !== undefined && { size: sizes[0] }),
  }));
  for (let number = 0; number < FIRST_ORDERS; number += 1) {
    const provider = number % 2 === 0 ? "stripe" : "razorpay";
    const { orderNo, buyer } = await placePaidOrder(store, { fake, token }, provider, {
      lines: lines.slice(number % 2),
      currencyCode: number === 1 ? "JPY" : "INR",
      checkoutFields: { couponCode: number === 2 ? "SAVE10" : "" },
    });
    if (number < DELIVERED) {
      await deliverOrder(store, orderNo, token);
      await openReturns(world, orderNo);
    } else if (number === DELIVERED) await refundOne(world, orderNo);
    world.orders.push({ orderNo, buyer });
    world.buyers.push(buyer);
  }
}

/** Before it left, so that it is back in stock. */
async function refundOne(world: RandomWorld, orderNo: string): Promise<void> {
  const { token } = world.support;
  const params = { orderNo };
  const { body: order } = await world.call("GET /api/admin/orders/{orderNo}", { params, token });
  const { status, problem } = await world.call("POST /api/admin/orders/{orderNo}/refunds", {
    params,
    token,
    body: {
      lines: order.lines.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: 1 })),
      shipping: false,
      expectedRefunded: 0,
      byHand: true,
      reason: "One too many",
      reference: "NEFT 6",
    },
  });
  if (status !== 200) throw new Error(`Nothing of ${orderNo} was refunded: ${problem.detail}`);
}

/** Of one piece of each line that may come back; the first of them has arrived. */
async function openReturns(world: RandomWorld, orderNo: string): Promise<void> {
  const { token } = world.support;
  const params = { orderNo };
  const read = async () => (await world.call("GET /api/admin/orders/{orderNo}", { params, token })).body;
  for (const { id } of (await read()).lines)
    await world.call("POST /api/admin/orders/{orderNo}/returns", {
      params,
      token,
      body: { lines: [{ lineId: id, quantity: 1 }], reason: "Too small" },
    });
  const [opened] = (await read()).returns;
  if (!opened) throw new Error(`${orderNo} has no return`);
  await world.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/receive", {
    params: { ...params, returnId: opened.id },
    token,
    body: {
      version: opened.version,
      lines: opened.lines.map(({ lineId, quantity }) => ({ lineId, backToStock: quantity, writtenOff: 0 })),
    },
  });
}

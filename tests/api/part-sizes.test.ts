import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { kitOfParts } from "../support/kit-of-parts.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { queueActions } from "../support/queue-actions.ts";
import { cartItem, checkoutBody, firstVariant } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { stockOfSize } from "../support/stock-of.ts";

const JOINING = 1;

describeStore("a kit of two parts with sizes", (store) => {
  const { kit, sized, sizes, change, contents, setAvailable, stockParts } = kitOfParts(store);
  const { open, claim } = claimActions(store);
  const { announce, receive, wait, makeWaiting } = queueActions(store);
  const db = () => store().services.database.db;
  const newLink = async () => {
    const [token = ""] = await newClaimLinks(db(), { occasionId: JOINING, count: 1, now: store().now() });
    return token;
  };
  const shirt = () => firstVariant(sized()).id;
  /** The second product that comes in all sizes of the kit. */
  const fleece = () => {
    const [, other] = [...store().services.catalogue.current().products.values()].filter(
      (product) =>
        !product.isSwagItem &&
        sizes().every((size) => firstVariant(product).sizes.some(({ name }) => name === size)),
    );
    return firstVariant(other ?? kit()).id;
  };
  const stocks = async (size: string) => [
    await stockOfSize(store(), shirt(), size),
    await stockOfSize(store(), fleece(), size),
  ];
  const partsOf = (orderNo: string) =>
    db()
      .selectFrom("order_line_parts")
      .innerJoin("order_lines", "order_lines.order_line_id", "order_line_parts.order_line_id")
      .innerJoin("orders", "orders.order_id", "order_lines.order_id")
      .select(["order_line_parts.variant_id", "order_line_parts.size", "has_picked_size", "has_own_size"])
      .select(["order_lines.size as kitSize", "contents"])
      .where("order_no", "=", orderNo)
      .where("order_line_parts.size", "<>", "")
      .orderBy("order_line_parts.position")
      .execute();
  const own = (size: string) => [{ variantId: fleece(), size }];
  async function stockBoth(pieces: number) {
    await stockParts({ shirt: pieces, mug: 20, substitute: 0, pen: 20 });
    for (const size of sizes()) await setAvailable(fleece(), pieces, size);
  }

  it("offers both with their sizes, and takes each in its own by a link", async () => {
    const parts = [{ variantId: fleece(), quantity: 1, size: "", canBeDeclined: true }];
    const changed = await change({ contents: [...contents(), ...parts], takesStock: "parts" });
    expect(changed.status).toBe(200);
    await stockBoth(5);
    await store().services.catalogue.refresh();
    const [m = "", l = ""] = sizes();
    const token = await newLink();
    const { body: offer } = await open(token);
    expect(offer.sizedParts.map(({ position, variantId }) => [position, variantId])).toEqual([
      [0, shirt()],
      [3, fleece()],
    ]);
    expect(offer.sizedParts[0]?.sizes.map(({ name }) => name)).toEqual(sizes());
    const body = { token, variantId: firstVariant(kit()).id, size: m, partSizes: own(l) };
    const held = await store().call("POST /api/claims/hold", { body });
    expect(held.body.partSizes).toEqual(own(l));
    expect([await stocks(m), await stocks(l)]).toEqual([
      [4, 5],
      [5, 4],
    ]);
    expect((await open(token)).body.held).toEqual(held.body);
    const claimed = await claim(token, { size: m, partSizes: own(l) });
    expect(claimed.status).toBe(200);
    expect(await partsOf(claimed.body.orderNo)).toMatchObject([
      { variant_id: shirt(), size: m, has_picked_size: true, has_own_size: false, kitSize: m },
      { variant_id: fleece(), size: l, has_picked_size: false, has_own_size: true },
    ]);
    expect((await partsOf(claimed.body.orderNo))[0]?.contents).toContain(`size ${l}`);
    const mail = await store().inbox.next(({ text }) => text.includes(claimed.body.orderNo));
    expect(mail.text).toContain(`comes in size ${l}.`);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("takes one size for all from a client that names no other, and refuses a size or part that is not offered", async () => {
    await stockBoth(5);
    const [m = ""] = sizes();
    for (const partSizes of [own("8XL"), [{ variantId: 999_999, size: m }]])
      expect((await claim(await newLink(), { size: m, partSizes })).problem.code).toBe("kit_changed");
    const claimed = await claim(await newLink(), { size: m });
    expect(
      (await partsOf(claimed.body.orderNo)).map(({ size, has_own_size }) => [size, has_own_size]),
    ).toEqual([
      [m, false],
      [m, false],
    ]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("changes one part until it is packed, and gives back what lay in the old size", async () => {
    await stockBoth(5);
    const [m = "", l = ""] = sizes();
    const { body } = await claim(await newLink(), { size: m });
    const { orderNo, orderLink: link } = body;
    const headers = { "x-order-link": link };
    const choices = await store().call("GET /api/orders/{orderNo}/size-choices", {
      params: { orderNo },
      headers,
    });
    expect(choices.body.map(({ partPosition, size }) => [partPosition, size])).toEqual([
      [0, m],
      [3, m],
    ]);
    const lineId = choices.body[0]?.lineId ?? 0;
    const changeSize = (partPosition: number, from: string, to: string) =>
      store().call("POST /api/orders/{orderNo}/lines/{lineId}/size", {
        params: { orderNo, lineId },
        headers,
        body: { from, to, partPosition },
      });
    expect((await changeSize(0, m, l)).status).toBe(200);
    expect(await partsOf(orderNo)).toMatchObject([
      { size: l, has_own_size: false, kitSize: l },
      { size: m, has_own_size: true },
    ]);
    expect([await stocks(m), await stocks(l)]).toEqual([
      [5, 4],
      [4, 5],
    ]);
    expect((await changeSize(0, m, l)).problem.code).toBe("version_conflict");
    expect((await changeSize(1, m, l)).problem.code).toBe("line_not_found");
    expect((await changeSize(3, m, l)).status).toBe(200);
    expect((await partsOf(orderNo)).map(({ size, has_own_size }) => [size, has_own_size])).toEqual([
      [l, false],
      [l, false],
    ]);
    expect((await partsOf(orderNo))[0]?.contents).not.toContain("size");
    expect(await brokenRules(store())).toEqual([]);
  });

  it("changes one part for support, who are told which has which size", async () => {
    await stockBoth(5);
    const [m = "", l = ""] = sizes();
    const { orderNo } = (await claim(await newLink(), { size: m })).body;
    const { token } = await newStaff(store(), "support");
    const read = () => store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token });
    const [line] = (await read()).body.lines;
    expect(line?.sizedParts.map(({ partPosition, size }) => [partPosition, size])).toEqual([
      [0, m],
      [3, m],
    ]);
    expect(line?.sizedParts[1]?.exchangeableSizes).toContain(l);
    const exchange = () =>
      store().call("POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange", {
        params: { orderNo, lineId: line?.id ?? 0 },
        token,
        body: { from: m, to: l, partPosition: 3 },
      });
    const { body: changed } = await exchange();
    expect(changed.lines[0]?.sizedParts.map(({ size }) => size)).toEqual([m, l]);
    expect(changed.lines[0]?.size).toBe(m);
    expect((await exchange()).problem.code).toBe("version_conflict");
    await store().call("POST /api/admin/orders/confirm", {
      token,
      body: { orders: [{ orderNo, from: "Order Requested" }] },
    });
    const packing = await store().call("GET /api/admin/packing", { token, query: { q: orderNo } });
    const packed = packing.body.rows[0]?.lines[0]?.parts.map(({ size }) => size);
    expect(packed?.filter(Boolean)).toEqual([m, l]);
    expect([await stocks(m), await stocks(l)]).toEqual([
      [4, 5],
      [5, 4],
    ]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("takes each in its own size by coupon, and says which can be had", async () => {
    await stockBoth(5);
    const [m = "", l = ""] = sizes();
    await setAvailable(fleece(), 0, l);
    const { userId, token } = await newBuyer(store());
    const read = () =>
      store().call("GET /api/kits/{productId}/sized-parts", {
        params: { productId: kit().productId },
        token,
      });
    const inStock = async () => (await read()).body[1]?.sizes.find(({ name }) => name === l)?.inStock;
    expect(await inStock()).toBe(false);
    const added = await store().call("POST /api/ShoppingCart/Add/", {
      token,
      body: { ...cartItem(kit(), 1), userId, size: m },
    });
    const order = () =>
      store().call("POST /api/ShoppingCart/Checkout", {
        token,
        body: checkoutBody(
          userId,
          added.body.map((line) => ({ ...line, partSizes: own(l) })),
          {
            couponCode: "WELCOMEKIT",
          },
        ),
      });
    expect((await order()).problem.code).toBe("out_of_stock");
    await setAvailable(fleece(), 1, l);
    expect(await inStock()).toBe(true);
    const placed = await order();
    expect(placed.status).toBe(200);
    expect((await partsOf(String(placed.body))).map(({ size }) => size)).toEqual([m, l]);
    expect(await stocks(l)).toEqual([5, 0]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("waits for a part in its own size, and is made in it when that comes", async () => {
    await stockBoth(5);
    const [m = "", l = ""] = sizes();
    await setAvailable(fleece(), 0, l);
    await announce(fleece(), { expectedOn: "2027-01-15", pieces: 3 }, l);
    const token = await newLink();
    const shown = (await open(token)).body.sizedParts[1]?.sizes.find(({ name }) => name === l);
    expect(shown).toMatchObject({ inStock: false, wait: { place: 1, expectedOn: "2027-01-15" } });
    const variantId = firstVariant(kit()).id;
    const joined = await wait(token, variantId, { size: m, partSizes: own(l) });
    expect(joined.body).toMatchObject({ order: null, waiting: { size: m, partSizes: own(l), place: 1 } });
    expect((await open(token)).body.waiting).toMatchObject({ partSizes: own(l), expectedOn: "2027-01-15" });
    const mail = await store().inbox.next(({ subject }) => subject.includes("You wait for your kit"));
    expect(mail.text).toContain(`comes in size ${l}.`);
    expect(await makeWaiting()).toEqual({ made: 0, ended: 0 });
    await receive(fleece(), 1, l);
    expect(await makeWaiting()).toEqual({ made: 1, ended: 0 });
    const { problem } = await open(token);
    const { orderNo = "" } = problem as { orderNo?: string };
    expect((await partsOf(orderNo)).map(({ size }) => size)).toEqual([m, l]);
    expect(await brokenRules(store())).toEqual([]);
  });
});

import { expect, it } from "vitest";
import { applyDueChanges } from "../../../src/catalogue/scheduled-change/apply-due-changes.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { newProductInput, productInputOf } from "../../support/product-input.ts";
import { cartItem, checkoutBody } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

const MINUTE = 60_000;

describeStore("the schedule of a product", (store) => {
  let created = 0;
  const db = () => store().services.database.db;
  const inMinutes = (minutes: number) => new Date(store().now().getTime() + minutes * MINUTE).toISOString();
  const read = async (productId: number, token: string) =>
    (await store().call("GET /api/admin/products/{productId}", { params: { productId }, token })).body;
  const publish = (productId: number, version: number, token: string) =>
    store().call("POST /api/admin/products/{productId}/publish", {
      params: { productId },
      token,
      body: { version },
    });
  /** A new published product at 749.50, reduced from 899. */
  async function newProduct() {
    const { token } = await newStaff(store(), "catalogue");
    created += 1;
    const draft = newProductInput({ slug: `scheduled-${created}`, name: `Scheduled ${created}` });
    const { body } = await store().call("POST /api/admin/products", { token, body: draft });
    await publish(body.id, body.version, token);
    return { token, productId: body.id, variantId: body.variants[0]?.id ?? 0 };
  }
  const add = (productId: number, token: string, body: object) =>
    store().call("POST /api/admin/products/{productId}/scheduled-changes", {
      params: { productId },
      token,
      body,
    });
  const priceOf = (variantId: number, from: number, to: number | null, sellingPrice = 500) => ({
    kind: "price",
    variantId,
    webPrice: 899,
    sellingPrice,
    startsAt: inMinutes(from),
    endsAt: to === null ? null : inMinutes(to),
  });
  const scheduleOf = async (productId: number, token: string) =>
    (
      await store().call("GET /api/admin/products/{productId}/scheduled-changes", {
        params: { productId },
        token,
      })
    ).body.changes;
  const remove = (productId: number, changeId: number, token: string, state: string) =>
    store().call("POST /api/admin/products/{productId}/scheduled-changes/{changeId}/remove", {
      params: { productId, changeId },
      token,
      body: { state },
    });
  const price = async (productId: number, token: string) =>
    (await read(productId, token)).variants[0]?.sellingPrice;
  const shown = (productId: number) =>
    store().services.catalogue.current().products.get(productId)?.productDetails[0]?.sellingPrice;
  const applyIn = (minutes: number) =>
    applyDueChanges(db(), new Date(store().now().getTime() + minutes * MINUTE));
  const actions = async (productId: number) =>
    (
      await db()
        .selectFrom("audit_rows")
        .select(["action", "role"])
        .where("subject", "=", "products")
        .where("subject_id", "=", String(productId))
        .orderBy("sequence")
        .execute()
    )
      .filter(({ role }) => role === "store")
      .map(({ action }) => action);

  it("starts a price by a job, in the shop and for orders, and restores the earlier price at its end", async () => {
    const { token, productId, variantId } = await newProduct();
    const buyer = await newBuyer(store());
    const { body: product } = await store().call("GET /api/Product/{productId}", { params: { productId } });
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(product, 1), userId: buyer.userId },
      token: buyer.token,
    });
    const { version } = await read(productId, token);
    const { body } = await add(productId, token, priceOf(variantId, -5, 30));
    expect(body.changes).toMatchObject([{ kind: "price", sellingPrice: 500, variantId }]);
    await expect.poll(() => shown(productId)).toBe(500);
    expect(await scheduleOf(productId, token)).toMatchObject([{ state: "running", returningPrice: 749.5 }]);
    expect((await read(productId, token)).version).toBe(version + 1);

    const place = (more: object) =>
      store().call("POST /api/ShoppingCart/Checkout", {
        body: checkoutBody(buyer.userId, cart, more),
        token: buyer.token,
      });
    expect((await place({})).problem.code).toBe("price_changed");
    expect((await place({ cart: [] })).status).toBe(200);
    const line = await db()
      .selectFrom("order_lines")
      .select("selling_price_paise")
      .where("variant_id", "=", variantId)
      .executeTakeFirst();
    expect(line?.selling_price_paise).toBe(50_000);

    await applyIn(29);
    expect(await price(productId, token)).toBe(500);
    expect(await applyIn(31)).toBe(1);
    expect(await price(productId, token)).toBe(749.5);
    await expect.poll(() => shown(productId)).toBe(749.5);
    expect(await scheduleOf(productId, token)).toEqual([]);
    expect(await actions(productId)).toEqual(["scheduled price began", "scheduled price ended"]);
  });

  it("leaves a price that was changed by hand meanwhile", async () => {
    const { token, productId, variantId } = await newProduct();
    await add(productId, token, priceOf(variantId, 5, 30));
    await applyIn(6);
    const draft = productInputOf(await read(productId, token));
    const variants = draft.variants.map((each) => ({ ...each, sellingPrice: 620 }));
    const body = { ...draft, variants };
    expect(
      (await store().call("PUT /api/admin/products/{productId}", { params: { productId }, token, body }))
        .status,
    ).toBe(200);
    await applyIn(31);
    expect(await price(productId, token)).toBe(620);
    expect((await actions(productId)).at(-1)).toBe("scheduled price ended: another price stays");
  });

  it("catches up missed changes in order, and only once with several processes", async () => {
    const { token, productId, variantId } = await newProduct();
    await add(productId, token, priceOf(variantId, 10, 20, 100));
    await add(productId, token, priceOf(variantId, 30, null, 600));
    await add(productId, token, priceOf(variantId, 40, null, 550));
    await add(productId, token, priceOf(variantId, 50, 90, 450));
    await add(productId, token, { kind: "withdraw", startsAt: inMinutes(35) });
    const all = await Promise.all([applyIn(60), applyIn(60), applyIn(60)]);
    expect(all.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await price(productId, token)).toBe(450);
    expect((await read(productId, token)).isPublished).toBe(false);
    expect(await actions(productId)).toEqual([
      "scheduled price passed over",
      "scheduled price began",
      "product withdrawn as scheduled",
      "scheduled price began",
      "scheduled price began",
    ]);
    await applyIn(91);
    expect(await price(productId, token)).toBe(550);
    expect(await applyIn(91)).toBe(0);
  });

  it("replaces a price that ends by the next one at the same moment", async () => {
    const { token, productId, variantId } = await newProduct();
    await add(productId, token, priceOf(variantId, 10, 20, 100));
    const from = (await scheduleOf(productId, token))[0]?.endsAt;
    const next = { ...priceOf(variantId, 20, 30, 200), startsAt: from };
    expect((await add(productId, token, next)).status).toBe(200);
    await applyIn(11);
    await applyIn(25);
    expect(await price(productId, token)).toBe(200);
    await applyIn(40);
    expect(await price(productId, token)).toBe(749.5);
  });

  it("withdraws and publishes a product, and notes when nothing changed", async () => {
    const { token, productId } = await newProduct();
    await add(productId, token, { kind: "withdraw", startsAt: inMinutes(0) });
    await expect.poll(async () => (await read(productId, token)).isPublished).toBe(false);
    await expect.poll(() => shown(productId)).toBe(undefined);
    await add(productId, token, { kind: "publish", startsAt: inMinutes(10) });
    await add(productId, token, { kind: "publish", startsAt: inMinutes(20) });
    await applyIn(30);
    expect((await read(productId, token)).isPublished).toBe(true);
    expect(await actions(productId)).toEqual([
      "product withdrawn as scheduled",
      "product published as scheduled",
      "product published: it was already",
    ]);
  });

  it("removes a coming change, ends a running one, and refuses an outdated request", async () => {
    const { token, productId, variantId } = await newProduct();
    const { body } = await add(productId, token, priceOf(variantId, 5, 30));
    const id = body.changes[0]?.id ?? 0;
    expect((await remove(productId, id, token, "running")).problem.code).toBe("version_conflict");
    expect((await remove(productId, id + 1_000, token, "coming")).status).toBe(404);
    await applyIn(6);
    expect((await remove(productId, id, token, "coming")).problem.code).toBe("version_conflict");
    expect((await remove(productId, id, token, "running")).body.changes).toEqual([]);
    expect([await price(productId, token), shown(productId)]).toEqual([749.5, 749.5]);
    const { body: second } = await add(productId, token, { kind: "publish", startsAt: inMinutes(9) });
    expect((await remove(productId, second.changes[0]?.id ?? 0, token, "coming")).body.changes).toEqual([]);
    expect(await applyIn(20)).toBe(0);
  });

  it("is refused with the reason, also by the database", async () => {
    const { token, productId, variantId } = await newProduct();
    const other = await newProduct();
    const code = async (body: object) => (await add(productId, token, body)).problem.code;
    const good = priceOf(variantId, 10, 20);
    expect((await add(productId, token, good)).status).toBe(200);
    expect(await code(priceOf(variantId, 15, 40))).toBe("schedule_overlap");
    expect(await code(priceOf(variantId, 15, null))).toBe("schedule_overlap");
    expect(await code(priceOf(other.variantId, 50, 60))).toBe("variant_unknown");
    expect(await code({ ...good, sellingPrice: 900 })).toBe("price_invalid");
    expect(await code({ ...good, sellingPrice: 1.005 })).toBe("price_invalid");
    expect(await code({ ...good, startsAt: "2026-99-99T10:00Z" })).toBe("time_invalid");
    expect(await code({ ...good, endsAt: good.startsAt })).toBe("time_invalid");
    expect(await code(priceOf(variantId, -20, -10))).toBe("time_invalid");
    expect(await code({ ...good, startsAt: "2090-01-01T10:00Z", endsAt: null })).toBe("time_invalid");
    expect(await code({ ...good, startsAt: "tomorrow" })).toBe("malformed");
    expect((await add(999_999, token, good)).status).toBe(404);
    const shopAt = { kind: "publish", startsAt: inMinutes(70) };
    expect((await add(productId, token, shopAt)).status).toBe(200);
    expect(await code({ ...shopAt, kind: "withdraw" })).toBe("schedule_overlap");
    const row = await db()
      .selectFrom("scheduled_changes")
      .selectAll()
      .where("variant_id", "=", variantId)
      .executeTakeFirstOrThrow();
    const { scheduled_change_id: _id, ...again } = row;
    await expect(db().insertInto("scheduled_changes").values(again).execute()).rejects.toMatchObject({
      constraint: "scheduled_changes_one_price_at_a_time",
    });
  });
});

import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { cartItem, checkoutBody, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

const HOUR_MS = 3_600_000;

describeStore("coupons in the admin", (store) => {
  const admin = async () => (await newStaff(store(), "admin")).token;
  const make = (token: string, body: object) =>
    store().call("POST /api/admin/coupons", {
      token,
      body: { code: "", kind: "percent", percent: 10, oncePer: "none", ...body },
    });
  const change = (token: string, couponId: number, body: object) =>
    store().call("PUT /api/admin/coupons/{couponId}", { token, params: { couponId }, body });
  const list = async (token: string, query: Record<string, string>) =>
    (await store().call("GET /api/admin/coupons", { token, query })).body.rows;
  /** A new customer orders two of a plain product with a code; returns the checkout's response. */
  async function orderWith(code: string) {
    const buyer = await newBuyer(store());
    const { token, userId } = buyer;
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      token,
      body: { ...cartItem(plainProduct(store()), 2), userId },
    });
    const placed = await store().call("POST /api/ShoppingCart/Checkout", {
      token,
      body: checkoutBody(userId, cart, { couponCode: code }),
    });
    return { buyer, placed };
  }

  it("are created, and an order with one is listed with its number", async () => {
    const token = await admin();
    const { body: coupon } = await make(token, {
      code: "Spring 25",
      kind: "fixed",
      percent: undefined,
      amount: 99.5,
      maxUses: 1,
    });
    expect(coupon).toMatchObject({ code: "Spring 25", state: "running", amount: 99.5, percent: 0, uses: 0 });
    const { buyer, placed } = await orderWith("sprlng-25");
    expect(placed.status).toBe(200);
    const { body: uses } = await store().call("GET /api/admin/coupons/{couponId}/uses", {
      token,
      params: { couponId: coupon.id },
    });
    expect(uses.rows).toMatchObject([
      { orderNo: placed.body, email: buyer.email, personId: buyer.userId, isReleased: false },
    ]);
    expect((await list(token, { q: "spring" }))[0]).toMatchObject({ id: coupon.id, uses: 1 });
    await store().call("POST /api/orders/{orderNo}/cancel", {
      token: buyer.token,
      params: { orderNo: placed.body },
    });
    expect((await list(token, { q: "spring" }))[0]?.uses).toBe(0);
    expect((await orderWith("spring25")).placed.status, "its one use is free again").toBe(200);
    expect((await orderWith("spring25")).placed.problem.code).toBe("coupon_not_valid");
  });

  it.each(["W3LC0MEKIT", "f1at 250", "FLAT-25O"])(
    "refuse a code that reads the same as an existing one: %s",
    async (code) => {
      const token = await admin();
      await make(token, { code: "W3LCOMEK1T" });
      const { status, problem } = await make(token, { code });
      expect([status, problem.code]).toEqual([409, "code_taken"]);
    },
  );

  it.each<[object, string]>([
    [{ percent: undefined }, "a percent coupon without a percent"],
    [{ amount: 5 }, "a percent coupon with an amount"],
    [{ percent: 0.001 }, "a percent below a hundredth"],
    [{ kind: "swag", percent: undefined }, "a kit's code as often as wanted"],
    [{ boundEmail: "asha@ledgerline.example" }, "an address without once in all"],
    [{ oncePer: "coupon", boundEmail: "asha" }, "an address that is none"],
    [{ oncePer: "coupon", maxUses: 3 }, "a limit of what is used once"],
    [{ startsAt: "2027-01-02T00:00:00Z", endsAt: "2027-01-01T00:00:00Z" }, "an end before the start"],
    [{ endsAt: "2027-02-31T25:00:00Z" }, "a moment that is none"],
    [{ code: "ab" }, "two letters"],
    [{ code: "=1+1" }, "a formula"],
  ])("refuse contradictory values: %o", async (input) => {
    const { status } = await make(await admin(), input);
    expect([400, 422]).toContain(status);
  });

  it("have one state, and the list of a state holds exactly its coupons", async () => {
    const token = await admin();
    const at = (hours: number) => new Date(store().now().getTime() + hours * HOUR_MS).toISOString();
    await make(token, { code: "STATE RUN", startsAt: at(-1), endsAt: at(1) });
    await make(token, { code: "STATE SOON", startsAt: at(1) });
    await make(token, { code: "STATE GONE", endsAt: at(-1) });
    const { body: off } = await make(token, { code: "STATE OFF", endsAt: at(-1) });
    await change(token, off.id, { version: 1, isOff: true });
    await make(token, { code: "STATE FULL", maxUses: 1 });
    expect((await orderWith("STATE FULL")).placed.status).toBe(200);
    await make(token, { code: "STATE ONE", oncePer: "coupon" });
    expect((await orderWith("STATE ONE")).placed.status).toBe(200);
    const states: Record<string, string[]> = {};
    for (const state of ["running", "upcoming", "expired", "used_up", "off"]) {
      const rows = await list(token, { q: "state", state, sort: "code", order: "asc" });
      expect(rows.every((row) => row.state === state)).toBe(true);
      states[state] = rows.map(({ code }) => code.slice(6));
    }
    expect(states).toEqual({
      running: ["RUN"],
      upcoming: ["SOON"],
      expired: ["GONE"],
      used_up: ["FULL", "ONE"],
      off: ["OFF"],
    });
  });

  it("give no discount while switched off, and work again when switched on", async () => {
    const token = await admin();
    const { body: coupon } = await make(token, { code: "ONOFF10" });
    await change(token, coupon.id, { version: 1, isOff: true });
    const { placed } = await orderWith("ONOFF10");
    expect([placed.status, placed.problem.code, placed.problem.detail]).toEqual([
      409,
      "coupon_not_valid",
      "This code is no longer valid.",
    ]);
    await change(token, coupon.id, { version: 2, isOff: false });
    const { body } = await store().call("POST /api/Redemption/Validate", {
      body: { name: "ONOFF10", userId: 0 },
    });
    expect(body.couponValidated).toBe(true);
  });

  it("count earlier redemptions when a limit is set, and refuse a limit below them", async () => {
    const token = await admin();
    const { body: coupon } = await make(token, { code: "LIMITED" });
    await orderWith("LIMITED");
    await orderWith("LIMITED");
    expect((await change(token, coupon.id, { version: 1, maxUses: 1 })).problem.code).toBe("coupon_invalid");
    expect((await change(token, coupon.id, { version: 1, maxUses: 3 })).body.maxUses).toBe(3);
    expect((await orderWith("LIMITED")).placed.status).toBe(200);
    expect((await orderWith("LIMITED")).placed.problem.code).toBe("coupon_not_valid");
    expect((await change(token, coupon.id, { version: 2, maxUses: null })).body).toMatchObject({
      uses: 3,
      maxUses: null,
    });
  });

  it("never have more redemptions than a limit that is set while orders are placed", async () => {
    const token = await admin();
    const { body: coupon } = await make(token, { code: "RACED" });
    const [limited, ...orders] = await Promise.all([
      change(token, coupon.id, { version: 1, maxUses: 2 }),
      ...Array.from({ length: 6 }, () => orderWith("RACED")),
    ]);
    const used = orders.filter(({ placed }) => placed.status === 200).length;
    const { uses, maxUses } = (await list(token, { q: "raced" }))[0] ?? {};
    expect(uses).toBe(used);
    if (limited.status === 200) expect([maxUses, used]).toEqual([2, 2]);
    else expect(limited.problem.code).toBe("coupon_invalid");
  });

  it("are changed only from the newest version, and leave an audit row", async () => {
    const token = await admin();
    const { body: coupon } = await make(token, { code: "VERSIONED" });
    const both = await Promise.all([
      change(token, coupon.id, { version: 1, percent: 20 }),
      change(token, coupon.id, { version: 1, note: "for the fair" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await store()
      .services.database.db.selectFrom("audit_rows")
      .select("action")
      .where("subject", "=", "coupons")
      .where("subject_id", "=", String(coupon.id))
      .orderBy("sequence")
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(["coupon made", "coupon changed"]);
  });
});

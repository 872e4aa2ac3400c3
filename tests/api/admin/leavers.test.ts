import { expect, it } from "vitest";
import { endPlannedLeavers } from "../../../src/features/leavers/end-planned-leavers.ts";
import { placeOrder } from "../../../src/features/order/place-order.ts";
import { findCaller } from "../../../src/features/session/find-caller.ts";
import { hashBearerToken } from "../../../src/features/session/token.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { cartItem, checkoutBody, findProduct, KIT_ID, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("leavers", (store) => {
  const send = (token: string, emails: string, planHash?: string) =>
    store().call("POST /api/admin/leavers", {
      token,
      body: { emailsCsv: emails, ...(planHash && { planHash }) },
    });
  const db = () => store().services.database.db;
  const ordersOf = (userId: number) =>
    db().selectFrom("orders").select(["order_no", "status"]).where("user_id", "=", userId).execute();
  const codeFor = async (token: string, email: string) => {
    const { body } = await store().call("POST /api/admin/coupons", {
      token,
      body: { code: "", kind: "swag", oncePer: "coupon", boundEmail: email },
    });
    return body;
  };

  it("are checked first, with what will end for each, and nothing is changed", async () => {
    const { token, email: mine } = await newStaff(store(), "admin");
    const buyer = await newBuyer(store());
    await redeemKit(store(), buyer);
    await codeFor(token, buyer.email);
    await codeFor(token, "not-yet-joined@ledgerline.example");
    const { body } = await send(
      token,
      `Mail\n${buyer.email}\nnot-yet-joined@ledgerline.example\nstranger@ledgerline.example\n${mine}\n${buyer.email}\nnobody`,
    );
    expect(body.lines.map(({ outcome }) => outcome)).toEqual([
      "ends",
      "ends",
      "unknown",
      "yourself",
      "duplicate",
      "malformed",
    ]);
    expect(body).toMatchObject({ people: 2, openLogins: 1, codes: 2, kitOrders: 1, isDone: false });
    expect((await ordersOf(buyer.userId))[0]?.status).toBe("Order Requested");
    const list = await store().call("GET /api/orders/{userId}", {
      params: { userId: buyer.userId },
      token: buyer.token,
    });
    expect(list.status).toBe(200);
  });

  it("whose last day is not over, or is unclear, keep everything; the day after it ends", async () => {
    const { token } = await newStaff(store(), "admin");
    const [today, tomorrow] = [0, 1].map((days) =>
      store().services.calendar.dayOf(new Date(store().now().getTime() + days * 24 * 60 * 60_000)),
    );
    const [staying, unclear] = [await newBuyer(store()), await newBuyer(store())];
    const list = `Mail,Joined,Last day\n${staying.email},2019-04-01,${today}\n${unclear.email},2019-04-01,3/4/2026`;
    const { body } = await send(token, list);
    expect(body.lines.map(({ outcome, lastDay }) => [outcome, lastDay])).toEqual([
      ["not_yet", today],
      ["unclear_day", null],
    ]);
    expect(body).toMatchObject({ people: 0, openLogins: 0 });
    store().advanceClock(24 * 60 * 60_000);
    const { token: later } = await newStaff(store(), "admin");
    const { body: after } = await send(later, list);
    expect(after.lines.map(({ outcome }) => outcome)).toEqual(["ends", "unclear_day"]);
    expect((await send(later, `${staying.email},${tomorrow}`)).body.lines[0]?.outcome).toBe("not_yet");
    store().advanceClock(-24 * 60 * 60_000);
  });

  it("whose last day is in the list lose everything by themselves when it is over in the store's time zone", async () => {
    const { token } = await newStaff(store(), "admin");
    const { calendar, jobs } = store().services;
    const today = calendar.dayOf(store().now());
    const [buyer, staying] = [await newBuyer(store()), await newBuyer(store())];
    await redeemKit(store(), buyer);
    const code = await codeFor(token, buyer.email);
    const list = `${buyer.email},${today}\n${staying.email},${today}`;
    const { body: plan } = await send(token, list);
    expect([plan.people, plan.planned]).toEqual([0, 2]);
    const planned = async () =>
      (await store().call("GET /api/admin/leavers", { token })).body.planned.filter(({ email }) =>
        list.includes(email),
      );
    expect(await planned()).toEqual([]); // a check notes nothing
    expect((await send(token, list, plan.planHash)).body).toMatchObject({ isDone: true, planned: 2 });
    expect((await planned()).map(({ email, lastDay }) => [email, lastDay]).sort()).toEqual(
      [buyer.email, staying.email].sort().map((email) => [email, today]),
    );
    const callOff = async (plannedLeaverId = 0) =>
      store().call("POST /api/admin/leavers/{plannedLeaverId}/call-off", {
        token,
        params: { plannedLeaverId },
      });
    const id = (await planned()).find(({ email }) => email === staying.email)?.id;
    expect([(await callOff(id)).status, (await callOff(id)).problem.code]).toEqual([200, "not_found"]);

    const end = calendar.endOfDay(today).getTime();
    const endAt = (at: number) => endPlannedLeavers(db(), jobs, { calendar, now: new Date(at) });
    const works = async (person: typeof buyer) =>
      (
        await store().call("GET /api/orders/{userId}", {
          params: { userId: person.userId },
          token: person.token,
        })
      ).status;
    expect([await endAt(end - 1), await works(buyer)]).toEqual([0, 200]);
    expect((await Promise.all([endAt(end), endAt(end)])).sort()).toEqual([0, 1]);
    expect([await works(buyer), await works(staying)]).toEqual([401, 200]);
    expect((await ordersOf(buyer.userId)).map(({ status }) => status)).toEqual(["Cancelled"]);
    const { body: coupon } = await store().call("GET /api/admin/coupons/{couponId}", {
      token,
      params: { couponId: code.id },
    });
    expect([coupon.state, await planned()]).toEqual(["off", []]);
    const left = await db()
      .selectFrom("audit_rows")
      .select(["action", "role"])
      .where("subject", "=", "people")
      .where("subject_id", "=", String(buyer.userId))
      .execute();
    expect(left).toEqual([{ action: "left", role: "store" }]);
  });

  it("get the last day of the newest list, and end at once when a list without one ends them", async () => {
    const { token } = await newStaff(store(), "admin");
    const buyer = await newBuyer(store());
    const { calendar } = store().services;
    const day = (days: number) => calendar.dayOf(new Date(store().now().getTime() + days * 24 * 60 * 60_000));
    const end = async (list: string) => send(token, list, (await send(token, list)).body.planHash);
    const planned = () =>
      db().selectFrom("planned_leavers").select("last_day").where("email_folded", "=", buyer.email).execute();
    for (const days of [9, 5]) await end(`${buyer.email},${day(days)}`);
    expect(await planned()).toEqual([{ last_day: day(5) }]);
    expect((await end(buyer.email)).body.people).toBe(1);
    expect(await planned()).toEqual([]);
  });

  it("lose sessions, codes and open kit orders at once; stock and redemption are released, bought goods stay ordered", async () => {
    const { token } = await newStaff(store(), "admin");
    const buyer = await newBuyer(store());
    const kit = findProduct(store(), ({ productId }) => productId === KIT_ID);
    const size = cartItem(kit, 1).size;
    const stock = () =>
      db()
        .selectFrom("variant_sizes")
        .innerJoin("product_variants", "product_variants.variant_id", "variant_sizes.variant_id")
        .select("variant_sizes.stock")
        .where("product_id", "=", KIT_ID)
        .where("size", "=", size)
        .executeTakeFirstOrThrow();
    const before = await stock();
    const code = await codeFor(token, buyer.email);
    expect((await redeemKit(store(), buyer)).status).toBe(200);
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      token: buyer.token,
      body: { ...cartItem(plainProduct(store()), 1), userId: buyer.userId },
    });
    const { body: bought } = await store().call("POST /api/ShoppingCart/Checkout", {
      token: buyer.token,
      body: checkoutBody(buyer.userId, cart),
    });
    const { body: plan } = await send(token, buyer.email);
    expect(plan.lines[0]).toMatchObject({ codes: 1, staying: [bought] });
    const { body: done } = await send(token, buyer.email, plan.planHash);
    expect(done).toMatchObject({ isDone: true, people: 1, kitOrders: 1 });

    const list = await store().call("GET /api/orders/{userId}", {
      params: { userId: buyer.userId },
      token: buyer.token,
    });
    expect(list.status).toBe(401);
    const statuses = Object.fromEntries(
      (await ordersOf(buyer.userId)).map(({ order_no, status }) => [order_no, status]),
    );
    expect(statuses).toEqual({
      [plan.lines[0]?.kitOrders[0] ?? ""]: "Cancelled",
      [bought]: "Order Requested",
    });
    expect(await stock()).toEqual(before);
    const open = await db()
      .selectFrom("kit_redemptions")
      .select("order_id")
      .where("user_id", "=", buyer.userId)
      .where("released_at", "is", null)
      .execute();
    expect(open).toEqual([]);
    const { body: coupon } = await store().call("GET /api/admin/coupons/{couponId}", {
      token,
      params: { couponId: code.id },
    });
    expect(coupon.state).toBe("off");
    const audit = await db()
      .selectFrom("audit_rows")
      .select(["action", "before", "after"])
      .where("subject", "=", "people")
      .where("subject_id", "=", String(buyer.userId))
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(["left"]);
    expect(JSON.stringify(audit)).not.toContain(buyer.email);
    expect((await send(token, buyer.email)).body.lines[0]?.outcome).toBe("nothing_left");
  });

  it("are processed as they were checked, or not at all", async () => {
    const { token } = await newStaff(store(), "admin");
    const one = await newBuyer(store());
    const two = await newBuyer(store());
    const list = `${one.email}\n${two.email}`;
    const { body: plan } = await send(token, list);
    await redeemKit(store(), two);
    const { status, problem } = await send(token, list, plan.planHash);
    expect([status, problem.code]).toEqual([409, "version_conflict"]);
    const still = await store().call("GET /api/orders/{userId}", {
      params: { userId: one.userId },
      token: one.token,
    });
    expect(still.status).toBe(200);
  });

  it("get no kit by a checkout at the same moment", async () => {
    const { token } = await newStaff(store(), "admin");
    for (let round = 0; round < 4; round += 1) {
      const buyer = await newBuyer(store());
      const kit = findProduct(store(), ({ productId }) => productId === KIT_ID);
      const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
        token: buyer.token,
        body: { ...cartItem(kit, 1), userId: buyer.userId },
      });
      const { body: plan } = await send(token, buyer.email);
      const [ended] = await Promise.all([
        send(token, buyer.email, plan.planHash),
        store().call("POST /api/ShoppingCart/Checkout", {
          token: buyer.token,
          body: checkoutBody(buyer.userId, cart, { couponCode: "WELCOMEKIT" }),
        }),
      ]);
      const orders = await ordersOf(buyer.userId);
      if (ended.status === 200) expect(orders.filter(({ status }) => status !== "Cancelled")).toEqual([]);
      else expect(orders).toHaveLength(1);
    }
  });

  it("get no order that was being placed when they were blocked", async () => {
    const buyer = await newBuyer(store());
    const mug = plainProduct(store());
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      token: buyer.token,
      body: { ...cartItem(mug, 1), userId: buyer.userId },
    });
    const caller = await findCaller(
      db(),
      { tokenHash: hashBearerToken(`Bearer ${buyer.token}`) ?? Buffer.alloc(0), now: store().now() },
      () => expect.unreachable("the token is new"),
    );
    if (!caller) throw new Error("The buyer is logged in");
    const { token } = await newStaff(store(), "admin");
    const { body: plan } = await send(token, buyer.email);
    expect((await send(token, buyer.email, plan.planHash)).status).toBe(200);
    const { database, jobs } = store().services;
    const placing = placeOrder(database.db, jobs, {
      caller,
      body: checkoutBody(buyer.userId, cart),
      limits: { maxPiecesPerLine: 50, maxPiecesPerOrder: 200 },
      idempotencyKey: "on-its-way-in",
      isLinkAutomatic: false,
      now: store().now(),
    });
    expect(await placing).toMatchObject({ refused: "login_expired" });
    expect(await ordersOf(buyer.userId)).toEqual([]);
  });
});

describeStore(
  "a leaver who is the last administrator",
  (store) => {
    it("stays until there is another one", async () => {
      const { db } = store().services.database;
      const { calendar, jobs } = store().services;
      const [leaving, other] = [await newStaff(store(), "admin"), await newStaff(store(), "admin")];
      const emailsCsv = `${leaving.email},${calendar.dayOf(store().now())}`;
      const send = (planHash?: string) =>
        store().call("POST /api/admin/leavers", {
          token: other.token,
          body: { emailsCsv, ...(planHash && { planHash }) },
        });
      await send((await send()).body.planHash);
      const setRole = (role: "admin" | "support") =>
        db.updateTable("users").set({ role }).where("user_id", "=", other.userId).execute();
      const now = calendar.endOfDay(calendar.dayOf(store().now()));
      await setRole("support");
      expect(await endPlannedLeavers(db, jobs, { calendar, now })).toBe(0);
      await setRole("admin");
      expect(await endPlannedLeavers(db, jobs, { calendar, now })).toBe(1);
    });
  },
  { demo: false },
);

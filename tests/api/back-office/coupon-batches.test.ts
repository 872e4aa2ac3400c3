import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { checkoutOf, KIT_ID, lineOf } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("personal codes in bulk", (store) => {
  const admin = async () => (await newStaff(store(), "admin")).token;
  const make = (token: string, addresses: string, more: object = {}) =>
    store().call("POST /api/admin/coupon-batches", {
      token,
      body: { name: "Joiners", addresses, kind: "swag", isMailed: false, isTrial: false, ...more },
    });
  const codesOf = async (token: string, batchId: number | null) =>
    (await store().call("GET /api/admin/coupons", { token, query: { batchId: String(batchId) } })).body.rows;
  const batch = async (token: string, batchId: number | null) =>
    (
      await store().call("GET /api/admin/coupon-batches/{batchId}", {
        token,
        params: { batchId: batchId ?? 0 },
      })
    ).body;
  const outcomes = ({ lines }: { lines: readonly { outcome: string }[] }) =>
    lines.map(({ outcome }) => outcome);

  it("are tried first: line by line, and nothing is made", async () => {
    const token = await admin();
    const gone = await newBuyer(store());
    await store()
      .services.database.db.updateTable("users")
      .set({ blocked_at: store().now() })
      .where("user_id", "=", gone.userId)
      .execute();
    const { body } = await make(
      token,
      `name;mail\nA;trial-a@ledgerline.example\nB;TRIAL-A@ledgerline.example\nC;nothing\nD;employee@ledgerline.example\nE;${gone.email}`,
      { isTrial: true },
    );
    expect(outcomes(body)).toEqual(["ready", "duplicate", "malformed", "has_code", "left"]);
    expect(body).toMatchObject({ ready: 1, batchId: null });
    const { body: found } = await store().call("GET /api/admin/coupons", { token, query: { q: "trial" } });
    expect(found.total).toBe(0);
  });

  it("are random, apart from each other when folded, and of signs that nobody confuses", async () => {
    const token = await admin();
    const { body } = await make(
      token,
      Array.from({ length: 40 }, (_, n) => `random-${n}@ledgerline.example`).join("\n"),
    );
    const { body: found } = await store().call("GET /api/admin/coupons", {
      token,
      query: { batchId: String(body.batchId), perPage: "100" },
    });
    const codes = found.rows.map(({ code }) => code);
    expect(new Set(codes).size).toBe(40);
    for (const code of codes)
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(await batch(token, body.batchId)).toMatchObject({ codes: 40, used: 0, mailed: 0, toMail: 40 });
  });

  it("give nobody two codes, however often and however parallel the same list is sent", async () => {
    const token = await admin();
    const list = "twice-a@ledgerline.example\ntwice-b@ledgerline.example";
    const both = await Promise.all([make(token, list), make(token, list)]);
    expect(both.map(({ body }) => body.ready).sort()).toEqual([0, 2]);
    expect(outcomes((await make(token, list)).body)).toEqual(["has_code", "has_code"]);
    const { body } = await store().call("GET /api/admin/coupons", { token, query: { q: "twice" } });
    expect(body.total).toBe(2);
  });

  it("are mailed with the code, its end and the way to the store, once", async () => {
    const token = await admin();
    const { body } = await make(token, "mailed-a@ledgerline.example\nmailed-b@ledgerline.example", {
      isMailed: true,
      endsAt: "2031-03-01T18:30:00Z",
    });
    const codes = await codesOf(token, body.batchId);
    for (const { code, boundEmail } of codes) {
      const mail = await store().inbox.next(({ to }) => to.includes(boundEmail));
      expect(mail.text).toContain(code);
      expect(mail.text).toMatch(/until 1 March 2031 at 23:59 \(India\)/);
      expect(mail.text).toMatch(/https?:\/\/\S+\/welcome-kit/);
    }
    const again = await store().call("POST /api/admin/coupon-batches/{batchId}/mail", {
      token,
      params: { batchId: body.batchId ?? 0 },
    });
    expect(again.body).toMatchObject({ mailed: 2, toMail: 0 });
    expect(store().inbox.mails.filter(({ to }) => to.includes("mailed-a@ledgerline.example"))).toHaveLength(
      1,
    );
  });

  it("can be mailed later, but not what was switched off meanwhile", async () => {
    const token = await admin();
    const { body } = await make(token, "later-a@ledgerline.example\nlater-b@ledgerline.example");
    const [off, kept] = await codesOf(token, body.batchId);
    await store().call("PUT /api/admin/coupons/{couponId}", {
      token,
      params: { couponId: off?.id ?? 0 },
      body: { version: 1, isOff: true },
    });
    const mailed = await store().call("POST /api/admin/coupon-batches/{batchId}/mail", {
      token,
      params: { batchId: body.batchId ?? 0 },
    });
    expect(mailed.body).toMatchObject({ mailed: 1, off: 1 });
    await store().inbox.next(({ to }) => to.includes(kept?.boundEmail ?? ""));
    expect(store().inbox.mails.some(({ to }) => to.includes(off?.boundEmail ?? ""))).toBe(false);
  });

  it("redeem one kit for their own address, and the batch counts it", async () => {
    const token = await admin();
    const buyer = await newBuyer(store());
    const other = await newBuyer(store());
    const { body } = await make(token, `${buyer.email}\n${other.email}`);
    const code = (await codesOf(token, body.batchId)).find(
      ({ boundEmail }) => boundEmail === buyer.email,
    )?.code;
    const kit = store().services.catalog.current().products.get(KIT_ID);
    if (!kit) throw new Error("The demo has no kit");
    const redeem = async (who: typeof buyer) => {
      const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
        token: who.token,
        body: { ...lineOf(kit, 1), userId: who.userId },
      });
      return store().call("POST /api/ShoppingCart/Checkout", {
        token: who.token,
        body: checkoutOf(who.userId, cart, { couponCode: code }),
      });
    };
    expect((await redeem(other)).problem.code).toBe("coupon_not_valid");
    expect((await redeem(buyer)).status).toBe(200);
    expect(await batch(token, body.batchId)).toMatchObject({ codes: 2, used: 1 });
    expect(outcomes((await make(token, buyer.email)).body)).toEqual(["has_kit"]);
  });

  it("are refused beyond a thousand at once, without a name and with an end that is past", async () => {
    const token = await admin();
    const many = Array.from({ length: 1_001 }, (_, n) => `m${n}@x.example`).join("\n");
    expect((await make(token, many, { isTrial: true })).problem.code).toBe("too_many_lines");
    expect((await make(token, "a@x.example", { name: " " })).problem.code).toBe("coupon_wrong");
    expect((await make(token, "a@x.example", { endsAt: "2020-01-01T00:00:00Z" })).problem.code).toBe(
      "coupon_wrong",
    );
  });
});

import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { cartItem, checkoutBody, KIT_ID } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("batches of personal codes", (store) => {
  const admin = async () => (await newStaff(store(), "admin")).token;
  const make = (token: string, emails: string, more: object = {}) =>
    store().call("POST /api/admin/coupon-batches", {
      token,
      body: { name: "Joiners", emailsCsv: emails, kind: "swag", sendMails: false, dryRun: false, ...more },
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

  it("are checked first, line by line, and nothing is created", async () => {
    const token = await admin();
    const switchedOff = await newBuyer(store());
    await store()
      .services.database.db.updateTable("users")
      .set({ blocked_at: store().now() })
      .where("user_id", "=", switchedOff.userId)
      .execute();
    const { body } = await make(
      token,
      `name;mail\nA;trial-a@ledgerline.example\nB;TRIAL-A@ledgerline.example\nC;nothing\nD;employee@ledgerline.example\nE;${switchedOff.email}`,
      { dryRun: true },
    );
    expect(outcomes(body)).toEqual(["ready", "duplicate", "malformed", "has_code", "left"]);
    expect(body).toMatchObject({ ready: 1, batchId: null });
    const { body: found } = await store().call("GET /api/admin/coupons", { token, query: { q: "trial" } });
    expect(found.total).toBe(0);
  });

  it("are random, differ after folding, and have no characters that look alike", async () => {
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

  it("create one code per person, however often the same list is sent, also at the same time", async () => {
    const token = await admin();
    const list = "twice-a@ledgerline.example\ntwice-b@ledgerline.example";
    const both = await Promise.all([make(token, list), make(token, list)]);
    expect(both.map(({ body }) => body.ready).sort()).toEqual([0, 2]);
    expect(outcomes((await make(token, list)).body)).toEqual(["has_code", "has_code"]);
    const { body } = await store().call("GET /api/admin/coupons", { token, query: { q: "twice" } });
    expect(body.total).toBe(2);
  });

  it("are mailed once, with the code, its last day and a link to the store", async () => {
    const token = await admin();
    const { body } = await make(token, "mailed-a@ledgerline.example\nmailed-b@ledgerline.example", {
      sendMails: true,
      endsAt: "2031-03-01T18:30:00Z",
    });
    const codes = await codesOf(token, body.batchId);
    for (const { code, boundEmail } of codes) {
      const mail = await store().inbox.next(({ to }) => to.includes(boundEmail));
      expect(mail.text).toContain(code);
      expect(mail.text).toMatch(/until 1 March 2031 at 23:59 \(India Standard Time\)\./);
      expect(mail.text).toMatch(/https?:\/\/\S+\/welcome-kit/);
      // The kit as its page shows it.
      expect(mail.text).toMatch(/Welcome Kit.*Free/);
      expect(mail.raw.replace(/=\r\n/g, "")).toMatch(/<img[^>]+src=3D"http\S+\/images\/[^"]+\?w=3D\d+"/);
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

  it("can be mailed later, but not codes that were switched off", async () => {
    const token = await admin();
    const { body } = await make(token, "later-a@ledgerline.example\nlater-b@ledgerline.example");
    const [off, stored] = await codesOf(token, body.batchId);
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
    await store().inbox.next(({ to }) => to.includes(stored?.boundEmail ?? ""));
    expect(store().inbox.mails.some(({ to }) => to.includes(off?.boundEmail ?? ""))).toBe(false);
  });

  it("redeem one kit for their own e-mail address, and the batch counts it", async () => {
    const token = await admin();
    const buyer = await newBuyer(store());
    const other = await newBuyer(store());
    const { body } = await make(token, `${buyer.email}\n${other.email}`);
    const code = (await codesOf(token, body.batchId)).find(
      ({ boundEmail }) => boundEmail === buyer.email,
    )?.code;
    const kit = store().services.catalogue.current().products.get(KIT_ID);
    if (!kit) throw new Error("The demo has no kit");
    const redeem = async (recipient: typeof buyer) => {
      const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
        token: recipient.token,
        body: { ...cartItem(kit, 1), userId: recipient.userId },
      });
      return store().call("POST /api/ShoppingCart/Checkout", {
        token: recipient.token,
        body: checkoutBody(recipient.userId, cart, { couponCode: code }),
      });
    };
    expect((await redeem(other)).problem.code).toBe("coupon_not_valid");
    expect((await redeem(buyer)).status).toBe(200);
    expect(await batch(token, body.batchId)).toMatchObject({ codes: 2, used: 1 });
    expect(outcomes((await make(token, buyer.email)).body)).toEqual(["has_kit"]);
  });

  it("are refused above 1,000 at once, without a name, and with a last day in the past", async () => {
    const token = await admin();
    const many = Array.from({ length: 1_001 }, (_, n) => `m${n}@x.example`).join("\n");
    expect((await make(token, many, { dryRun: true })).problem.code).toBe("too_many_lines");
    expect((await make(token, "a@x.example", { name: " " })).problem.code).toBe("malformed");
    expect((await make(token, "a@x.example", { endsAt: "2020-01-01T00:00:00Z" })).problem.code).toBe(
      "coupon_invalid",
    );
  });
});

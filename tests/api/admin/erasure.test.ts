import { sql } from "kysely";
import { expect, it } from "vitest";
import { verifyAudit } from "../../../src/platform/audit/verify-audit.ts";
import { deliverNewOrder } from "../../support/deliver-new-order.ts";
import { describeStore } from "../../support/describe-store.ts";
import { dump } from "../../support/dump.ts";
import { findProduct, firstVariant } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

/** What the person gave, each word in one place only, so that a leak shows where it comes from. */
const words = {
  firstName: "Zzfirst",
  lastName: "Zzlast",
  recipient: "Zzrecipient",
  street: "Zzstreet",
  city: "Zzcity",
  phone: "9990001112",
  enquiry: "Zzenquiry",
  returnReason: "Zzreturn",
  refundReason: "Zzrefund",
  fault: "Zzfault",
  note: "Zznote",
  giftNote: "Zzgift",
  awb: "BD 1",
  dismissal: "Zzdismissal",
};
/** The company's own reference of a bank transfer: bookkeeping, as the amounts. */
const BANK_REFERENCE = "Zzreference";

describeStore("a person who is erased", (store) => {
  const db = () => store().services.database.db;
  const staffCall = async (
    key: Parameters<ReturnType<typeof store>["call"]>[0],
    options: { token: string; params: object; body?: object },
  ) => {
    const response = await store().call(key, options as never);
    expect([key, response.status, response.problem.detail]).toEqual([key, 200, undefined]);
    return response;
  };
  const alertsOf = (email: string) =>
    db().selectFrom("back_in_stock_alerts").select("alert_id").where("email", "=", email).execute();
  async function live() {
    const admin = await newStaff(store(), "admin");
    const email = `zzperson-${crypto.randomUUID()}@ledgerline.example`;
    const {
      params,
      orderNo,
      lineId,
      buyer: person,
    } = await deliverNewOrder(store(), admin.token, {
      identity: { firstName: words.firstName, lastName: words.lastName, email },
      address: {
        recipientName: words.recipient,
        address: words.street,
        recipientCity: words.city,
        recipientPhone: words.phone,
      },
      checkoutFields: { saveAddress: true, gift: { note: words.giftNote } },
    });
    const soldOut = findProduct(store(), ({ inStock, isSwagItem }) => !inStock && !isSwagItem);
    const alert = { variantId: firstVariant(soldOut).id, size: "" };
    await staffCall("POST /api/back-in-stock", { token: person.token, params: {}, body: alert });
    expect(await alertsOf(email)).toHaveLength(1);
    const ofStaff = { token: admin.token, params };
    await staffCall("POST /api/admin/orders/{orderNo}/notes", { ...ofStaff, body: { note: words.note } });
    await staffCall("POST /api/orders/{orderNo}/returns", {
      params,
      token: person.token,
      body: { lines: [{ lineId, quantity: 1 }], reason: words.returnReason },
    });
    await staffCall("POST /api/orders/{orderNo}/faults", {
      params,
      token: person.token,
      body: { lines: [{ lineId, quantity: 1 }], reason: words.fault },
    });
    await staffCall("POST /api/admin/orders/{orderNo}/refunds", {
      ...ofStaff,
      body: {
        lines: [{ lineId, quantity: 1 }],
        shipping: false,
        expectedRefunded: 0,
        reason: words.refundReason,
        byHand: true,
        reference: BANK_REFERENCE,
      },
    });
    const mail = await db()
      .selectFrom("mails")
      .innerJoin("orders", "orders.order_id", "mails.order_id")
      .select("mail_id as mailId")
      .where("order_no", "=", orderNo)
      .where("kind", "=", "order-placed")
      .executeTakeFirstOrThrow();
    const resend = async () =>
      (
        await store().call("POST /api/admin/orders/{orderNo}/mails/{mailId}/resend", {
          token: admin.token,
          params: { ...params, ...mail },
        })
      ).status;
    await expect.poll(resend).toBe(200); // once it was sent
    await store().call("POST /api/admin/coupons", {
      token: admin.token,
      body: { code: "", kind: "swag", oncePer: "coupon", boundEmail: email, note: `${words.note} ${email}` },
    });
    const lastDay = new Date(store().now().getTime() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const leaving = { token: admin.token, params: {} };
    const emailsCsv = `${email},${lastDay}`;
    const { body: plan } = await store().call("POST /api/admin/leavers", { ...leaving, body: { emailsCsv } });
    await staffCall("POST /api/admin/leavers", { ...leaving, body: { emailsCsv, planHash: plan.planHash } });
    await store().call("POST /api/accounts/login", { body: { userName: email, password: "a wrong one" } });
    await store().call("POST /api/accounts/SendOtp", { body: email });
    await store().inbox.next(({ to, subject }) => to.includes(email) && /code/i.test(subject));
    await reportByAnotherCourier(admin.token);
    await enquireWithoutMail(email);
    return { admin, person, params };
  }
  /** About a parcel with the same AWB number, so that none of this store's is found, and staff dismiss it. */
  async function reportByAnotherCourier(token: string) {
    const event = await db()
      .insertInto("courier_events")
      .values({
        provider: "easypost",
        event_id: crypto.randomUUID(),
        courier: "Other",
        received_at: store().now(),
        awb_no: words.awb.toLowerCase(),
        status: "in_transit",
        is_delivered: false,
        outcome: "no such parcel",
      })
      .returning("courier_event_id as eventId")
      .executeTakeFirstOrThrow();
    const body = { reason: words.dismissal };
    await staffCall("POST /api/admin/courier-events/{eventId}/dismiss", { token, params: event, body });
  }
  /** The mail server's refusal names the person. */
  async function enquireWithoutMail(email: string) {
    store().inbox.reject(email);
    const form = { Name: words.firstName, Email: email, Description: words.enquiry };
    await store().call("POST /api/contact", { body: { ...form, ProductIdea: "", Budget: "", Qty: "" } });
    const failed = async () => (await dump(store())).filter((row) => row.includes("No such mailbox")).length;
    await expect.poll(failed).toBeGreaterThan(0);
  }
  async function erase(token: string, personId: number, email: string) {
    const { body } = await store().call("GET /api/admin/people/{personId}/erasure", {
      token,
      params: { personId },
    });
    return store().call("POST /api/admin/people/{personId}/erase", {
      token,
      params: { personId },
      body: { version: body.version, email },
    });
  }

  it("is nowhere in the database any more, but in issued documents", async () => {
    const { admin, person } = await live();
    const searched = [...Object.values(words), words.awb.toLowerCase(), person.email];
    const before = (await dump(store())).join("\n");
    expect(searched.filter((word) => !before.includes(word))).toEqual([]);
    expect((await erase(admin.token, person.userId, person.email)).body).toEqual({ isErased: true });
    const after = await dump(store());
    const left = searched.flatMap((word) =>
      after.filter((row) => row.includes(word)).map((row) => [word, row]),
    );
    expect(left).toEqual([]);
    const tables = after.filter((row) => row.includes(BANK_REFERENCE)).map((row) => row.split(":")[0]);
    expect(tables.sort()).toEqual(["public.order_ledger", "public.refunds"]);
    expect(await alertsOf(person.email)).toEqual([]);
    expect((await verifyAudit(db())).fault).toBeUndefined();
  });

  it("is taken out of audit rows of older versions too, and the chain stays verifiable", async () => {
    const { admin, person, params } = await live();
    const { appendAuditRow } = await import("../../../src/platform/audit/audit.store.ts");
    const row = {
      at: new Date(),
      userId: admin.userId,
      userEmail: admin.email,
      role: "admin",
      clientIp: "127.0.0.1",
      action: "refunded",
      subject: "orders",
      subjectId: params.orderNo,
      before: null,
      after: JSON.stringify({ refund: 1, reason: `Called ${person.email}` }),
    };
    await db()
      .transaction()
      .execute((trx) => appendAuditRow(trx, row));
    const { eventId } = await db()
      .selectFrom("courier_events")
      .select("courier_event_id as eventId")
      .orderBy("courier_event_id", "desc")
      .executeTakeFirstOrThrow();
    const dismissed = {
      ...row,
      action: "courier events dismissed",
      subject: "courier-events",
      subjectId: `${eventId}`,
      after: JSON.stringify({ courier: "Other", awbNo: "zz awb", events: 1, reason: "Zzolder" }),
    };
    await db()
      .transaction()
      .execute((trx) => appendAuditRow(trx, dismissed));
    for (const recipient of [person.email.toUpperCase(), "somebody.else@ledgerline.example"]) {
      const resent = { ...row, action: "mail sent again", subject: "mails", subjectId: "1" };
      const after = JSON.stringify({ kind: "order-placed", recipient });
      await db()
        .transaction()
        .execute((trx) => appendAuditRow(trx, { ...resent, after }));
    }
    expect((await erase(admin.token, person.userId, person.email)).status).toBe(200);
    expect((await dump(store())).filter((line) => line.includes(person.email))).toEqual([]);
    expect((await dump(store())).filter((line) => line.includes(person.email.toUpperCase()))).toEqual([]);
    expect((await dump(store())).filter((line) => line.includes("Zzolder"))).toEqual([]);
    expect((await dump(store())).filter((line) => line.includes("somebody.else@"))).toHaveLength(1);
    const { rows, fault } = await verifyAudit(db());
    expect([rows > 2, fault]).toEqual([true, undefined]);

    await sql`alter table audit_rows disable trigger append_only`.execute(db());
    const emptied = await sql<{
      sequence: number;
    }>`select sequence from audit_rows where action = 'refunded' and erased_by is not null`.execute(db());
    const [first] = emptied.rows;
    await sql`update audit_rows set action = 'nothing' where sequence = ${first?.sequence}`.execute(db());
    expect((await verifyAudit(db())).fault).toMatch(
      new RegExp(`^row ${first?.sequence} was emptied, and row`),
    );
    await sql`update audit_rows set action = 'refunded' where sequence = ${first?.sequence}`.execute(db());
    // Somebody empties a row that no erasure names.
    await sql`update audit_rows set before = null, after = null, erased_by = 1000000 where sequence = 1`.execute(
      db(),
    );
    expect((await verifyAudit(db())).fault).toBe("row 1 was emptied, and no erasure says so");
  });
});

import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

const GSTIN = "27AAAAA0000A1Z2";

describeStore(
  "invoices and credit notes",
  (store) => {
    const db = () => store().services.database.db;
    async function confirmed(more: Parameters<typeof placeOrder>[1] = {}) {
      const { token } = await newStaff(store(), "support");
      const { orderNo, buyer } = await placeOrder(store(), more);
      const { body } = await store().call("POST /api/admin/orders/{orderNo}/status", {
        params: { orderNo },
        token,
        body: { from: "Order Requested", to: "Order Confirmed" },
      });
      return { orderNo, buyer, token, lineId: body.lines[0]?.id ?? 0, grandTotal: body.grandTotal };
    }
    type Confirmed = Awaited<ReturnType<typeof confirmed>>;
    const read = async ({ orderNo, token }: Confirmed) =>
      (await store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token })).body;
    /** Waits until the job has written this many documents. */
    const documents = async (order: Confirmed, count: number) => {
      await expect.poll(async () => (await read(order)).documents.length).toBe(count);
      return (await read(order)).documents;
    };
    const send = ({ orderNo, token }: Confirmed, body: object) =>
      store().call("POST /api/admin/orders/{orderNo}/shipments", {
        params: { orderNo },
        token,
        body: { shippedBy: "BlueDart", awbNo: "BD 1", expectedShipments: 0, ...body },
      });
    const refund = ({ orderNo, token }: Confirmed, body: object) =>
      store().call("POST /api/admin/orders/{orderNo}/refunds", {
        params: { orderNo },
        token,
        body: {
          lines: [],
          shipping: false,
          expectedRefunded: 0,
          reason: "Faulty",
          reference: "NEFT 1",
          ...body,
        },
      });

    it("are issued by themselves for each parcel, and credited when something is refunded", async () => {
      const order = await confirmed();
      await send(order, { lines: [{ lineId: order.lineId, quantity: 1 }] });
      const [first] = await documents(order, 1);
      expect(first).toMatchObject({ kind: "invoice" });
      await send(order, { awbNo: "BD 2", expectedShipments: 1 });
      const both = await documents(order, 2);
      expect(both.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(order.grandTotal, 5);
      const refunded = await refund(order, {
        lines: [{ lineId: order.lineId, quantity: 1 }],
        shipping: true,
      });
      expect(refunded.status).toBe(200);
      const all = await documents(order, 3);
      expect(all[2]).toMatchObject({ kind: "credit note", amount: refunded.body.refunded });
      expect(all[2]?.no).toMatch(/^KS\/\d\d-\d\d\/C0001$/);
      const mail = await store().inbox.next(
        ({ to, subject }) => to.includes(order.buyer.email) && subject.startsWith("Your refund of"),
      );
      expect(mail.text).toContain("The credit note is attached.");
      expect(mail.raw).toContain(`filename=${all[2]?.no.replaceAll("/", "-")}.pdf`);
      const seen = await store().call("GET /api/orders/{orderNo}/details", {
        params: { orderNo: order.orderNo },
        token: order.buyer.token,
      });
      expect(seen.body).toMatchObject({
        email: order.buyer.email,
        refunds: [{ isDone: true, isByHand: true, at: expect.stringMatching(/^\d{4}-/) }],
      });
      expect(seen.body.refunds[0]?.amount).toBeGreaterThan(0);
      const { rows } = await sql<{ last: number; count: number }>`select last_number as last,
        (select count(*)::int from invoices where invoices.kind = invoice_years.kind) as count
        from invoice_years`.execute(db());
      for (const { last, count } of rows) expect(last).toBe(count);
    });

    it("are credited in full when an invoiced order is cancelled", async () => {
      const order = await confirmed();
      const { orderNo, token } = order;
      await store().call("POST /api/admin/orders/{orderNo}/invoice", {
        params: { orderNo },
        token,
        body: {},
      });
      await store().call("POST /api/orders/{orderNo}/cancel", {
        params: { orderNo },
        token: order.buyer.token,
      });
      const [invoice, note] = await documents(order, 2);
      const { timeline } = await read(order);
      expect(timeline.filter(({ kind }) => kind === "document")).toMatchObject([
        { title: `Invoice ${invoice?.no} issued`, documentId: invoice?.id, by: "Asha Rao" },
        { title: `Credit note ${note?.no} issued`, documentId: note?.id, by: "the store" },
      ]);
      expect([note?.kind, note?.amount]).toEqual(["credit note", invoice?.amount]);
    });

    it("are the buyer's to download, and nobody else's", async () => {
      const order = await confirmed();
      await send(order, {});
      const [invoice] = await documents(order, 1);
      const download = (token: string) =>
        store().call("GET /api/orders/{orderNo}/documents/{documentId}", {
          params: { orderNo: order.orderNo, documentId: invoice?.id ?? 0 },
          token,
        });
      const details = await store().call("GET /api/orders/{orderNo}/details", {
        params: { orderNo: order.orderNo },
        token: order.buyer.token,
      });
      expect(details.body.documents).toMatchObject([{ id: invoice?.id, kind: "invoice", no: invoice?.no }]);
      const own = await download(order.buyer.token);
      expect([own.status, own.body.fileName]).toEqual([200, `${invoice?.no.replaceAll("/", "-")}.pdf`]);
      const other = await confirmed();
      expect((await download(other.buyer.token)).problem.code).toBe("order_not_found");
    });

    it("have the place of supply of who is billed, by GSTIN first", async () => {
      const order = await confirmed({ address: { region: "Maharashtra" } });
      const { orderNo, token } = order;
      const gstin = "29BBBBB1111B1ZJ";
      const wrong = await store().call("POST /api/admin/orders/{orderNo}/gstin", {
        params: { orderNo },
        token,
        body: { gstin: "29XX" },
      });
      expect(wrong.status).toBe(400);
      const mistyped = await store().call("POST /api/admin/orders/{orderNo}/gstin", {
        params: { orderNo },
        token,
        body: { gstin: "29BBBBB1111B1Z5" },
      });
      expect(mistyped.problem).toMatchObject({
        code: "gstin_invalid",
        detail: expect.stringMatching(/mistyped/),
      });
      await store().call("POST /api/admin/orders/{orderNo}/gstin", {
        params: { orderNo },
        token,
        body: { gstin },
      });
      await send(order, {});
      await documents(order, 1);
      const { content } = await db()
        .selectFrom("invoices")
        .select("content")
        .orderBy("invoice_id", "desc")
        .executeTakeFirstOrThrow();
      expect([content.placeOfSupply, content.taxKind, content.billTo.gstin]).toEqual([
        "Karnataka (29)",
        "between states",
        gstin,
      ]);
    });

    it("never repeat a number after a restore: an administrator skips some, and nobody can leave another gap", async () => {
      const admin = await newStaff(store(), "admin");
      const skip = (body: object) =>
        store().call("POST /api/admin/invoices/skip", { token: admin.token, body: body as never });
      const order = await confirmed();
      await send(order, {});
      const [before] = await documents(order, 1);
      const last = Number(before?.no.split("/")[2]);
      const back = await skip({ kind: "invoice", nextNumber: last, reason: "Restored" });
      expect([back.status, back.problem.code]).toEqual([409, "state_conflict"]);
      const far = await skip({ kind: "invoice", nextNumber: last + 1_002, reason: "A slip of the finger" });
      expect([far.status, far.problem.code, far.problem.detail]).toEqual([
        ...[409, "state_conflict"],
        `That would skip 1,001 numbers, ${last + 1} to ${last + 1_001}. At most 1,000 can be skipped at once.`,
      ]);
      const asked = await skip({ kind: "invoice", nextNumber: last + 51, reason: "Restored", dryRun: true });
      expect(asked.body).toEqual({ from: last + 1, to: last + 50 });
      const skipped = await skip({
        kind: "invoice",
        nextNumber: last + 51,
        reason: "Restored the backup of Monday",
      });
      expect(skipped.body).toMatchObject({ from: last + 1, to: last + 50 });
      const next = await confirmed();
      await send(next, {});
      const [after] = await documents(next, 1);
      expect(Number(after?.no.split("/")[2])).toBe(last + 51);
      const gaps = async () =>
        (await store().call("GET /api/admin/invoices/gaps", { token: admin.token })).body;
      const explained = { kind: "invoice", from: last + 1, to: last + 50, by: "Asha Rao" };
      expect(await gaps()).toEqual([
        expect.objectContaining({ ...explained, reason: "Restored the backup of Monday" }),
      ]);
      const gap = sql`insert into invoices (order_id, kind, financial_year, number, invoice_no, total_paise, content, issued_at)
        select order_id, kind, financial_year, number + 7, 'X', 0, '{}', now() from invoices order by invoice_id desc limit 1`;
      await expect(gap.execute(db())).rejects.toThrow("leaves a gap");
    });

    it("show a number that is missing and that nobody has explained", async () => {
      const { token } = await newStaff(store(), "admin");
      const raise = (by: number) =>
        sql`update invoice_years set last_number = last_number + ${by} where kind = 'invoice'`.execute(db());
      await raise(2);
      const { body } = await store().call("GET /api/admin/invoices/gaps", { token });
      await raise(-2);
      expect(body[0]).toMatchObject({ kind: "invoice", reason: "", skippedAt: null, by: "" });
      expect((body[0]?.to ?? 0) - (body[0]?.from ?? 0)).toBe(1);
    });

    it("make a GST summary of a month as CSV, whose total is that of its documents", async () => {
      const { token } = await newStaff(store(), "admin");
      const month = store().now().toISOString().slice(0, 7);
      const { body } = await store().call("GET /api/admin/invoices/summary", { token, query: { month } });
      expect(body.fileName).toBe(`gst-${month}.csv`);
      const [heading = "", ...rows] = body.csv
        .trim()
        .split("\r\n")
        .map((row) => row.split(","));
      const column = heading.indexOf("Total");
      const total = rows.reduce((sum, row) => sum + Number(row[column]), 0);
      const { rows: sums } = await sql<{
        total: number;
      }>`select sum(case kind when 'invoice' then total_paise else -total_paise end)::bigint
        as total from invoices`.execute(db());
      expect(Math.round(total * 100)).toBe(sums[0]?.total);
    });
  },
  { env: { SELLER_GSTIN: GSTIN } },
);

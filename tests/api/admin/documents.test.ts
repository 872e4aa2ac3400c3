import { sql } from "kysely";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import type { Buyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { findProduct, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

/** The text of each page. */
async function pagesOf(base64: string): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(base64, "base64"))));
  return text;
}

const GSTIN = "27AAAAA0000A1Z2";

describeStore(
  "the documents of orders",
  (store) => {
    let login: Promise<Buyer> | undefined;
    const support = async () => {
      login ??= newStaff(store(), "support");
      return (await login).token;
    };
    const packingSlips = async (...orderNos: string[]) =>
      store().call("POST /api/admin/orders/packing-slips", { token: await support(), body: { orderNos } });
    const invoice = async (orderNo: string, body: object = {}) =>
      store().call("POST /api/admin/orders/{orderNo}/invoice", {
        params: { orderNo },
        token: await support(),
        body,
      });
    const confirm = async (orderNo: string) =>
      store().call("POST /api/admin/orders/confirm", {
        token: await support(),
        body: { orders: [{ orderNo, from: "Order Requested" }] },
      });
    async function confirmed(more: Parameters<typeof placeOrder>[1] = {}) {
      const placed = await placeOrder(store(), more);
      await confirm(placed.orderNo);
      return placed;
    }
    const db = () => store().services.database.db;

    it("are one packing slip a page, with number, address and line items, and no price", async () => {
      const one = await placeOrder(store(), {
        lines: [{ product: plainProduct(store()), qty: 3 }],
        address: { recipientName: "Zoë Łukasz Ωmega" },
      });
      const two = await placeOrder(store(), { address: { recipientName: "आशा राव", recipientCity: "मुंबई" } });
      const { body } = await packingSlips(two.orderNo, one.orderNo);
      expect(body.fileName).toBe("packing-slips.pdf");
      const pages = await pagesOf(body.pdf);
      expect(pages).toHaveLength(2);
      expect(pages[0]).toContain(two.orderNo);
      expect(pages[1]).toContain(one.orderNo);
      expect(pages[1]).toContain("Zoë Łukasz Ωmega");
      expect(pages[1]).toContain("12 Marine Drive");
      expect(pages[1]).toContain("3 ×");
      expect(pages[1]).toContain("3 pieces");
      expect(pages.join("")).not.toMatch(/₹|Rs|INR/);
    });

    it("list only what is still to be packed: no piece that was refunded", async () => {
      const { orderNo } = await confirmed({ lines: [{ product: plainProduct(store()), qty: 3 }] });
      const call = { params: { orderNo }, token: await support() };
      const { body: order } = await store().call("GET /api/admin/orders/{orderNo}", call);
      const refunded = await store().call("POST /api/admin/orders/{orderNo}/refunds", {
        ...call,
        body: {
          lines: [{ lineId: order.lines[0]?.id ?? 0, quantity: 2 }],
          shipping: false,
          expectedRefunded: 0,
          reason: "Sorry",
          reference: "NEFT 9",
        },
      });
      expect(refunded.status).toBe(200);
      const [page = ""] = await pagesOf((await packingSlips(orderNo)).body.pdf);
      expect(page).toContain("1 ×");
      expect(page).not.toContain("3 ×");
    });

    it("list the contents of a welcome kit", async () => {
      const kit = findProduct(store(), ({ isSwagItem }) => isSwagItem);
      const { orderNo } = await placeOrder(store(), {
        lines: [{ product: kit, qty: 1 }],
        checkoutFields: { couponCode: "WELCOMEKIT" },
      });
      const [page = ""] = await pagesOf((await packingSlips(orderNo)).body.pdf);
      expect(page).toContain("Welcome Kit");
      for (const item of ["Classic Crew T-shirt (Sage, size XS)", "Insulated Bottle"])
        expect(page, "each with its box, on a line of its own").toMatch(
          new RegExp(`^${item.replace(/[()]/g, "\\$&")}`, "m"),
        );
      const refused = await invoice(orderNo);
      expect([refused.status, refused.problem.code]).toEqual([409, "state_conflict"]);
    });

    it("are refused for an unknown order, whose number is named", async () => {
      const { orderNo } = await placeOrder(store());
      const response = await packingSlips(orderNo, "KS-NONE");
      expect([response.status, response.problem.detail]).toEqual([404, "There is no order KS-NONE."]);
    });

    it("print a name in Chinese characters", async () => {
      const { orderNo } = await placeOrder(store(), { address: { recipientName: "山田 Taro" } });
      const [page = ""] = await pagesOf((await packingSlips(orderNo)).body.pdf);
      expect(page).toContain("山田 Taro");
    });

    it("are an invoice with the tax of the destination's state, whose parts add up to what was paid", async () => {
      const { orderNo } = await confirmed();
      const { body } = await invoice(orderNo);
      const [page = ""] = await pagesOf(body.pdf);
      for (const pdfText of ["Tax invoice", GSTIN, orderNo, "Maharashtra (27)", "CGST", "SGST"])
        expect(page).toContain(pdfText);
      expect(page).toMatch(/Date \d+ \w+ 20\d\d/);
      expect(page).not.toContain("IGST");
      const row = await db()
        .selectFrom("invoices")
        .selectAll()
        .where("total_paise", ">", 0)
        .executeTakeFirstOrThrow();
      const order = await db()
        .selectFrom("orders")
        .select("grand_total_paise")
        .where("order_no", "=", orderNo)
        .executeTakeFirstOrThrow();
      expect(row.total_paise).toBe(order.grand_total_paise);

      const elsewhere = await confirmed({ address: { region: "Karnataka" } });
      const [other = ""] = await pagesOf((await invoice(elsewhere.orderNo)).body.pdf);
      expect(other).toContain("IGST");
      expect(other).toContain("Karnataka (29)");
      const abroad = await confirmed({ address: { country: "Japan", region: "Tokyo" } });
      const [third = ""] = await pagesOf((await invoice(abroad.orderNo)).body.pdf);
      expect(third).toContain("Export of goods");
      expect(third).not.toContain("IGST");
    });

    it("ask for the state where the address names none; a refused invoice uses no number", async () => {
      const { orderNo } = await confirmed({ address: { region: "Bombay side" } });
      const last = async () =>
        (await db().selectFrom("invoice_years").select("last_number").executeTakeFirst())?.last_number;
      const before = await last();
      const refused = await invoice(orderNo);
      expect([refused.status, refused.problem.code, await last()]).toEqual([422, "state_needed", before]);
      expect((await invoice(orderNo, { placeOfSupply: "27" })).status).toBe(200);
    });

    it("are an invoice that is issued once: a second request returns the same text, whatever changed since", async () => {
      const { orderNo } = await confirmed();
      const first = await invoice(orderNo);
      await db().updateTable("products").set({ gst_basis_points: 2800 }).execute();
      store().advanceClock(400 * 86_400_000);
      login = undefined; // today's login has expired by then
      const again = await invoice(orderNo);
      store().advanceClock(-400 * 86_400_000);
      login = undefined;
      expect(again.body.fileName).toBe(first.body.fileName);
      expect(await pagesOf(again.body.pdf)).toEqual(await pagesOf(first.body.pdf));
    });

    it("have invoice numbers without gaps, also when many are issued at once and some are refused", async () => {
      const orders = [await confirmed(), await confirmed(), await placeOrder(store()), await confirmed()];
      const requested = orders.flatMap(({ orderNo }) => [orderNo, orderNo]);
      const responses = await Promise.all(requested.map((orderNo) => invoice(orderNo)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(6);
      const rows = await db()
        .selectFrom("invoices")
        .select(["number", "invoice_no"])
        .orderBy("number")
        .execute();
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      expect(rows[0]?.invoice_no).toMatch(/^KS\/\d\d-\d\d\/00001$/);
    });

    it.each([
      ["changed", sql`update invoices set total_paise = 0`],
      ["removed", sql`delete from invoices`],
    ])("keep an invoice from being %s", async (_what, statement) => {
      await expect(statement.execute(db())).rejects.toThrow(/never changed or removed/);
    });

    it("have invoice numbers in which the database refuses a gap", async () => {
      const { orderNo } = await confirmed();
      const gap = sql`
        insert into invoices (order_id, financial_year, number, invoice_no, total_paise, content, issued_at, issued_by)
        select order_id, (select financial_year from invoice_years), 9999, 'KS/X', 0, '{}', now(), user_id
        from orders where order_no = ${orderNo}`;
      await expect(gap.execute(db())).rejects.toThrow(/leaves a gap/);
    });

    it("are in the language of the order: invoice and credit note, with the tax words of the law", async () => {
      const { orderNo, buyer } = await confirmed({
        language: "de",
        address: { country: "Japan", region: "Tokyo" },
      });
      const [page = ""] = await pagesOf((await invoice(orderNo)).body.pdf);
      for (const pdfText of ["Rechnung (Tax invoice)", "Rechnung an", "Lieferung an", "Menge", "Versand"])
        expect(page).toContain(pdfText);
      expect(page).toContain(`Bestellung ${orderNo} vom `);
      expect(page).toMatch(/\d,\d\d\s₹/);
      expect(page).toContain("(Export of goods without payment of integrated tax)");
      expect(page).not.toMatch(/Bill to|Description|Total|Shipping|Date/);
      await store().call("POST /api/orders/{orderNo}/cancel", { params: { orderNo }, token: buyer.token });
      const notes = db().selectFrom("invoices").innerJoin("orders", "orders.order_id", "invoices.order_id");
      const noteId = async () =>
        (
          await notes
            .select("invoice_id")
            .where("order_no", "=", orderNo)
            .where("kind", "=", "credit note")
            .executeTakeFirst()
        )?.invoice_id ?? 0;
      await expect.poll(noteId).toBeGreaterThan(0);
      const { body: note } = await store().call("GET /api/admin/orders/{orderNo}/documents/{documentId}", {
        params: { orderNo, documentId: await noteId() },
        token: await support(),
      });
      const [credit = ""] = await pagesOf(note.pdf);
      expect(credit).toContain("Rechnungskorrektur");
      expect(credit).toMatch(/Zur Rechnung KS\/\S+ vom /);
    });
  },
  { env: { SELLER_GSTIN: GSTIN } },
);

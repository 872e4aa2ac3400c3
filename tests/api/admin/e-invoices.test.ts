import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { businessRules } from "../../support/e-invoice/business-rules.ts";
import { readUbl } from "../../support/e-invoice/read-terms.ts";
import { placeOrder, placeOrderOf } from "../../support/place-order.ts";
import { cartItem, homeAddress, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("e-invoices of a store with a VAT number", (store) => {
  const change = async (settings: object) => {
    const { token } = await newStaff(store(), "admin");
    const { version } = (await store().call("GET /api/admin/settings", { token })).body;
    const changed = await store().call("PUT /api/admin/settings", { token, body: { version, settings } });
    expect(changed.status).toBe(200);
    return token;
  };
  const seller = {
    sellerVatNumber: "NO923609016MVA",
    gstRate: 2_500,
    homeCountry: "Norway",
    sellerName: "Ledgerline AS",
    sellerAddress: ["Torggata 2", "0181 Oslo"],
    sellerCity: "Oslo",
    sellerPostalCode: "0181",
    sellerPhone: "+47 22 00 00 00",
    supportEmail: "shop@ledgerline.example",
  };
  async function confirmed(more: Parameters<typeof placeOrder>[1] = {}) {
    const { token } = await newStaff(store(), "support");
    const { orderNo, buyer } = await placeOrder(store(), more);
    const params = { orderNo };
    const body = { from: "Order Requested", to: "Order Confirmed" } as const;
    const order = await store().call("POST /api/admin/orders/{orderNo}/status", { params, token, body });
    return { orderNo, buyer, token, params, lineId: order.body.lines[0]?.id ?? 0 };
  }
  type Confirmed = Awaited<ReturnType<typeof confirmed>>;
  const documentsOf = async ({ params, token }: Confirmed, count: number) => {
    const read = async () =>
      (await store().call("GET /api/admin/orders/{orderNo}", { params, token })).body.documents;
    await expect.poll(async () => (await read()).length).toBe(count);
    return read();
  };
  const send = ({ params, token }: Confirmed) =>
    store().call("POST /api/admin/orders/{orderNo}/shipments", {
      params,
      token,
      body: { shippedBy: "Posten", awbNo: "P 1", expectedShipments: 0 },
    });
  const eInvoice = ({ orderNo, token }: Confirmed, documentId: number) =>
    store().call("GET /api/admin/orders/{orderNo}/documents/{documentId}/e-invoice", {
      params: { orderNo, documentId },
      token,
    });
  const broken = (xml: string) => {
    const terms = readUbl(xml);
    return businessRules.filter(({ holds }) => !holds(terms)).map(({ id }) => id);
  };

  it("name the company that the customer wrote down, who downloads them beside the PDF", async () => {
    await change(seller);
    const order = await confirmed({ address: { country: "Norway" } });
    const own = { params: order.params, token: order.buyer.token };
    const details = async () => (await store().call("GET /api/orders/{orderNo}/details", own)).body;
    expect(await details()).toMatchObject({ mayBillCompany: true, billedCompany: { company: "" } });
    const say = (vatNumber: string) =>
      store().call("POST /api/orders/{orderNo}/billed-company", {
        ...own,
        body: { company: "Beanworks AS", vatNumber, reference: "PO 7" },
      });
    expect((await say("NO12345")).problem.code).toBe("vat_number_invalid");
    expect((await say("no 974 760 673 mva")).status).toBe(200);
    await send(order);
    const [invoice] = await documentsOf(order, 1);
    expect(invoice).toMatchObject({ kind: "invoice", eInvoice: "XML" });
    expect(await details()).toMatchObject({
      mayBillCompany: false,
      billedCompany: { company: "Beanworks AS", vatNumber: "NO974760673MVA", reference: "PO 7" },
    });
    expect((await say("NO974760673MVA")).problem.code).toBe("change_too_late");
    const { body: file } = await store().call("GET /api/orders/{orderNo}/documents/{documentId}/e-invoice", {
      ...own,
      params: { ...own.params, documentId: invoice?.id ?? 0 },
    });
    expect([file.fileName, file.type]).toEqual([
      `${invoice?.no.replaceAll("/", "-")}.xml`,
      "application/xml",
    ]);
    expect(broken(file.text)).toEqual([]);
    const terms = readUbl(file.text);
    expect(terms).toMatchObject({
      number: invoice?.no,
      typeCode: "380",
      due: "0.00",
      buyer: { name: "Beanworks AS", country: "NO", vatNumber: "NO974760673MVA", scheme: "0192" },
      seller: { name: "Ledgerline AS", country: "NO", vatNumber: "NO923609016MVA", endpoint: "923609016" },
    });
    expect(terms.deliveredOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const other = await confirmed();
    const theirs = await store().call("GET /api/orders/{orderNo}/documents/{documentId}/e-invoice", {
      params: { orderNo: order.orderNo, documentId: invoice?.id ?? 0 },
      token: other.buyer.token,
    });
    expect(theirs.problem.code).toBe("order_not_found");
  });

  it("name the company of the buyer's account, which staff may write down too; an order before stays as it is", async () => {
    await change(seller);
    const before = await confirmed({ address: { country: "Norway" } });
    const { token: own, userId } = before.buyer;
    const say = (vatNumber: string, company = "Beanworks AS") =>
      store().call("POST /api/accounts/billed-company", {
        token: own,
        body: { company, vatNumber, reference: "PO 7" },
      });
    expect((await say("974760673")).problem.code).toBe("vat_number_invalid");
    const billedCompany = { company: "Beanworks AS", vatNumber: "NO974760673MVA", reference: "PO 7" };
    expect((await say("no 974 760 673 mva")).body.billedCompany).toEqual(billedCompany);
    const person = { params: { personId: userId }, token: before.token };
    expect((await store().call("GET /api/admin/people/{personId}", person)).body).toMatchObject({
      billedCompany,
    });
    const items = [cartItem(plainProduct(store()), 1)];
    const fields = { deliveryAddress: [{ ...homeAddress, country: "Norway" }] };
    const orderOf = async () => {
      const orderNo = await placeOrderOf(store(), before.buyer, items, fields);
      const params = { orderNo };
      const body = { from: "Order Requested", to: "Order Confirmed" } as const;
      await store().call("POST /api/admin/orders/{orderNo}/status", { params, token: before.token, body });
      return { ...before, orderNo, params };
    };
    const order = await orderOf();
    await send(order);
    const [invoice] = await documentsOf(order, 1);
    const { body: file } = await eInvoice(order, invoice?.id ?? 0);
    expect(broken(file.text)).toEqual([]);
    expect(readUbl(file.text).buyer).toMatchObject({ name: "Beanworks AS", vatNumber: "NO974760673MVA" });
    const billedOn = async ({ params, token }: Pick<Confirmed, "params" | "token">) =>
      (await store().call("GET /api/admin/orders/{orderNo}", { params, token })).body.billedCompany;
    expect(await billedOn(before)).toEqual({ company: "", vatNumber: "", reference: "" });
    const byStaff = { company: "Kaffe AS", vatNumber: "DE123456789", reference: "" };
    const path = "POST /api/admin/people/{personId}/billed-company";
    expect((await store().call(path, { ...person, body: byStaff })).body.billedCompany).toEqual(byStaff);
    expect(await billedOn(await orderOf())).toEqual(byStaff);
    const colleague = await newStaff(store(), "catalogue");
    const ofStaff = { params: { personId: colleague.userId }, token: before.token, body: byStaff };
    expect((await store().call(path, ofStaff)).problem.code).toBe("not_found");
  });

  it("have pieces, the reason and the first invoice on a credit note; staff may write the company down, too", async () => {
    const order = await confirmed({ address: { country: "Norway" } });
    const { params, token } = order;
    const written = await store().call("POST /api/admin/orders/{orderNo}/billed-company", {
      params,
      token,
      body: { company: "Kaffe AS", vatNumber: "", reference: "" },
    });
    expect(written.body.billedCompany).toEqual({ company: "Kaffe AS", vatNumber: "", reference: "" });
    await send(order);
    const [invoice] = await documentsOf(order, 1);
    await store().call("POST /api/admin/orders/{orderNo}/refunds", {
      params,
      token,
      body: {
        lines: [{ lineId: order.lineId, quantity: 1 }],
        shipping: false,
        expectedRefunded: 0,
        reason: "He was rude",
        reference: "NEFT 1",
      },
    });
    const [, note] = await documentsOf(order, 2);
    const { body: file } = await eInvoice(order, note?.id ?? 0);
    expect(broken(file.text)).toEqual([]);
    const terms = readUbl(file.text);
    expect(terms).toMatchObject({ typeCode: "381", preceding: invoice?.no, buyer: { name: "Kaffe AS" } });
    expect(terms.lines).toMatchObject([{ quantity: "1", unit: "H87" }]);
    expect(file.text).toContain("<cbc:Note>The amount was refunded.</cbc:Note>");
    expect(file.text).not.toContain("rude");
  });

  it("go into the month's files for accountants, which say what they need", async () => {
    const { token } = await newStaff(store(), "admin");
    const month = store().now().toISOString().slice(0, 7);
    const read = (call: "datev" | "saf-t") =>
      store().call(`GET /api/admin/months/{month}/${call}`, { params: { month }, token });
    expect((await read("datev")).problem.detail).toMatch(/DATEV needs the accountant's number/);
    await change({ datevConsultant: 29_098, datevClient: 55_003 });
    const datev = (await read("datev")).body;
    expect(datev.fileName).toBe(`EXTF_Buchungsstapel_${month}.csv`);
    const [head, , ...rows] = Buffer.from(datev.bytes, "base64").toString("latin1").trim().split("\r\n");
    expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/);
    const { body: journal } = await store().call("GET /api/admin/months/{month}/journal", {
      params: { month },
      token,
    });
    const vouchers = journal.csv
      .trim()
      .split("\r\n")
      .slice(1)
      .map((row) => row.split(",")[1]);
    expect(rows).toHaveLength(vouchers.length - new Set(vouchers).size);
    const safT = Buffer.from((await read("saf-t")).body.bytes, "base64").toString();
    expect(safT.match(/<Transaction>/g)).toHaveLength(new Set(vouchers).size);
    await change({ sellerVatNumber: "DE123456789" });
    expect((await read("saf-t")).problem.detail).toMatch(/SAF-T is Norway's/);
  });
});

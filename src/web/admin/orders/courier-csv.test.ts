import { expect, it } from "vitest";
import type { OrderExportRow } from "../../../contract/admin/orders.schemas.ts";
import { toCsv } from "../lists/csv.ts";
import { courierLine, pickLines } from "./courier-csv.ts";

const line = { sku: "12~M", productName: "Crew", colourName: "Sage", size: "M", contents: "" };
const row: OrderExportRow = {
  id: "KS-1",
  placedAt: "2026-11-21T10:00:00.000Z",
  status: "Order Confirmed",
  isSwag: false,
  recipientName: "Asha Rao",
  email: "asha@example.test",
  country: "India",
  grandTotal: 998,
  currencyCode: "INR",
  shownTotal: 998,
  due: 0,
  shippedBy: "",
  awbNo: "",
  queue: "pack",
  waitsSince: "2026-11-21T10:00:00.000Z",
  street: "=HYPERLINK(1), Luz Church Road",
  city: "Chennai",
  region: "Tamil Nadu",
  postcode: "600004",
  telephone: "+91 98200 00000",
  weightGrams: 400,
  lines: [
    { ...line, quantity: 3, toSend: 2 },
    { ...line, sku: "13~", productName: "Mug", colourName: "", size: "", quantity: 1, toSend: 0 },
  ],
};

it("a courier's line has the address, and the line items as a text", () => {
  expect(courierLine(row)).toMatchObject({
    street: "=HYPERLINK(1), Luz Church Road",
    postcode: "600004",
    pieces: 4,
    piecesToSend: 2,
    lines: "3 × Crew, Sage, M; 1 × Mug",
  });
});

it("the pick list has what is still to be sent of each SKU", () => {
  expect(pickLines(row)).toEqual([
    {
      sku: "12~M",
      product: "Crew",
      colour: "Sage",
      size: "M",
      pieces: 2,
      contents: "",
      order: "KS-1",
      recipient: "Asha Rao",
      status: "Order Confirmed",
    },
  ]);
});

it("what a buyer typed is no formula in either file", () => {
  expect(toCsv([courierLine(row)])).toContain(`"'=HYPERLINK(1), Luz Church Road"`);
  expect(toCsv(pickLines({ ...row, recipientName: "=1+1" }))).toContain("'=1+1");
});

import { expect, it } from "vitest";
import type { OrderExportRow } from "../../../contract/admin/orders.schemas.ts";
import { toCsv } from "../lists/csv.ts";
import { comparePicks, courierLine, pickLines } from "./courier-csv.ts";

const line = {
  sku: "12~M",
  productName: "Crew",
  colourName: "Sage",
  size: "M",
  contents: "",
  bin: "A10",
  parts: [],
};
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
  payment: "paid",
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
  timeZone: "Asia/Kolkata",
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

it("times are those of the store's clock, which the heading names", () => {
  const [heading = "", line = ""] = toCsv([courierLine(row)]).split("\r\n");
  expect(heading).toContain("Placed at (Asia/Kolkata)");
  expect(heading).toContain("Waits since (Asia/Kolkata)");
  expect(heading).not.toContain("Time zone");
  expect(line).toContain("2026-11-21 15:30:00");
  expect(line).not.toContain("2026-11-21T10:00");
});

it.each([
  ["+91 98200 00000", "+91 98200 00000"],
  ["+1 (415) 555-0132", "+1 415 555 0132"],
  [" \uff0b91-98200", "+91 98200"],
  ["98200 00000", "98200 00000"],
  ["(+91) 98200 00000", "(+91) 98200 00000"],
])("a courier reads the telephone number %j as %j, and no spreadsheet evaluates it", (telephone, written) => {
  expect(courierLine({ ...row, telephone }).telephone).toBe(written);
  expect(toCsv([{ telephone: courierLine({ ...row, telephone }).telephone }])).toContain(`\n${written}\r`);
});

it.each(["+cmd|' /C calc'!A0", "=1", "-1", "@SUM(1)", "++1"])(
  "what is typed as a telephone number and is a formula, %j, is guarded as before",
  (telephone) => {
    expect(toCsv([{ telephone: courierLine({ ...row, telephone }).telephone }])).toContain(`'${telephone}`);
  },
);

it("the pick list has what is still to be sent of each SKU", () => {
  expect(pickLines(row)).toEqual([
    {
      picked: "",
      bin: "A10",
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

it("of a kit that is made from its parts each part is picked, from the first bin to the last", () => {
  const mug = { sku: "M-1", productName: "Mug", colourName: "", size: "", bin: "", quantity: 1 };
  const pen = { ...mug, sku: "P-1", productName: "Pen", bin: "A2", quantity: 2 };
  const kit: OrderExportRow = {
    ...row,
    id: "KS-2",
    lines: [{ ...line, productName: "Kit", bin: "", parts: [mug, pen], quantity: 3, toSend: 3 }],
  };
  const picked = [row, kit].flatMap(pickLines).toSorted(comparePicks);
  expect(picked.map(({ bin, sku, pieces, order }) => [bin, sku, pieces, order])).toEqual([
    ["A2", "P-1", 6, "KS-2"],
    ["A10", "12~M", 2, "KS-1"],
    ["", "M-1", 3, "KS-2"],
  ]);
});

it("what a buyer typed is no formula in either file", () => {
  expect(toCsv([courierLine(row)])).toContain(`"'=HYPERLINK(1), Luz Church Road"`);
  expect(toCsv(pickLines({ ...row, recipientName: "=1+1" }))).toContain("'=1+1");
});

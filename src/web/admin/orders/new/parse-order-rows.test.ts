import { expect, it } from "vitest";
import { orderColumns, parseOrderRows } from "./parse-order-rows.ts";

it("reads the columns of a heading in any order, and names the line of each row", () => {
  const rows = parseOrderRows(
    "Qty;E-mail;Full name;PIN code;SKU;Notes\n2;asha@example.com;Asha Rao;400001;PEN-1;gift\n\n1;ravi@example.com;Ravi;;PEN-2;",
  );
  expect(rows).toMatchObject([
    {
      line: 2,
      quantity: "2",
      email: "asha@example.com",
      name: "Asha Rao",
      postalCode: "400001",
      sku: "PEN-1",
    },
    { line: 4, quantity: "1", email: "ravi@example.com", postalCode: "", sku: "PEN-2", product: "" },
  ]);
});

it("takes the columns of the template where there is no heading, and an escaped formula as it was typed", () => {
  const cells = orderColumns.map((column) => (column === "phone" ? "'+91 98200" : column));
  expect(parseOrderRows([...cells.slice(0, 3), "12 Road"].join(","))).toMatchObject([
    { line: 1, name: "name", email: "email", phone: "+91 98200", address: "12 Road", quantity: "" },
  ]);
});

import { expect, it } from "vitest";
import { orderColumns, parseOrderRows } from "./parse-order-rows.ts";

it("reads the columns of a heading in any order, and names the line of each row", () => {
  const { rows, unused } = parseOrderRows(
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
  expect(unused).toEqual(["Notes"]);
});

it("takes the columns of the template where there is no heading, and an escaped formula as it was typed", () => {
  const cells = ["Asha", "asha@example.com", "'+91 98200", "12 Road"];
  expect(orderColumns.slice(0, cells.length)).toEqual(["name", "email", "phone", "address"]);
  expect(parseOrderRows(cells.join(",")).rows).toMatchObject([
    {
      line: 1,
      name: "Asha",
      email: "asha@example.com",
      phone: "+91 98200",
      address: "12 Road",
      quantity: "",
    },
  ]);
});

it.each(["Address Line 2", "Address2", "Street 2", "Apartment", "c/o", "Shipping address line 2"])(
  "adds a further line of the address: %s",
  (heading) => {
    const { rows, unused } = parseOrderRows(
      `Name,Email,Address Line 1,${heading},City,Qty\nAsha,asha@example.com,12 Road,Flat 4,Pune,1`,
    );
    expect([rows[0]?.address, unused]).toEqual(["12 Road\nFlat 4", []]);
  },
);

it("finds the headings below a title, and reads what spreadsheets do to texts of digits", () => {
  const { rows } = parseOrderRows(
    'Summer party 2026\n;;\nEmail;Quantity;Postcode;Mobile no;Address;SKU\nasha@example.com;1;="01067";\'0049 351 123;"12 Road\nFlat 4";PEN-1',
  );
  expect(rows).toMatchObject([
    { line: 4, postalCode: "01067", phone: "0049 351 123", address: "12 Road\nFlat 4", sku: "PEN-1" },
  ]);
});

it("names a column that no order has a place for only where it has something, and one that stands twice", () => {
  const { unused } = parseOrderRows("Email,Quantity,Company,Fax,Email\na@example.com,1,Acme,,b@example.com");
  expect(unused).toEqual(["Company", "Email"]);
});

it.each([
  "Name;E-Mail;Straße;PLZ;Ort;Land;Menge;Artikelnummer;Größe\nAsha Rao;asha@example.com;Weg 1;01067;Dresden;Deutschland;2;T-1;M",
  "Navn;E-post;Gateadresse;Postnr.;Poststed;Land;Antall;Varenr;Størrelse\nAsha Rao;asha@example.com;Weg 1;01067;Dresden;Deutschland;2;T-1;M",
  "First name,Last name,Work email,Street,Zip,City,Country,Qty,SKU,Size\nAsha,Rao,asha@example.com,Weg 1,01067,Dresden,Deutschland,2,T-1,M",
  "Vorname;Nachname;E-Mail-Adresse;Straße und Hausnummer;Postleitzahl;Stadt;Land;Stück;Art.-Nr.;Grösse\nAsha;Rao;asha@example.com;Weg 1;01067;Dresden;Deutschland;2;T-1;M",
  "Name;Vorname;E-Mail;Anschrift;PLZ;Ort;Land;Anzahl;Artikelnr;Größe\nRao;Asha;asha@example.com;Weg 1;01067;Dresden;Deutschland;2;T-1;M",
  "Shipping Name,Email,Shipping Street,Shipping Zip,Shipping City,Shipping Country,Lineitem quantity,Lineitem sku,Size\nAsha Rao,asha@example.com,Weg 1,01067,Dresden,Deutschland,2,T-1,M",
])("reads the headings of %j", (text) => {
  const { rows, unused } = parseOrderRows(text);
  expect(unused).toEqual([]);
  expect(rows).toMatchObject([
    {
      name: "Asha Rao",
      email: "asha@example.com",
      address: "Weg 1",
      postalCode: "01067",
      city: "Dresden",
      country: "Deutschland",
      quantity: "2",
      sku: "T-1",
      size: "M",
    },
  ]);
});

it("never reads a list with headings by the places of the template, also where it has no quantity", () => {
  const { rows } = parseOrderRows("Name,Email,Size,SKU,Country\nAsha,asha@example.com,M,T-1,India");
  expect(rows).toMatchObject([{ line: 2, phone: "", size: "M", sku: "T-1", country: "India", quantity: "" }]);
});

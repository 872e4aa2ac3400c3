import { expect, it } from "vitest";
import { readOtherFile as read } from "../../../tests/support/read-other-file.ts";
import { presetFields } from "./recognise-format.ts";

const woocommerce =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Short description",Description,"Date sale price starts","Date sale price ends",' +
  '"In stock?",Stock,"Backorders allowed?","Weight (kg)","Sale price","Regular price",Categories,Images,Parent,' +
  '"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"\n';

it("reads WooCommerce's export: the line of a product with several SKUs is none itself", () => {
  const { format, lines, problems, notes } = read(
    `${woocommerce}11,variable,TEE,,Camp tee,-1,Soft,<p>Cotton</p>,,,1,,0,0.2,,,"Clothing > Tees, Sale",https://example.com/tee.jpg,,Colour,"Blue, Red",Size,"S, M"\n` +
      "12,variation,TEE-B-S,,Camp tee - Blue,1,,,,,1,4,0,0.18,,15,,https://example.com/blue.jpg,TEE,Colour,Blue,Size,S\n" +
      "13,variation,,,Camp tee - Blue,1,,,,,0,,0,,12.50,15,,,TEE,Colour,Blue,Size,M\n" +
      "14,variation,TEE-R-S,,Camp tee - Red,1,,,,,1,-3,notify,,,15,,,TEE,Colour,Red,Size,S\n" +
      "20,simple,,4006381333931,Enamel mug,1,,,,,1,7,0,0.31,,9.90,Kitchen,,,,,,\n",
  );
  expect([format, problems]).toEqual(["woocommerce", []]);
  expect(lines).toMatchObject([
    {
      Name: "Camp tee",
      Category: "Tees",
      "In the shop": "no",
      "Weight g": "200",
      Colour: "Blue",
      Sizes: "S",
      SKU: "S=TEE-B-S",
      "Stock by size": "S=4",
      "Selling price": "15",
      "Image URLs": expect.stringContaining("https://example.com/tee.jpg"),
    },
    { Colour: "Blue, M", Sizes: "M", "Selling price": "12.50", "Price before": "15", "Stock by size": "M=0" },
    { Colour: "Red", Sizes: "S", SKU: "S=TEE-R-S", "Selling price": "15" },
    {
      Name: "Enamel mug",
      Category: "Kitchen",
      "In the shop": "1",
      "Weight g": "310",
      Stock: "7",
      GTIN: "4006381333931",
    },
  ]);
  expect(lines[2]).not.toHaveProperty("Stock by size"); // it is sold without stock
  expect(notes.map(({ message }) => message)).toContain(
    "1 line of the file may be sold without stock: it is not counted here.",
  );
});

it("finds the product of a line by its number, where it has no SKU", () => {
  const { lines } = read(
    `${woocommerce}31,variable,,,Cap,1,,,,,1,,0,0.1,,,Caps,,,Colour,"Black, White",,\n` +
      "32,variation,CAP-B,,Cap - Black,1,,,,,1,4,0,,,8,,,id:31,Colour,Black,,\n" +
      "33,variation,CAP-W,,Cap - White,1,,,,,1,2,0,,,8,,,id:31,Colour,White,,\n",
  );
  expect(lines).toMatchObject([
    { Name: "Cap", Colour: "Black", SKU: "CAP-B", Stock: "4" },
    { Colour: "White", SKU: "CAP-W", Stock: "2" },
  ]);
});

it("leaves out what is not sent in a parcel, and a sale price for a time, and says so", () => {
  const { lines, notes } = read(
    `${woocommerce}41,"simple, virtual",TALK,,A talk,1,,,,,1,,0,,,50,,,,,,,\n` +
      "42,grouped,SET,,A set,1,,,,,1,,0,,,,,,,,,,\n" +
      "43,simple,PEN,,Pen,1,,,2026-12-01,2026-12-24,1,5,0,0.02,2,3,,,,,,,\n",
  );
  expect(lines.map((line) => [line.Name, line["Selling price"]])).toEqual([["Pen", "3"]]);
  expect(notes.map(({ line, message }) => [line, message])).toEqual([
    [2, "A talk is left out: it is nothing that is sent in a parcel."],
    [3, "A set is left out: it is nothing that is sent in a parcel."],
    [4, "The sale price 2 is for a time only and is left out: plan it as a change of price."],
  ]);
});

const shopify =
  "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Gift Card\n";

it("does not count what Shopify sells without stock, and takes no gift card for a product", () => {
  const { lines, notes } = read(
    `${shopify}mug,Mug,Title,Default Title,M-1,shopify,-3,continue,5,false\n` +
      "pen,Pen,Title,Default Title,P-1,shopify,-3,deny,5,false\n" +
      "gift-card,Gift card,Denomination,10,,,,continue,10,true\n" +
      "gift-card,,,25,,,,continue,25,\n",
  );
  expect(lines.map(({ Address, Stock }) => [Address, Stock])).toEqual([
    ["mug", undefined],
    ["pen", "0"],
  ]);
  expect(notes.map(({ line }) => line)).toEqual([5, 2]);
});

it.each([
  ["Item no", "SKU"],
  ["Department", "Category"],
  ["Price NOK incl. MVA", "Price"],
  ["Selling price (EUR, incl. VAT)", "Price"],
  ["Price inkl. MwSt.", "Price"],
  ["In stock", "Stock"],
  ["Picture", "Variant image"],
  ["Varenr.", "SKU"],
  ["Størrelse", "Size"],
  ["Price excl. VAT", null],
  ["Purchase price", null],
])("guesses what %j means", (heading, field) => {
  expect(presetFields("other", [heading])).toEqual([field]);
});

it("finds the headings below a title, and reads whether there is some in stock", () => {
  const { lines, problems } = read(
    "Price list\n;;;\nAs of 3 May 2026;;;\nItem no;Item name;Price NOK incl. MVA;In stock\nM-1;Mug;149;yes\nP-1;Pen;20;no\nC-1;Cap;99;7\n",
    ["SKU", "Name", "Price", "Stock"],
  );
  expect(problems).toEqual([]);
  expect(lines.map((line) => [line.line, line["Selling price"], line.Stock])).toEqual([
    [5, "149 NOK", undefined],
    [6, "20 NOK", "0"],
    [7, "99 NOK", "7"],
  ]);
});

import { expect, it } from "vitest";
import { readOtherFile as read } from "../../../tests/support/read-other-file.ts";
import { withPlainNumbers } from "./plain-numbers.ts";
import { readTable } from "./read-table.ts";
import { presetFields, recogniseFormat } from "./recognise-format.ts";

const shopify =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value," +
  "Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Status\n";

it("reads Shopify's export: one product of several lines, its sizes of one colour in one variant", () => {
  const { format, lines, problems } = read(
    `${shopify}Rain_Coat,Rain coat,<div>Dry</div><div><b>Warm</b></div>,Us,Apparel,"a, b",true,Size,S,Color,Red,RC-R-S,350.5,shopify,4,90.00,120,'4006381333931,,active\n` +
      "Rain_Coat,,,,,,,,M,,Red,RC-R-M,360,shopify,-2,90,120.00,,,\n" +
      "Rain_Coat,,,,,,,,M,,Blue,,355,,7,90.00,0,,,\n" +
      "Rain_Coat,,,,,,,,,,,,,,,,,,https://example.com/b.jpg,\n",
  );
  expect([format, problems]).toEqual(["shopify", []]);
  expect(lines).toEqual([
    {
      line: 2,
      identity: undefined,
      Address: "rain-coat",
      Name: "Rain coat",
      Category: "Apparel",
      "In the shop": "true",
      "Weight g": "360",
      Keywords: "a, b",
      Description: "<p>Dry</p><p><strong>Warm</strong></p>",
      Colour: "Red",
      Sizes: "S, M",
      "Price before": "120",
      "Selling price": "90.00",
      SKU: "S=RC-R-S, M=RC-R-M",
      GTIN: "S=4006381333931",
      "Stock by size": "S=4, M=0",
      "Image URLs": "https://example.com/b.jpg",
    },
    {
      line: 4,
      identity: undefined,
      Address: "rain-coat",
      Colour: "Blue",
      Sizes: "M",
      "Price before": "90.00",
      "Selling price": "90.00",
      "Image URLs": "https://example.com/b.jpg",
    },
  ]);
});

it("makes a variant of sizes with another price, and says so; refuses the same size twice", () => {
  const line = (size: string, price: string) => `tee,Tee,,,,,,Size,${size},,,,1,,,${price},,,,draft\n`;
  const { lines, notes, problems } = read(
    `${shopify}${line("S", "10")}${line("M", "10.00")}${line("XXL", "12")}${line("s", "9")}`,
  );
  expect(
    lines.map((each) => [each.line, "Colour" in each && each.Colour, "Sizes" in each && each.Sizes]),
  ).toEqual([
    [2, false, "S, M"],
    [4, "XXL", "XXL"],
  ]);
  expect(lines[0]).toMatchObject({ "In the shop": "no" });
  expect(notes).toEqual([{ line: 4, message: expect.stringContaining("another price") }]);
  expect(problems).toEqual([{ line: 5, column: "", message: "Line 2 is about the same SKU (s) already." }]);
});

it("drops 'Default Title', and adds an option that is neither colour nor size to the colour", () => {
  const plain = read(`${shopify}mug,Mug,,,,,,Title,Default Title,,,M-1,400,,,5,,,,\n`);
  expect(plain.lines[0]).not.toHaveProperty("Colour");
  const made = read(`${shopify}mug,Mug,,,,,,Material,Clay,Colour,Sage,M-1,400,,,5,,,,\n`);
  expect(made.lines[0]).toMatchObject({ Colour: "Sage, Clay", SKU: "M-1" });
});

it("reads Google's file: groups, sale prices, weights with units, the shared part of the names", () => {
  const { format, lines, problems } = read(
    "id\ttitle\tdescription\tlink\timage_link\tprice\tsale_price\tavailability\tproduct_type\titem_group_id\tcolor\tsize\tshipping_weight\n" +
      "T1\tTee - Sage, S\tSoft & light\thttps://x.example/t\t\t15.00 USD\t12.00 USD\tin_stock\tHome > Shirts\tG1\tSage\tS\t0.35 kg\n" +
      "T2\tTee - Sage, M\tSoft & light\thttps://x.example/t\t\t15.00 USD\t12.00 USD\tout_of_stock\tHome > Shirts\tG1\tSage\tM\t12 stone\n" +
      "C1\tCap\t\thttps://x.example/c\t\t9 USD\t\tin stock\tHats\t\t\t\t8 oz\n",
  );
  expect(format).toBe("google");
  expect(lines).toEqual([
    {
      line: 2,
      identity: { skuCodes: ["T1", "T2"], slug: "tee-sage" },
      Name: "Tee - Sage",
      Category: "Shirts",
      "Weight g": "350",
      Description: "<p>Soft &amp; light</p>",
      Colour: "Sage",
      Sizes: "S, M",
      "Price before": "15.00 USD",
      "Selling price": "12.00 USD",
      SKU: "S=T1, M=T2",
      "Stock by size": "M=0",
    },
    {
      line: 4,
      identity: { skuCodes: ["C1"], slug: "cap" },
      Name: "Cap",
      Category: "Hats",
      "Weight g": "227",
      "Price before": "9 USD",
      "Selling price": "9 USD",
      SKU: "C1",
    },
  ]);
  expect(problems).toEqual([{ line: 3, column: "Weight g", message: expect.stringContaining("'12 stone'") }]);
});

it("takes columns by hand, and asks which product a line without a name is", () => {
  const csv = "Artikel;Preis;Farbe\nBecher;5;Rot\n;6;\n";
  expect(read(csv).format).toBe("other");
  const { lines, problems } = read(csv, ["Name", "Price", null]);
  expect(lines).toMatchObject([{ line: 2, Name: "Becher", "Selling price": "5" }]);
  expect(lines[0]).not.toHaveProperty("Colour");
  expect(problems).toEqual([expect.objectContaining({ line: 3 })]);
});

it.each([
  ["Product,Name,Selling price", "own"],
  ["Address;Name;Colr", "own"],
  ["URL handle,Title,Description,Price,SKU", "shopify"],
  ["g:id,g:title,g:image_link,g:price", "google"],
  ["Product,Cost,Qty,Shade", "other"],
])("knows the format of %s: %s", (head, format) => {
  expect(recogniseFormat(readTable(`${head}\n`).headings)).toBe(format);
});

it("guesses the columns of an unknown format, each meaning once", () => {
  const { headings } = readTable("Product name,Qty,EAN,Title,Shade\n");
  expect(presetFields("other", headings)).toEqual(["Name", "Stock", "GTIN", null, null]);
  expect(presetFields("other", ["MwSt. %"])).toEqual(["GST %"]);
  expect(presetFields("own", ["VAT %"])).toEqual(["GST %"]);
});

it("guesses the columns of a file with headings in another language", () => {
  const headings =
    "Artikelnummer;Bezeichnung;Warengruppe;Farbe;Größe;Gewicht (g);UVP;VK-Preis;Lagerbestand;Bild;MwSt.";
  expect(presetFields("other", headings.split(";"))).toEqual([
    ...["SKU", "Name", "Category", "Colour", "Size", "Weight g"],
    ...["Price before", "Price", "Stock", "Variant image", "GST %"],
  ]);
});

it("gives a variant its own images first, and those of the product that are no other variant's", () => {
  const { lines } = read(
    "Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src,Variant Image\n" +
      "cup,Cup,Colour,Red,5,https://x.example/red.png,https://x.example/red.png\n" +
      "cup,,,Blue,5,https://x.example/blue.png,https://x.example/blue.png\n" +
      "cup,,,,,https://x.example/both.png,\n",
  );
  expect(lines.map((line) => "Image URLs" in line && line["Image URLs"])).toEqual([
    "https://x.example/red.png\nhttps://x.example/both.png",
    "https://x.example/blue.png\nhttps://x.example/both.png",
  ]);
});

it("takes the kit of a table whose columns staff name", () => {
  const { lines } = read("Titel;Paket\nWillkommen;ja\nBecher;nein\n", ["Name", "Welcome kit"]);
  expect(lines.map((line) => "Welcome kit" in line && line["Welcome kit"])).toEqual(["ja", "nein"]);
});

const named = ["Name", "Size", "Weight g", "Price", "Price before"];
const cellsOf = (csv: string, fields: readonly (string | null)[] = named) =>
  read(csv, fields).lines.map((line) => Object.fromEntries(Object.entries(line).filter(([, cell]) => cell)));

it("reads weights as their own file writes them: 0,050 kg, 1.250 g beside them, and the unit of a heading", () => {
  const comma = "Ware;Gr;Gewicht;Preis;Vorher\nBecher;;0,050 kg;9,50;\nKanne;;1.250 g;9,50;\n";
  expect(cellsOf(comma).map((line) => line["Weight g"])).toEqual(["50", "1250"]);
  const inHeading = "Item;Size;Weight (kg);Price;Before\nMug;;0.5;9.50;\nPen;;12 g;9.50;\n";
  expect(cellsOf(inHeading).map((line) => line["Weight g"])).toEqual(["500", "12"]);
});

it("keeps a reduction of 1.299,00 to 999,00, and two sizes at 5,00 and 5.000,00 apart", () => {
  const reduced = "Ware;Gr;Gewicht;Preis;Vorher\nJacke;;;999,00;1.299,00\n";
  expect(cellsOf(reduced)[0]).toMatchObject({ "Selling price": "999.00", "Price before": "1299.00" });
  const sizes = "Ware;Gr;Gewicht;Preis;Vorher\nSeil;S;;5,00;\nSeil;L;;5.000,00;\n";
  expect(cellsOf(sizes).map((line) => line["Selling price"])).toEqual(["5.00", "5000.00"]);
});

it("asks once for a column whose numbers may be read in two ways, and decides nothing by itself", () => {
  const open = "Item;Size;Weight;Price;Before\nMug;;1.250 g;9;\nPen;;1.100 g;8;\n";
  const { asked, problems } = read(open, named);
  expect(asked).toEqual([
    { heading: "Weight", example: "1.250 g", readAs: { point: "1.25 g", comma: "1250 g" } },
  ]);
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [2, "Weight g"],
    [3, "Weight g"],
  ]);
  const table = readTable(open);
  const decided = (decimalSign: "." | ",") =>
    withPlainNumbers(table, named, "other", { decimalSigns: [{ heading: "Weight", decimalSign }] }).rows[0]
      ?.cells[2];
  expect([decided("."), decided(",")]).toEqual(["1.250 g", "1250 g"]);
  expect(read(open.replace("9;", "9,50;"), named)).toMatchObject({ asked: [], problems: [] });
});

it.each([
  ["Weight (kg)", "0.5", "500"],
  ["Gewicht in kg", "0,5", "500"],
  ["Bruttogewicht (kg/Stk.)", "0,5", "500"],
  ["Nettovekt (kg)", "0,5", "500"],
  ["Shipping weight [lb]", "0.5", "227"],
  ["weight_in_grams", "350", "350"],
  ["Weight", "250 Gramm", "250"],
  ["Weight", "0,25 Kilo", "250"],
])("guesses the heading %s and reads %s under it as %s g", (heading, cell, grams) => {
  const { lines, problems } = read(`Item name;Price;${heading}\nMug;9;${cell}\n`);
  expect([problems, lines[0]?.["Weight g"]]).toEqual([[], grams]);
});

it("asks once for a column of weights whose unit nothing names, and decides nothing by itself", () => {
  const csv = "Item name;Price;Weight\nMug;9;0.5\nPen;9;1\nCap;9;80 g\nKey;9;0\n";
  const { lines, problems, askedWeights } = read(csv);
  expect(askedWeights).toEqual([{ heading: "Weight", example: "0.5" }]);
  expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, "Weight g", expect.stringContaining("whether '0.5' is in g or kg")],
    [3, "Weight g", expect.stringContaining("whether '1' is in g or kg")],
  ]);
  expect(lines.map((line) => line["Weight g"])).toEqual([undefined, undefined, "80", undefined]);
  const weights = (unit: "g" | "kg" | "oz" | "lb") =>
    read(csv, undefined, { weightUnits: [{ heading: "Weight", unit }] }).lines.map(
      (line) => line["Weight g"],
    );
  expect(weights("kg")).toEqual(["500", "1000", "80", undefined]);
  expect(weights("lb")).toEqual(["227", "454", "80", undefined]);
});

it.each(["Weight;250", "Gewicht;1,5", "Vekt;1 250", "Net weight;0.250"])(
  "a weight without a unit is asked about whatever its number: %s",
  (column) => {
    const [heading, cell] = column.split(";");
    const { lines, askedWeights } = read(`Item name;Price;${heading}\nMug;9;${cell}\n`);
    expect([askedWeights, lines[0]?.["Weight g"]]).toEqual([[{ heading, example: cell }], undefined]);
  },
);

it("leaves a number whose groups have no sense as it is, so that it is refused", () => {
  const { lines } = read("Item name;Price;Colour\nMug;9,999,99;a\nPen;12.5.3;b\n");
  expect(lines.map((line) => line["Selling price"])).toEqual(["9,999,99", "12.5.3"]);
});

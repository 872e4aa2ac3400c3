import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { addCatalogue } from "../../platform/language/catalogues.ts";
import { withStoreData } from "./serve-admin.ts";

const html = readFileSync("src/web/admin/index.html", "utf8");
const store = { baseCurrency: "INR", languages: ["en", "ckb"] };

it("the admin's page names the languages that are written from right to left, as CLDR has them", () => {
  const remove = addCatalogue("ckb", []); // a Kurdish language that few lists have
  const page = withStoreData(html, store, new Map());
  expect(page).toMatch(/data-available-languages="[^"]*ckb/);
  expect(page).toContain('data-right-to-left="ckb"');
  remove();
  expect(withStoreData(html, store, new Map())).toContain('data-right-to-left=""');
});

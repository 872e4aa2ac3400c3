import { expect, it } from "vitest";
import { decodeCsv } from "./decode-csv.ts";

it.each([
  ["UTF-8", [0xe2, 0x82, 0xb9, 0x35], "₹5"],
  ["UTF-16 of a spreadsheet", [0xff, 0xfe, 0xb9, 0x20, 0x35, 0x00], "₹5"],
  ["Windows, Western Europe", [0x46, 0xfc, 0x6c, 0x6c, 0x65, 0x72], "Füller"],
])("decodes %s", (_, bytes, text) => {
  expect(decodeCsv(Uint8Array.from(bytes))).toBe(text);
});

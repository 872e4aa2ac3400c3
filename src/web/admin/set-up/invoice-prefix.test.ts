import { expect, it } from "vitest";
import { invoicePrefixOf } from "./invoice-prefix.ts";

it.each([
  ["Nordlicht Werkzeuge GmbH", "NW"],
  ["Müller & Söhne GmbH & Co. KG", "MS"],
  ["Örtlich", "OR"],
  ["Acme Pvt. Ltd.", "AC"],
  ["The Five Words Company Store", "TFWC"],
  ["GmbH", "GM"],
  ["3M", "3M"],
  ["कंपनी", undefined],
])("%s begins its invoices with %s", (companyName, prefix) => {
  expect(invoicePrefixOf(companyName)).toBe(prefix);
});

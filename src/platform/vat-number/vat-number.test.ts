import { expect, it } from "vitest";
import { countryOfVatNumber, plainVatNumber, vatNumberProblem } from "./vat-number.ts";

it.each([
  "DE123456789",
  "DE 123 456 789",
  "ATU12345678",
  "NL123456789B01",
  "FR12345678901",
  "CHE-123.456.789",
  "no 923 609 016 mva",
])("%s has the form of its country, or none is known", (number) =>
  expect(vatNumberProblem(number)).toBeUndefined(),
);

it.each([
  ["DE12345", "DE123456789"],
  ["DE1234567890", "DE123456789"],
  ["AT12345678", "ATU12345678"],
  ["IT1234567890A", "IT12345678901"],
])("%s is refused with an example", (number, example) =>
  expect(vatNumberProblem(number)).toBe(
    `A VAT number that begins with ${number.slice(0, 2)} has this form: ${example}.`,
  ),
);

it.each(["", "123456789", "D123456789"])("'%s' has no country", (number) =>
  expect(vatNumberProblem(number)).toMatch(/two letters of its country/),
);

it("is written as registers write it, and tells its country", () => {
  expect(plainVatNumber("no 923.609.016-mva")).toBe("NO923609016MVA");
  expect(["EL123456789", "XI123456789", "de123456789"].map(countryOfVatNumber)).toEqual(["GR", "GB", "DE"]);
});

import { expect, it } from "vitest";
import { cityLine } from "./city-line.ts";

const mumbai = {
  recipientCity: "Mumbai",
  region: "Maharashtra",
  postalCode: "400001",
  country: "India",
};

it("has the postcode where the country writes it", () => {
  expect(cityLine(mumbai)).toBe("Mumbai, Maharashtra, 400001");
  const berlin = { recipientCity: "Berlin", region: "Berlin", postalCode: "10119", country: "Germany" };
  expect(cityLine(berlin)).toBe("10119 Berlin");
  expect(cityLine({ ...berlin, recipientCity: "Lyon", region: "Rhône", country: "France" })).toBe(
    "10119 Lyon, Rhône",
  );
});

it("leaves out what is empty, and a region that only repeats the city", () => {
  expect(cityLine({ ...mumbai, postalCode: "" })).toBe("Mumbai, Maharashtra");
  const singapore = { recipientCity: "Singapore", region: "singapore", postalCode: "", country: "Singapore" };
  expect(cityLine(singapore)).toBe("Singapore");
});

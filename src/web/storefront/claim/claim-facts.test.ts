import { expect, it } from "vitest";
import type { ClaimOffer, WaitingClaim } from "../../../contract/claims.ts";
import { placeInWords } from "./claim-facts.tsx";

const office = { name: "Mumbai", address: "14 Ware Road\nMumbai 400001" };
const inWords = (delivery: WaitingClaim["delivery"]) =>
  placeInWords({ office } as ClaimOffer, delivery, (name) => ({ India: "Indien" })[name] ?? name);
const address = {
  recipientName: "Asha Rao",
  recipientPhone: "1",
  address: "12 Marine Drive",
  recipientCity: "Mumbai",
  region: "Mumbai",
  postalCode: "400001",
  country: "India",
};

it("a place has its country in the language of the page, and no city twice", () => {
  expect(inWords({ to: "address", address })).toBe("Asha Rao\n12 Marine Drive\n400001 Mumbai\nIndien");
  expect(inWords({ to: "office", recipientName: "Asha Rao", recipientPhone: "1" })).toBe(
    "Asha Rao\nMumbai\n14 Ware Road\nMumbai 400001",
  );
});

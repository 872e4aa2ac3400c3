import { expect, it } from "vitest";
import { hashAddress } from "./address-hash.ts";

const home = {
  recipientName: "Asha Rao",
  recipientPhone: "+91 98200 00000",
  address: "12 Marine Drive",
  region: "Maharashtra",
  recipientCity: "Mumbai",
  postalCode: "400001",
  country: "India",
};

it("the same address in other case and spacing has the same hash", () => {
  const again = { ...home, recipientName: " asha  RAO ", address: "12\nMarine Drive" };
  expect(hashAddress(again)).toEqual(hashAddress(home));
  const unknownCode = { ...home, postalCode: null };
  expect(hashAddress(unknownCode)).toEqual(hashAddress({ ...home, postalCode: "" }));
});

it("an address has another hash when a field differs, or when text moves into the next field", () => {
  for (const name of Object.keys(home)) {
    expect(hashAddress({ ...home, [name]: "elsewhere" }), name).not.toEqual(hashAddress(home));
  }
  const moved = { ...home, region: "Maharashtra Mumbai", recipientCity: "" };
  expect(hashAddress(moved)).not.toEqual(hashAddress(home));
});

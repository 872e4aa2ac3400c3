import { expect, it } from "vitest";
import { addressHash } from "./address-hash.ts";

const home = {
  recipientName: "Asha Rao",
  recipientPhone: "+91 98200 00000",
  address: "12 Marine Drive",
  region: "Maharashtra",
  recipientCity: "Mumbai",
  postalCode: "400001",
  country: "India",
};

it("an address is the same in another case and spacing", () => {
  const again = { ...home, recipientName: " asha  RAO ", address: "12\nMarine Drive" };
  expect(addressHash(again)).toEqual(addressHash(home));
  const unknownCode = { ...home, postalCode: null };
  expect(addressHash(unknownCode)).toEqual(addressHash({ ...home, postalCode: "" }));
});

it("and another one when any of its parts differs, or moves into the part beside it", () => {
  for (const name of Object.keys(home)) {
    expect(addressHash({ ...home, [name]: "elsewhere" }), name).not.toEqual(addressHash(home));
  }
  const moved = { ...home, region: "Maharashtra Mumbai", recipientCity: "" };
  expect(addressHash(moved)).not.toEqual(addressHash(home));
});

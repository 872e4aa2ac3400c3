import { expect, it } from "vitest";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { insteadOf, insteadOfUrl, personOf } from "./instead-of.ts";

it("names an order in the URL and reads it back", () => {
  expect(insteadOf(insteadOfUrl("KS-1").split("?")[1] ?? "")).toBe("KS-1");
  expect(insteadOf("")).toBe("");
});

it("takes the customer and the delivery address, never the billing address", () => {
  const address = { recipientPhone: "+911", address: "1 Mount Road", recipientCity: "Chennai", region: "TN" };
  const place = { ...address, postalCode: "600002", country: "India" };
  const order = {
    email: "asha@example.com",
    addresses: [
      { ...place, isBilling: true, recipientName: "Accounts" },
      { ...place, isBilling: false, recipientName: "Asha" },
    ],
  } as unknown as StaffOrder;
  expect(personOf(order)).toEqual({
    name: "Asha",
    email: "asha@example.com",
    phone: "+911",
    address: "1 Mount Road",
    city: "Chennai",
    region: "TN",
    postalCode: "600002",
    country: "India",
  });
});

// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { inLanguage } from "../../../platform/language/in-language.ts";
import { CorrectAddressDialog } from "./correct-address-dialog.tsx";
import { OrderAddresses } from "./order-addresses.tsx";

afterEach(cleanup);

const address = {
  recipientName: "Asha Rao",
  recipientPhone: "+49 30 1234567",
  address: "Hauptstr. 1",
  recipientCity: "Berlin",
  region: "",
  postalCode: "10115",
  country: "Germany",
  isBilling: false,
};
const order = {
  id: "KS-1",
  addresses: [address],
  lines: [],
  shipments: [],
  isGift: false,
} as unknown as StaffOrder;

it.each([
  ["en", "Germany"],
  ["de", "Deutschland"],
  ["nb", "Tyskland"],
])("in %s, the country of an order's address is %s", (language, country) => {
  inLanguage(language, () => openAdminPart(<OrderAddresses order={order} />, () => ({})));
  expect(screen.getByText(/10115 Berlin/).textContent).toBe(`Hauptstr. 1\n10115 Berlin\n${country}`);
});

it("calls the country that cannot be corrected as its reader does", () => {
  inLanguage("de", () =>
    openAdminPart(<CorrectAddressDialog order={order} onClose={() => undefined} />, () => ({})),
  );
  expect(screen.getByText(/Deutschland/)).toBeTruthy();
});

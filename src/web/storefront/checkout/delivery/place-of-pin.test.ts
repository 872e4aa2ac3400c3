import { expect, it } from "vitest";
import { indianStates } from "../../../../orders/invoice/indian-states.ts";
import { placeOfPin } from "./place-of-pin.ts";

it.each([
  ["400001", "Mumbai", "Maharashtra"],
  ["560 001", "Bengaluru", "Karnataka"],
  ["110001", "New Delhi", "Delhi"],
  ["500001", "Hyderabad", "Telangana"],
  ["600001", "Chennai", "Tamil Nadu"],
  ["700001", "Kolkata", "West Bengal"],
  ["122001", "Gurugram", "Haryana"],
  ["411001", "Pune", "Maharashtra"],
  ["194101", "Leh", "Ladakh"],
  ["744101", "South Andaman", "Andaman and Nicobar Islands"],
])("the PIN code %s is in %s, %s", async (pin, recipientCity, region) => {
  expect(await placeOfPin(pin)).toEqual({ recipientCity, region });
});

it.each(["", "40000", "4000011", "000000", "999999", "400000", "SW1A 1AA"])(
  "'%s' has no place",
  async (pin) => {
    expect(await placeOfPin(pin)).toBeUndefined();
  },
);

it("every state of the table is one that an invoice knows", async () => {
  const known = new Set(indianStates.map(([, name]) => name));
  for (const first of "12345678") {
    const { default: states } = (await import(`./pin-codes/${first}.json`)) as { default: object };
    expect(Object.keys(states).filter((state) => !known.has(state))).toEqual([]);
  }
});

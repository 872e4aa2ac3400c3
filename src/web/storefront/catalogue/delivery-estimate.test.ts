import { expect, it } from "vitest";
import { demoSettings } from "../../../../demo/catalogue/settings.ts";
import { defaultSettings } from "../../../platform/settings/settings.ts";
import { deliveryEstimate } from "./delivery-estimate.ts";

const policy = { ...defaultSettings, ...demoSettings };

const india = {
  id: 1,
  name: "India",
  isRestOfWorld: false,
  deliveryCharge: 80,
  shippingCharges: [
    { weightFrom: 0, weightTo: 500, deliveryCharge: 60 },
    { weightFrom: 501, weightTo: 2000, deliveryCharge: 120.5 },
  ],
};
const world = {
  id: 9,
  name: "Rest of the world",
  isRestOfWorld: true,
  deliveryCharge: 3500,
  shippingCharges: [],
};
const mug = { packageWeightGrams: 400, quantity: 1, isSwag: false };

it.each([
  [1, 6_000],
  [0, 6_000], // while a quantity is being typed
  [2, 12_050],
  [6, 8_000],
])("weighs %i of them: %i paise to India", (quantity, chargePaise) => {
  expect(deliveryEstimate([india, world], "India", { ...mug, quantity }, policy).chargePaise).toBe(
    chargePaise,
  );
});

it("charges Others as the rest of the world, and has no charge for a country without shipping", () => {
  expect(deliveryEstimate([india, world], "Others", mug, policy)).toEqual({
    chargePaise: 350_000,
    deliveryDays: "7-10\u00a0days",
  });
  expect(deliveryEstimate([india], "Others", mug, policy).chargePaise).toBeNull();
});

it("ships the kit free to every country", () => {
  expect(deliveryEstimate([india, world], "Others", { ...mug, isSwag: true }, policy).chargePaise).toBe(0);
});

it("returns the delivery days of the shipping policy", () => {
  expect(deliveryEstimate([india], "India", mug, policy).deliveryDays).toBe(
    "3-4\u00a0days to metro cities, 5-7\u00a0days elsewhere",
  );
});

it("returns the country's own days where it has some", () => {
  const own = { ...policy, deliveryTimes: [{ country: "Japan", daysFrom: 4, daysTo: 4 }] };
  expect(deliveryEstimate([world], "Japan", mug, own).deliveryDays).toBe("4\u00a0days");
  expect(deliveryEstimate([world], "Peru", mug, own).deliveryDays).toBe("7-10\u00a0days");
});

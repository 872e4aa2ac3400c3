import { expect, it } from "vitest";
import {
  billingOfficeId,
  blankDelivery,
  countryChoices,
  deliveryErrors,
  fromSavedAddress,
  toDeliveryAddress,
} from "./delivery.ts";

const filled = {
  ...blankDelivery,
  country: "India",
  recipientName: " Anna Rao ",
  recipientPhone: "+91 98",
  address: "1 MG Road",
  region: "Karnataka",
  recipientCity: "Bengaluru",
};

it("everything but the postal code is needed, and space is not enough [spec 5.1]", () => {
  expect(Object.keys(deliveryErrors(blankDelivery))).toEqual([
    "recipientName",
    "recipientPhone",
    "address",
    "recipientCity",
    "region",
  ]);
  expect(Object.keys(deliveryErrors({ ...filled, region: "  " }))).toEqual(["region"]);
  expect(deliveryErrors(filled)).toEqual({});
});

it("names what is missing as its field is called, at the beginning of a sentence", () => {
  const empty = { ...blankDelivery, country: "United States" };
  expect(deliveryErrors(empty)).toMatchObject({
    recipientName: "Please enter the full name.",
    recipientCity: "City is missing.",
    region: "State is missing.",
    postalCode: "ZIP Code is missing.",
  });
});

it.each([
  ["United States", ["recipientCity", "region", "postalCode"]],
  ["Norway", ["recipientCity", "postalCode"]],
  ["Ireland", ["recipientCity"]],
  ["United Arab Emirates", ["region"]],
  ["Singapore", ["postalCode"]],
  ["Hong Kong", ["recipientCity", "region"]],
  ["Qatar", ["recipientCity", "region"]],
])("%s needs what its post needs: %j", (country, places) => {
  const empty = { ...filled, country, region: "", recipientCity: "", postalCode: "" };
  expect(Object.keys(deliveryErrors(empty)).sort()).toEqual([...places].sort());
});

it("what was typed for another country stays in the form and is not sent", () => {
  const typed = { ...filled, postalCode: "560001" };
  expect(toDeliveryAddress({ ...typed, country: "Norway" })).toMatchObject({
    recipientCity: "Bengaluru",
    region: "",
    postalCode: "560001",
  });
  expect(toDeliveryAddress({ ...typed, country: "United Arab Emirates" })).toMatchObject({
    recipientCity: "Karnataka",
    region: "Karnataka",
    postalCode: "",
  });
  expect(toDeliveryAddress({ ...typed, country: "Singapore" }).recipientCity).toBe("Singapore");
});

it("Others needs the country's name, and billing an office [spec 5.5]", () => {
  expect(Object.keys(deliveryErrors({ ...filled, country: "Others", otherCountry: " " }))).toEqual([
    "otherCountry",
  ]);
  expect(Object.keys(deliveryErrors({ ...filled, isBilledToOffice: "on" }))).toEqual(["officeId"]);
  expect(deliveryErrors({ ...filled, isBilledToOffice: "on", officeId: "3" })).toEqual({});
  expect(billingOfficeId({ ...filled, isBilledToOffice: "on", officeId: "3" })).toBe(3);
  expect(billingOfficeId({ ...filled, isBilledToOffice: "", officeId: "3" })).toBe(0);
});

it("the address is trimmed and has the country that was typed for Others", () => {
  expect(toDeliveryAddress({ ...filled, country: "Others", otherCountry: " Bhutan " })).toMatchObject({
    recipientName: "Anna Rao",
    country: "Bhutan",
    isBilling: false,
  });
  expect(toDeliveryAddress({ ...filled, otherCountry: "Bhutan" }).country).toBe("India");
});

it("countries are listed by name with Others at the end; India without a list [spec 5.2, 10.37]", () => {
  const place = { id: 1, deliveryCharge: 1, shippingCharges: [], isRestOfWorld: false };
  expect(
    countryChoices(
      [
        { ...place, name: "India" },
        { ...place, name: "World", isRestOfWorld: true },
      ],
      "Norway",
    ),
  ).toEqual(["India", "Others"]);
  expect(countryChoices([], "India")).toEqual(["India", "Others"]);
});

it("where only listed countries are served there are no Others, and a saved address elsewhere keeps its country", () => {
  const place = { id: 1, deliveryCharge: 1, shippingCharges: [], isRestOfWorld: false };
  const countries = countryChoices([{ ...place, name: "Norway" }], "Norway", true);
  expect(countries).toEqual(["Norway"]);
  const saved = {
    ...toDeliveryAddress({ ...filled, country: "Japan" }),
    savedAddressId: "1",
    postalCode: "",
  };
  expect(fromSavedAddress(saved, countries)).toMatchObject({ country: "Japan", otherCountry: "" });
});

it("a saved address goes into the form and comes out the same, also of a country that is not listed", () => {
  const saved = {
    savedAddressId: "an-id",
    recipientName: "Anna Rao",
    recipientPhone: "+91 98",
    address: "1 MG Road",
    recipientCity: "Bengaluru",
    postalCode: "560001",
  };
  for (const country of ["India", "Bhutan"]) {
    const region = country === "India" ? "Karnataka" : "";
    const here = { ...saved, region, country };
    const values = { ...blankDelivery, ...fromSavedAddress(here, ["India", "Others"]) };
    expect(deliveryErrors(values)).toEqual({});
    const { savedAddressId: _, ...fields } = saved;
    expect(toDeliveryAddress(values)).toEqual({ ...fields, region, country, id: 0, isBilling: false });
    expect(values.country).toBe(country === "India" ? "India" : "Others");
  }
});

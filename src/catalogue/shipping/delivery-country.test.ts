import { expect, test } from "vitest";
import { isRefusal } from "../../contract/errors.ts";
import { deliveryCountry, servedCountry } from "./delivery-country.ts";

const locations = [
  { name: "India", isRestOfWorld: false },
  { name: "USA", isRestOfWorld: false },
  { name: "Gulf states", isRestOfWorld: false },
  { name: "Rest of the world", isRestOfWorld: true },
];

test.each([
  ["IN", "India"],
  ["india ", "India"],
  ["United States", "USA"],
  ["U.S.A.", "USA"],
  ["gulf states", "Gulf states"],
  ["Deutschland", "Germany"],
])("%s is charged as %s", (text, name) => {
  expect(deliveryCountry(text, locations)).toBe(name);
});

test.each([
  ["Congo", "'Congo' can mean Congo - Kinshasa or Congo - Brazzaville."],
  ["Inidia", "'Inidia' is no country that we know. Did you mean India?"],
  ["Rest of the world", "'Rest of the world' is no country that we know."],
  ["Atlantis", "'Atlantis' is no country that we know."],
])("%s is asked about, never charged as the rest of the world", (text, question) => {
  const read = deliveryCountry(text, locations);
  expect(isRefusal(read) && read.detail).toBe(question);
});

test("where only listed countries are served, others are refused with where we deliver", () => {
  const served = (text: string, isOnlyListed = true, list = locations) => {
    const read = servedCountry(text, { locations: list, isOnlyListed });
    return isRefusal(read) ? read.detail : read;
  };
  expect(served("IN")).toBe("India");
  expect(served("Japan", false)).toBe("Japan");
  expect(served("Japan")).toBe("We deliver to India, USA and Gulf states, and not to Japan.");
  expect(served("Japan", true, [])).toBe("We do not deliver to Japan, nor anywhere else at the moment.");
  expect(served("Atlantis")).toBe("'Atlantis' is no country that we know.");
});

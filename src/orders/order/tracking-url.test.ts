import { expect, test } from "vitest";
import { mayBeSameCourier, trackingUrl } from "./tracking-url.ts";

const urls = ["", "BlueDart = https://track.example/?n={awb}&from=shop"];

test.each([
  ["BlueDart", "BD 1", "https://track.example/?n=BD%201&from=shop"],
  ["blue dart", "A&b", "https://track.example/?n=A%26b&from=shop"],
  ["DTDC", "1", ""],
  ["BlueDart", null, ""],
])("a parcel by %s with AWB %j is at %j", (courier, awbNo, expected) => {
  expect(trackingUrl(urls, courier, awbNo)).toBe(expected);
});

test.each([
  ["DHL", "DHLExpress", true],
  ["Blue Dart Express", "BlueDart", true],
  ["DTDC", "", true],
  ["DHL", "FedEx", false],
])("%s and %s may be one courier: %s", (one, other, expected) => {
  expect(mayBeSameCourier(one, other)).toBe(expected);
});

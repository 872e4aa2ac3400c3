import { expect, it } from "vitest";
import { chooseEncoding, etagMatches } from "./content-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["br;q=0.0,gzip;q=0", "identity"],
  ["br;q=0.5", "br"],
  ["brotli", "identity"],
])("accept-encoding %s chooses %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it.each([
  [undefined, false],
  ["*", true],
  ['W/"abc"', true],
  ['"abc"', true],
  ['W/"x", W/"abc"', true],
  ['W/"abcd"', false],
])("if-none-match %s is fresh: %s", (header, fresh) => {
  expect(etagMatches(header, 'W/"abc"')).toBe(fresh);
});

import compile from "icu-minify/compile";
import format from "icu-minify/format";
import { expect, it } from "vitest";
import { isolateValues } from "./isolate-values.ts";

const formatters = {
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
};
const values = {
  name: "KS-7F",
  count: 2,
  shopUrl: "http://x.example",
  b: (parts: readonly string[]) => `<${parts.join("")}>`,
};
const shown = (text: string) =>
  String(format(isolateValues(compile(text)), "en", values as never, { formatters } as never))
    .replaceAll("\u2068", "[")
    .replaceAll("\u2069", "]");

it.each([
  ["Hello", "Hello"],
  ["{name}", "[KS-7F]"],
  ["Order {name} of {name}.", "Order [KS-7F] of [KS-7F]."],
  ["<b>{name}</b>", "<[KS-7F]>"],
  ["<b>no {name}</b>", "<no [KS-7F]>"],
  ["{count, plural, one {{name}} other {# of {name}}}", "2 of [KS-7F]"],
  ["{count, plural, one {one} other {#}} of {name}", "2 of [KS-7F]"],
  ["{count, number}", "2"],
  ["Read {shopUrl}", "Read http://x.example"],
])("%s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

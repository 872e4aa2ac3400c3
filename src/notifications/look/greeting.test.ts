import { expect, it } from "vitest";
import { inLanguage } from "../../platform/language/in-language.ts";
import { greeting } from "./greeting.ts";

const own = { mailGreeting: "Good day {firstName}:" };

it.each(["Asha", "Asha Nair", "Zoë", "Jean-Luc O'Neill", "María José de la Cruz", "आशा"])(
  "greets %s",
  (name) => {
    expect(greeting(name, own)).toBe(`Good day ${name}:`);
  },
);

it.each([
  "Visit https://evil.example now",
  "evil.example",
  "Call 020 123456",
  "Your account is blocked so please write to us",
  "<b>Asha</b>",
  "you@evil.example",
  "",
])("leaves %j out of the greeting", (name) => {
  expect(greeting(name, own)).toBe("Good day:");
});

it.each([
  ["{firstName}, good to see you", "Hello,"],
  ["Dear colleague,", "Dear colleague,"],
  ["Hello {firstName},", "Hello,"],
])("a greeting such as %j without a name is %j", (mailGreeting, expected) => {
  expect(greeting("", { mailGreeting })).toBe(expected);
});

it("greets without a name in the language of the mail", () => {
  const mailGreeting = "{firstName}, schön dich zu sehen";
  expect(inLanguage("de", () => greeting("", { mailGreeting }))).toBe("Hallo,");
});

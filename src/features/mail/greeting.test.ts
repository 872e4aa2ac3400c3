import { expect, it } from "vitest";
import { greeting } from "./greeting.ts";

it.each(["Asha", "Asha Nair", "Zoë", "Jean-Luc O'Neill", "María José de la Cruz", "आशा"])(
  "greets %s",
  (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`);
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
  expect(greeting(name)).toBe("Hello,");
});

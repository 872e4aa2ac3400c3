import { expect, it } from "vitest";
import { defaultSettings } from "../../platform/settings/settings.ts";
import { senderIn } from "./sender-in.ts";

const store = {
  ...defaultSettings,
  publicUrl: "https://store.example",
  mailGreeting: "Good day {firstName},",
  mailFooter: "A company",
};
const texts = ({ mailGreeting, mailFooter }: typeof store) => [mailGreeting, mailFooter];

it("mails in German have the German texts of the settings", () => {
  const de = { mailGreeting: "Guten Tag {firstName},", mailFooter: "Ein Unternehmen" };
  const translated = { ...store, translations: { de } };
  expect(texts(senderIn("de", translated))).toEqual(["Guten Tag {firstName},", "Ein Unternehmen"]);
  expect(texts(senderIn("en", translated))).toEqual(["Good day {firstName},", "A company"]);
});

it("without them they have the built-in German greeting, and the footer as it is", () => {
  expect(texts(senderIn("de", store))).toEqual(["Hallo {firstName},", "A company"]);
  const empty = { ...store, translations: { de: { mailGreeting: "", mailFooter: "" } } };
  expect(texts(senderIn("de", empty))).toEqual(["Hallo {firstName},", "A company"]);
});

import { expect, it } from "vitest";
import { defaultSettings } from "./settings.ts";
import { settingsIn, untranslatedSettings } from "./translated-settings.ts";

const settings = {
  ...defaultSettings,
  tagline: "Good things",
  officeHours: "Monday to Friday",
  promises: [
    { title: "Quick", text: "Sent today", translations: { de: { title: "Schnell", text: "" } } },
    { title: "Kind", text: "We write back" },
  ],
  translations: { de: { tagline: "Gute Dinge", officeHours: "" } },
};

it("shows a setting's text in a language where staff wrote one, else in the store's own words", () => {
  const { tagline, officeHours, companyName, promises } = settingsIn(settings, "de");
  expect([tagline, officeHours, companyName]).toEqual(["Gute Dinge", "Monday to Friday", "Our company"]);
  expect(promises).toEqual([
    { title: "Schnell", text: "Sent today" },
    { title: "Kind", text: "We write back" },
  ]);
});

it("shows the store's own words in English", () => {
  expect(settingsIn(settings, "en")).toMatchObject({
    tagline: "Good things",
    promises: [{ title: "Quick", text: "Sent today" }, { title: "Kind" }],
  });
});

it("names what pages show in the store's own words in another language, and nothing in English", () => {
  expect(untranslatedSettings(settings, "en")).toEqual([]);
  expect(untranslatedSettings({ ...settings, officeHeading: "" }, "de")).toEqual([
    "Monday to Friday",
    "Sent today",
    "Kind",
    "We write back",
  ]);
  expect(untranslatedSettings(settings, "nb")).toContain("Good things");
});

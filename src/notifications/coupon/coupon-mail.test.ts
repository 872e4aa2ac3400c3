import { expect, it } from "vitest";
import { demoSettings } from "../../../demo/catalogue/settings.ts";
import { kitCode } from "../../../tests/support/kit-code.ts";
import { createCalendar } from "../../platform/calendar/calendar.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import { defaultSettings } from "../../platform/settings/settings.ts";
import type { MailSender } from "../look/mail-content.ts";
import { mailText } from "../look/mail-text.ts";
import { couponMail } from "./coupon-mail.ts";

it.each([
  ["en", "choose your size"],
  ["de", "wähle deine Größe"],
] as const)("the code of a kit without sizes asks for none, in %s", (language, size) => {
  const sender: MailSender = {
    ...defaultSettings,
    ...demoSettings,
    companyName: "Ledgerline",
    publicUrl: "https://store.example",
    language,
    mailGreeting: "",
    returnAddress: [],
  };
  const textWith = (kitHasSizes: boolean) =>
    inLanguage(language, () =>
      mailText(couponMail({ ...kitCode, kitHasSizes }, sender, createCalendar("Europe/Berlin")), sender),
    );
  expect(textWith(true)).toContain(size);
  expect(textWith(false)).not.toContain(size);
});

import type { StoreSettings } from "../../src/contract/admin/settings.ts";

/** The settings of the demo company that are not the program's defaults. */
export const demoSettings = {
  companyName: "Ledgerline",
  partnerName: "Craftloom",
  tagline: "Good things for the people who build with us.",
  supportEmail: "support@ledgerline.example",
  officeHeading: "Our office in Mumbai",
  officeAddress: ["Unit 7, Kala Ghoda Works", "14 Rampart Row, Fort", "Mumbai 400001, India"],
  returnAddress: [
    "Craftloom Returns",
    "Unit 7, Kala Ghoda Works",
    "14 Rampart Row, Fort",
    "Mumbai 400001, India",
  ],
  trackingUrls: [
    "Blue Dart=https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={awb}",
    "DHL=https://www.dhl.com/in-en/home/tracking.html?tracking-id={awb}",
  ],
  officeHours: "Monday to Friday, 10:00 to 18:30 (India time)",
  homeCountry: "India",
  languages: ["de"],
  isChecklistHidden: true,
  promises: [
    {
      title: "World Wide Shipping",
      text: "7-10 days to other countries, 3-7 within India.",
      translations: {
        de: { title: "Weltweiter Versand", text: "7-10 Tage in andere Länder, 3-7 innerhalb von Indien." },
        nb: { title: "Frakt til hele verden", text: "7–10 dager til andre land, 3–7 i India." },
      },
    },
    {
      title: "High Quality Products",
      text: "Tell us about a fault within 3 working days, and we put it right.",
      translations: {
        de: {
          title: "Hohe Qualität",
          text: "Melde uns einen Fehler innerhalb von 3 Werktagen, und wir beheben ihn.",
        },
        nb: { title: "Høy kvalitet", text: "Si fra om en feil innen 3 virkedager, så ordner vi det." },
      },
    },
    {
      title: "Customer Support",
      text: "Every enquiry is answered within 24 hours.",
      translations: {
        de: { title: "Persönliche Hilfe", text: "Wir beantworten jede Anfrage innerhalb von 24 Stunden." },
        nb: { title: "Kundeservice", text: "Vi svarer på alle henvendelser innen 24 timer." },
      },
    },
  ],
  translations: {
    de: {
      tagline: "Gute Dinge für alle, die mit uns etwas aufbauen.",
      officeHeading: "Unser Büro in Mumbai",
      officeHours: "Montag bis Freitag, 10:00 bis 18:30 Uhr (indische Zeit)",
    },
    nb: {
      tagline: "Gode ting til alle som bygger sammen med oss.",
      officeHeading: "Kontoret vårt i Mumbai",
      officeHours: "Mandag til fredag, 10:00 til 18:30 (indisk tid)",
    },
  },
  metroDaysFrom: 3,
  metroDaysTo: 4,
  homeDaysFrom: 5,
  homeDaysTo: 7,
  timeZone: "Asia/Kolkata",
  mailFrom: "Kitstore <store@ledgerline.example>",
} as const satisfies Partial<StoreSettings>;

import { type AdminScreen, clickButton } from "./admin-screen.ts";

export const couponAndShippingScreens: readonly AdminScreen[] = [
  { name: "coupons", path: "/coupons", shows: "WELCOMEKIT" },
  { name: "coupon", path: "/coupons/2/show", shows: "Who used it" },
  { name: "coupon-new", path: "/coupons/create", shows: "Make the coupon" },
  { name: "batches", path: "/coupon-batches", shows: "Joiners of December" },
  { name: "batch", path: ({ batchId }) => `/coupon-batches/${batchId}/show`, shows: "Give them out" },
  {
    name: "batch-new",
    path: "/coupon-batches/create",
    shows: "Check the list",
    enter: async (page) => {
      await page.getByLabel("Name of the batch").fill("Joiners of January");
      await page
        .getByLabel("Addresses", { exact: true })
        .fill(
          "Nisha Pillai, nisha.pillai@ledgerline.example\nOmar Farooq, omar.farooq@ledgerline.example\nOmar Farooq, Omar.Farooq@ledgerline.example\nDaniel Koh, daniel.koh@ledgerline.example\nnobody\n",
        );
      await clickButton(page, "Check the list");
      await page.getByText("lines get a code").waitFor();
    },
  },
  { name: "currency-rates", path: "/currency-rates", shows: "Source says" },
  { name: "currency-rate", path: "/currency-rates/GBP/show", shows: /^Use \d/ },
  { name: "currency-rate-new", path: "/currency-rates/create", shows: "Add the currency" },
  { name: "shipping-countries", path: "/shipping-countries", shows: "everywhere else" },
  { name: "shipping-country", path: "/shipping-countries/1", shows: "Add a band" },
  { name: "shipping-country-new", path: "/shipping-countries/create", shows: "Add the country" },
  { name: "offices", path: "/offices", shows: "Bengaluru" },
  { name: "office", path: "/offices/2", shows: "Address" },
];

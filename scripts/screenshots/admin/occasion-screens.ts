import { type AdminScreen, clickButton } from "./admin-screen.ts";

/** Joining, which is there in every store. */
const joining = "/occasions/1/show";

export const occasionScreens: readonly AdminScreen[] = [
  { name: "occasions", path: "/occasions", role: "people", shows: "Welcome kit" },
  { name: "occasion-form", path: "/occasions/1", role: "people", shows: "What is shown" },
  {
    name: "occasion-new",
    path: "/occasions/create",
    role: "people",
    shows: "What is shown",
    async enter(page) {
      await page.getByLabel("A box opens on the page").check();
      await page.getByLabel("Words on the closed box").fill("Thank you.");
    },
  },
  { name: "occasion-links", path: joining, role: "people", shows: "How far the members are" },
  {
    name: "occasion-links-checked",
    path: joining,
    role: "people",
    shows: "How far the members are",
    async enter(page) {
      await clickButton(page, "Send links…");
      await clickButton(page, "Check first");
      await page.getByText(/with a link at once|Nobody would get a link/).waitFor();
    },
  },
  {
    name: "occasion-cards-checked",
    path: joining,
    role: "people",
    shows: "How far the members are",
    async enter(page) {
      await clickButton(page, "Print cards…");
      await clickButton(page, "Check first");
      await page.getByText(/gets? a card|Nobody would get a card/).waitFor();
    },
  },
  { name: "occasion-links-support", path: joining, role: "support", shows: "How far the members are" },
];

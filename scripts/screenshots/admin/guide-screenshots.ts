import { type AdminScreen, clickButton } from "./admin-screen.ts";
import { allScreens } from "./all-screens.ts";
import { showPackingSlip } from "./show-packing-slip.ts";

/** A screenshot in docs/admin.md: `docs/images/admin-{name}.webp`. */
export interface GuideScreenshot {
  readonly name: string;
  readonly height: number;
  readonly screen: AdminScreen;
  /** Selector of the element to show; without one, the visible screen. */
  readonly selector?: string;
}

const screenNamed = (name: string): AdminScreen => {
  const screen = allScreens.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen ${name}`);
  return screen;
};

export const guideScreenshots: readonly GuideScreenshot[] = [
  { name: "today", height: 900, screen: screenNamed("today") },
  { name: "orders", height: 760, screen: screenNamed("orders-ticked") },
  { name: "order", height: 940, screen: screenNamed("order-returnable") },
  { name: "dispatch", height: 720, screen: screenNamed("dispatch") },
  {
    name: "packing-slip",
    height: 900,
    screen: { name: "packing-slip", path: "/orders", shows: /^Order No/, enter: showPackingSlip },
    selector: "canvas",
  },
  { name: "refund", height: 760, screen: screenNamed("order-refund") },
  { name: "return", height: 760, screen: screenNamed("order-return") },
  { name: "enquiries", height: 520, screen: screenNamed("enquiries") },
  { name: "product", height: 860, screen: screenNamed("product-colours") },
  { name: "stock", height: 620, screen: screenNamed("stock") },
  { name: "batch", height: 900, screen: screenNamed("batch-new") },
  {
    name: "kit",
    height: 900,
    screen: {
      ...screenNamed("kit-forecast"),
      async enter(page, filled) {
        await screenNamed("kit-forecast").enter?.(page, filled);
        await page.getByText("joiners to come").scrollIntoViewIfNeeded();
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      },
    },
  },
  {
    name: "preview",
    height: 800,
    screen: {
      name: "preview",
      path: "/content/home-texts/show",
      shows: "Keywords",
      async enter(page) {
        const opened = page.context().waitForEvent("page");
        await clickButton(page, "Look at it on the shop");
        await (await opened).getByText("Preview: this shows drafts").waitFor();
        await page.goto("/");
        await page.getByText("Preview: this shows drafts").waitFor();
      },
    },
  },
  { name: "audit", height: 620, screen: screenNamed("audit-change") },
];

import { showPackingSlip } from "./packing-slip.ts";
import { type Place, press } from "./place.ts";
import { places } from "./places.ts";

/** A picture of docs/back-office.md: `docs/pictures/back-office-{name}.webp`. */
export interface GuidePicture {
  readonly name: string;
  readonly height: number;
  readonly place: Place;
  /** What of the screen is shown, by its selector; else all that is seen of it. */
  readonly part?: string;
}

const of = (name: string): Place => {
  const place = places.find((each) => each.name === name);
  if (!place) throw new Error(`No place is called ${name}`);
  return place;
};

export const guidePictures: readonly GuidePicture[] = [
  { name: "today", height: 900, place: of("today") },
  { name: "orders", height: 760, place: of("orders-ticked") },
  { name: "order", height: 940, place: of("order-returnable") },
  { name: "dispatch", height: 720, place: of("dispatch") },
  {
    name: "packing-slip",
    height: 900,
    place: { name: "packing-slip", path: "/orders", shows: /^Order No/, enter: showPackingSlip },
    part: "canvas",
  },
  { name: "refund", height: 760, place: of("order-refund") },
  { name: "return", height: 760, place: of("order-return") },
  { name: "enquiries", height: 520, place: of("enquiries") },
  { name: "product", height: 860, place: of("product-colours") },
  { name: "stock", height: 620, place: of("stock") },
  { name: "batch", height: 900, place: of("batch-new") },
  {
    name: "kit",
    height: 900,
    place: {
      ...of("kit-forecast"),
      async enter(page, filled) {
        await of("kit-forecast").enter?.(page, filled);
        await page.getByText("joiners to come").scrollIntoViewIfNeeded();
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      },
    },
  },
  {
    name: "preview",
    height: 800,
    place: {
      name: "preview",
      path: "/content/home-texts/show",
      shows: "Keywords",
      async enter(page) {
        const opened = page.context().waitForEvent("page");
        await press(page, "Look at it on the shop");
        await (await opened).getByText("Preview: this shows drafts").waitFor();
        await page.goto("/");
        await page.getByText("Preview: this shows drafts").waitFor();
      },
    },
  },
  { name: "audit", height: 620, place: of("audit-change") },
];

import { policyNumbers } from "./policy-numbers.ts";
import type { DemoTile } from "./types.ts";

/**
 * The banner tiles of the home page. The last of an odd number is one wide picture with its caption as a sentence, between the first two groups of products. A tile that links to a text page gives that page
 * its picture.
 */
export const tiles: readonly DemoTile[] = [
  {
    imageKey: "tile-under-500",
    alt: "Socks, a cap, pencils and an enamel mug in a row",
    displayText: "Small gifts",
    caption: "Well made and easy to give: socks, notebooks, mugs and caps.",
    linkUrl: "/small-gifts",
    linkText: "See small gifts",
  },
  {
    imageKey: "tile-bulk",
    alt: "Four insulated bottles in pine, ink, clay and sage, side by side",
    displayText: "For the whole team",
    caption: `From 25 pieces with your own print. We answer within ${policyNumbers.bulkReplyHours} hours.`,
    linkUrl: "/orders/bulk-enquiry",
    linkText: "Ask for a quote",
  },
  {
    imageKey: "scene-first-day",
    alt: "A desk on the first day: the open welcome kit beside a laptop, a mouse, a notebook, a mug and a visitor's badge",
    displayText: "Your first day",
    caption: "From the code in your mail to the box on your desk.",
    linkUrl: "/orders/placing-a-order",
    linkText: "How to order",
  },
  {
    imageKey: "scene-at-the-door",
    alt: "Three parcels on the step of a pine-green front door",
    displayText: "To your door",
    caption: "Where we ship, what it costs and how long it takes.",
    linkUrl: "/orders/shipping-policy",
    linkText: "Shipping",
  },
  {
    imageKey: "scene-packing-table",
    alt: "A packing table: an open parcel with a sage T-shirt, a bottle and a mug in tissue, tape, packing slips and folded T-shirts",
    displayText: "Who makes it",
    caption: "Few things, chosen well, and packed by hand by {partner}.",
    linkUrl: "/company/about-us",
    linkText: "About us",
  },
];

import { policyNumbers } from "./policy-numbers.ts";
import type { DemoTile } from "./types.ts";

/** The row of banner tiles on the home page. */
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
];

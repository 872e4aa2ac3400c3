import { paragraphs } from "./html.ts";
import type { PageTexts } from "./types.ts";

export const homePage: {
  readonly heading: string;
  readonly descriptionHtml: string;
  readonly seo: PageTexts;
} = {
  heading: "Merchandise and gifts from {company}",
  descriptionHtml: paragraphs(
    'T-shirts, mugs, bottles, bags, stationery and gadgets with the {company} logo, made with {partner} in India and shipped worldwide. New colleagues redeem their free <a href="/welcome-kit">Welcome Kit</a> here; everybody else is welcome to shop, and teams can <a href="/orders/bulk-enquiry">order in bulk</a>.',
  ),
  seo: {
    title: "Merchandise, gifts and the Welcome Kit",
    description:
      "The {company} Store: redeem your welcome kit, or shop T-shirts, mugs, bottles, bags and gadgets. Shipped worldwide from India.",
    keywords: ["company store", "merchandise", "welcome kit", "corporate gifts", "branded t-shirts", "mugs"],
  },
};

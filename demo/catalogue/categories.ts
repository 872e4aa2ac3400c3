import { paragraphs } from "./html.ts";
import { policyNumbers } from "./policy-numbers.ts";
import type { DemoCategory } from "./types.ts";

export const categories: readonly DemoCategory[] = [
  {
    slug: "electronic-gadgets",
    name: "Electronic Gadgets",
    heading: "Chargers, sound and desk gear with the {company} logo",
    descriptionHtml: paragraphs(
      "Ten small machines for your desk and your bag: power for a day of meetings, sound for a team room, and the cable everybody borrows. Each is laser-engraved or printed in one colour, so the logo lasts as long as the gadget.",
      'Every gadget carries a one-year warranty from its maker. For 25 pieces or more with your own engraving, write to us through <a href="/orders/bulk-enquiry">Bulk Enquiry</a>.',
    ),
    seo: {
      title: "Electronic Gadgets",
      description:
        "Power banks, wireless chargers, speakers, cables and desk gear with the {company} logo, shipped worldwide from Mumbai.",
      keywords: ["power bank", "wireless charger", "bluetooth speaker", "branded gadgets", "corporate gifts"],
    },
  },
  {
    slug: "apparels",
    name: "Apparel",
    heading: "Clothes you would wear on a Saturday",
    descriptionHtml: paragraphs(
      "T-shirts, layers, caps and socks, cut and sewn in Tiruppur from combed and organic cotton. The logo is small: a chest print, a woven label, a stitch. Sizes run from XS to XXL, and every page has a chart that shows how to measure.",
      `A wrong size can go back within ${policyNumbers.returnDays} days of delivery; see the <a href="/orders/return-policy">return policy</a>.`,
    ),
    seo: {
      title: "Apparel",
      description:
        "T-shirts, polos, hoodies, caps and socks with the {company} logo, in sizes XS to XXL with a chart for each garment.",
      keywords: ["t-shirt", "hoodie", "polo", "cap", "company apparel"],
    },
  },
  {
    slug: "bags",
    name: "Bags & Travel",
    heading: "Bags for the commute and the weekend after it",
    descriptionHtml: paragraphs(
      "From a cotton tote to a 20-litre backpack with a suspended laptop sleeve. Zips are YKK, webbing is recycled, and every bag has one pocket that fits a passport.",
    ),
    seo: {
      title: "Bags & Travel",
      description: "Totes, backpacks, laptop sleeves, slings, pouches and umbrellas with the {company} logo.",
      keywords: ["tote bag", "backpack", "laptop sleeve", "duffel", "travel gifts"],
    },
  },
  {
    slug: "stationary",
    name: "Stationery & Gifts",
    heading: "Paper, pens and things to give",
    descriptionHtml: paragraphs(
      'Notebooks that lie flat, a pen with a metal refill, and gifts that need no wrapping. The <a href="/welcome-kit">Welcome Kit</a> for new colleagues lives here too: it is free and is redeemed with a swag coupon.',
    ),
    seo: {
      title: "Stationery & Gifts",
      description:
        "Notebooks, planners, pens, desk trays, chocolates and the free welcome kit for new {company} colleagues.",
      keywords: ["notebook", "pen", "desk planner", "welcome kit", "gift box"],
    },
  },
  {
    slug: "drinkware",
    name: "Drinkware",
    heading: "Mugs, bottles and a lunch box",
    descriptionHtml: paragraphs(
      "Stoneware for the desk, insulated steel for the way there. The hours hot and cold on each page are measured with the lid closed at 25 °C, and all steel is food-grade 18/8.",
    ),
    seo: {
      title: "Drinkware",
      description:
        "Ceramic mugs, insulated bottles, tumblers, flasks and a steel lunch box with the {company} logo.",
      keywords: ["coffee mug", "insulated bottle", "tumbler", "vacuum flask", "lunch box"],
    },
  },
];

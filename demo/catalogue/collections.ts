import { paragraphs } from "./html.ts";
import type { DemoCollection } from "./types.ts";

/** The search term of 'Small gifts': the loader adds it to the keywords of all products below 500 rupees. */
export const smallGiftsTerm = "budget gifts";

/** The pages that the menus lead to. Each shows what its search finds. */
export const collections: readonly DemoCollection[] = [
  {
    slug: "t-shirts",
    name: "T-shirts",
    searchTerm: "t-shirt",
    heading: "Different weights, one small print",
    descriptionHtml: paragraphs(
      "From a light crew neck to a heavy cotton, and a polo beside them. The chart on each page shows how to measure a shirt that fits you already.",
    ),
    description: "Crew necks, heavyweight and long-sleeved T-shirts with the {company} logo, from XS to XXL.",
  },
  {
    slug: "sweatshirts-and-hoodies",
    name: "Sweatshirts & Hoodies",
    searchTerm: "sweatshirt",
    heading: "For offices that are too cold",
    descriptionHtml: paragraphs(
      "A quiet logo outside, and room for a T-shirt underneath. The chart on each page helps with the size.",
    ),
    description: "Hoodies, pullovers and sweatshirts in brushed and loopback cotton with the {company} logo.",
  },
  {
    slug: "caps-and-beanies",
    name: "Caps & Beanies",
    searchTerm: "cap",
    heading: "One size, for nearly every head",
    descriptionHtml: paragraphs("The cap has a metal slider; the beanie stretches."),
    description: "Caps and beanies with the {company} logo, in one size for nearly every head.",
  },
  {
    slug: "backpacks",
    name: "Backpacks",
    searchTerm: "backpack",
    heading: "A laptop, a lunch and a change of shirt",
    descriptionHtml: paragraphs(
      "The sleeve for the laptop hangs above the floor of the bag, so it does not meet the pavement when you put it down.",
    ),
    description: "A backpack with a suspended laptop sleeve and the {company} logo.",
  },
  {
    slug: "totes",
    name: "Totes",
    searchTerm: "tote bag",
    heading: "Canvas that carries the shopping too",
    descriptionHtml: paragraphs("Heavy cotton canvas, with handles for the shoulder."),
    description: "A cotton canvas tote with the {company} logo, with handles for the shoulder.",
  },
  {
    slug: "for-the-laptop",
    name: "For the laptop",
    searchTerm: "laptop",
    heading: "Sleeve, backpack and hub",
    descriptionHtml: paragraphs("What carries it, and what plugs into it. Each page says which sizes fit."),
    description: "A felt sleeve, a backpack and a USB-C hub for the laptop, with the {company} logo.",
  },
  {
    slug: "mugs",
    name: "Mugs",
    searchTerm: "mug",
    heading: "For the first coffee, and the third",
    descriptionHtml: paragraphs("Stoneware for the desk, enamel for the balcony, steel for the way there."),
    description: "Stoneware and enamel mugs, espresso cups and a tumbler with the {company} logo.",
  },
  {
    slug: "bottles",
    name: "Bottles",
    searchTerm: "water bottle",
    heading: "Cold all day, and no leaks",
    descriptionHtml: paragraphs(
      "Food-grade steel, and lids that seal. The insulated one keeps drinks cold for hours; its page says how many.",
    ),
    description: "Insulated and sports bottles with the {company} logo.",
  },
  {
    slug: "flasks-and-tumblers",
    name: "Flasks & Tumblers",
    searchTerm: "hot drinks",
    productIds: [44, 45, 43],
    heading: "Hot, until you have time to drink it",
    descriptionHtml: paragraphs(
      "Double walls of food-grade 18/8 steel. Each page says for how many hours it keeps tea hot.",
    ),
    description: "Vacuum flasks and tumblers with the {company} logo that keep tea hot for hours.",
  },
  {
    slug: "power-banks",
    name: "Power Banks",
    searchTerm: "power bank",
    heading: "One more call",
    descriptionHtml: paragraphs("A slim one for the bag, and a magnetic one for the back of the phone."),
    description: "Slim and magnetic power banks with the {company} logo.",
  },
  {
    slug: "sound",
    name: "Sound",
    searchTerm: "sound",
    productIds: [5, 6],
    heading: "For a room, or for nobody else",
    descriptionHtml: paragraphs(
      "A speaker for the team room and earbuds for the train, each with a one-year warranty from its maker.",
    ),
    description: "A Bluetooth speaker and earbuds with the {company} logo.",
  },
  {
    slug: "for-the-desk",
    name: "For the desk",
    searchTerm: "desk",
    heading: "Less on the desk, and all of it useful",
    descriptionHtml: paragraphs("A charger, a stand, a mat, a planner and a tray that look good together."),
    description:
      "A wireless charger, a phone stand, a felt mat and a walnut tray for a calmer desk, with the {company} logo.",
  },
  {
    slug: "notebooks",
    name: "Notebooks",
    searchTerm: "notebook",
    productIds: [24],
    heading: "Paper that lies flat",
    descriptionHtml: paragraphs(
      "A notebook for what was said, and a planner for what comes next. Both lie flat on a desk.",
    ),
    description: "Hardcover notebooks and a desk planner with the {company} logo.",
  },
  {
    slug: "pens-and-pencils",
    name: "Pens & Pencils",
    searchTerm: "pen",
    heading: "Something to write with",
    descriptionHtml: paragraphs(
      "An aluminium pen with a refill that you can buy anywhere, cedar pencils, and a tray to keep them in.",
    ),
    description: "An aluminium pen with standard refills, and cedar pencils, with the {company} logo.",
  },
  {
    slug: "small-gifts",
    name: "Small gifts",
    searchTerm: smallGiftsTerm,
    heading: "Small, well made, easy to give",
    descriptionHtml: paragraphs(
      'Socks, caps, notebooks and mugs that fit in a drawer or a gift bag. For 25 pieces or more, write to us through <a href="/orders/bulk-enquiry">Bulk Enquiry</a>.',
    ),
    description: "Small gifts with the {company} logo: socks, notebooks, mugs, caps and pens.",
  },
];

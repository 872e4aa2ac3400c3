import type { DemoSlide } from "./types.ts";

/** The first slide of type Slider is the banner of the home page. The others are category tiles. */
export const slides: readonly DemoSlide[] = [
  {
    type: "Slider",
    imageKey: "banner-welcome-kit",
    alt: "An open ink-blue box with a sage T-shirt, a clay notebook, a pen, a mug and a pine-green bottle",
    title: "Welcome to the team",
    caption: "A T-shirt, a bottle, a mug, a notebook and a pen, in a box with your name on the label.",
    linkUrl: "/welcome-kit",
    linkText: "See the Welcome Kit",
  },
  {
    type: "Category",
    imageKey: "category-apparels",
    alt: "A pile of folded T-shirts in sage, clay, chalk and ink",
    title: "Apparel",
    caption: "Organic cotton, small print",
    linkUrl: "/apparels",
    linkText: "Shop Apparel",
  },
  {
    type: "Category",
    imageKey: "category-drinkware",
    alt: "A pine-green insulated bottle between an ink mug and a sand espresso cup",
    title: "Drinkware",
    caption: "Mugs, bottles, flasks",
    linkUrl: "/drinkware",
    linkText: "Shop Drinkware",
  },
  {
    type: "Category",
    imageKey: "category-bags",
    alt: "A graphite backpack, a natural canvas tote and a clay pouch",
    title: "Bags & Travel",
    caption: "For the commute and after",
    linkUrl: "/bags",
    linkText: "Shop Bags & Travel",
  },
  {
    type: "Category",
    imageKey: "category-stationary",
    alt: "A clay notebook with an ink pen and a set of pencils",
    title: "Stationery & Gifts",
    caption: "Paper, pens, chocolate",
    linkUrl: "/stationary",
    linkText: "Shop Stationery & Gifts",
  },
  {
    type: "Category",
    imageKey: "category-electronic-gadgets",
    alt: "A knitted speaker, a graphite power bank and earbuds in their case",
    title: "Electronic Gadgets",
    caption: "Power, sound, desk",
    linkUrl: "/electronic-gadgets",
    linkText: "Shop Electronic Gadgets",
  },
];

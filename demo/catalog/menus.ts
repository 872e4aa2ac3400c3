import type { DemoMenu } from "./types.ts";

const search = (term: string): string => `/products/search?searchTerm=${encodeURIComponent(term)}`;

/** A search term for all products below 500 rupees: the loader adds it to their keywords. */
export const underFiveHundred = "budget gifts";
export const underFiveHundredLink = search(underFiveHundred);

export const menus: readonly DemoMenu[] = [
  {
    name: "Apparel",
    link: "/apparels",
    items: [
      { name: "T-shirts", link: search("t-shirt") },
      { name: "Sweatshirts & Hoodies", link: search("sweatshirt") },
      { name: "Caps & Beanies", link: search("cap") },
      { name: "All Apparel", link: "/apparels" },
    ],
  },
  {
    name: "Bags & Travel",
    link: "/bags",
    items: [
      { name: "Backpacks", link: search("backpack") },
      { name: "Totes", link: search("tote bag") },
      { name: "For the laptop", link: search("laptop") },
      { name: "All Bags & Travel", link: "/bags" },
    ],
  },
  {
    name: "Drinkware",
    link: "/drinkware",
    items: [
      { name: "Mugs", link: search("mug") },
      { name: "Bottles", link: search("water bottle") },
      { name: "Flasks & Tumblers", link: search("flask") },
      { name: "All Drinkware", link: "/drinkware" },
    ],
  },
  {
    name: "Electronic Gadgets",
    link: "/electronic-gadgets",
    items: [
      { name: "Power Banks", link: search("power bank") },
      { name: "Sound", link: search("bluetooth speaker") },
      { name: "For the desk", link: search("desk") },
      { name: "All Electronic Gadgets", link: "/electronic-gadgets" },
    ],
  },
  {
    name: "Stationery & Gifts",
    link: "/stationary",
    items: [
      { name: "Notebooks", link: search("notebook") },
      { name: "Pens & Pencils", link: search("pen") },
      { name: "All Stationery & Gifts", link: "/stationary" },
    ],
  },
  {
    name: "To give",
    link: underFiveHundredLink,
    items: [
      { name: "Welcome Kit", link: "/welcome-kit" },
      { name: "Small gifts", link: underFiveHundredLink },
      { name: "Something sweet", link: "/bean-to-bar-chocolate-box" },
      { name: "Thank-You Cards", link: "/thank-you-cards" },
    ],
  },
  {
    name: "Help",
    link: "/orders/placing-a-order",
    items: [
      { name: "How To Order", link: "/orders/placing-a-order" },
      { name: "Bulk Enquiry", link: "/orders/bulk-enquiry" },
      { name: "Shipping Policy", link: "/orders/shipping-policy" },
      { name: "Return Policy", link: "/orders/return-policy" },
      { name: "Contact Us", link: "/company/contact-us" },
    ],
  },
];

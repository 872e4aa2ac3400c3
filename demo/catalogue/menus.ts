import { collections } from "./collections.ts";
import type { DemoLink, DemoMenu } from "./types.ts";

/** The link to a collection, by its own name. */
function to(slug: string): DemoLink {
  const collection = collections.find((each) => each.slug === slug);
  if (!collection) throw new Error(`There is no collection ${slug}`);
  return { name: collection.name, link: `/${slug}` };
}

export const menus: readonly DemoMenu[] = [
  {
    name: "Apparel",
    link: "/apparels",
    items: [
      to("t-shirts"),
      to("sweatshirts-and-hoodies"),
      to("caps-and-beanies"),
      { name: "All Apparel", link: "/apparels" },
    ],
  },
  {
    name: "Bags & Travel",
    link: "/bags",
    items: [to("backpacks"), to("totes"), to("for-the-laptop"), { name: "All Bags & Travel", link: "/bags" }],
  },
  {
    name: "Drinkware",
    link: "/drinkware",
    items: [
      to("mugs"),
      to("bottles"),
      to("flasks-and-tumblers"),
      { name: "All Drinkware", link: "/drinkware" },
    ],
  },
  {
    name: "Electronic Gadgets",
    link: "/electronic-gadgets",
    items: [
      to("power-banks"),
      to("sound"),
      to("for-the-desk"),
      { name: "All Electronic Gadgets", link: "/electronic-gadgets" },
    ],
  },
  {
    name: "Stationery & Gifts",
    link: "/stationary",
    items: [to("notebooks"), to("pens-and-pencils"), { name: "All Stationery & Gifts", link: "/stationary" }],
  },
  {
    name: "Gift ideas",
    link: "/small-gifts",
    items: [
      { name: "Welcome Kit", link: "/welcome-kit" },
      to("small-gifts"),
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

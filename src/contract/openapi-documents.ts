import type { Route } from "./route.ts";

/**
 * The shop's calls and the admin's are two documents, each with its tags: somebody who builds a shop needs only the first.
 */
export const documents = {
  shop: {
    title: "Kitstore",
    tags: {
      Catalogue: "What the shop shows: products, categories, the home page, currencies and countries",
      Cart: "The cart of a customer or a guest",
      Checkout: "Orders, coupons and the welcome kit",
      Orders: "A customer's own orders",
      Accounts: "Logins, sign-up, passwords and saved addresses",
      Enquiries: "The contact and bulk enquiry forms, and back-in-stock alerts",
      Payments: "Webhooks of payment providers",
    },
  },
  admin: {
    title: "Kitstore admin",
    tags: {
      "Admin: orders": "Orders with their fulfilment, refunds, returns, mails and documents",
      "Admin: payments": "Payment links and payment events",
      "Admin: dashboard": "Today's figures, and what needs attention",
      "Admin: audit": "Who changed what",
      "Admin: stock": "Stock and its movements",
      "Admin: catalogue": "Products, categories, images and scheduled changes",
      "Admin: content": "The home page, the menu and the text pages",
      "Admin: enquiries": "Enquiries and the replies to them",
      "Admin: people": "Customers, staff and leavers",
      "Admin: members": "People whom the company knows, with or without an account",
      "Admin: kit": "The contents of a kit",
      "Admin: occasions": "What kits are given for, and who may claim them",
      "Admin: second factor": "The caller's own second factor",
      "Admin: currencies and shipping": "Currency rates, countries and offices",
      "Admin: coupons": "Coupons and batches of personal codes",
      "Admin: settings":
        "What staff may change about the store itself: names, look, policy figures, mail server",
    },
  },
} satisfies Record<string, { title: string; tags: Partial<Record<Route["tag"], string>> }>;

export type OpenApiName = keyof typeof documents;

import type { HelpTopic } from "../../contract/search.schemas.ts";

/** The pages of the shop that answer questions. Where the sizes of a garment are, its own page says. */
export const helpPaths: Readonly<Record<Exclude<HelpTopic, "sizes">, string>> = {
  bulk: "/orders/bulk-enquiry",
  contact: "/company/contact-us",
  delivery: "/orders/shipping-policy",
  ordering: "/orders/placing-a-order",
  orders: "/accounts/order-history",
  password: "/accounts/recover-password",
  privacy: "/company/privacy-policy",
  returns: "/orders/return-policy",
};

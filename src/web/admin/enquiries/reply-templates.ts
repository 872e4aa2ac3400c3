import type { StaffEnquiry } from "../../../contract/admin/enquiries.ts";

type TemplateEnquiry = Pick<StaffEnquiry, "productIdea" | "qty" | "budget">;

/** Beginnings of frequent replies. Staff complete them. */
export const replyTemplates: readonly { readonly name: string; write(enquiry: TemplateEnquiry): string }[] = [
  {
    name: "Bulk order: we can do this",
    write: ({ productIdea, qty }) =>
      `Thank you for writing to us.\n\nWe can make ${qty || "that quantity"} of ${productIdea || "what you have in mind"} with your mark. Our offer:\n\n- Price per piece: \n- Ready to send: \n\nShall we go ahead?`,
  },
  {
    name: "Bulk order: we need to know more",
    write: () =>
      "Thank you for writing to us.\n\nTo make you an offer we would like to know:\n\n- the pieces you need, by size and colour\n- where they go, and by when\n- how your mark should be printed\n\nA line on each is enough.",
  },
  {
    name: "Where is my order",
    write: () =>
      "Thank you for writing to us.\n\nYour order is with the courier. AWB NO: \n\nHow long delivery takes is on our page about shipping.",
  },
];

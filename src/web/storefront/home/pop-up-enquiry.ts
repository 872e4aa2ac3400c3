import type { EnquiryInput } from "../../../contract/accounts.schemas.ts";
import type { Values } from "../form/use-form.ts";

/** The seven fields of the home page's pop-up, in its order (specification 2). */
export const blankPopUp = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  quantity: "",
  company: "",
  message: "",
};
export type PopUpField = keyof typeof blankPopUp;

/**
 * The pop-up as the bulk enquiry that it is sent as. What that form has no field for stands below the message; what
 * the pop-up does not ask is said to the team in words, for a bulk enquiry needs all six fields.
 */
export function bulkEnquiryOf(typed: Values<PopUpField>): EnquiryInput {
  const { firstName, lastName, email, phone, quantity, company, message } = typed;
  return {
    Name: `${firstName.trim()} ${lastName.trim()}`,
    Email: email.trim(),
    Description: `${message.trim()}\n\nPhone: ${phone.trim()}\nCompany: ${company.trim()}`,
    ProductIdea: "As in the message (sent from the home page)",
    Budget: "Not asked",
    Qty: quantity,
  };
}

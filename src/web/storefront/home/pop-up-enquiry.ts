import type { EnquiryInput } from "../../../contract/accounts.schemas.ts";
import type { Values } from "../form/use-form.ts";

/** The seven fields of the pop-up, in its order (specification 2). */
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
 * The bulk enquiry that the pop-up sends. Phone and company have no field there, so they follow the message. A bulk
 * enquiry needs all six fields, so the two that the pop-up does not ask for get a text for staff.
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

import type { Erasure } from "../../../contract/admin/privacy.ts";
import { plural } from "../words/format.ts";

/**
 * What erasing a person does, one sentence each. Sentences about data that the person does not have are left
 * out.
 */
export function describeErasure(erasure: Erasure): string[] {
  const { logins, savedAddresses, orders, invoices, enquiries, mails, codes, hadKit } = erasure;
  const effects: [number | boolean, string][] = [
    [
      true,
      "Name, e-mail address and phone number are replaced. The account is closed, and nobody can log in to it.",
    ],
    [logins, `${plural(logins, "login ends", "logins end")}.`],
    [
      savedAddresses,
      `${plural(savedAddresses, "saved address is", "saved addresses are")} deleted, and the cart.`,
    ],
    [
      orders,
      `${plural(orders, "order keeps its", "orders keep their")} number, amounts, lines, steps, country and region for the books; recipient, phone, street, city, AWB number and staff notes are replaced.`,
    ],
    [
      invoices,
      `${plural(invoices, "invoice stays as it was issued, with the name and address on it", "invoices stay as they were issued, with the name and address on them")}: tax law asks for it. Nothing else names the person.`,
    ],
    [
      enquiries,
      `${plural(enquiries, "enquiry is", "enquiries are")} emptied, with the answers; open ones are closed.`,
    ],
    [mails, `${plural(mails, "mail is", "mails are")} emptied; what still waits is not sent.`],
    [codes, `${plural(codes, "personal code is", "personal codes are")} nobody's any more.`],
    [
      hadKit,
      "A keyed hash of the address stays, which nobody can read, so that a new account of it gets no second kit.",
    ],
    [
      true,
      "The address may sign up again, as a new person. That it was done is recorded, without saying who it was.",
    ],
  ];
  return effects.filter(([applies]) => Boolean(applies)).map(([, sentence]) => sentence);
}

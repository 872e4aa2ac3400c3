import type { Erasure } from "../../../contract/admin/privacy.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** What erasing does, a sentence each; what there is none of is left out. */
export function erasureWords(erasure: Erasure): string[] {
  const { logins, savedAddresses, orders, invoices, enquiries, mails, codes, hadKit } = erasure;
  const said: [number | boolean, string][] = [
    [
      true,
      "Name, e-mail address and phone number are replaced. The account is closed, and nobody can log in to it.",
    ],
    [logins, `${many(logins, "login ends", "logins end")}.`],
    [
      savedAddresses,
      `${many(savedAddresses, "saved address is", "saved addresses are")} deleted, and the cart.`,
    ],
    [
      orders,
      `${many(orders, "order keeps its", "orders keep their")} number, amounts, lines, steps, country and region for the books; recipient, phone, street, city, AWB number and the team's notes are replaced.`,
    ],
    [
      invoices,
      `${many(invoices, "invoice stays as it was issued, with the name and address on it", "invoices stay as they were issued, with the name and address on them")}: tax law asks for it. Nothing else names the person.`,
    ],
    [
      enquiries,
      `${many(enquiries, "enquiry is", "enquiries are")} emptied, with the answers; open ones are closed.`,
    ],
    [mails, `${many(mails, "mail is", "mails are")} emptied; what still waits is not sent.`],
    [codes, `${many(codes, "personal code is", "personal codes are")} nobody's any more.`],
    [
      hadKit,
      "A keyed hash of the address stays, which nobody can read, so that a new account of it gets no second kit.",
    ],
    [
      true,
      "The address may sign up again, as a new person. That it was done is recorded, without saying who it was.",
    ],
  ];
  return said.filter(([isSaid]) => Boolean(isSaid)).map(([, words]) => words);
}

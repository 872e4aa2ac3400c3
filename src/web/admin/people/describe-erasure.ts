import type { Erasure } from "../../../contract/admin/privacy.ts";
import { t } from "../../../platform/language/t.ts";

/**
 * What erasing a person does, one sentence each. Sentences about data that the person does not have are left
 * out.
 */
export function describeErasure(erasure: Erasure): string[] {
  const { logins, savedAddresses, orders, invoices, enquiries, quotes, mails, codes, members, hadKit } =
    erasure;
  const effects: [number | boolean, string][] = [
    [
      true,
      t(
        "Name, e-mail address and phone number are replaced. The account is closed, and nobody can log in to it.",
      ),
    ],
    [logins, `${t("{logins, plural, one {# login ends} other {# logins end}}", { logins })}.`],
    [
      savedAddresses,
      t(
        "{savedAddresses, plural, one {# saved address is} other {# saved addresses are}} deleted, and the cart.",
        { savedAddresses },
      ),
    ],
    [
      orders,
      t(
        "{orders, plural, one {# order keeps its} other {# orders keep their}} number, amounts, lines, steps, country and region for the books; recipient, phone, street, city, AWB number and staff notes are replaced.",
        { orders },
      ),
    ],
    [
      invoices,
      t(
        "{invoices, plural, one {# invoice stays as it was issued, with the name and address on it} other {# invoices stay as they were issued, with the name and address on them}}: tax law asks for it. Nothing else names the person.",
        { invoices },
      ),
    ],
    [
      enquiries,
      t(
        "{enquiries, plural, one {# enquiry is} other {# enquiries are}} emptied, with the answers; open ones are closed.",
        { enquiries },
      ),
    ],
    [
      quotes,
      t(
        "{quotes, plural, one {# quote keeps its} other {# quotes keep their}} prices; customer, terms and requests are emptied, and open ones are withdrawn.",
        { quotes },
      ),
    ],
    [
      mails,
      t("{mails, plural, one {# mail is} other {# mails are}} emptied; what still waits is not sent.", {
        mails,
      }),
    ],
    [
      codes,
      t("{codes, plural, one {# personal code is} other {# personal codes are}} nobody's any more.", {
        codes,
      }),
    ],
    [
      members,
      t(
        "What the company knows of them is deleted: {members, plural, one {# record} other {# records}} under Members.",
        { members },
      ),
    ],
    [
      hadKit,
      t(
        "A keyed hash of the address stays, which nobody can read, so that a new account of it gets no second kit.",
      ),
    ],
    [
      true,
      t(
        "The address may sign up again, as a new person. That it was done is recorded, without saying who it was.",
      ),
    ],
  ];
  return effects.filter(([applies]) => Boolean(applies)).map(([, sentence]) => sentence);
}

/**
 * Two spellings of one address fold to one text: no space around, lower case. Only A to Z are lowered, as the
 * Kelvin sign would else become a k and one person's address another's.
 */
export function foldEmail(email: string): string {
  return email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const suffix = /^[a-z]{2,63}$/i;

/**
 * Local part, @, domain, and a suffix of at least two letters (specification 5), in the lengths that mail can
 * carry. ASCII only; spaces around are not forgiven: fold first.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const labels = text.slice(at + 1).split(".");
  return (
    text.length <= 254 &&
    at >= 1 &&
    at <= 64 &&
    localPart.test(text.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && domainLabel.test(label)) &&
    suffix.test(labels.at(-1) ?? "")
  );
}

/** Whether the address is of exactly this domain (`ledgerline.example`, with or without an @ before it). */
export function isOfDomain(email: string, domain: string): boolean {
  const address = foldEmail(email);
  return (
    isEmail(address) && address.slice(address.lastIndexOf("@") + 1) === foldEmail(domain).replace(/^@/, "")
  );
}

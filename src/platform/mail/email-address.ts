/**
 * Gives two spellings of one e-mail address the same text: trimmed, in lower case. Only A to Z are changed.
 * Full Unicode lower case would turn the Kelvin character (U+212A) into k, and so mix up two people.
 */
export function normalizeEmail(email: string): string {
  return email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Where a normalized e-mail address delivers to: without what follows a plus, and at Gmail without dots. The column
 * `users.mailbox` has the same rule.
 */
export function mailboxOf(normalized: string): string {
  const [local = "", domain = ""] = normalized.split("@");
  const [name = ""] = local.split("+");
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}

/** What stands for the e-mail address of an account that a printed card made: no mail can go there. `unique` is a random text. */
export const noMailbox = (unique: string): string => `card-${unique.toLowerCase()}@${NO_MAILBOX}`;
export const hasNoMailbox = (email: string): boolean => email.endsWith(`@${NO_MAILBOX}`);
const NO_MAILBOX = "no-mailbox.invalid";

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const suffix = /^[a-z]{2,63}$/i;

/**
 * Local part, @, domain, and a suffix of at least two letters (specification 5), within the lengths that mail
 * allows. ASCII only. Spaces around it are not accepted: normalize first.
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

/** Whether the e-mail address is in exactly this domain, not a subdomain. `domain` may start with an @. */
export function hasDomain(email: string, domain: string): boolean {
  const normalized = normalizeEmail(email);
  return (
    isEmail(normalized) &&
    normalized.slice(normalized.lastIndexOf("@") + 1) === normalizeEmail(domain).replace(/^@/, "")
  );
}

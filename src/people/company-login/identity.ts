import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffRole } from "../../contract/staff-role.ts";
import { hasDomain, isEmail } from "../../platform/mail/email-address.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { isProofFresh } from "../../platform/session/session-expiry.ts";

/** What the provider says about a person, unchecked apart from its signature, issuer, audience and nonce. */
export type Claims = Readonly<Record<string, unknown>>;

/** Whose address may log in, and which groups of the provider work in the admin. */
export interface IdentityRules {
  readonly oidcDomains: readonly string[];
  readonly oidcRoleClaim: string;
  readonly oidcRoles: readonly { readonly group: string; readonly role: StaffRole }[];
}

export interface Identity {
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined: staff give roles in the admin. */
  readonly role: "buyer" | StaffRole | undefined;
  /** The provider asked for a second factor too (RFC 8176). */
  readonly hasSecondFactor: boolean;
  /** The person was asked just now; a session at the provider may be hours old. */
  readonly isFresh: boolean;
}

const byPower = ["buyer", "giver", "packing", "people", "support", "catalogue", "admin"] as const;
const NAME_LENGTH = 100;

const textOf = (claim: unknown): string =>
  typeof claim === "string" ? toSingleLine(claim).slice(0, NAME_LENGTH) : "";
const listOf = (claim: unknown): readonly unknown[] =>
  Array.isArray(claim) ? claim : claim === undefined ? [] : [claim];

/** Reads the claims. Refuses email_not_proved: only a proved address may open an account; and email_domain. */
export function identityOf(
  claims: Claims,
  rules: IdentityRules,
  now: Date,
): Identity | Refusal<"email_domain" | "email_not_proved"> {
  const email = typeof claims.email === "string" ? claims.email.trim() : "";
  if (typeof claims.sub !== "string" || !isEmail(email) || claims.email_verified !== true)
    return refuse("email_not_proved", "The company's login did not confirm your email address.");
  if (!rules.oidcDomains.some((domain) => hasDomain(email, domain)))
    return refuse("email_domain", "This store is for company email addresses, and yours has another domain.");
  const [first = "", ...others] = textOf(claims.name).split(" ");
  const { oidcRoles, oidcRoleClaim } = rules;
  const groups = listOf(claims[oidcRoleClaim]);
  const roles = oidcRoles.filter(({ group }) => groups.includes(group)).map(({ role }) => role);
  const askedAt = typeof claims.auth_time === "number" ? new Date(claims.auth_time * 1_000) : null;
  return {
    subject: claims.sub,
    email,
    firstName: textOf(claims.given_name) || first || (email.split("@")[0] ?? email),
    lastName: textOf(claims.family_name) || others.join(" "),
    role:
      oidcRoles.length > 0 ? byPower.findLast((each) => each === "buyer" || roles.includes(each)) : undefined,
    hasSecondFactor: listOf(claims.amr).includes("mfa"),
    isFresh: isProofFresh(askedAt, now),
  };
}

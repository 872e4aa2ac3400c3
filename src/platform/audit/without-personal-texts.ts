/** Fields that may hold what a person wrote or gave, where the audited thing belongs to a person. */
const personalFields: ReadonlySet<string> = new Set([
  ...["reason", "recipient", "reference", "url", "email", "gstin", "note", "list"],
]);
/** The subjects that belong to a person. Settings and offices are the company's own. */
const personalSubjects: ReadonlySet<string> = new Set([
  ...["orders", "people", "members", "invitations", "enquiries", "mails", "coupons", "courier-events"],
]);

/**
 * What an audit row may say: ids, figures, states, and of personal texts only how long they are. Audit rows are never
 * deleted, and a person may ask to be erased.
 */
export function withoutPersonalTexts(subject: string, value: unknown): unknown {
  if (!personalSubjects.has(subject) || typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) =>
    personalFields.has(name) && typeof field === "string"
      ? ([`${name}Letters`, field.length] as const)
      : ([name, field] as const),
  );
  return Object.fromEntries(entries);
}

declare const isStaffText: unique symbol;

/**
 * An English text of the server for staff. It is made by `staffText`, whose texts the admin's catalogues have in other languages, or
 * by one of the two below. Any other string does not fit, so the server says nothing to staff that their language lacks.
 */
export type StaffText = string & { readonly [isStaffText]: true };

/**
 * A sentence for staff: ``staffText`Parcel ${number} sent` ``. `npm run language` finds it in the code, so it stands there whole. A
 * value that is such a text itself, or a status, is translated too.
 */
export const staffText = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): StaffText =>
  String.raw({ raw: parts }, ...values) as StaffText;

/**
 * What has no translation: names, amounts, what people or other programs wrote, lists of texts, and refusals that only customers
 * get, which the shop translates by their codes.
 */
export const untranslated = (text: string): StaffText => text as StaffText;

/** A text that a column of the database has. Whoever wrote it had a `StaffText`. */
export const storedStaffText = (text: string): StaffText => text as StaffText;

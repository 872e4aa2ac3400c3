const rupeeFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const dateTimeFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Decimal rupees in Indian notation: `₹1,29,900.00`. */
export const formatRupees = (amount: number): string => rupeeFormat.format(amount);

/** An ISO timestamp of the API as date and time in the reader's time zone. */
export const formatDateTime = (iso: string): string => dateTimeFormat.format(new Date(iso));

/** An ISO timestamp of the API as a date in the reader's time zone. */
export const formatDate = (iso: string): string => dateFormat.format(new Date(iso));

/** An amount in the given currency, with the decimals of that currency. */
export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency }).format(amount);

/** A change with plus or minus: `+4.2`, `−20`. */
export const formatChange = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(change)}`;

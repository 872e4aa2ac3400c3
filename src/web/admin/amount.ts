const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Decimal rupees as they are read in India: `₹1,29,900.00`. */
export const inRupees = (amount: number): string => rupees.format(amount);

/** A moment of the interface, on the reader's own clock. */
export const onTheClock = (iso: string): string => moment.format(new Date(iso));

/** A day of the interface, on the reader's own clock. */
export const onTheDay = (iso: string): string => day.format(new Date(iso));

/** An amount in its own currency, to the decimals it has. */
export const inCurrency = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency }).format(amount);

/** A change with its sign: `+4.2`, `−20`. */
export const signed = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(change)}`;

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Decimal rupees as they are read in India: `₹1,29,900.00`. */
export const inRupees = (amount: number): string => rupees.format(amount);

/** A moment of the interface, on the reader's own clock. */
export const onTheClock = (iso: string): string => moment.format(new Date(iso));

/** A change with its sign: `+4.2`, `−20`. */
export const signed = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(change)}`;

import { baseCurrency } from "./format.ts";

/** Whether the store is in India: its tax is GST, with HSN codes and GSTINs, and people pay by UPI. Elsewhere it is VAT. */
export const hasGst: boolean = baseCurrency === "INR";

/** The name of the store's tax. */
export const taxName: string = hasGst ? "GST" : "VAT";

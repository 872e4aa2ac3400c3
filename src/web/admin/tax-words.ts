import { baseCurrency } from "./format.ts";

/** Whether the store's tax is India's GST, with HSN codes and GSTINs: it is charged in rupees. Elsewhere it is VAT. */
export const hasGst: boolean = baseCurrency === "INR";

/** The name of the store's tax. */
export const taxName: string = hasGst ? "GST" : "VAT";

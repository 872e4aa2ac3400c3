import type { Static } from "typebox";
import { NamedObject, Text } from "./field-schemas.ts";

/** The company that is billed. Empty texts: a person is. */
export const BilledCompany = NamedObject("BilledCompany", {
  company: Text(120),
  vatNumber: { ...Text(30), description: "such as DE123456789; blanks and dots are left out" },
  reference: {
    ...Text(60),
    description: "what the company books the invoice by: an order number of its own, a Leitweg-ID",
  },
});
export type BilledCompany = Static<typeof BilledCompany>;

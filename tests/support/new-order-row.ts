import type { NewOrderRow } from "../../src/contract/admin/staff-orders.ts";

/** A row of the list that staff make orders from: one pen for one person. */
export const newOrderRow = (fields: Partial<NewOrderRow> & { sku: string }): NewOrderRow => ({
  line: 2,
  name: "Ravi Menon",
  email: "ravi.menon@example.com",
  phone: "+91 98200 11111",
  address: "7 Church Street",
  city: "Bengaluru",
  region: "Karnataka",
  postalCode: "560001",
  country: "India",
  product: "",
  variant: "",
  size: "",
  quantity: "1",
  ...fields,
});

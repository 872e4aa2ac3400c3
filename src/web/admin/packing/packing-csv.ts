import type { PackingRow } from "../../../contract/admin/packing.ts";
import { courierLine as lineOfOrder } from "../orders/courier-csv.ts";

/** One line of the parcels' CSV: what a courier's upload asks for, as the export of orders writes it. */
export const courierLine = ({ isGift, ...row }: PackingRow) => ({
  ...lineOfOrder(row),
  gift: isGift ? "yes" : "",
});

import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { plural } from "../words/format.ts";

/**
 * What has to be done under Parcels before a dispatched order can be called delivered, which the server refuses until then.
 * Empty: nothing.
 */
export function parcelsToDecide({ status, isSwag, lines, shipments }: StaffOrder): string {
  if (status !== "Dispatched") return "";
  const undecided = shipments.find(({ needsDecision }) => needsDecision);
  if (undecided)
    return `Parcel ${undecided.number} is ${undecided.state}: under Parcels, send it again or ${isSwag ? "give it up" : "refund it"}.`;
  const left = lines.reduce((sum, { toSend }) => sum + toSend, 0);
  return left > 0 ? `Under Parcels, send what is left: ${plural(left, "piece")}.` : "";
}

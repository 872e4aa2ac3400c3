import { type Refusal, refuse } from "../../contract/errors.ts";
import { awbNumber } from "../shipment/awb-number.ts";
import type { Courier } from "../shipment/send-shipment.ts";

/** What staff typed about a parcel, as the courier knows it; the date is `today` unless they gave one. */
export function courierOf(
  typed: {
    readonly shippedBy?: string | undefined;
    readonly awbNo?: string | undefined;
    readonly shipmentDate?: string | undefined;
  },
  today: string,
): Courier | Refusal<"courier_needed"> {
  const shippedBy = (typed.shippedBy ?? "").trim();
  const awbNo = awbNumber(typed.awbNo ?? "");
  if (!shippedBy || !awbNo) return refuse("courier_needed", "Please give the courier and the AWB number.");
  return { shippedBy, awbNo, shipmentDate: typed.shipmentDate ?? today };
}

import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";

/** The statuses of EasyPost's trackers. */
const texts: Readonly<Record<string, StaffText>> = {
  unknown: staffText`unknown`,
  pre_transit: staffText`announced`,
  in_transit: staffText`in transit`,
  out_for_delivery: staffText`out for delivery`,
  delivered: staffText`delivered`,
  available_for_pickup: staffText`available for pickup`,
  return_to_sender: staffText`return to sender`,
  failure: staffText`failure`,
  cancelled: staffText`cancelled`,
  error: staffText`error`,
};

/** What a courier reported of a parcel, for staff. A status that nobody knew of stays as the courier wrote it. */
export const courierStatusText = (status: string): StaffText =>
  texts[status] ?? untranslated(status.replaceAll("_", " "));

import { type StaffText, staffText, storedStaffText, untranslated } from "../../contract/staff-text.ts";
import { orderStatusTexts } from "../../orders/order/order-status-texts.ts";
import { courierStatusText } from "../../orders/shipment/courier-status-text.ts";
import { mailTitles } from "../order-admin/mail-titles.ts";
import type { NeedsAttentionRow } from "./needs-attention.store.ts";

const lookup = (texts: Readonly<Record<string, StaffText>>, name: string): StaffText =>
  texts[name] ?? untranslated(name);

const owedTexts = {
  refused: staffText`the provider refused the refund`,
  "under way": staffText`the refund is not through yet`,
  cancelled: staffText`the order was paid and is cancelled`,
  overpaid: staffText`more was paid than the order comes to`,
};
const returnTexts = {
  asked: staffText`waiting for the goods`,
  received: staffText`the goods are here: refund them`,
  exchange: staffText`waiting for the old size`,
  "late exchange": staffText`the new size was sent, the old one is not back in time`,
};

/** What a row of the dashboard is about, for staff. */
export function attentionText({ kind, about, reference }: NeedsAttentionRow): StaffText {
  const [first = "", second = ""] = about.split(/: (.*)/s);
  switch (kind) {
    case "paid":
      return lookup(orderStatusTexts, about);
    case "owed":
      return lookup(owedTexts, about);
    case "dispute":
      return staffText`answer it at the provider`;
    case "return":
      return lookup(returnTexts, about);
    case "parcel":
      return about === "lost"
        ? staffText`parcel ${reference ?? ""} lost`
        : staffText`parcel ${reference ?? ""} returned to sender`;
    case "courier":
      return staffText`${first}, AWB ${reference ?? ""}: ${courierStatusText(second)}`;
    case "mail":
      return staffText`${lookup(mailTitles, first)}, to ${second}`;
    case "message":
      return storedStaffText(about);
    case "coupon":
      return about === "" ? staffText`Welcome kit` : untranslated(about);
    case "books":
      return staffText`${reference ?? ""}, ${about} of them`;
    default:
      return untranslated(about);
  }
}

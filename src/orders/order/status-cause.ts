import type { StaffCaller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import type { AuditedChange } from "../../platform/audit/audited-change.ts";
import type { Actor } from "../../platform/db/tables.ts";
import type { MailKind } from "../../platform/mail/mail-kinds.ts";
import type { OrderStatus, StatusCauseKind } from "./order-status.ts";

/** Why the status of an order changes, with who did it. `by` is null where the store did it by itself. */
export type StatusCause =
  | { readonly kind: "buyer"; readonly by: UserId }
  /** Staff say so on the order's page. For a confirmation: how it was paid. */
  | {
      readonly kind: "staff";
      readonly staff: StaffCaller;
      readonly payment?: { readonly method?: string; readonly reference?: string };
    }
  | { readonly kind: "payment link"; readonly by: UserId | null }
  | { readonly kind: "provider payment" }
  /** Nobody paid in time. */
  | { readonly kind: "not paid" }
  /** Every piece was refunded before anything left. */
  | { readonly kind: "refunded"; readonly by: UserId | null }
  /** The buyer left the company. `record` gets the audit row: what else ends is locked before the audit. */
  | {
      readonly kind: "leaver";
      readonly by: UserId;
      readonly record: (change: AuditedChange) => void;
    }
  /** The status follows from the parcels (orders/shipment). */
  | { readonly kind: "parcels"; readonly by: UserId | null }
  /** The replacement of an exchange that is sent before the old pieces are back. */
  | { readonly kind: "exchange" };

/** Who the order's history names. */
export function actorOf(cause: StatusCause): { readonly actor: Actor; readonly by: UserId | null } {
  switch (cause.kind) {
    case "buyer":
      return { actor: "buyer", by: cause.by };
    case "staff":
      return { actor: "staff", by: cause.staff.caller.userId };
    case "provider payment":
      return { actor: "provider", by: null };
    case "not paid":
    case "exchange":
      return { actor: "system", by: null };
    case "payment link":
    case "refunded":
    case "leaver":
    case "parcels":
      return { actor: cause.by === null ? "system" : "staff", by: cause.by };
  }
}

/** The mail that the buyer gets when the order enters a status for this cause. */
export const mailsByCause: Readonly<
  Record<StatusCauseKind, Readonly<Partial<Record<OrderStatus, MailKind>>>>
> = {
  buyer: { Cancelled: "order-cancelled" },
  staff: {
    "Order Requested": "order-unconfirmed",
    "Order Confirmed": "order-confirmed",
    Cancelled: "order-cancelled",
  },
  "payment link": {}, // each link has its mail, also one that replaces another
  "provider payment": { "Order Confirmed": "order-confirmed" },
  "not paid": { Cancelled: "order-expired" },
  refunded: { Cancelled: "order-cancelled" },
  leaver: {}, // the address is closed together with the account
  parcels: { Cancelled: "order-cancelled" }, // each parcel has mails of its own
  exchange: { "Order Confirmed": "order-confirmed" },
};

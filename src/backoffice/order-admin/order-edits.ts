import type { InferResult } from "kysely";
import type { TimelineEvent } from "../../contract/admin/orders.schemas.ts";
import { type StaffText, staffText, storedStaffText, untranslated } from "../../contract/staff-text.ts";
import type { OrderActions } from "../../platform/audit/order-actions.ts";
import type { selectOrderEdits } from "./order-timeline.store.ts";

type OrderAction = keyof OrderActions;
type Payload<A extends OrderAction> = Extract<OrderActions[A], { readonly subject: "orders" }>;
type Half<P, Key extends "after" | "before"> = P extends { readonly [K in Key]: infer T } ? T : object;

/**
 * What a stored row still says of an action: nothing once a person was erased, and of texts about a person only how long they
 * are (`without-personal-texts.ts`). Rows of older versions have the texts.
 */
interface Stored<A extends OrderAction> {
  readonly before: Partial<Half<Payload<A>, "before">>;
  readonly after: Partial<Half<Payload<A>, "after">>;
}

/** Where an order's timeline shows an action: here, with these details, or where the thing itself is shown. */
type Shown<A extends OrderAction> =
  | ((row: Stored<A>) => StaffText)
  | "documents"
  | "ledger"
  | "notes"
  | "order"
  | "parcels"
  | "returns"
  | "status";

const noDetails = () => untranslated("");

/** A new action of orders does not compile until it is said here where the timeline shows it. */
const shownIn: { readonly [A in OrderAction]: Shown<A> } = {
  "order moved to Order Requested": "status",
  "order moved to Order Confirmed": "status",
  "order moved to Dispatched": "status",
  "order moved to Delivered": "status",
  "order moved to Cancelled": "status",
  "payment link sent": "ledger",
  "order made by staff": ({ after: { list, reason } }) => {
    if (list === undefined) return untranslated(reason ?? "");
    return reason ? staffText`list ${list}: ${reason}` : staffText`list ${list}`;
  },
  "order made from a quote": ({ after: { quote, version } }) =>
    quote === undefined || version === undefined
      ? untranslated("")
      : staffText`quote ${quote}, version ${version}`,
  "replacement made": ({ after: { replaces, reason } }) => {
    if (replaces === undefined) return untranslated(reason ?? "");
    return reason ? staffText`for order ${replaces}: ${reason}` : staffText`for order ${replaces}`;
  },
  "pieces replaced": ({ after: { replacement, reason } }) => {
    if (replacement === undefined) return untranslated(reason ?? "");
    return reason ? staffText`by order ${replacement}: ${reason}` : staffText`by order ${replacement}`;
  },
  "lines changed": ({ before, after }) =>
    after.lines === undefined || before.lines === undefined
      ? untranslated("")
      : staffText`${after.lines}, in place of ${before.lines}`,
  "size swapped": ({ before: { size }, after }) => {
    if (size === undefined || after.quantity === undefined || !after.product || !after.size)
      return untranslated("");
    const pieces = `${after.quantity} × ${after.product}`;
    return staffText`${pieces}: ${size || staffText`no size`} for ${after.size}`;
  },
  "address corrected": noDetails,
  "billed company written down": "order",
  "GSTIN written down": "order",
  "note written": "notes",
  "order link withdrawn": noDetails,
  "mail sent again": ({ after }) =>
    after.recipient === undefined ? untranslated("") : staffText`to ${after.recipient}`,
  "parcel sent": "parcels",
  "parcel corrected": noDetails,
  "parcel delivered": "parcels",
  "parcel lost": "parcels",
  "parcel returned to sender": "parcels",
  "parcel refunded": "parcels",
  "parcel cancelled": "parcels",
  "parcel sent again": "parcels",
  "courier events matched": "parcels",
  "order packed": noDetails,
  "order not packed after all": noDetails,
  "sent although paid back": noDetails,
  "the rest is not sent": ({ after }) =>
    after.pieces === undefined ? untranslated("") : staffText`${after.pieces} of its pieces stay here`,
  refunded: "ledger",
  "refund tried again": noDetails,
  "refund transferred by hand": "ledger",
  "refund settled otherwise": "ledger",
  "return opened": "returns",
  "return called off": "returns",
  "return received": "returns",
  "return refunded": "ledger",
  "return sent again": "parcels",
  "exchange received": "returns",
  "exchange declined": "returns",
  "invoice issued": "documents",
  "credit note issued": "documents",
};

/**
 * The actions that the timeline takes from elsewhere. All others are read from the audit, also under a name that no version
 * uses any more: such a row keeps its words, so renaming an action loses nothing of an order's story.
 */
export const shownElsewhere: readonly string[] = Object.entries(shownIn).flatMap(([action, place]) =>
  typeof place === "string" ? action : [],
);

type Edit = InferResult<ReturnType<typeof selectOrderEdits>>[number];

/** One change that staff made on the order, as an event of the timeline. */
export const editTimelineEvent = (edit: Edit): TimelineEvent => ({
  id: `edit-${edit.sequence}`,
  at: edit.at.toISOString(),
  kind: "edit",
  title: capitalised(edit.action),
  detail: editDetail(edit),
  by: madeBy(edit),
});

/** Rows without a person: what a buyer may do, the buyer did. */
const buyersActions: readonly string[] = ["size swapped", "address corrected"] satisfies OrderAction[];

function madeBy({ role, action, first_name, last_name, user_email }: Edit): StaffText {
  if (role === "store") return buyersActions.includes(action) ? staffText`the buyer` : staffText`the store`;
  return untranslated(first_name === null ? user_email : `${first_name} ${last_name ?? ""}`.trim());
}

function editDetail({ action, before, after }: Edit): StaffText {
  if (!isOrderAction(action)) return untranslated("");
  // The row was written with the payload of its action, so the details of that action read it.
  const shownHere = shownIn[action] as Shown<OrderAction>;
  return typeof shownHere === "function"
    ? shownHere({ before: before ?? {}, after: after ?? {} })
    : untranslated("");
}

const isOrderAction = (action: string): action is OrderAction => Object.hasOwn(shownIn, action);

/** As the audit has it, in the catalogue of the admin too; the first letter is the title's. */
const capitalised = (action: string): StaffText =>
  storedStaffText(action.charAt(0).toUpperCase() + action.slice(1));

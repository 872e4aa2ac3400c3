import type { InferResult } from "kysely";
import type { TimelineEvent } from "../../contract/admin/orders.schemas.ts";
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
  | ((row: Stored<A>) => string)
  | "documents"
  | "ledger"
  | "notes"
  | "order"
  | "parcels"
  | "returns"
  | "status";

const noDetails = () => "";

/** A new action of orders does not compile until it is said here where the timeline shows it. */
const shownIn: { readonly [A in OrderAction]: Shown<A> } = {
  "order moved to Order Requested": "status",
  "order moved to Order Confirmed": "status",
  "order moved to Dispatched": "status",
  "order moved to Delivered": "status",
  "order moved to Cancelled": "status",
  "payment link sent": "ledger",
  "order made by staff": ({ after: { list, reason } }) =>
    [list === undefined ? "" : `list ${list}`, reason].filter(Boolean).join(": "),
  "replacement made": ({ after }) => withReason(words`for order ${after.replaces}`, after.reason),
  "pieces replaced": ({ after }) => withReason(words`by order ${after.replacement}`, after.reason),
  "lines changed": ({ before, after }) => words`${after.lines}, in place of ${before.lines}`,
  "size swapped": ({ before, after }) =>
    words`${after.quantity} × ${after.product}: ${before.size === "" ? "no size" : before.size} for ${after.size}`,
  "address corrected": noDetails,
  "GSTIN written down": "order",
  "note written": "notes",
  "order link withdrawn": noDetails,
  "mail sent again": ({ after }) => words`to ${after.recipient}`,
  "parcel sent": "parcels",
  "parcel corrected": noDetails,
  "parcel delivered": "parcels",
  "parcel lost": "parcels",
  "parcel returned to sender": "parcels",
  "parcel refunded": "parcels",
  "parcel cancelled": "parcels",
  "parcel sent again": "parcels",
  "courier events matched": "parcels",
  "sent although paid back": noDetails,
  "the rest is not sent": ({ after }) => words`${after.pieces} of its pieces stay here`,
  refunded: "ledger",
  "refund tried again": noDetails,
  "refund transferred by hand": "ledger",
  "refund settled otherwise": "ledger",
  "return opened": "returns",
  "return called off": "returns",
  "return received": "returns",
  "return refunded": "ledger",
  "return sent again": "parcels",
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
  title: edit.action.charAt(0).toUpperCase() + edit.action.slice(1),
  detail: editDetail(edit),
  by: edit.first_name === null ? edit.user_email : `${edit.first_name ?? ""} ${edit.last_name ?? ""}`.trim(),
});

function editDetail({ action, before, after }: Edit): string {
  if (!isOrderAction(action)) return "";
  // The row was written with the payload of its action, so the details of that action read it.
  const shownHere = shownIn[action] as Shown<OrderAction>;
  return typeof shownHere === "function" ? shownHere({ before: before ?? {}, after: after ?? {} }) : "";
}

const isOrderAction = (action: string): action is OrderAction => Object.hasOwn(shownIn, action);

/** The text with its values; empty where the row has one of them no more. */
const words = (texts: TemplateStringsArray, ...values: readonly (number | string | undefined)[]): string =>
  values.includes(undefined) ? "" : String.raw({ raw: texts }, ...values);

const withReason = (text: string, reason: string | undefined): string =>
  [text, reason].filter(Boolean).join(": ");

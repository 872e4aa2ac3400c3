import { Type } from "typebox";
import { ownOrder, ownOrderErrors } from "./customer-orders.ts";
import { NamedObject, NonEmptyText } from "./field-schemas.ts";
import type { Route } from "./route.ts";

const call = {
  ...ownOrder,
  output: NamedObject("KitThanks", {
    to: Type.String({ description: "who gave the kit; empty: nobody whom a note would reach" }),
    isSent: Type.Boolean(),
  }),
} as const;

/** One note of thanks to whoever sent the link, or printed the card, of a kit. */
export const thanksRoutes = {
  "GET /api/orders/{orderNo}/thanks": {
    operationId: "readThanks",
    ...call,
    summary: "Whom the caller can thank for the kit of an order, and whether they have (extension)",
    errors: ownOrderErrors,
  },
  "POST /api/orders/{orderNo}/thanks": {
    operationId: "sendThanks",
    ...call,
    summary:
      "Mail one note of thanks to who gave the kit of an order, without its address, size and number (extension)",
    body: Type.Object({ note: NonEmptyText(500, { description: "plain text" }) }),
    errors: [...ownOrderErrors, "state_conflict"],
  },
} as const satisfies Record<string, Route>;

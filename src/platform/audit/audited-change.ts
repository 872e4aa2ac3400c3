import type { CatalogueActions } from "./catalogue-actions.ts";
import type { OrderActions } from "./order-actions.ts";
import type { PeopleActions } from "./people-actions.ts";
import type { StoreActions } from "./store-actions.ts";

/**
 * Every action that an audit row can have, and what the row then says. Rows are kept for ever and are read by these names: an
 * action that is renamed here stays under its older name in the rows that there are (see `order-edits.ts`).
 */
export interface AuditedActions extends CatalogueActions, OrderActions, PeopleActions, StoreActions {}
export type AuditedAction = keyof AuditedActions;

/** Says nothing before, or after, where the action has nothing to say: so a payload of another action does not compile. */
type Payload<P> = P extends unknown
  ? P & { readonly [K in Exclude<"after" | "before", keyof P>]?: undefined }
  : never;

/**
 * What was done, in plain words, and to what: `subject` is the word in the admin's URL. `before` and `after` hold only what a
 * reader of the audit needs to see.
 */
export type AuditedChange = {
  readonly [A in AuditedAction]: {
    readonly action: A;
    readonly subjectId: number | string;
  } & Payload<AuditedActions[A]>;
}[AuditedAction];

import type { TSchema } from "typebox";
import type { ErrorCode } from "./errors.ts";
import type { StaffRole } from "./staff-role.ts";

/**
 * Who may make a call. `user`: anybody with a bearer token. `optional`: a token is needed only when body or path
 * names a user. `order`: anybody with a bearer token, or with the signed link of the order in `x-order-link`, which counts first.
 * `staff`: only a person with one of the route's roles.
 */
export type Auth = "none" | "optional" | "user" | "order" | "staff";

interface BaseRoute {
  /** The call's name for programs: a verb and a word of the glossary. */
  readonly operationId: string;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** What a body must have, where the call reads more than that in order to say what is missing; the document has this one. */
  readonly documentedBody?: TSchema;
  /** Form bodies (multipart, urlencoded) are accepted as well as JSON. */
  readonly acceptsForm?: true;
  /** The handler gets the body's bytes unparsed, because their signature must be checked. */
  readonly isRawBody?: true;
  /** The body is the bytes of one file. */
  readonly isUpload?: true;
  /** The body is a text file that is too large for memory: the handler gets a stream, and counts its bytes itself. */
  readonly isStream?: true;
  /** The body limit in bytes, when it is larger than the usual one. */
  readonly maxBodyBytes?: number;
  readonly output: TSchema;
  readonly errors: readonly ErrorCode[];
  /** Calls per minute from one client IP, when fewer than usual are allowed. */
  readonly perMinute?: number;
}

export interface ShopRoute extends BaseRoute {
  readonly tag: "Catalogue" | "Cart" | "Checkout" | "Orders" | "Accounts" | "Enquiries" | "Payments";
  readonly auth: Exclude<Auth, "staff">;
}

type AdminSubject =
  | "orders"
  | "payments"
  | "dashboard"
  | "audit"
  | "stock"
  | "catalogue"
  | "content"
  | "enquiries"
  | "people"
  | "members"
  | "kit"
  | "occasions"
  | "second factor"
  | "currencies and shipping"
  | "coupons"
  | "settings";

export interface StaffRoute extends BaseRoute {
  readonly tag: `Admin: ${AdminSubject}`;
  readonly auth: "staff";
  /** All roles that may make the call. A list, so that a role left out has no access. */
  readonly roles: readonly [StaffRole, ...StaffRole[]];
  /**
   * The call works before this login gave its second factor: to give it, or to set one up. A person who has a second factor
   * cannot set up another one before giving it, or a stolen password would be enough.
   */
  readonly beforeSecondFactor?: "give" | "set up";
  /** The call needs the password or a code of the last five minutes. */
  readonly needsFreshProof?: true;
}

export type Route = ShopRoute | StaffRoute;

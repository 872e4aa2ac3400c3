import type { TSchema } from "typebox";
import type { ErrorCode } from "./errors.ts";

/**
 * How a call may be made. `user`: only with a bearer token. `optional`: a token is read when a body or path names a user.
 * `staff`: only with the token of somebody whose role the row names.
 */
export type Auth = "none" | "optional" | "user" | "staff";

/** Who works in the back office; everybody else is a buyer (readings: identity). */
export type StaffRole = "support" | "catalogue" | "admin";

interface AnyRoute {
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** Form bodies (multipart, urlencoded) are taken beside JSON. */
  readonly form?: true;
  /** The handler is given the body's bytes as they came: a signature is over them. */
  readonly raw?: true;
  /** The body is a file's bytes and nothing else. */
  readonly isUpload?: true;
  /** The longest body, where it may be longer than usual. */
  readonly bodyBytes?: number;
  readonly output: TSchema;
  readonly errors: readonly ErrorCode[];
  /** Calls a minute from one address, where fewer than usual are allowed. */
  readonly perMinute?: number;
}

export interface ShopRoute extends AnyRoute {
  readonly tag: "Catalogue" | "Cart" | "Checkout" | "Orders" | "Accounts" | "Enquiries" | "Payments";
  readonly auth: Exclude<Auth, "staff">;
}

export interface StaffRoute extends AnyRoute {
  readonly tag: "Back office";
  readonly auth: "staff";
  /** Everybody who may call it, by name: nobody is let in by leaving somebody out. */
  readonly roles: readonly [StaffRole, ...StaffRole[]];
  /** What gives or sets up the second factor is open to a login that has not given it yet. */
  readonly beforeSecondFactor?: true;
}

export type Route = ShopRoute | StaffRoute;

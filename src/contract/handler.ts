import type { Refusal } from "./errors.ts";
import type { LoginId } from "./ids.ts";
import type { ErrorsOf, Output, RouteField } from "./route-types.ts";
import type { RouteKey } from "./routes.ts";
import type { StaffRole } from "./staff-role.ts";

/** The person who makes a call. The server reads it from the bearer token. */
export interface Caller {
  readonly userId: number;
  readonly email: string;
  readonly fullName: string;
  readonly isOrg: boolean;
  readonly role: "buyer" | StaffRole;
  readonly emailVerified: boolean;
  readonly secondFactor: "off" | "open" | "proved";
  readonly tokenHash: Buffer;
  readonly loginId: LoginId;
  /** When this login last gave the password, a code or a passkey. */
  readonly provedAt: Date | null;
  /** When this login last gave its second factor. */
  readonly factorGivenAt: Date | null;
}

/** Who changes something in the admin, and from which client IP. The audit row stores both. */
export interface StaffCaller {
  readonly caller: Pick<Caller, "userId" | "email" | "role">;
  readonly clientIp: string;
}

/** Staff whose login itself matters: its second factor, its proof. */
export interface LoggedInStaff extends StaffCaller {
  readonly caller: Caller;
}

/** One call as a handler gets it. If the call names a user, that user has already been checked to be the caller. */
export interface Call<K extends RouteKey> {
  readonly params: RouteField<K, "params">;
  readonly query: RouteField<K, "query">;
  readonly headers: RouteField<K, "headers">;
  readonly body: RouteField<K, "body">;
  readonly caller: CallerFor<K>;
  /** The client IP. */
  readonly clientIp: string;
  /** The header of the browser or program; empty where there is none. */
  readonly userAgent: string;
  readonly now: Date;
}

type CallerFor<K extends RouteKey> = K extends UserRoutes ? Caller : Caller | null;
type UserRoutes = {
  [K in RouteKey]: typeof import("./routes.ts")["routes"][K]["auth"] extends "user" | "staff" ? K : never;
}[RouteKey];

/**
 * Handlers return the response body or one of the refusals that their row declares. They never write to the reply.
 */
export type Handler<K extends RouteKey> = (call: Call<K>) => Promise<Result<K>> | Result<K>;
export type Handlers<K extends RouteKey = RouteKey> = { readonly [Key in K]: Handler<Key> };

type Result<K extends RouteKey> = Output<K> | Refusal<ErrorsOf<K>>;

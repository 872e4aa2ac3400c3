import type { Output, Part } from "./call-types.ts";
import type { Refusal } from "./errors.ts";
import type { StaffRole } from "./route.ts";
import type { RouteKey } from "./routes.ts";

/** Who calls, read from the bearer token on the server. */
export interface Who {
  readonly userId: number;
  readonly email: string;
  readonly fullName: string;
  readonly isOrg: boolean;
  readonly role: "buyer" | StaffRole;
  readonly emailProved: boolean;
  readonly secondFactor: "off" | "open" | "proved";
  readonly tokenHash: Buffer;
}

/** Who changes something in the back office, and from which address on the network: what the audit keeps. */
export interface Staff {
  readonly who: Who;
  readonly fromAddress: string;
}

/**
 * One call as a handler sees it. A user that the call names is already checked to be `who`.
 */
export interface Call<K extends RouteKey> {
  readonly params: Part<K, "params">;
  readonly query: Part<K, "query">;
  readonly headers: Part<K, "headers">;
  readonly body: Part<K, "body">;
  readonly who: WhoFor<K>;
  /** The caller's address on the network. */
  readonly fromAddress: string;
  readonly now: Date;
}

type WhoFor<K extends RouteKey> = K extends UserRoutes ? Who : Who | null;
type UserRoutes = {
  [K in RouteKey]: typeof import("./routes.ts")["routes"][K]["auth"] extends "user" | "staff" ? K : never;
}[RouteKey];

/** Handlers return their answer or a refusal; they never write to the reply. */
export type Handler<K extends RouteKey> = (
  call: Call<K>,
) => Promise<Output<K> | Refusal> | Output<K> | Refusal;
export type Handlers<K extends RouteKey = RouteKey> = { readonly [Key in K]: Handler<Key> };

import type { Static, TSchema } from "typebox";
import type { RouteKey, Routes } from "./routes.ts";

/**
 * The static type of one schema of a route (params, query, headers, body, output); `undefined` when the route has
 * none.
 */
export type RouteField<K extends RouteKey, P extends string> = Routes[K] extends {
  readonly [Q in P]: infer S extends TSchema;
}
  ? Static<S>
  : undefined;

export type Output<K extends RouteKey> = RouteField<K, "output">;

/** The codes that a handler of this route may refuse with. What all routes share is not among them. */
export type ErrorsOf<K extends RouteKey> = Routes[K]["errors"][number];

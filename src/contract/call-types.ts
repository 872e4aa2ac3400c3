import type { Static, TSchema } from "typebox";
import type { RouteKey, Routes } from "./routes.ts";

/** The static type of one part (params, query, body, output) of a route; `undefined` where the route has none. */
export type Part<K extends RouteKey, P extends string> = Routes[K] extends {
  readonly [Q in P]: infer S extends TSchema;
}
  ? Static<S>
  : undefined;

export type Input<K extends RouteKey> = {
  params: Part<K, "params">;
  query: Part<K, "query">;
  body: Part<K, "body">;
};
export type Output<K extends RouteKey> = Part<K, "output">;

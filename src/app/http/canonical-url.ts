import type { FastifyRequest } from "fastify";
import type { Route } from "../../contract/route.ts";

/**
 * The one URL of a public call, whatever form it was asked in: the path as the contract writes it, names in it in lower
 * case, and only the declared query parameters, in their order. So an invented parameter makes no new cached response.
 */
export function canonicalUrl(
  template: string,
  route: Route,
  { params, query }: Pick<FastifyRequest, "params" | "query">,
): string {
  const named = params as Readonly<Record<string, unknown>>;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(named[name]).toLowerCase()),
  );
  const asked = query as Readonly<Record<string, unknown>>;
  const search = new URLSearchParams(
    declaredNames(route).flatMap((name) => (asked[name] === undefined ? [] : [[name, String(asked[name])]])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

function declaredNames({ query }: Route): string[] {
  return query && "properties" in query ? Object.keys(query.properties as object) : [];
}

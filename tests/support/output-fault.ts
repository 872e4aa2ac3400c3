import { Ajv } from "ajv";
import type { Route } from "../../src/contract/route.ts";
import { type RouteKey, routes } from "../../src/contract/routes.ts";
import { closedSchema } from "./closed-schema.ts";

const ajv = new Ajv({ strict: false, formats: { date: true } });
const checks = new Map<RouteKey, ReturnType<typeof ajv.compile>>();

/** What is wrong with the body of a 200, by the contract; a field that it does not declare is. Undefined: nothing. */
export function outputFault(key: RouteKey, body: unknown): string | undefined {
  const check = checks.get(key) ?? ajv.compile(closedSchema((routes[key] as Route).output));
  checks.set(key, check);
  return check(body)
    ? undefined
    : `${key} returns what is not in the contract: ${ajv.errorsText(check.errors)}`;
}

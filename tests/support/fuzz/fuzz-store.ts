import type { LightMyRequestResponse } from "fastify";
import type { Route } from "../../../src/contract/route.ts";
import { type RouteKey, routes } from "../../../src/contract/routes.ts";
import { documentFault } from "../document-fault.ts";
import { newBuyer } from "../new-buyer.ts";
import { newStaff } from "../staff.ts";
import type { TestStore } from "../store.ts";
import { newSessionId } from "../store.ts";
import { hostileValues } from "./hostile-values.ts";
import { createKnownValues, type KnownValues } from "./known-values.ts";
import { createRandom, type Random } from "./random.ts";
import { type InputSchema, randomInput } from "./random-input.ts";

const roles = ["nobody", "buyer", "giver", "packing", "people", "support", "catalogue", "admin"] as const;
export type Role = (typeof roles)[number];

export interface FuzzRun {
  /** How many responses had each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** What must not happen, with the request that caused it. */
  readonly faults: readonly string[];
}

/** Sent at the same moment, so that they also race; the next ones wait for all of them, so that a seed repeats its requests. */
const TOGETHER = 4;

/**
 * Sends random requests to every call of the contract in every role, a few at a time, with ids of earlier responses.
 * A fault is a 5xx, a problem without a code, a response that is not as the OpenAPI document says, or a call that a role may not
 * make.
 */
export async function fuzzStore(store: TestStore, requests: number, seed: number): Promise<FuzzRun> {
  const random = createRandom(seed);
  const known = createKnownValues();
  const people = await logInEverybody(store);
  const keys = (Object.keys(routes) as RouteKey[]).filter(
    (key) => !((routes[key] as Route).isUpload || (routes[key] as Route).isStream),
  );
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  for (let sent = 0; sent < requests; sent += TOGETHER) {
    const batch = Array.from({ length: Math.min(TOGETHER, requests - sent) }, () => {
      const [key, role] = [random.pick(keys), random.pick(roles)];
      const person = people[role];
      return { key, role, person, request: randomRequest(key, random, known, person?.userId) };
    });
    const responses = await Promise.all(batch.map(({ request, person }) => send(store, request, person)));
    for (const [index, { key, role, person, request }] of batch.entries()) {
      const response = responses[index] as (typeof responses)[number];
      const { statusCode, body } = response;
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      const fault = faultOf(key, role, response);
      if (fault)
        faults.push(`${fault}: ${role} ${key} ${request.url} ${request.payload?.slice(0, 1_500) ?? ""}`);
      if (statusCode === 200) known.learn(parse(body));
      // Logged out, blocked or demoted by another request: somebody new takes the role.
      const isOut = statusCode === 401 && person === people[role];
      if (role !== "nobody" && (isOut || random.chance(0.01))) people[role] = await logIn(store, role);
    }
  }
  return { statuses, faults };
}

export const send = (
  store: TestStore,
  request: ReturnType<typeof randomRequest>,
  person?: { token: string },
) =>
  store.app.inject({
    ...request,
    headers: { ...request.headers, ...(person && { authorization: `Bearer ${person.token}` }) },
  });

export function randomRequest(key: RouteKey, random: Random, known: KnownValues, userId: number | undefined) {
  const [method = "GET", template = ""] = key.split(" ");
  const { params, query, body } = routes[key] as Route;
  const inputOf = (schema: unknown, name = "") => randomInput(schema as InputSchema, name, random, known);
  const withOwn = (value: unknown) =>
    userId !== undefined && isObject(value) && "userId" in value && random.chance(0.8)
      ? { ...value, userId }
      : value;
  const path = withOwn(params ? inputOf(params) : {});
  const at = (name: string) => {
    if (name === "userIdOrSessionId" && random.chance(0.7)) return String(userId ?? newSessionId());
    const value = isObject(path) ? path[name] : undefined;
    return asText(value ?? random.pick(hostileValues)) || "-"; // an empty one makes the URL of another call
  };
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at(name)));
  const searched = query ? inputOf(query) : {};
  const pairs = Object.entries(isObject(searched) ? searched : {}).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`,
  );
  const sent = body ? withOwn(inputOf(body)) : undefined;
  return {
    method: method as "GET",
    url: pairs.length ? `${url}?${pairs.join("&")}` : url,
    headers: {
      "content-type": "application/json",
      ...(random.chance(0.5) && {
        "idempotency-key": random.pick(["fuzz-key-1", "fuzz-key-2", `${random.next()}`]),
      }),
    },
    ...(sent !== undefined && { payload: JSON.stringify(sent).replaceAll('"1e309"', "1e309") }),
  };
}

export function faultOf(key: RouteKey, role: Role, response: LightMyRequestResponse): string | undefined {
  const { statusCode: status, body } = response;
  const route = routes[key] as Route;
  if (status >= 500) return `${status} ${body.slice(0, 200)}`;
  if (/\bat (?:file:|async |node:)/.test(body)) return "a stack trace";
  if (status >= 400 && typeof parse(body).code !== "string") return `${status} without a code`;
  const isAllowed = route.auth !== "staff" || route.roles.some((allowed) => allowed === role);
  // 400 and 405: the URL itself is refused before anybody is asked who they are.
  if (!isAllowed && ![400, 401, 403, 405].includes(status)) return `${status} for a role that may not`;
  return documentFault(response);
}

export async function logIn(store: TestStore, role: Exclude<Role, "nobody">) {
  return role === "buyer" ? newBuyer(store) : newStaff(store, role);
}

async function logInEverybody(store: TestStore) {
  const people: Partial<Record<Role, { userId: number; token: string }>> = {};
  for (const role of roles) if (role !== "nobody") people[role] = await logIn(store, role);
  return people;
}

/** As a path or a query can have it. */
const asText = (value: unknown): string =>
  (typeof value === "object" ? JSON.stringify(value) : String(value)).slice(0, 400).toWellFormed();

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

import type { Route } from "../../../src/contract/route.ts";
import { type RouteKey, routes } from "../../../src/contract/routes.ts";
import { placeOrder } from "../place-order.ts";
import type { TestStore } from "../store.ts";
import { faultOf, isObject, logIn, type Role, randomRequest, send } from "./fuzz-store.ts";
import { blankTexts } from "./hostile-values.ts";
import { createKnownValues } from "./known-values.ts";
import { createRandom } from "./random.ts";

type Path = readonly (string | number)[];

const ROUNDS = 3;
/** What the store has of each thing, so that requests reach it. */
const lists = [
  "orders",
  "products",
  "coupons",
  "people",
  "enquiries",
  "categories",
  "shipping-countries",
  "offices",
  "stock",
];

/**
 * Sends each call that has a body as it should be, but for one text in it that shows nothing, by somebody who may make it; then with
 * all texts like that. Returns how many were sent, and what must not happen (fuzzStore).
 */
export async function sendBlanks(
  store: TestStore,
  seed: number,
): Promise<{ sent: number; faults: string[] }> {
  const random = createRandom(seed);
  // What is rare does not happen, what is likely does: each request is as good as one can be.
  const calm = { ...random, chance: (probability: number) => probability >= 0.5 };
  const known = createKnownValues();
  const people: Partial<Record<Role, { userId: number; token: string }>> = {};
  const faults: string[] = [];
  let sent = 0;
  let { orderNo } = await placeOrder(store);
  // One that no earlier request has cancelled or sent.
  const knownWithOrder = {
    ...known,
    recall: (name: string, picked: typeof random): unknown =>
      name === "orderNo" ? orderNo : known.recall(name, picked),
  };
  const admin = await logIn(store, "admin");
  for (const list of lists) {
    const { statusCode, body } = await send(
      store,
      { method: "GET", url: `/api/admin/${list}`, headers: { "content-type": "application/json" } },
      admin,
    );
    if (statusCode === 200) known.learn(JSON.parse(body));
  }
  const keys = (Object.keys(routes) as RouteKey[]).filter((key) => {
    const { body, isUpload, isStream, isRawBody } = routes[key] as Route;
    return body && !isUpload && !isStream && !isRawBody;
  });
  for (const key of keys)
    for (let round = 0; round < ROUNDS; round += 1) {
      const route = routes[key] as Route;
      const role =
        route.auth === "staff" ? (route.roles.includes("admin") ? "admin" : route.roles[0]) : "buyer";
      const person = people[role] ?? (await logIn(store, role));
      people[role] = person;
      if (key.includes("{orderNo}")) ({ orderNo } = await placeOrder(store));
      const request = randomRequest(
        key,
        calm,
        knownWithOrder,
        route.auth === "staff" ? undefined : person.userId,
      );
      const body: unknown = JSON.parse(request.payload ?? "null");
      const paths = textsIn(body);
      for (const chosen of [...paths.map((path) => [path]), paths]) {
        const payload = JSON.stringify(
          chosen.reduce<unknown>((value, path) => changed(value, path, random.pick(blankTexts)), body),
        );
        const response = await send(store, { ...request, payload }, people[role]);
        sent += 1;
        const fault = faultOf(key, role, response);
        if (fault) faults.push(`${fault}: ${key} ${request.url} ${payload.slice(0, 1_500)}`);
        if (response.statusCode === 401) people[role] = await logIn(store, role);
      }
    }
  return { sent, faults };
}

/** Where texts stand in a value. */
function textsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value === "string") return [at];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...at, index]));
  return isObject(value) ? Object.entries(value).flatMap(([name, part]) => textsIn(part, [...at, name])) : [];
}

/** The value with another text at the path. */
function changed(value: unknown, [name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((each, index) => (index === name ? changed(each, rest, text) : each));
  return isObject(value) ? { ...value, [name]: changed(value[name], rest, text) } : value;
}

import type { TestStore } from "./store.ts";

/** A call from a client IP. */
export async function callFrom(
  store: TestStore,
  remoteAddress: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await store.inject({
    method: "POST",
    url: path,
    remoteAddress,
    headers: { "content-type": "application/json", ...headers },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

import type { TestStore } from "./store.ts";

const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

/** The first step of a login with the company: the cookie of this browser, and where it is sent. */
export async function beginCompanyLogin(store: TestStore, query = "") {
  const response = await store.inject({ method: "GET", url: `/accounts/company${query}` });
  const header = String(response.headers["set-cookie"] ?? "");
  return { header, cookie: header.split(";")[0] ?? "", location: String(response.headers.location) };
}

/** Follows the provider as a browser does, until it sends back to the store. Returns the query that it adds. */
export async function walkProvider(from: string): Promise<string> {
  let cookie = "";
  let url = new URL(from);
  const { origin } = url;
  for (let step = 0; step < 10; step += 1) {
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    cookie = [cookie, cookiesOf(response.headers)].filter(Boolean).join("; ");
    const next = response.headers.get("location");
    if (!next)
      throw new Error(`The provider said ${response.status}: ${(await response.text()).slice(0, 500)}`);
    url = new URL(next, url);
    if (url.origin !== origin) return url.search.slice(1);
  }
  throw new Error("The provider went round in circles");
}

/** The whole login of whoever is at the provider. */
export async function companyLogin(store: TestStore, { query = "", sessionId = "" } = {}) {
  const { cookie, location } = await beginCompanyLogin(store, query);
  const providerResponse = await walkProvider(location);
  const finish = (headers: Record<string, string> = { cookie }) =>
    store.call("POST /api/accounts/company", {
      headers,
      body: { providerResponse, ...(sessionId && { sessionId }) },
    });
  return { providerResponse, cookie, finish, response: await finish() };
}

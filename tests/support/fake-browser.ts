import { vi } from "vitest";
import type { LoginResponse } from "../../src/contract/accounts.schemas.ts";

class FakeStorage {
  readonly #items = new Map<string, string>();
  readonly getItem = (key: string): string | null => this.#items.get(key) ?? null;
  readonly setItem = (key: string, text: string): void => void this.#items.set(key, text);
  readonly removeItem = (key: string): void => void this.#items.delete(key);
}

/** The storage that all tabs of one browser share. */
export const newProfile = () => ({ localStorage: new FakeStorage() as unknown as Storage });
export const newTab = (profile: ReturnType<typeof newProfile>) => ({
  ...profile,
  sessionStorage: new FakeStorage() as unknown as Storage,
});
export type Tab = ReturnType<typeof newTab>;

/** Opens a page in a tab: stubs the globals and resets the modules, so that the page gets its own copies of them. */
export function openPage(tab: Tab, respond: (path: string, init: RequestInit) => unknown = () => []) {
  vi.resetModules();
  void import("../../src/platform/language/in-language.ts"); // English texts with plurals, before what the test imports next
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    cookie: "XSRF-TOKEN=x",
    documentElement: { lang: "en" },
  });
  const reload = vi.fn();
  const fetch = vi.fn(async (path: string, init: RequestInit) => {
    const result = await respond(path, init);
    return result instanceof Response ? result : Response.json(result);
  });
  vi.stubGlobal("localStorage", tab.localStorage);
  vi.stubGlobal("sessionStorage", tab.sessionStorage);
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", fetch);
  return { window, document, reload, fetch, paths: () => fetch.mock.calls.map(([path]) => path) };
}

export const problemResponse = (status: number, code: string) =>
  Response.json(
    { status, code, detail: code },
    { status, headers: { "content-type": "application/problem+json" } },
  );

export const anna: LoginResponse = {
  userId: 7,
  token: "token-of-anna",
  isOrg: false,
  fullName: "Anna Rao",
  contactNo: "+91 98200 11111",
  loginTime: 0,
  role: "buyer",
  emailVerified: true,
};

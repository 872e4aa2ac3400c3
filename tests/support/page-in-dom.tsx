import { cleanup, configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { vi } from "vitest";

configure({ asyncUtilTimeout: 10_000 }); // the default of one second is too short on a busy machine

export interface SentRequest {
  readonly path: string;
  readonly body: unknown;
  readonly authorization: string | null;
}

type Respond = (request: SentRequest) => unknown;

/**
 * A browser that has just been opened: no stored values, no loaded code of the shop, and `respond` instead of the
 * network. It returns the JSON of a response or a whole Response; throwing means that there is no response.
 */
export function openBrowser(respond: Respond) {
  cleanup();
  vi.resetModules();
  void import("../../src/platform/language/in-language.ts"); // English texts with plurals, before what the test imports next
  void import("./pages-without-loader.ts");
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "");
  const requests: SentRequest[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const body = await bodyOf(init);
    const request = { path, body, authorization: headers.get("authorization") };
    requests.push(request);
    const response = await respond(request);
    return response instanceof Response ? response : Response.json(response);
  });
  return { requests, sentTo: (path: string) => requests.filter((request) => request.path === path) };
}

/** A form and JSON as values, a file as its text. */
async function bodyOf({ body }: RequestInit): Promise<unknown> {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (body instanceof Blob) return body.text();
  return body === undefined ? undefined : JSON.parse(String(body));
}

/**
 * Shows a component on every page, as the shell is, first on `path`. The login page is only a heading; other pages are
 * empty.
 */
export function renderPage(component: ReactNode, path = "/") {
  function open() {
    cleanup();
    const layout = (
      <>
        {component}
        <Outlet />
      </>
    );
    const children = [
      { path: "accounts/login", element: <h1>Login</h1> },
      { path: "*", element: <></> },
    ];
    const routes = [{ path: "/", element: layout, children }];
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  }
  open();
  /** `reopen` leaves the page and opens it again in the same tab. */
  return { reopen: open, user: userEvent.setup() };
}

/** A response that the test gives when it wants. */
export function heldResponse() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { promise, resolve, fail: () => reject(new TypeError("network")) };
}

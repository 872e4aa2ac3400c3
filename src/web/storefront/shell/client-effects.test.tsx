// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anna, problemResponse } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

const REFRESH = "/api/accounts/refresh";
const LOGOUT = "/api/accounts/logout";
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page of Anna with the header that greets her, and the session watch. */
async function openAsAnna(refresh: () => unknown = () => ({ loginTime: 1, token: "renewed" }), path = "/") {
  const browser = openBrowser(({ path }) => (path === REFRESH ? refresh() : []));
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const { saveLogin, storedUser } = await import("../state/user.ts");
  const { CheckoutHeader } = await import("../checkout/checkout-header.tsx");
  const { ClientEffects } = await import("./client-effects.tsx");
  // Page, calls and the end of a login load these, and the clock of these tests does not wait for files.
  await import("./background.tsx");
  await import("../state/call-api.ts");
  await import("../state/after-login.ts");
  await import("../state/end-login.ts");
  saveLogin(anna);
  renderPage(
    <>
      <CheckoutHeader />
      <ClientEffects />
    </>,
    path,
  );
  await wait(0);
  await act(() => vi.dynamicImportSettled());
  return { ...browser, reload, storedUser };
}
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const isGreeted = (name: string) => screen.queryByText(`Hello, ${name}`) !== null;
const press = () => fireEvent.keyDown(document.body, { key: "Tab" });

describe("a login on a page", () => {
  it("ends after 20 minutes without activity: the page says so to the server and reloads", async () => {
    const { sentTo, reload } = await openAsAnna();
    await wait(20 * MINUTE - 2_000);
    expect(isGreeted("Anna Rao")).toBe(true);
    await wait(2_000);
    expect(isGreeted("Guest")).toBe(true);
    expect(sentTo(LOGOUT)).toMatchObject([{ authorization: "Bearer token-of-anna" }]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("lasts as long as somebody uses the page", async () => {
    const { sentTo, reload } = await openAsAnna();
    for (let passed = 0; passed < 60; passed += 15) {
      await wait(15 * MINUTE);
      press();
    }
    await wait(0);
    expect(isGreeted("Anna Rao")).toBe(true);
    expect(sentTo(REFRESH)).toHaveLength(4);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is refreshed by the next activity after a failed refresh", async () => {
    const responses = [problemResponse(503, "unavailable"), { loginTime: 1, token: "renewed" }];
    const { sentTo } = await openAsAnna(() => responses.shift());
    await wait(15 * MINUTE);
    press();
    await wait(MINUTE);
    press();
    await wait(15 * MINUTE);
    expect(sentTo(REFRESH)).toHaveLength(2);
    expect(isGreeted("Anna Rao")).toBe(true);
  });

  it("opens the login page when the server has ended it", async () => {
    const { reload } = await openAsAnna(() => problemResponse(401, "login_expired"));
    await wait(2 * MINUTE);
    press();
    await wait(0);
    expect(isGreeted("Guest")).toBe(true);
    expect(screen.getByRole("heading", { name: "Login" })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(["/claim#token", "/claim#card=K7QM3XRT", "/claim", "/orders/track-order#KS-1.link"])(
    "leaves %s open when the server has ended it, because that page needs none",
    async (path) => {
      const { storedUser } = await openAsAnna(() => problemResponse(401, "login_expired"), path);
      await wait(2 * MINUTE);
      press();
      await wait(1_000);
      expect(storedUser.get()).toBe(null);
      expect(screen.queryByRole("heading", { name: "Login" })).toBeNull();
    },
  );

  it("opens the login page where an order is looked for without a link", async () => {
    await openAsAnna(() => problemResponse(401, "login_expired"), "/orders/track-order");
    await wait(2 * MINUTE);
    press();
    await wait(0);
    expect(screen.getByRole("heading", { name: "Login" })).toBeTruthy();
  });

  it("ends on this page too when another tab logs out", async () => {
    const { storedUser } = await openAsAnna();
    localStorage.removeItem(storedUser.key);
    await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key: storedUser.key })));
    expect(isGreeted("Guest")).toBe(true);
  });

  it("ends by Logout, and sends it once when it is pressed twice", async () => {
    const { sentTo } = await openAsAnna();
    fireEvent.click(screen.getByRole("button", { name: "Logout" }));
    fireEvent.click(screen.getByRole("button", { name: "Logout" }));
    await wait(0);
    await act(() => vi.dynamicImportSettled());
    await wait(0);
    expect(isGreeted("Guest")).toBe(true);
    expect(sentTo(LOGOUT)).toHaveLength(1);
  });
});

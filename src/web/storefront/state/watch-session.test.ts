import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  anna,
  newProfile,
  newTab,
  openPage,
  problemResponse,
} from "../../../../tests/support/fake-browser.ts";

const MINUTE = 60_000;
const START = 1_800_000_000_000;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

async function open(
  tab = newTab(newProfile()),
  response: Parameters<typeof openPage>[1] = () => ({ loginTime: 1, token: "renewed" }),
) {
  const page = openPage(tab, response);
  const { watchSession } = await import("./watch-session.ts");
  const { saveLogin, storedUser } = await import("./user.ts");
  // Logout and calls load these, and the clock of these tests does not wait for files.
  await import("./end-login.ts");
  await import("./call-api.ts");
  return {
    ...page,
    tab,
    watchSession,
    saveLogin,
    storedUser,
    press: () => page.window.dispatchEvent(new Event("keydown")),
  };
}

describe("a login", () => {
  it("ends after 20 minutes without activity: logged out, also on the server, and the page reloads [spec 4.6, 9.2]", async () => {
    const page = await open();
    page.saveLogin(anna);
    page.watchSession();
    await vi.advanceTimersByTimeAsync(20 * MINUTE - 1_000);
    expect(page.storedUser.get()).not.toBeNull();
    expect(page.fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.storedUser.get()).toBeNull();
    expect(page.paths()).toEqual(["/api/accounts/logout"]);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it("warns two minutes before it ends, until there is activity", async () => {
    const page = await open();
    page.saveLogin(anna);
    const warn = vi.fn();
    page.watchSession(warn);
    await vi.advanceTimersByTimeAsync(18 * MINUTE - 1_000);
    expect(warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(warn).toHaveBeenCalledTimes(1);
    page.press();
    await vi.advanceTimersByTimeAsync(17 * MINUTE);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(page.storedUser.get()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(page.storedUser.get()).toBeNull();
  });

  it("is refreshed by activity, at most once a minute, and lasts 20 minutes from the last time", async () => {
    const page = await open();
    page.saveLogin(anna);
    page.watchSession();
    await vi.advanceTimersByTimeAsync(MINUTE - 1_000);
    page.press();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    page.press();
    page.press();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.paths()).toEqual(["/api/accounts/refresh"]);
    await vi.advanceTimersByTimeAsync(20 * MINUTE - 1_000);
    expect(page.storedUser.get()?.loginTime).toBe(START + MINUTE);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it("goes on with the new token, unless another tab has stored its own", async () => {
    const page = await open();
    page.saveLogin(anna);
    page.watchSession();
    await vi.advanceTimersByTimeAsync(MINUTE);
    page.press();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.storedUser.get()?.token).toBe("renewed");
    await vi.advanceTimersByTimeAsync(MINUTE);
    page.press();
    page.saveLogin({ ...anna, token: "of another tab" });
    await vi.advanceTimersByTimeAsync(0);
    expect(page.storedUser.get()?.token).toBe("of another tab");
  });

  it("that cannot be refreshed ends at its time, however active the user is", async () => {
    const page = await open(newTab(newProfile()), () => problemResponse(503, "unavailable"));
    page.saveLogin(anna);
    page.watchSession();
    for (let minute = 0; minute < 19; minute++) {
      await vi.advanceTimersByTimeAsync(MINUTE);
      page.press();
    }
    expect(page.storedUser.get()?.loginTime).toBe(START);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(page.storedUser.get()).toBeNull();
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it("is not extended by reading it [spec 4.4]", async () => {
    const page = await open();
    const { loggedInUser } = await import("./user.ts");
    page.saveLogin(anna);
    page.watchSession();
    for (let minute = 0; minute < 19; minute++) {
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(loggedInUser()?.loginTime).toBe(START);
    }
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(loggedInUser()).toBeNull();
  });

  it("that expired in another tab reloads this page too", async () => {
    const page = await open();
    page.saveLogin(anna);
    page.watchSession();
    await vi.advanceTimersByTimeAsync(20 * MINUTE - 500);
    page.tab.localStorage.removeItem("kitstore.user");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it("that another tab ended by Logout does not reload this page", async () => {
    const page = await open();
    page.saveLogin(anna);
    page.watchSession();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    page.tab.localStorage.removeItem("kitstore.user");
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it("that the server no longer accepts ends here, and the window gets an event", async () => {
    const page = await open(newTab(newProfile()), () => problemResponse(401, "login_expired"));
    const { LOGIN_ENDED_EVENT } = await import("./user.ts");
    const onLoginEnd = vi.fn();
    page.window.addEventListener(LOGIN_ENDED_EVENT, onLoginEnd);
    page.saveLogin(anna);
    page.watchSession();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    page.press();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.storedUser.get()).toBeNull();
    expect(onLoginEnd).toHaveBeenCalledTimes(1);
  });

  it("that is too old when a page opens is removed without a reload", async () => {
    const page = await open();
    page.saveLogin(anna, START - 21 * MINUTE);
    page.watchSession();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.storedUser.get()).toBeNull();
    expect(page.reload).not.toHaveBeenCalled();
  });
});

it("nothing is watched any more after stop", async () => {
  const page = await open();
  page.saveLogin(anna);
  const stop = page.watchSession();
  stop();
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  page.press();
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.fetch).not.toHaveBeenCalled();
});

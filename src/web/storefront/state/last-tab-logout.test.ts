import { describe, expect, it } from "vitest";
import { anna, newProfile, newTab, openPage, type Tab } from "../../../../tests/support/fake-browser.ts";

const SESSION = "3f1b7c52-9d0e-4a6b-8c21-5e7f90ab34cd";

/** Opens a page of the store in a tab; `leave` is what happens when it is closed, reloaded or navigated away from. */
async function open(tab: Tab) {
  const { window } = openPage(tab);
  const { logOutWithLastTab } = await import("./last-tab-logout.ts");
  const { saveLogin, storedUser } = await import("./user.ts");
  const { storedSessionId } = await import("./session-id.ts");
  logOutWithLastTab();
  return {
    logIn: () => {
      storedSessionId.set(SESSION);
      saveLogin(anna);
    },
    user: () => storedUser.get()?.fullName,
    session: () => storedSessionId.get(),
    subscribe: storedUser.subscribe,
    leave: () => window.dispatchEvent(new Event("pagehide")),
    comeBack: () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
  };
}

describe("the last open window", () => {
  it("logs out when it closes: user and session are gone from the browser [spec 4.8]", async () => {
    const profile = newProfile();
    const page = await open(newTab(profile));
    page.logIn();
    page.leave();
    expect(profile.localStorage.getItem("kitstore.user")).toBeNull();
    expect(profile.localStorage.getItem("kitstore.sessionId")).toBeNull();
    expect((await open(newTab(profile))).user()).toBeUndefined();
  });

  it("stays logged in over a reload and a navigation [spec 4.9]", async () => {
    const tab = newTab(newProfile());
    const before = await open(tab);
    before.logIn();
    before.leave();
    const after = await open(tab);
    expect(after.user()).toBe("Anna Rao");
    expect(after.session()).toBe(SESSION);
    expect(tab.sessionStorage.getItem("kitstore.handedOn")).toBeNull();
  });

  it("stays logged in over a reload where the browser refuses session storage", async () => {
    const tab = newTab(newProfile());
    const refused = () => {
      throw new DOMException("refused", "SecurityError");
    };
    Object.assign(tab.sessionStorage, { getItem: refused, setItem: refused, removeItem: refused });
    const before = await open(tab);
    before.logIn();
    before.leave();
    expect((await open(tab)).user()).toBe("Anna Rao");
  });

  it("stays logged in when the browser restores the page from its back/forward cache", async () => {
    const tab = newTab(newProfile());
    const page = await open(tab);
    page.logIn();
    page.leave();
    page.comeBack();
    expect(page.user()).toBe("Anna Rao");
    expect(tab.localStorage.getItem("kitstore.windows")).toBe("1");
  });

  it("notifies no listener on a page that is left, because the browser may restore it", async () => {
    const tab = newTab(newProfile());
    const page = await open(tab);
    page.logIn();
    const seen: unknown[] = [];
    page.subscribe(() => seen.push(page.user()));
    page.leave();
    expect(tab.localStorage.getItem("kitstore.user")).toBeNull();
    expect([seen, page.user(), page.session()]).toEqual([[], "Anna Rao", SESSION]);
    page.comeBack();
    expect(new Set(seen)).toEqual(new Set(["Anna Rao"]));
    expect(JSON.parse(tab.localStorage.getItem("kitstore.user") ?? "{}").fullName).toBe("Anna Rao");
  });

  it("shows a restored page with the user who logged in in another tab", async () => {
    const tab = newTab(newProfile());
    const page = await open(tab);
    page.logIn();
    const seen: unknown[] = [];
    page.subscribe(() => seen.push(page.user()));
    page.leave();
    tab.localStorage.setItem("kitstore.user", JSON.stringify({ ...anna, userId: 8, fullName: "Ben" }));
    page.comeBack();
    expect([seen.at(-1), page.user()]).toEqual(["Ben", "Ben"]);
  });

  it("leaves a guest their session, and so the cart", async () => {
    const profile = newProfile();
    const page = await open(newTab(profile));
    profile.localStorage.setItem("kitstore.sessionId", JSON.stringify(SESSION));
    page.leave();
    expect((await open(newTab(profile))).session()).toBe(SESSION);
  });
});

it("a window that closes beside another one logs nobody out", async () => {
  const profile = newProfile();
  const first = await open(newTab(profile));
  first.logIn();
  const second = await open(newTab(profile));
  second.leave();
  expect(second.user()).toBe("Anna Rao");
  expect(profile.localStorage.getItem("kitstore.windows")).toBe("1");
});

it("a login in another tab is not replaced by the one that was handed over", async () => {
  const profile = newProfile();
  const tab = newTab(profile);
  const page = await open(tab);
  page.logIn();
  page.leave();
  profile.localStorage.setItem("kitstore.user", JSON.stringify({ ...anna, userId: 8, fullName: "Ben" }));
  expect((await open(tab)).user()).toBe("Ben");
});

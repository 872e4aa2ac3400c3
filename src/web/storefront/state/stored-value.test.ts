import { beforeEach, describe, expect, it, vi } from "vitest";
import { newProfile, newTab, openPage } from "../../../../tests/support/fake-browser.ts";

const { createStoredValue } = await import("./stored-value.ts");
const number = (stored: unknown) => (typeof stored === "number" ? stored : 0);

describe("a stored value", () => {
  const tab = () => newTab(newProfile());
  beforeEach(() => void openPage(tab()));

  it("is the same object until the stored text changes, as React requires of a snapshot", () => {
    const value = createStoredValue<object | null>("a", (stored) => stored as object | null);
    value.set({ of: "gold" });
    expect(value.get()).toBe(value.get());
    const before = value.get();
    localStorage.setItem("a", JSON.stringify({ of: "tin" }));
    expect(value.get()).not.toBe(before);
    expect(value.get()).toEqual({ of: "tin" });
  });

  it("validates anything that may be stored", () => {
    const value = createStoredValue("a", number);
    for (const rubbish of ["", "{", "null", '"7"', "[7]"]) {
      localStorage.setItem("a", rubbish);
      expect(value.get()).toBe(0);
    }
    localStorage.setItem("a", "7");
    expect(value.get()).toBe(7);
  });

  it("notifies its listeners of changes in this and other tabs, of its own key only", () => {
    const value = createStoredValue("a", number);
    const listener = vi.fn();
    const stop = value.subscribe(listener);
    value.set(1);
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "b" }));
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "a" }));
    window.dispatchEvent(Object.assign(new Event("storage"), { key: null })); // all keys were cleared
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    value.set(2);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("lives as long as the page where storage is blocked", () => {
    const value = createStoredValue("a", number);
    localStorage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    value.set(5);
    expect(value.get()).toBe(5);
  });
});

// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { adminStore } from "./admin-store.ts";

const stored = () => JSON.stringify({ ...localStorage });

it("keeps filters of lists out of the browser's storage, and how the admin looks in it", () => {
  localStorage.setItem("RaStore.version", "1");
  localStorage.setItem("RaStore.people.listParams", `{"filter":{"q":"asha@ledgerline.example"}}`);
  const store = adminStore();
  store.setup();
  expect(stored(), "of an older version").not.toContain("asha");
  const heard: unknown[] = [];
  store.subscribe("orders.listParams", (value) => heard.push(value));
  store.setItem("orders.listParams", { filter: { q: "Asha Rao" } });
  store.setItem("theme", "dark");
  expect(store.getItem("orders.listParams")).toEqual({ filter: { q: "Asha Rao" } });
  expect(heard).toEqual([{ filter: { q: "Asha Rao" } }]);
  expect(stored()).not.toContain("Asha");
  expect(adminStore().getItem("theme")).toBe("dark");
  store.setItem("orders.savedQueries", [{ label: "Asha", value: {} }]);
  store.reset();
  expect(stored()).not.toMatch(/Asha|dark/);
  expect(store.getItem("orders.listParams")).toBeUndefined();
});

import { expect, it, vi } from "vitest";
import { newProfile, newTab, openPage } from "../../../../tests/support/fake-browser.ts";

const MINUTE = 60_000;

async function watching() {
  const page = openPage(newTab(newProfile()));
  const { watchCartChanges } = await import("./cart-sync.ts");
  const reload = vi.fn();
  let time = 0;
  const stop = watchCartChanges(reload, () => time);
  const become = (visibilityState: string, afterMs = 0) => {
    time += afterMs;
    Object.assign(page.document, { visibilityState });
    page.document.dispatchEvent(new Event("visibilitychange"));
  };
  const stored = (key: string) => page.window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  return { reload, become, stored, stop };
}

it("reads the cart again when another tab has changed it, and not for other stored values", async () => {
  const { reload, stored, stop } = await watching();
  stored("kitstore.currency");
  expect(reload).not.toHaveBeenCalled();
  stored("kitstore.cartChanged");
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  stored("kitstore.cartChanged");
  expect(reload).toHaveBeenCalledTimes(1);
});

it("reads the cart again in a tab that was hidden for more than five minutes, and not earlier", async () => {
  const { reload, become } = await watching();
  become("hidden", MINUTE);
  become("visible", 5 * MINUTE);
  expect(reload).not.toHaveBeenCalled();
  become("hidden", 60 * MINUTE);
  become("visible", 5 * MINUTE + 1);
  expect(reload).toHaveBeenCalledTimes(1);
});

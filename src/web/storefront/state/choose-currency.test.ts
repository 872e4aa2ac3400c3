import { afterEach, expect, it, vi } from "vitest";
import { newProfile, newTab, openPage } from "../../../../tests/support/fake-browser.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    "https:",
    ["currency=; Path=/; Max-Age=0", "__Host-currency=EUR; Path=/; Max-Age=31536000; SameSite=Lax; Secure"],
  ],
  ["http:", ["currency=EUR; Path=/; Max-Age=31536000; SameSite=Lax"]],
])(
  "on %s the currency's cookie has the name and flags that the browser takes there",
  async (protocol, expected) => {
    openPage(newTab(newProfile()));
    const written: string[] = [];
    vi.stubGlobal("document", {
      set cookie(text: string) {
        written.push(text);
      },
    });
    vi.stubGlobal("location", { protocol });
    const { chooseCurrency } = await import("./choose-currency.ts");
    chooseCurrency("EUR");
    expect(written).toEqual(expected);
  },
);

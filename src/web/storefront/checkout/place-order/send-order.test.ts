import { beforeEach, describe, expect, it } from "vitest";
import { newProfile, newTab, openPage, problemResponse } from "../../../../../tests/support/fake-browser.ts";
import type { CheckoutInput } from "../../../../contract/checkout.schemas.ts";

const order = (currencyCode = "USD") => ({ userId: 7, currencyCode, deliveryAddress: [] }) as CheckoutInput;

interface Sent {
  readonly key: string;
  readonly currencyCode: string;
}
const lost = () => {
  throw new TypeError("network");
};

describe("placing an order", () => {
  let tab: ReturnType<typeof newTab>;
  let sent: Sent[];
  beforeEach(() => {
    tab = newTab(newProfile());
    sent = [];
  });

  async function page(respond: (sent: Sent) => unknown) {
    openPage(tab, (_path, init) => {
      const key = (init.headers as Record<string, string>)["idempotency-key"] ?? "";
      sent.push({ key, currencyCode: JSON.parse(String(init.body)).currencyCode });
      return respond(sent.at(-1) as Sent);
    });
    return import("./send-order.ts");
  }
  const keys = () => new Set(sent.map(({ key }) => key)).size;

  it("stores its number for the confirmation [spec 4.13]", async () => {
    await (await page(() => "KS-1")).sendOrder(order());
    expect(tab.sessionStorage.getItem("kitstore.orderNo")).toBe("KS-1");
    expect(tab.sessionStorage.getItem("kitstore.pendingOrder")).toBeNull();
    expect(sent[0]?.key).toMatch(/^[\w-]{8,200}$/);
  });

  it("sends the same key again after a lost response, also after a reload", async () => {
    await expect((await page(lost)).sendOrder(order())).rejects.toMatchObject({ code: "offline" });
    await (await page(() => "KS-1")).sendOrder(order());
    expect(sent).toHaveLength(2);
    expect(keys()).toBe(1);
  });

  it("stores the number of the first order when an order whose response was lost is changed and sent again", async () => {
    await expect((await page(lost)).sendOrder(order("USD"))).rejects.toThrow();
    const { sendOrder } = await page(({ currencyCode }) =>
      currencyCode === "USD" ? "KS-1" : problemResponse(422, "idempotency_key_reused"),
    );
    await sendOrder(order("EUR"));
    expect(tab.sessionStorage.getItem("kitstore.orderNo")).toBe("KS-1");
    expect(keys()).toBe(1);
  });

  it("uses a new key after a refusal", async () => {
    const { sendOrder } = await page(() => problemResponse(409, "price_changed"));
    await expect(sendOrder(order())).rejects.toMatchObject({ code: "price_changed" });
    await expect(sendOrder(order())).rejects.toThrow();
    expect(keys()).toBe(2);
  });

  it("keeps the pending order when the store is busy (503)", async () => {
    await expect(
      (await page(() => problemResponse(503, "unavailable"))).sendOrder(order()),
    ).rejects.toThrow();
    expect(tab.sessionStorage.getItem("kitstore.pendingOrder")).not.toBeNull();
  });

  it("recovers an order whose response was lost; without a pending order nothing is sent", async () => {
    expect(await (await page(() => "KS-9")).recoverOrder()).toBeNull();
    expect(sent).toEqual([]);
    await expect((await page(lost)).sendOrder(order())).rejects.toThrow();
    expect(await (await page(() => "KS-1")).recoverOrder()).toBe("KS-1");
    expect(tab.sessionStorage.getItem("kitstore.orderNo")).toBe("KS-1");
  });
});

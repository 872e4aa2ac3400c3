import { expect, it } from "vitest";
import { pageCurrency } from "../../../src/app/http/page-currency.ts";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("a currency that is removed", (store) => {
  const remove = async (currencyCode: string, token: string, version = 1) =>
    store().call("DELETE /api/admin/currency-rates/{currencyCode}", {
      token,
      params: { currencyCode },
      body: { version },
    });
  const rates = () => store().services.catalogue.current().rates;

  it("is no longer shown, cannot be ordered in, and leaves its history and its orders", async () => {
    const { token } = await newStaff(store(), "admin");
    const { orderNo } = await placeOrder(store(), { currencyCode: "SGD" });
    await store().call("PUT /api/admin/currency-rates/{currencyCode}", {
      token,
      params: { currencyCode: "SGD" },
      body: { version: 1, rate: "64" },
    });
    expect((await remove("SGD", token, 1)).problem.code).toBe("version_conflict");
    expect((await remove("SGD", token, 2)).status).toBe(200);
    await expect.poll(() => rates().some(({ currencyCode }) => currencyCode === "SGD")).toBe(false);
    const request = { url: "/", cookies: "currency=SGD", acceptLanguage: undefined };
    const { defaultCurrency } = store().services.settings.current();
    expect(pageCurrency(request, { rates: rates(), defaultCurrency, languages: ["en"] })).toBe("USD");
    await expect(placeOrder(store(), { currencyCode: "SGD" })).rejects.toThrow("does not show prices in SGD");
    const order = await store().call("GET /api/admin/orders/{orderNo}", { token, params: { orderNo } });
    expect(order.body.currencyCode).toBe("SGD");
    const { body } = await store().call("GET /api/admin/currency-rate-changes", {
      token,
      query: { currencyCode: "SGD" },
    });
    expect(body.rows).toHaveLength(1);
    expect((await remove("SGD", token, 2)).status).toBe(404);
    const again = { currencyCode: "SGD", rate: "63", symbol: "S$", name: "Singapore dollar" };
    expect((await store().call("POST /api/admin/currency-rates", { token, body: again })).status).toBe(200);
  });

  it("is refused with a sentence while it is the base currency, or the one that is shown first", async () => {
    const { token } = await newStaff(store(), "admin");
    expect((await remove("INR", token)).problem).toMatchObject({
      code: "base_currency_in_use",
      detail: "Prices are stored in INR. It stays as long as it is the base currency.",
    });
    expect((await remove("USD", token)).problem).toMatchObject({
      code: "state_conflict",
      detail: "USD is the currency that is shown first. Choose another one in Settings, Money.",
    });
  });
});

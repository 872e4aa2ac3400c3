// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mug, type Opened, openCheckout } from "../../../../../tests/support/checkout-in-dom.tsx";

describe("the country of a new address", () => {
  const firstCountry = async (opened: Partial<Opened>) => {
    await openCheckout({ lines: [mug], isAddressSaved: false, draft: {}, ...opened });
    return screen.getByLabelText<HTMLSelectElement>("Country").value;
  };

  it.each([
    ["India, whatever the currency", "India", { stored: { "kitstore.currency": "GBP" } }],
    ["that chosen on a product", "Japan", { stored: { "kitstore.country": "Japan" } }],
    ["that of the latest order, where none was chosen", "Japan", { earlierCountry: "Japan" }],
    [
      "the chosen one before that of the latest order",
      "Japan",
      { stored: { "kitstore.country": "Japan" }, earlierCountry: "United Kingdom" },
    ],
    [
      "India, where the store does not know the chosen one",
      "India",
      { stored: { "kitstore.country": "Mars" } },
    ],
    [
      "the one chosen on a product since, as long as no address is typed",
      "Japan",
      { stored: { "kitstore.country": "Japan" }, draft: { country: "United Kingdom", recipientName: "A" } },
    ],
    [
      "that of the address that is typed",
      "United Kingdom",
      {
        stored: { "kitstore.country": "Japan" },
        draft: { country: "United Kingdom", recipientName: "A", address: "1 High Street" },
      },
    ],
  ])("is first %s [spec 5.2]", async (_rule, country, opened) => {
    expect(await firstCountry(opened)).toBe(country);
  });

  it("comes with an earlier address, which is then saved as it was", async () => {
    const { user } = await openCheckout({
      lines: [mug],
      isAddressSaved: false,
      draft: { address: "1 Long Lane", recipientPhone: "1" },
      earlierCountry: "Japan",
    });
    await user.click(screen.getByRole("button", { name: /^Anna Rao/ }));
    await screen.findByText(/12 Marine Drive/);
    expect(localStorage.getItem("kitstore.country")).toBe("Japan");
  });

  it("is also that of the next product and address", async () => {
    const { user, reopen } = await openCheckout({ lines: [mug], isAddressSaved: false, draft: {} });
    await user.selectOptions(screen.getByLabelText("Country"), "Japan");
    expect(localStorage.getItem("kitstore.country")).toBe("Japan");
    reopen();
    expect(screen.getByLabelText<HTMLSelectElement>("Country").value).toBe("Japan");
  });
});

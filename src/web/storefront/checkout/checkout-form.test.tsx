// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CHECKOUT, kit, mug, openCheckout, placeOrder } from "../../../../tests/support/checkout-in-dom.tsx";

describe("checkout", () => {
  it("has the name and the telephone number of the sign-up", async () => {
    await openCheckout({ lines: [mug] });
    await screen.findByText(/Anna Rao/);
    screen.getByText(/98200 11111/);
  });

  it("applies a typed kit coupon by Place Order itself", async () => {
    const { user, sentTo } = await openCheckout({ lines: [kit] });
    await user.type(screen.getByLabelText("Coupon code"), "WELCOMEKIT");
    await user.click(placeOrder());
    await expect.poll(() => sentTo(CHECKOUT)).toMatchObject([{ body: { couponCode: "WELCOMEKIT" } }]);
  });

  it("shows the new total of another typed coupon before it orders", async () => {
    const { user, sentTo } = await openCheckout({ lines: [mug], coupon: "percent" });
    await user.type(screen.getByLabelText("Coupon code"), "SAVE10");
    await user.click(placeOrder());
    await screen.findByText(/Please look at the new total/);
    expect(sentTo(CHECKOUT)).toEqual([]);
  });

  it("sends a gift to its recipient with a note, and makes room for the recipient's name", async () => {
    const { user, sentTo } = await openCheckout({ lines: [mug], isAddressSaved: false });
    await user.click(screen.getByLabelText("This is a gift"));
    const name = screen.getByLabelText<HTMLInputElement>("Full Name");
    expect([name.value, screen.getByLabelText<HTMLInputElement>("Contact").value]).toEqual(["", ""]);
    await user.click(screen.getByLabelText("This is a gift"));
    expect(name.value).toBe("Anna Rao");
    await user.click(screen.getByLabelText("This is a gift"));
    await user.type(name, "Ravi Iyer");
    await user.type(screen.getByLabelText("Contact"), "+91 98200 55555");
    await user.type(screen.getByLabelText(/^Gift note/), "Well done!");
    await user.click(screen.getByRole("button", { name: "Save Address" }));
    await screen.findByText(/A gift, with your note:\s+Well done!/);
    await user.click(placeOrder());
    await expect
      .poll(() => sentTo(CHECKOUT))
      .toMatchObject([
        { body: { gift: { note: "Well done!" }, deliveryAddress: [{ recipientName: "Ravi Iyer" }] } },
      ]);
  });

  it("leaves the blank lines of a pasted address out, on the page and in the order", async () => {
    const { user, sentTo } = await openCheckout({ lines: [mug], isAddressSaved: false });
    await user.clear(screen.getByLabelText("Address"));
    await user.click(screen.getByLabelText("Address"));
    await user.paste("\n12 Marine Drive \n\n \t\nFlat 4\n\n");
    await user.click(screen.getByRole("button", { name: "Save Address" }));
    expect((await screen.findByText(/12 Marine Drive/)).textContent).toContain("12 Marine Drive\nFlat 4");
    await user.click(placeOrder());
    await expect
      .poll(() => sentTo(CHECKOUT))
      .toMatchObject([{ body: { deliveryAddress: [{ address: "12 Marine Drive\nFlat 4" }] } }]);
  });

  it("fills city and region from an Indian PIN code, and leaves what was typed", async () => {
    const { user } = await openCheckout({ lines: [mug], isAddressSaved: false });
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    const pin = screen.getByLabelText(/^PIN Code/);
    await user.clear(screen.getByLabelText("City"));
    await user.clear(screen.getByLabelText("Region"));
    await user.type(pin, "560001");
    await expect.poll(() => [value("City"), value("Region")]).toEqual(["Bengaluru", "Karnataka"]);
    await user.clear(pin);
    await user.type(pin, "411001");
    await expect.poll(() => [value("City"), value("Region")]).toEqual(["Pune", "Maharashtra"]);
    await user.clear(screen.getByLabelText("City"));
    await user.type(screen.getByLabelText("City"), "Lonavala");
    await user.clear(pin);
    await user.type(pin, "700001");
    await expect.poll(() => [value("City"), value("Region")]).toEqual(["Lonavala", "West Bengal"]);
  });

  it("offers no gift for the welcome kit", async () => {
    await openCheckout({ lines: [kit], isAddressSaved: false });
    screen.getByLabelText("Full Name");
    expect(screen.queryByLabelText("This is a gift")).toBeNull();
  });

  it("says quietly that the list of countries could not be loaded, and takes any country [spec 5.2, 10.37]", async () => {
    await openCheckout({ lines: [mug], isAddressSaved: false });
    const country = screen.getByLabelText("Country");
    screen.getByText("The list of countries could not be loaded. Choose Others to type any country.");
    expect(country.lastElementChild?.textContent).toBe("Others");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([true, false])(
    "says that the kit alone goes without the gift note, which stays for other products (address saved: %s)",
    async (isAddressSaved) => {
      const { user } = await openCheckout({ lines: [kit, mug], giftNote: "Well done!", isAddressSaved });
      const lost = "The welcome kit can’t be sent as a gift, so your note won’t be printed.";
      expect(screen.queryByText(lost, { exact: false })).toBeNull();
      await user.click(screen.getByRole("button", { name: "Order the kit alone" }));
      await screen.findByText(`${lost} Please check that the address is right.`);
      expect(screen.queryByText(/A gift, with your note/)).toBeNull();
    },
  );

  it("says at once that the kit is ordered alone, and makes it so by one press", async () => {
    const { user } = await openCheckout({ lines: [kit, mug], linked: "KIT-1234" });
    await screen.findByText("Remove other items from cart while redeeming your SWAG Kit.");
    await screen.findByText("KIT-1234 is applied");
    await user.click(screen.getByRole("button", { name: "Order the kit alone" }));
    await screen.findByText("KIT-1234 is applied: your kit is free");
    expect(screen.queryByText("Mug")).toBeNull();
    const done = await screen.findByText("Only the kit is in your cart now.");
    // The pressed button has disappeared.
    await expect.poll(() => document.activeElement).toBe(done.closest("[tabindex='-1']"));
  });
});

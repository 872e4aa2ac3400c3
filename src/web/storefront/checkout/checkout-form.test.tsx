// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cartLine } from "../../../../tests/support/cart-line.ts";
import { anna } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { SavedAddress } from "../../../contract/saved-addresses.ts";

const VALIDATE = "/api/Redemption/Validate";
const CHECKOUT = "/api/ShoppingCart/Checkout";
const DELETE = "/api/ShoppingCart/Delete";
const kit = cartLine({ cartId: "kit", productName: "Welcome Kit", isSwag: true, sellingPrice: 0, size: "M" });
const mug = cartLine({ cartId: "mug", productDetailsId: 32 });

interface Opened {
  readonly lines: CartLine[];
  readonly coupon?: "swag" | "percent";
  readonly linked?: string;
  readonly isAddressSaved?: boolean;
  readonly giftNote?: string;
  /** What this tab remembers of the form. */
  readonly draft?: Record<string, string>;
  /** What this browser remembers. */
  readonly stored?: Record<string, string>;
  /** The country of an earlier order's address. */
  readonly earlierCountry?: string;
}

const earlierAddress: SavedAddress = {
  savedAddressId: "1",
  recipientName: "Anna Rao",
  recipientPhone: "+91 98200 11111",
  address: "12 Marine Drive",
  recipientCity: "Mumbai",
  region: "Maharashtra",
  postalCode: "",
  country: "India",
};
const places = ["India", "Japan", "United Kingdom"].map((name, id) => ({
  id,
  name,
  deliveryCharge: 80,
  isRestOfWorld: false,
  shippingCharges: [],
}));

/** Checkout, with the address saved. */
async function openCheckout(opened: Opened) {
  const { lines, coupon = "swag", linked, isAddressSaved = true, giftNote, draft, stored = {} } = opened;
  const cart = { lines };
  const browser = openBrowser(({ path, body }) => {
    if (path === DELETE) cart.lines = cart.lines.filter((line) => line.cartId !== body);
    if (path === DELETE) return true;
    if (path === CHECKOUT) return "KS-1";
    if (path !== VALIDATE) return cart.lines;
    const isSwag = coupon === "swag";
    const discountPercent = isSwag ? 0 : 10;
    const { name } = body as { name: string };
    return { name, swagValidated: isSwag, couponValidated: !isSwag, discountPercent, discountAmount: 0 };
  });
  const { saveLogin } = await import("../state/user.ts");
  const { loadCart, useCart } = await import("../state/cart.ts");
  const { saveDraft } = await import("../form/form-draft.ts");
  const { linkedCoupon } = await import("../state/linked-coupon.ts");
  const { CheckoutForm } = await import("./checkout-form.tsx");
  saveLogin(anna);
  if (linked) linkedCoupon.set(linked);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  saveDraft(
    "delivery.7",
    draft ?? {
      country: "India",
      address: "12 Marine Drive",
      recipientCity: "Mumbai",
      region: "Maharashtra",
      isSaved: isAddressSaved ? "on" : "",
      ...(giftNote && { isGift: "on", giftNote }),
    },
  );
  await loadCart();
  const saved = {
    userId: 7,
    addresses: opened.earlierCountry ? [{ ...earlierAddress, country: opened.earlierCountry }] : [],
    notice: null,
    hasFailed: false,
    remove: async () => undefined,
    load: async () => undefined,
  };
  const Page = () => (
    <CheckoutForm
      user={anna}
      lines={useCart().lines}
      saved={saved}
      locations={opened.draft ? places : []}
      offices={[]}
    />
  );
  return { ...browser, ...renderPage(<Page />) };
}
const placeOrder = () => screen.getAllByRole("button", { name: "Place Order" })[0] as HTMLElement;

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

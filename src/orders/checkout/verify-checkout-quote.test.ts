import { describe, expect, it } from "vitest";
import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import { cartMatches, checkoutQuoteMatches } from "./verify-checkout-quote.ts";

const row = (more: Partial<CartLineRow> = {}): CartLineRow =>
  ({
    product_id: 1,
    variant_id: 11,
    size: "M",
    quantity: 2,
    selling_price_paise: 499_00,
    is_swag_item: false,
    ...more,
  }) as CartLineRow;
const line = { productId: 1, productDetailsId: 11, size: "M", qty: 2, sellingPrice: 499 };
const totals = {
  subTotalPaise: 998_00,
  discountPaise: 99_80,
  shippingPaise: 150_00,
  grandTotalPaise: 1_048_20,
  rateMicros: 85_000_000,
};
const quote = { subTotal: 998, discount: 99.8, shipping: 150, grandTotal: 1048.2, currencyRate: 85 };
type Cart = Parameters<typeof cartMatches>[0];

describe("the cart that a customer saw", () => {
  const matches = (...lines: object[]) =>
    cartMatches(lines as unknown as Cart, [row(), row({ variant_id: 12, size: "" })]);
  const other = { ...line, productDetailsId: 12, size: "" };

  it("is the same in any order, and where the client names none", () => {
    expect([matches(line, other), matches(other, line), matches()]).toEqual([true, true, true]);
    expect(cartMatches(undefined, [row()])).toBe(true);
  });

  it.each([{ productId: 2 }, { productDetailsId: 13 }, { size: "L" }, { qty: 1 }])(
    "is another with %o",
    (changed) => {
      expect(matches({ ...line, ...changed }, other)).toBe(false);
    },
  );

  it("is another with a line more or less", () => {
    expect([matches(line), matches(line, other, other)]).toEqual([false, false]);
  });
});

describe("the quote that a customer saw", () => {
  const matches = (seen: object, now = totals, cart: object[] = [line]) =>
    checkoutQuoteMatches(
      { cart, quote: { ...quote, ...seen } } as Parameters<typeof checkoutQuoteMatches>[0],
      [row()],
      now,
    );

  it("holds while every amount is the same, also without a rate and with a charge to be confirmed", () => {
    expect(matches({})).toBe(true);
    expect(matches({ currencyRate: undefined })).toBe(true);
    const toConfirm = { ...totals, shippingPaise: null } as unknown as typeof totals;
    expect(matches({ shipping: null }, toConfirm)).toBe(true);
    expect(
      checkoutQuoteMatches({ cart: [] } as Parameters<typeof checkoutQuoteMatches>[0], [row()], totals),
    ).toBe(true);
  });

  it.each([
    { subTotal: 998.01 },
    { discount: 99.79 },
    { shipping: 149.99 },
    { shipping: null },
    { grandTotal: 1048.21 },
    { currencyRate: 85.000001 },
  ])("does not hold with %o", (changed) => {
    expect(matches(changed)).toBe(false);
  });

  it("does not hold when one price was another, unless it is the kit's or its line is gone", () => {
    const at = (sellingPrice: number | undefined, rows = [row()]) =>
      checkoutQuoteMatches(
        { cart: [{ ...line, sellingPrice }] } as Parameters<typeof checkoutQuoteMatches>[0],
        rows,
        totals,
      );
    expect([at(499), at(498.99), at(undefined)]).toEqual([true, false, true]);
    expect(at(1, [row({ is_swag_item: true })])).toBe(true);
    expect(at(1, [row({ size: "L" })])).toBe(true);
    expect(at(1, [row({ size: "L" }), row()])).toBe(false);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { CouponAnswer } from "../../../contract/checkout.schemas.ts";
import { appliedCoupon, checkoutTotals } from "./checkout-totals.ts";

const line = (more: Partial<CartLine>): CartLine => ({
  cartId: "c",
  sessionId: "",
  userId: 7,
  productId: 3,
  productDetailsId: 31,
  productName: "Mug",
  productUrl: "mug",
  colourName: "",
  imagePath: "/images/1",
  webPrice: 499,
  sellingPrice: 499,
  qty: 1,
  total: 499,
  isSwag: false,
  isTShirt: false,
  size: "",
  discount: 0,
  discountPercent: 0,
  couponCode: "",
  packageWeight: 400,
  available: null,
  ...more,
});
const kit = line({ productId: 25, isSwag: true, sellingPrice: 0, total: 0, packageWeight: 1800 });
const locations = [
  {
    id: 1,
    name: "India",
    deliveryCharge: 80,
    isRestOfWorld: false,
    shippingCharges: [{ weightFrom: 501, weightTo: 2000, deliveryCharge: 120 }],
  },
  { id: 9, name: "Rest of the world", deliveryCharge: 3500, isRestOfWorld: true, shippingCharges: [] },
];
const answer = (more: Partial<CouponAnswer>): CouponAnswer => ({
  name: "SAVE10",
  userId: 7,
  swagApplicable: true,
  swagValidated: false,
  couponValidated: false,
  discountPercent: 0,
  discountAmount: 0,
  cartTotal: 0,
  netQty: 0,
  reason: null,
  ...more,
});
const totals = (basket: Partial<Parameters<typeof checkoutTotals>[0]>, rate = 85) =>
  checkoutTotals({ lines: [], coupon: null, locations, country: "India", ...basket }, rate);

describe("the gifts summary", () => {
  it("adds up to the digit in the shown currency, which the base amounts divided would not", () => {
    const lines = [line({ sellingPrice: 499, qty: 3 }), line({ sellingPrice: 0.99, qty: 1 })];
    const { shown, seen } = totals({
      lines,
      coupon: appliedCoupon(answer({ couponValidated: true, discountPercent: 10 })),
    });
    expect(seen).toEqual({
      currencyRate: 85,
      subTotal: 1497.99,
      discount: 149.8,
      shipping: 120,
      grandTotal: 1468.19,
    });
    expect(shown).toEqual({
      lines: [1761, 1],
      subTotal: 1762,
      discount: 176,
      shipping: 141,
      grandTotal: 1727,
    });
  });

  it("ships by weight and country, and to countries without a name at the rest of the world's charge", () => {
    expect(totals({ lines: [line({})] }).seen.shipping).toBe(80);
    expect(totals({ lines: [line({ qty: 2 })] }).seen.shipping).toBe(120);
    expect(totals({ lines: [line({})], country: "Bhutan" }).seen.shipping).toBe(3500);
    expect(totals({ lines: [line({})], locations: [] }).seen).toMatchObject({
      shipping: null,
      grandTotal: 499,
    });
  });

  it("of the kit alone is nothing, shipping included; beside goods it counts by its weight only", () => {
    expect(totals({ lines: [kit] }).seen).toMatchObject({ subTotal: 0, shipping: 0, grandTotal: 0 });
    expect(totals({ lines: [kit, line({})] }).seen).toMatchObject({
      subTotal: 499,
      shipping: 80,
      grandTotal: 579,
    });
  });

  it("takes a fixed discount at most to zero", () => {
    const coupon = appliedCoupon(answer({ couponValidated: true, discountAmount: 250 }));
    expect(totals({ lines: [line({ sellingPrice: 100 })], coupon }).seen).toMatchObject({
      discount: 100,
      grandTotal: 80,
    });
  });
});

it("a code that does not apply is no coupon, and a swag code is no discount", () => {
  expect(appliedCoupon(answer({ discountPercent: 10 }))).toBeNull();
  expect(appliedCoupon(answer({ swagValidated: true }))).toMatchObject({
    isSwag: true,
    discount: { kind: "none" },
  });
});

describe("the receipt of the shipping", () => {
  it("tells the weight, and from how much more it costs how much more in the shown currency", () => {
    const { receipt } = totals({ lines: [line({})] }, 1);
    expect(receipt).toEqual({ weightGrams: 400, dearer: { gramsMore: 101, moreMinor: 4_000 } });
    expect(totals({ lines: [line({})] }, 85).receipt?.dearer?.moreMinor).toBe(141 - 94);
  });

  it("threatens with nothing where more weight costs less, where all weights cost the same, and where nothing is known", () => {
    expect(totals({ lines: [line({ qty: 5 })] }).receipt).toEqual({ weightGrams: 2_000, dearer: null });
    expect(totals({ lines: [line({})], country: "Bhutan" }).receipt?.dearer).toBeNull();
    expect(totals({ lines: [line({})], locations: [] }).receipt?.dearer).toBeNull();
  });

  it("is none for the kit alone; beside goods the kit weighs", () => {
    expect(totals({ lines: [kit] }).receipt).toBeNull();
    expect(totals({ lines: [kit, line({})] }).receipt?.weightGrams).toBe(2_200);
  });

  it("comes true: that much heavier, the summary shows that much more", () => {
    const charge = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(
        fc.nat(3_000),
        charge,
        fc.array(fc.record({ from: fc.nat(3_000), span: fc.nat(2_000), charge }), { maxLength: 5 }),
        fc.constantFrom(1, 85, 92, 0.56),
        (grams, deliveryCharge, bands, rate) => {
          const place = {
            id: 1,
            name: "India",
            isRestOfWorld: false,
            deliveryCharge,
            shippingCharges: bands.map(({ from, span, charge: deliveryCharge }) => ({
              weightFrom: from,
              weightTo: from + span,
              deliveryCharge,
            })),
          };
          const of = (packageWeight: number) =>
            totals({ lines: [line({ packageWeight })], locations: [place] }, rate);
          const now = of(grams);
          const dearer = now.receipt?.dearer;
          if (!dearer) return true;
          const then = of(grams + dearer.gramsMore);
          return then.shown.grandTotal - now.shown.grandTotal === dearer.moreMinor && dearer.moreMinor > 0;
        },
      ),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import type { CouponValidation } from "../../../../contract/checkout.schemas.ts";
import { checkoutTotals, toAppliedCoupon } from "./checkout-totals.ts";

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
  addedAtMs: 0,
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
const validation = (more: Partial<CouponValidation>): CouponValidation => ({
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
const totals = (input: Partial<Parameters<typeof checkoutTotals>[0]>, rate = 85, code = "USD") =>
  checkoutTotals(
    { lines: [], coupon: null, locations, country: "India", ...input },
    { currencyCode: code, currencyRate: rate },
  );

describe("the gifts summary", () => {
  it("adds up exactly in the shown currency, which converted base totals would not", () => {
    const lines = [line({ sellingPrice: 499, qty: 3 }), line({ sellingPrice: 0.99, qty: 1 })];
    const { shown, quote } = totals({
      lines,
      coupon: toAppliedCoupon(validation({ couponValidated: true, discountPercent: 10 })),
    });
    expect(quote).toEqual({
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

  it("charges shipping by weight and country, and the rest of the world's charge for other countries", () => {
    expect(totals({ lines: [line({})] }).quote.shipping).toBe(80);
    expect(totals({ lines: [line({ qty: 2 })] }).quote.shipping).toBe(120);
    expect(totals({ lines: [line({})], country: "Bhutan" }).quote.shipping).toBe(3500);
    expect(totals({ lines: [line({})], locations: [] }).quote).toMatchObject({
      shipping: null,
      grandTotal: 499,
    });
  });

  it("of the kit alone is zero with free shipping; with other products the kit adds only its weight", () => {
    expect(totals({ lines: [kit] }).quote).toMatchObject({ subTotal: 0, shipping: 0, grandTotal: 0 });
    expect(totals({ lines: [kit, line({})] }).quote).toMatchObject({
      subTotal: 499,
      shipping: 80,
      grandTotal: 579,
    });
  });

  it("limits a fixed discount to the sub total", () => {
    const coupon = toAppliedCoupon(validation({ couponValidated: true, discountAmount: 250 }));
    expect(totals({ lines: [line({ sellingPrice: 100 })], coupon }).quote).toMatchObject({
      discount: 100,
      grandTotal: 80,
    });
  });
});

it("a code that does not apply is no coupon, and a swag code is no discount", () => {
  expect(toAppliedCoupon(validation({ discountPercent: 10 }))).toBeNull();
  expect(toAppliedCoupon(validation({ swagValidated: true }))).toMatchObject({
    isSwag: true,
    discount: { kind: "none" },
  });
});

describe("the shipping details", () => {
  it("contain the weight, and the extra weight and extra charge of the next band in the shown currency", () => {
    const { shippingDetails } = totals({ lines: [line({})] }, 1);
    expect(shippingDetails).toEqual({ weightGrams: 400, nextBand: { extraGrams: 101, extraMinor: 4_000 } });
    expect(totals({ lines: [line({})] }, 85).shippingDetails?.nextBand?.extraMinor).toBe(141 - 94);
  });

  it("have no dearer band where more weight costs less, where all weights cost the same, and without charges", () => {
    expect(totals({ lines: [line({ qty: 5 })] }).shippingDetails).toEqual({
      weightGrams: 2_000,
      nextBand: null,
    });
    expect(totals({ lines: [line({})], country: "Bhutan" }).shippingDetails?.nextBand).toBeNull();
    expect(totals({ lines: [line({})], locations: [] }).shippingDetails?.nextBand).toBeNull();
  });

  it("are null for the kit alone; with other products the weight of the kit counts", () => {
    expect(totals({ lines: [kit] }).shippingDetails).toBeNull();
    expect(totals({ lines: [kit, line({})] }).shippingDetails?.weightGrams).toBe(2_200);
  });

  it("are true: with that extra weight the summary shows exactly that extra charge", () => {
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
          const totalsAt = (packageWeight: number) =>
            totals({ lines: [line({ packageWeight })], locations: [place] }, rate);
          const now = totalsAt(grams);
          const dearer = now.shippingDetails?.nextBand;
          if (!dearer) return true;
          const then = totalsAt(grams + dearer.extraGrams);
          return then.shown.grandTotal - now.shown.grandTotal === dearer.extraMinor && dearer.extraMinor > 0;
        },
      ),
    );
  });
});

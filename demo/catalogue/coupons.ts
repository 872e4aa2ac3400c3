import type { DemoCoupon } from "./types.ts";

/** A personal code: it redeems one kit, for one e-mail address. It has no letters that look like digits. */
const personal = (code: string, boundEmail: string): DemoCoupon => ({
  code,
  discount: { kind: "swag" },
  oncePer: "coupon",
  boundEmail,
});

export const coupons: readonly DemoCoupon[] = [
  { code: "WELCOMEKIT", discount: { kind: "swag" }, oncePer: "user" },
  { code: "SAVE10", discount: { kind: "percent", basisPoints: 1000 }, oncePer: "none" },
  { code: "FLAT250", discount: { kind: "fixed", amountPaise: 250_00 }, oncePer: "none" },
  { code: "EXPIRED5", discount: { kind: "percent", basisPoints: 500 }, oncePer: "none", endsInDays: -30 },
  personal("SWAG-7Q4M-X2HN", "employee@ledgerline.example"),
  personal("SWAG-9BTR-K6WD", "office@ledgerline.example"),
  personal("SWAG-3HYC-P8VE", "asha.rao@ledgerline.example"),
  personal("SWAG-5NGX-T4QA", "vikram.menon@ledgerline.example"),
  personal("SWAG-8WKF-C9RJ", "meera.kulkarni@ledgerline.example"),
  personal("SWAG-2DPH-Y7BG", "daniel.koh@ledgerline.example"),
];

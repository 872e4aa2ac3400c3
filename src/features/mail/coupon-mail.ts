import type { Calendar } from "../calendar/calendar.ts";
import type { MailContent, MailSender } from "./mail-content.ts";

export interface CouponToMail {
  readonly code: string;
  readonly kind: "swag" | "percent" | "fixed";
  readonly basisPoints: number;
  readonly amountPaise: number;
  readonly endsAt: Date | null;
  readonly boundEmail: string;
  /** The kit's page. Null when the store does not sell a kit now. */
  readonly kitSlug: string | null;
}

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 2,
});

/** A personal code: its value, its end, and a link to the store. */
export function couponMail(coupon: CouponToMail, sender: MailSender, calendar: Calendar): MailContent {
  const isKit = coupon.kind === "swag";
  const purpose = isKit ? "your welcome kit" : `${formatDiscount(coupon)} off your next order`;
  // The last full minute in which the code can be used.
  const until = coupon.endsAt && calendar.formatMinute(new Date(coupon.endsAt.getTime() - 60_000));
  return {
    subject: isKit ? "Your welcome kit is waiting for you" : `A code for the ${sender.companyName} store`,
    preview: `Your code is ${coupon.code}.`,
    heading: isKit ? "Your welcome kit is waiting for you" : `${formatDiscount(coupon)} off`,
    blocks: [
      { kind: "text", text: "Hello," },
      { kind: "text", text: `This code is for ${purpose} in the ${sender.companyName} store:` },
      { kind: "code", code: coupon.code },
      {
        kind: "text",
        text: isKit
          ? "Log in or sign up with this address, put the welcome kit in your cart in your size, and give the code there. The kit and its delivery are on us."
          : "Log in or sign up with this address, and give the code in your cart.",
      },
      {
        kind: "button",
        label: "Go to the store",
        url: isKit && coupon.kitSlug ? `${sender.publicUrl}/${coupon.kitSlug}` : sender.publicUrl,
      },
      {
        kind: "note",
        text: `It is good for one use, and only for ${coupon.boundEmail}${until ? `, until ${until}` : ""}.`,
      },
    ],
  };
}

const formatDiscount = ({ kind, basisPoints, amountPaise }: CouponToMail): string =>
  kind === "percent" ? `${basisPoints / 100}%` : rupees.format(amountPaise / 100);

import type { Calendar } from "../calendar/calendar.ts";
import { greeting } from "./greeting.ts";
import type { Block, MailContent, MailSender } from "./mail-content.ts";

export interface CouponToMail {
  readonly code: string;
  readonly kind: "swag" | "percent" | "fixed";
  readonly basisPoints: number;
  readonly amountPaise: number;
  readonly endsAt: Date | null;
  readonly boundEmail: string;
  /** The kit's page, name and first image. Null when the store does not sell a kit now. */
  readonly kitSlug: string | null;
  readonly kitName: string | null;
  readonly kitImage: string | null;
}

/** A personal code: its value, its end, and a link to the store. */
export function couponMail(coupon: CouponToMail, sender: MailSender, calendar: Calendar): MailContent {
  const isKit = coupon.kind === "swag";
  const purpose = isKit ? "your welcome kit" : `${formatDiscount(coupon, sender)} off your next order`;
  // The last full minute in which the code can be used.
  const until = coupon.endsAt && calendar.formatMinute(new Date(coupon.endsAt.getTime() - 60_000));
  return {
    subject: isKit ? "Your welcome kit is waiting for you" : `A code for the ${sender.companyName} store`,
    preview: `Your code is ${coupon.code}.`,
    heading: isKit ? "Your welcome kit is waiting for you" : `${formatDiscount(coupon, sender)} off`,
    blocks: [
      { kind: "text", text: greeting("", sender) },
      { kind: "text", text: `This code is for ${purpose} in the ${sender.companyName} store:` },
      { kind: "code", code: coupon.code },
      ...(isKit ? kitRow(coupon) : []),
      {
        kind: "text",
        text: isKit
          ? "Open the kit, choose your size, and log in or sign up with this address. The code is filled in for you at checkout. The kit and its delivery are free."
          : "Log in or sign up with this address, and enter the code at checkout.",
      },
      {
        kind: "button",
        label: isKit ? "Open your welcome kit" : "Go to the store",
        // What follows # reaches no server log.
        url:
          isKit && coupon.kitSlug
            ? `${sender.publicUrl}/${coupon.kitSlug}#${linkedFields(coupon)}`
            : sender.publicUrl,
      },
      {
        kind: "note",
        text: `It works once, and only for ${coupon.boundEmail}${until ? `, until ${until}` : ""}.`,
      },
    ],
  };
}

/** The kit as its reader will see it on its page. */
const kitRow = ({ kitName, kitImage }: CouponToMail): Block[] =>
  kitName === null
    ? []
    : [
        {
          kind: "amounts",
          rows: [
            {
              ...{ label: kitName, detail: "", imagePath: kitImage ?? "" },
              ...{ amount: "Free", baseAmount: "", isTotal: false },
            },
          ],
        },
      ];

/** The kit's page stores the code for checkout, and the e-mail address for login and sign-up. */
const linkedFields = ({ code, boundEmail }: CouponToMail): string =>
  new URLSearchParams({ coupon: code, email: boundEmail }).toString();

const formatDiscount = (
  { kind, basisPoints, amountPaise }: CouponToMail,
  { baseCurrency }: MailSender,
): string =>
  kind === "percent"
    ? `${basisPoints / 100}%`
    : new Intl.NumberFormat(baseCurrency === "INR" ? "en-IN" : "en", {
        style: "currency",
        currency: baseCurrency,
        currencyDisplay: "narrowSymbol",
      }).format(amountPaise / 100);

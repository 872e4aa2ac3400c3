import { staffText } from "../../contract/staff-text.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { percentText } from "../../platform/language/percent-text.ts";
import { shopUrl } from "../../platform/language/reader.ts";
import { t } from "../../platform/language/t.ts";
import { unambiguousBaseMoney } from "../../platform/money/unambiguous-money.ts";
import { type Composer, requireId } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { Block, MailContent, MailSender } from "../look/mail-content.ts";
import { kitBlocks } from "../order/order-mail-blocks.ts";
import { findUsableCoupon } from "./coupon-mail.store.ts";

export interface CouponToMail {
  readonly code: string;
  readonly kind: "swag" | "percent" | "fixed";
  readonly basisPoints: number;
  readonly amountPaise: number;
  readonly endsAt: Date | null;
  readonly boundEmail: string;
  /** Proves the e-mail address to whoever opens the kit by the button. Null in the stored copy, and where there is no kit. */
  readonly kitLink: string | null;
  /** The kit's page, name and first image. Null when the store does not sell a kit now. */
  readonly kitSlug: string | null;
  readonly kitName: string | null;
  readonly kitImage: string | null;
  /** Whoever redeems the kit chooses a size. */
  readonly kitHasSizes: boolean;
}

/** A personal code: its value, its end, and a link to the store. */
export const couponMail = (coupon: CouponToMail, sender: MailSender, calendar: Calendar): MailContent =>
  coupon.kind === "swag" ? kitMail(coupon, sender, calendar) : discountMail(coupon, sender, calendar);

const kitMail = (coupon: CouponToMail, sender: MailSender, calendar: Calendar): MailContent => ({
  subject: t("Your welcome kit is waiting for you"),
  preview: t("Your code is {code}.", coupon),
  heading: t("Your welcome kit is waiting for you"),
  blocks: [
    { kind: "text", text: greeting("", sender) },
    {
      kind: "text",
      text: t("This code is for your welcome kit in the {companyName} store:", sender),
    },
    { kind: "code", code: coupon.code },
    ...kitOf(coupon),
    {
      kind: "text",
      text: coupon.kitHasSizes
        ? t(
            "Open the kit, choose your size, and log in or sign up with this address. The code is filled in for you at checkout. The kit and its delivery are free.",
          )
        : t(
            "Open the kit, and log in or sign up with this address. The code is filled in for you at checkout. The kit and its delivery are free.",
          ),
    },
    {
      kind: "button",
      label: t("Open your welcome kit"),
      // What follows # reaches no server log.
      url: coupon.kitSlug ? `${shopUrl(sender)}/${coupon.kitSlug}#${linkedFields(coupon)}` : shopUrl(sender),
    },
    validity(coupon, sender, calendar),
  ],
});

function discountMail(coupon: CouponToMail, sender: MailSender, calendar: Calendar): MailContent {
  const discount = formatDiscount(coupon, sender);
  const { companyName } = sender;
  return {
    subject: t("A code for the {companyName} store", sender),
    preview: t("Your code is {code}.", coupon),
    heading: t("{discount} off", { discount }),
    blocks: [
      { kind: "text", text: greeting("", sender) },
      {
        kind: "text",
        text: t("This code is for {discount} off your next order in the {companyName} store:", {
          discount,
          companyName,
        }),
      },
      { kind: "code", code: coupon.code },
      {
        kind: "text",
        text: t("Log in or sign up with this address, and enter the code at checkout."),
      },
      { kind: "button", label: t("Go to the store"), url: shopUrl(sender) },
      validity(coupon, sender, calendar),
    ],
  };
}

/** Whom the code is for, and the last full minute in which it can be used. */
function validity({ boundEmail, endsAt }: CouponToMail, sender: MailSender, calendar: Calendar): Block {
  const locale = sender.language === "en" ? undefined : sender.language;
  const until = endsAt && calendar.formatMinute(new Date(endsAt.getTime() - 60_000), locale);
  const text = until
    ? t("It works once, and only for {boundEmail}, until {until}.", { boundEmail, until })
    : t("It works once, and only for {boundEmail}.", { boundEmail });
  return { kind: "note", text };
}

/** The kit as its reader will see it on its page. */
const kitOf = ({ kitName, kitImage }: CouponToMail): Block[] =>
  kitName === null
    ? []
    : kitBlocks(kitImage ?? "", {
        label: kitName,
        detail: "",
        amount: t("Free"),
        baseAmount: "",
        isTotal: false,
      });

/**
 * The kit's page stores the code for checkout, the e-mail address for login and sign-up, and the proof that its reader has
 * this mailbox: no code is mailed to them once more.
 */
const linkedFields = ({ code, boundEmail, kitLink }: CouponToMail): string =>
  new URLSearchParams({ coupon: code, email: boundEmail, ...(kitLink && { proof: kitLink }) }).toString();

function formatDiscount({ kind, basisPoints, amountPaise }: CouponToMail, sender: MailSender): string {
  if (kind === "percent")
    return sender.language === "en" ? `${basisPoints / 100}%` : percentText(sender, basisPoints);
  return unambiguousBaseMoney(amountPaise, sender.baseCurrency, sender.language);
}

export const composeCoupon: Composer = async (db, mail, { sender, calendar, now }) => {
  const coupon = await findUsableCoupon(db, requireId(mail.coupon_id), { language: sender.language, now });
  const compose = (shown: CouponToMail) => couponMail(shown, sender, calendar);
  return coupon
    ? { content: compose(coupon), masked: compose({ ...coupon, kitLink: null }) }
    : { notNeeded: staffText`Its code was used or switched off.` };
};

import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { language, t } from "../../../platform/language/t.ts";
import { currencyName } from "../../../platform/money/currency-symbol.ts";
import { Sentence } from "../../ui/sentence.tsx";
import type { Section } from "../text-page/content-page.tsx";
import { daysText, workingDaysText } from "../wording/days-text.ts";
import { hoursText } from "../wording/hours-text.ts";
import { dispatchWords, transportWords } from "../wording/policy-words.ts";
import { usText } from "../wording/us-text.ts";

/** The terms of a new store. */
export function termsAndConditions(
  { companyName, partnerName, policy, signupDomain, supportEmail, baseCurrency }: PublicConfig,
  countryName: (country: string) => string,
): readonly Section[] {
  const homeCountry = countryName(policy.homeCountry);
  const currency = currencyName(baseCurrency, language());
  const mail = (words: ReactNode) => <a href={`mailto:${supportEmail}`}>{words}</a>;

  return [
    {
      title: t("Who you buy from"),
      body: (
        <p>
          {t("This is the store of {companyName}.", { companyName })}{" "}
          {partnerName && (
            <>
              {homeCountry
                ? t(
                    "{partnerName}, our merchandising partner in {homeCountry}, makes, packs and sends the goods and answers for this store together with us.",
                    { partnerName, homeCountry },
                  )
                : t(
                    "{partnerName}, our merchandising partner, makes, packs and sends the goods and answers for this store together with us.",
                    { partnerName },
                  )}{" "}
            </>
          )}
          {partnerName
            ? t("“We” means both; “you” is whoever orders.")
            : t("“We” means the store; “you” is whoever orders.")}
        </p>
      ),
    },
    {
      title: t("Your account"),
      body: (
        <>
          <p>
            {t(
              "You can look around, fill a cart and write to us without an account. You log in to check out.",
            )}{" "}
            {signupDomain
              ? t("Sign-up is for addresses that end in @{signupDomain}.", { signupDomain })
              : t("Sign up with an email address that is yours.")}
          </p>
          <p>
            <Sentence text="Keep your password to yourself; orders placed with it are yours. A login ends by itself after 20 minutes without activity. Tell us at once if somebody else may know your password." />
          </p>
        </>
      ),
    },
    {
      title: t("Orders"),
      body: (
        <>
          <p>
            <Sentence text="Placing an order is an offer to buy. You get its number at once, followed by an email. The order is accepted once our team has confirmed it; if there is something to pay, the team emails you a payment link first. If something is sold out or its price is an obvious mistake, we’ll tell you, and you owe nothing." />
          </p>
          <p>
            <Sentence
              text="You can order 1 to 999 of one product. For more, send a <bulkEnquiry>bulk enquiry</bulkEnquiry>: our answer is a separate offer."
              elements={{ bulkEnquiry: (words) => <Link to="/orders/bulk-enquiry">{words}</Link> }}
            />
          </p>
        </>
      ),
    },
    {
      title: t("Prices and currencies"),
      body: (
        <>
          <p>
            <Sentence
              text="Prices are kept in {currency} and shown in the currency you choose, at the store’s current rate. An order keeps the currency and the rate of the moment it was placed. If a price, a rate or a charge changes while you check out, the store shows you the new total before it accepts the order."
              values={{ currency }}
            />
          </p>
          <p>
            {t(
              "The grand total is the price of the goods, less any coupon discount, plus shipping. If shipping to your country is not on our list yet, the team confirms it before you pay.",
            )}{" "}
            {t(
              "Customs and import taxes are set by the country of delivery and paid by whoever receives the parcel.",
            )}
          </p>
        </>
      ),
    },
    {
      title: t("Payment"),
      body: (
        <p>
          <Sentence text="You pay online through the payment link that our support team emails you after your order. The store itself never asks for a card number. We don’t send unpaid orders, and may cancel them." />
        </p>
      ),
    },
    {
      title: t("Coupons"),
      body: (
        <p>
          <Sentence text="A coupon can be used for one order, while it is valid, and only by the people it was given to. It has no cash value, cannot be combined with another, and cannot be applied to an order that has already been placed." />
        </p>
      ),
    },
    {
      title: t("The welcome kit"),
      body: (
        <p>
          <Sentence text="There is one kit for each colleague: free with the swag coupon, ordered on its own, and shipped free. Your email address has to be confirmed first. The kit is not for sale and cannot be exchanged for money. If its order is cancelled, it can be redeemed again." />
        </p>
      ),
    },
    {
      title: t("Delivery"),
      body: (
        <p>
          {t("We dispatch orders in {dispatchDays}; delivery then takes {transport}.", {
            dispatchDays: dispatchWords(policy),
            transport: transportWords(policy, countryName),
          })}{" "}
          <Sentence
            text="These are usual times, not guaranteed ones. Please give an address where somebody can accept the parcel. You’ll find the details in the <shippingPolicy>Shipping Policy</shippingPolicy>."
            elements={{ shippingPolicy: (words) => <Link to="/orders/shipping-policy">{words}</Link> }}
          />
        </p>
      ),
    },
    {
      title: t("Cancelling, returns and refunds"),
      body: (
        <>
          <p>
            <Sentence
              text="Orders can be cancelled within {cancelHours} or before processing starts. Goods can be returned within {returnDays} of delivery at the buyer’s cost; there are no returns on food. Faulty goods must be reported within {faultReportDays}. Refunds go out within {refundDays} by the original online payment method."
              values={{
                cancelHours: hoursText(policy.cancelHours),
                returnDays: daysText(policy.returnDays),
                faultReportDays: workingDaysText(policy.faultReportDays),
                refundDays: workingDaysText(policy.refundDays),
              }}
            />
          </p>
          <p>
            <Sentence
              text="The <returnPolicy>Return Policy</returnPolicy> explains how. You keep the rights that the law of your country gives you as a consumer."
              elements={{ returnPolicy: (words) => <Link to="/orders/return-policy">{words}</Link> }}
            />
          </p>
        </>
      ),
    },
    {
      title: t("Pictures and names"),
      body: (
        <p>
          {t(
            "We show goods as faithfully as a screen can; colours may differ a little between screens and batches. The names and marks in this store belong to {us}. Buying goods that carry them gives you no right to use them in any other way.",
            { us: usText({ companyName, partnerName }) },
          )}
        </p>
      ),
    },
    {
      title: t("What we are liable for"),
      body: (
        <p>
          <Sentence text="We are liable for what we sell, and for what we do intentionally or negligently. Beyond that, our liability is limited to the price of your order, as far as the law allows. We are not liable for delays that nobody could prevent." />
        </p>
      ),
    },
    {
      title: t("Law and questions"),
      body: (
        <p>
          {homeCountry
            ? t(
                "These terms follow the law of {homeCountry}, and the courts where we are based decide, unless the law of the country you live in protects you better.",
                { homeCountry },
              )
            : t(
                "These terms follow the law of our country, and the courts where we are based decide, unless the law of the country you live in protects you better.",
              )}{" "}
          <Sentence
            text="Before that, write to us: <mail>{supportEmail}</mail>. Most things can be settled with one email."
            values={{ supportEmail }}
            elements={{ mail }}
          />
        </p>
      ),
    },
  ];
}

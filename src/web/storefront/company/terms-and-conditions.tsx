import { Link, type MetaFunction } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { currencyName } from "../../../platform/money/currency-symbol.ts";
import {
  abroad,
  days,
  dispatchDays,
  hours,
  transportSentence,
  workingDays,
} from "../../../platform/settings/policy-texts.ts";
import { language, t } from "../../language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage, type Section } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { useCountryName } from "../wording/country-name.ts";
import { germanTermsAndConditions } from "./german-terms-and-conditions.tsx";

export const loader = pageTextLoader("terms-and-conditions");

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  textPageMeta(
    {
      title: "Terms & Conditions",
      translatedTitle: t("Terms & Conditions"),
      path: "/company/terms-and-conditions",
      description:
        "The rules for buying in this store, in short: orders, prices, the welcome kit, delivery and returns.",
      translatedDescription: t(
        "The rules for buying in this store, in short: orders, prices, the welcome kit, delivery and returns.",
      ),
    },
    loaderData,
    matches,
  );

export default function TermsAndConditions() {
  const { config } = useStoreData();
  const countryName = useCountryName();
  return (
    <ContentPage
      title="Terms & Conditions"
      translatedTitle={t("Terms & Conditions")}
      lead={t("The rules for buying here, in short.")}
      validSince={t(
        "These terms apply to orders placed on or after 21 November 2026. Each order keeps the terms of the day it was placed.",
      )}
      sections={
        language() === "de"
          ? germanTermsAndConditions(config, countryName)
          : englishTermsAndConditions(config)
      }
    />
  );
}

function englishTermsAndConditions(config: PublicConfig): readonly Section[] {
  const { policy } = config;
  const baseName = currencyName(config.baseCurrency);
  const support = <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>;
  return [
    {
      title: "Who you buy from",
      body: (
        <p>
          This is the store of {config.companyName}.{" "}
          {config.partnerName &&
            `${config.partnerName}, our merchandising partner${policy.homeCountry && ` in ${policy.homeCountry}`}, makes, packs and sends the goods and answers for this store together with us. `}
          “We” means {config.partnerName ? "both" : "the store"}; “you” is whoever orders.
        </p>
      ),
    },
    {
      title: "Your account",
      body: (
        <>
          <p>
            You can look around, fill a cart and write to us without an account. You log in to check out.{" "}
            {config.signupDomain
              ? `Sign-up is for addresses that end in @${config.signupDomain}.`
              : "Sign up with an email address that is yours."}
          </p>
          <p>
            Keep your password to yourself; orders placed with it are yours. A login ends by itself after 20
            minutes without activity. Tell us at once if somebody else may know your password.
          </p>
        </>
      ),
    },
    {
      title: "Orders",
      body: (
        <>
          <p>
            Placing an order is an offer to buy. You get its number at once, followed by an email. The order
            is accepted once our team has confirmed it; if there is something to pay, the team emails you a
            payment link first. If something is sold out or its price is an obvious mistake, we’ll tell you,
            and you owe nothing.
          </p>
          <p>
            You can order 1 to 999 of one product. For more, send a{" "}
            <Link to="/orders/bulk-enquiry">bulk enquiry</Link>: our answer is a separate offer.
          </p>
        </>
      ),
    },
    {
      title: "Prices and currencies",
      body: (
        <>
          <p>
            Prices are kept in {baseName} and shown in the currency you choose, at the store’s current rate.
            An order keeps the currency and the rate of the moment it was placed. If a price, a rate or a
            charge changes while you check out, the store shows you the new total before it accepts the order.
          </p>
          <p>
            The grand total is the price of the goods, less any coupon discount, plus shipping. If shipping to
            your country is not on our list yet, the team confirms it before you pay. Customs and import taxes
            {abroad(policy)} are set by the country of delivery and paid by whoever receives the parcel.
          </p>
        </>
      ),
    },
    {
      title: "Payment",
      body: (
        <p>
          You pay online through the payment link that our support team emails you after your order. The store
          itself never asks for a card number. We don’t send unpaid orders, and may cancel them.
        </p>
      ),
    },
    {
      title: "Coupons",
      body: (
        <p>
          A coupon can be used for one order, while it is valid, and only by the people it was given to. It
          has no cash value, cannot be combined with another, and cannot be applied to an order that has
          already been placed.
        </p>
      ),
    },
    {
      title: "The welcome kit",
      body: (
        <p>
          There is one kit for each colleague: free with the swag coupon, ordered on its own, and shipped
          free. Your email address has to be confirmed first. The kit is not for sale and cannot be exchanged
          for money. If its order is cancelled, it can be redeemed again.
        </p>
      ),
    },
    {
      title: "Delivery",
      body: (
        <p>
          We dispatch orders in {dispatchDays(policy)}; delivery then takes {transportSentence(policy)}. These
          are usual times, not guaranteed ones. Please give an address where somebody can accept the parcel.
          You’ll find the details in the <Link to="/orders/shipping-policy">Shipping Policy</Link>.
        </p>
      ),
    },
    {
      title: "Cancelling, returns and refunds",
      body: (
        <>
          <p>
            Orders can be cancelled within {hours(policy.cancelHours)} or before processing starts. Goods can
            be returned within {days(policy.returnDays)} of delivery at the buyer’s cost; there are no returns
            on food. Faulty goods must be reported within {workingDays(policy.faultReportDays)}. Refunds go
            out within {workingDays(policy.refundDays)} by the original online payment method.
          </p>
          <p>
            The <Link to="/orders/return-policy">Return Policy</Link> explains how. You keep the rights that
            the law of your country gives you as a consumer.
          </p>
        </>
      ),
    },
    {
      title: "Pictures and names",
      body: (
        <p>
          We show goods as faithfully as a screen can; colours may differ a little from screen to screen and
          from batch to batch. The names and marks in this store belong to {config.companyName}
          {config.partnerName && ` and ${config.partnerName}`}. Buying goods that carry them gives you no
          right to use them in any other way.
        </p>
      ),
    },
    {
      title: "What we are liable for",
      body: (
        <p>
          We are liable for what we sell, and for what we do intentionally or negligently. Beyond that, our
          liability is limited to the price of your order, as far as the law allows. We are not liable for
          delays that nobody could prevent.
        </p>
      ),
    },
    {
      title: "Law and questions",
      body: (
        <p>
          These terms follow the law of {policy.homeCountry || "our country"}, and the courts where we are
          based decide, unless the law of the country you live in protects you better. Before that, write to
          us: {support}. Most things can be settled with one email.
        </p>
      ),
    },
  ];
}

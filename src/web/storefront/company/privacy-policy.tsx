import type { MetaFunction } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { hours } from "../../../platform/settings/policy-texts.ts";
import { language, t } from "../../language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage, type Section } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { BrowserStorageTable } from "./browser-storage-table.tsx";
import { germanPrivacyPolicy } from "./german-privacy-policy.tsx";

export const loader = pageTextLoader("privacy-policy");

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  textPageMeta(
    {
      title: "Privacy Policy",
      translatedTitle: t("Privacy Policy"),
      path: "/company/privacy-policy",
      description:
        "What this store keeps about you, why, who sees it, and how to have it corrected or deleted.",
      translatedDescription: t(
        "What this store keeps about you, why, who sees it, and how to have it corrected or deleted.",
      ),
    },
    loaderData,
    matches,
  );

export default function PrivacyPolicy() {
  const { config } = useStoreData();
  return (
    <ContentPage
      title="Privacy Policy"
      translatedTitle={t("Privacy Policy")}
      lead={t("What we keep, why, and for how long.")}
      validSince={t(
        "In force from 21 November 2026. When we change it, this page says so and the date changes.",
      )}
      sections={language() === "de" ? germanPrivacyPolicy(config) : englishPrivacyPolicy(config)}
    />
  );
}

function englishPrivacyPolicy(config: PublicConfig): readonly Section[] {
  const us = [config.companyName, config.partnerName].filter(Boolean).join(" and ");
  const support = <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>;
  return [
    {
      title: "In short",
      body: (
        <ul>
          <li>We keep what is needed to send you what you ordered and to answer you, and no more.</li>
          <li>No advertising, no trackers, no analytics; nothing on these pages comes from anyone else.</li>
          <li>We sell none of it.</li>
        </ul>
      ),
    },
    {
      title: "Who is responsible",
      body: (
        <p>
          {config.companyName} runs this store
          {config.partnerName && `, with its merchandising partner ${config.partnerName}`}. For anything on
          this page, write to {support}.
        </p>
      ),
    },
    {
      title: "What we keep",
      body: (
        <ul>
          <li>
            <strong>Your account:</strong> name, email address and, if you give it, phone number. Your
            password is kept only in a form from which it cannot be read. If your company lets you bill to one
            of its offices, that too.
          </li>
          <li>
            <strong>Addresses you save at checkout:</strong> only those for which you tick the box, ten at
            most. You can remove each of them at checkout.
          </li>
          <li>
            <strong>Your orders:</strong> what you ordered, the addresses and phone numbers you gave for it,
            the coupon, the amounts, and each step of the order until it arrived.
          </li>
          <li>
            <strong>Your welcome kit:</strong> the personal code made for your address, and that you have
            redeemed your kit, so that each colleague receives one.
          </li>
          <li>
            <strong>Your cart,</strong> under your account or, for a guest, under a random number that only
            your browser knows.
          </li>
          <li>
            <strong>“Tell me when it is back”:</strong> the product and the address you gave for that one
            email.
          </li>
          <li>
            <strong>Your enquiries:</strong> what you wrote in the forms, and the emails we sent you.
          </li>
        </ul>
      ),
    },
    {
      title: "Why we are allowed to",
      body: (
        <p>
          Orders and your account: because we have a contract with you, or are about to have one. Enquiries:
          because you asked us. Records of orders: because tax and accounting law requires them. Protection
          against misuse: because a store that anybody can empty serves nobody.
        </p>
      ),
    },
    {
      title: "For how long",
      body: (
        <ul>
          <li>
            Your account: until you ask us to delete it. If you had your welcome kit, a keyed hash of your
            address stays, from which the address cannot be read, so that nobody gets a second kit.
          </li>
          <li>
            Orders: for as long as tax and accounting law requires records of them; once you have asked us to
            delete your account, without your name, street, phone number and email address.
          </li>
          <li>Enquiries and emails: until the matter is settled, and no longer than you want.</li>
          <li>
            “Tell me when it is back”: until we have emailed you or you stop it, and no longer than 180 days;
            three days if nobody confirms it.
          </li>
          <li>A guest’s cart that nobody touches: 30 days.</li>
          <li>A login: 20 minutes after you were last active. A one-time code: 10 minutes.</li>
          <li>
            Your IP address: counted for a minute, to slow down anyone who guesses passwords; it is not
            stored.
          </li>
        </ul>
      ),
    },
    {
      title: "In your browser",
      body: (
        <>
          <p>
            The store needs all of this to work. None of it tracks you, so there is no banner to click away.
            You can delete it in your browser at any time; you are then logged out, and a guest’s cart is
            gone.
          </p>
          <BrowserStorageTable />
          <p>
            Your browser also keeps one page of ours that it shows while you are offline. It says the same to
            everyone.
          </p>
        </>
      ),
    },
    {
      title: "Who sees it",
      body: (
        <p>
          The support team of {us}, which packs and sends the goods; the courier, who gets the name, address
          and phone number of the delivery; and the payment service whose link you pay through, which gets the
          amount and your order number. Whatever our team changes in your orders and your account is recorded,
          including who did it. Authorities see it only where the law leaves us no choice.
        </p>
      ),
    },
    {
      title: "Where it is",
      body: (
        <p>
          With {us}, over encrypted connections. Parcels to other countries carry their address there; that
          cannot be avoided.
        </p>
      ),
    },
    {
      title: "Your rights",
      body: (
        <>
          <p>
            Ask us what we keep about you and receive a copy; have it corrected or deleted; object to a use of
            it; withdraw your consent. It costs nothing. Write to {support}: we answer within{" "}
            {hours(config.policy.replyHours)}, and it is done within a month. What the law makes us keep, we
            keep for that purpose only.
          </p>
          <p>
            If you are not satisfied with our answer, you can contact the data protection authority of the
            country you live in.
          </p>
        </>
      ),
    },
    {
      title: "Children",
      body: (
        <p>
          This store is for people who work or buy for themselves. We do not knowingly keep data of children.
        </p>
      ),
    },
  ];
}

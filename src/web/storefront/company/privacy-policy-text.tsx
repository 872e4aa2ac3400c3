import type { ReactNode } from "react";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { t } from "../../../platform/language/t.ts";
import { Sentence } from "../../ui/sentence.tsx";
import type { Section } from "../text-page/content-page.tsx";
import { hoursText } from "../wording/hours-text.ts";
import { usText } from "../wording/us-text.ts";
import { BrowserStorageTable } from "./browser-storage-table.tsx";

/** The privacy policy of a new store. */
export function privacyPolicy(config: PublicConfig): readonly Section[] {
  const { companyName, partnerName, policy, supportEmail } = config;
  const us = usText(config);
  const mail = (words: ReactNode) => <a href={`mailto:${supportEmail}`}>{words}</a>;

  return [
    {
      title: t("In short"),
      body: (
        <ul>
          <li>
            <Sentence text="We keep what is needed to send you what you ordered and to answer you, and no more." />
          </li>
          <li>
            <Sentence text="No advertising, no trackers, no analytics; nothing on these pages comes from anyone else." />
          </li>
          <li>
            <Sentence text="We sell none of it." />
          </li>
        </ul>
      ),
    },
    {
      title: t("Who is responsible"),
      body: (
        <p>
          {partnerName
            ? t("{companyName} runs this store, with its merchandising partner {partnerName}.", {
                companyName,
                partnerName,
              })
            : t("{companyName} runs this store.", { companyName })}{" "}
          <Sentence
            text="For anything on this page, write to <mail>{supportEmail}</mail>."
            values={{ supportEmail }}
            elements={{ mail }}
          />
        </p>
      ),
    },
    {
      title: t("What we keep"),
      body: (
        <ul>
          <li>
            <Sentence
              text="<b>Your account:</b> name, email address and, if you give it, phone number. Your password is kept only in a form from which it cannot be read. If your company lets you bill to one of its offices, that too."
              elements={{ b: (words) => <strong>{words}</strong> }}
            />
          </li>
          <li>
            <Sentence
              text="<b>Addresses you save at checkout:</b> only those for which you tick the box, ten at most. You can remove each of them at checkout."
              elements={{ b: (words) => <strong>{words}</strong> }}
            />
          </li>
          <li>
            <Sentence
              text="<b>Your orders:</b> what you ordered, the addresses and phone numbers you gave for it, the coupon, the amounts, and each step of the order until it arrived."
              elements={{ b: (words) => <strong>{words}</strong> }}
            />
          </li>
          <li>
            <Sentence
              text="<b>Your welcome kit:</b> the personal code made for your address, and that you have redeemed your kit, so that each colleague receives one."
              elements={{ b: (words) => <strong>{words}</strong> }}
            />
          </li>
          <li>
            <Sentence
              text="<b>Your cart,</b> under your account or, for a guest, under a random number that only your browser knows."
              elements={{ b: (words) => <strong>{words}</strong> }}
            />
          </li>
          <li>
            <Sentence
              text="<b>“Tell me when it is back”:</b> the product and the address you gave for that one email."
              elements={{ b: (words) => <strong>{words}</strong> }}
            />
          </li>
          <li>
            <Sentence
              text="<b>Your enquiries:</b> what you wrote in the forms, and the emails we sent you."
              elements={{ b: (words) => <strong>{words}</strong> }}
            />
          </li>
        </ul>
      ),
    },
    {
      title: t("Why we are allowed to"),
      body: (
        <p>
          <Sentence text="Orders and your account: because we have a contract with you, or are about to have one. Enquiries: because you asked us. Records of orders: because tax and accounting law requires them. Protection against misuse: because a store that anybody can empty serves nobody." />
        </p>
      ),
    },
    {
      title: t("For how long"),
      body: (
        <ul>
          <li>
            <Sentence text="Your account: until you ask us to delete it. If you had your welcome kit, a keyed hash of your address stays, from which the address cannot be read, so that nobody gets a second kit." />
          </li>
          <li>
            <Sentence text="Orders: for as long as tax and accounting law requires records of them; once you have asked us to delete your account, without your name, street, phone number and email address." />
          </li>
          <li>
            <Sentence text="Enquiries and emails: until the matter is settled, and no longer than you want." />
          </li>
          <li>
            <Sentence text="“Tell me when it is back”: until we have emailed you or you stop it, and no longer than 180 days; three days if nobody confirms it." />
          </li>
          <li>
            <Sentence text="A guest’s cart that nobody touches: 30 days." />
          </li>
          <li>
            <Sentence text="A login: 20 minutes after you were last active. A one-time code: 10 minutes." />
          </li>
          <li>
            <Sentence text="Your IP address: counted for a minute, to slow down anyone who guesses passwords; it is not stored." />
          </li>
        </ul>
      ),
    },
    {
      title: t("In your browser"),
      body: (
        <>
          <p>
            <Sentence text="The store needs all of this to work. None of it tracks you, so there is no banner to click away. You can delete it in your browser at any time; you are then logged out, and a guest’s cart is gone." />
          </p>
          <BrowserStorageTable />
          <p>
            <Sentence text="Your browser also keeps one page of ours that it shows while you are offline. It says the same to everyone." />
          </p>
        </>
      ),
    },
    {
      title: t("Who sees it"),
      body: (
        <p>
          <Sentence
            text="The support team of {us}, which packs and sends the goods; the courier, who gets the name, address and phone number of the delivery; and the payment service whose link you pay through, which gets the amount and your order number. Whatever our team changes in your orders and your account is recorded, including who did it. Authorities see it only where the law leaves us no choice."
            values={{ us }}
          />
        </p>
      ),
    },
    {
      // Translators: what we know of people.
      title: t("Where it is", { context: "data" }),
      body: (
        <p>
          <Sentence
            text="With {us}, over encrypted connections. Parcels to other countries carry their address there; that cannot be avoided."
            values={{ us }}
          />
        </p>
      ),
    },
    {
      title: t("Your rights"),
      body: (
        <>
          <p>
            <Sentence
              text="Ask us what we keep about you and receive a copy; have it corrected or deleted; object to a use of it; withdraw your consent. It costs nothing. Write to <mail>{supportEmail}</mail>: we answer within {replyHours}, and it is done within a month. What the law makes us keep, we keep for that purpose only."
              values={{ supportEmail, replyHours: hoursText(policy.replyHours) }}
              elements={{ mail }}
            />
          </p>
          <p>
            <Sentence text="If you are not satisfied with our answer, you can contact the data protection authority of the country you live in." />
          </p>
        </>
      ),
    },
    {
      title: t("Children"),
      body: (
        <p>
          <Sentence text="This store is for people who work or buy for themselves. We do not knowingly keep data of children." />
        </p>
      ),
    },
  ];
}

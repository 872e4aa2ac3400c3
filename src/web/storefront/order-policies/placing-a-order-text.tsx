import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { t } from "../../../platform/language/t.ts";
import { Sentence } from "../../ui/sentence.tsx";
import type { Section } from "../text-page/content-page.tsx";
import { hoursText } from "../wording/hours-text.ts";
import { dispatchWords } from "../wording/policy-words.ts";

const bulkEnquiry = (words: ReactNode) => <Link to="/orders/bulk-enquiry">{words}</Link>;

/** How to order in a new store. */
export const placingAnOrder = ({ partnerName, policy }: PublicConfig): readonly Section[] => [
  {
    title: t("Redeem your free swag"),
    body: (
      <>
        <ol>
          <li>
            <Sentence
              text="<login>Log in</login>, or <signup>sign up</signup> with your company address and set your password with the code we email you."
              elements={{
                login: (words) => <Link to="/accounts/login">{words}</Link>,
                signup: (words) => <Link to="/accounts/signup">{words}</Link>,
              }}
            />
          </li>
          <li>
            <Sentence text="Open the welcome kit, choose your size and add it to the cart, on its own." />
          </li>
          <li>
            <Sentence text="At checkout, enter your delivery address and your swag coupon." />
          </li>
          <li>
            <Sentence text="Place the order. There is nothing to pay, and shipping is free." />
          </li>
        </ol>
        <p>
          <Sentence text="There is one kit for each colleague. If other things are in the cart, order them first or take them out: the kit is ordered on its own." />
        </p>
      </>
    ),
  },
  {
    title: t("Buy merchandise"),
    body: (
      <>
        <ol>
          <li>
            <Sentence text="Choose what you like and press Buy Now, or add it to the cart and go to checkout." />
          </li>
          <li>
            <Sentence text="Log in and enter your address." />
          </li>
          <li>
            <Sentence text="Enter a coupon, if you have one, and check the total with shipping." />
          </li>
          <li>
            <Sentence text="Place the order." />
          </li>
          <li>
            <Sentence text="The support team emails you a payment link. Once you have paid, we get your order ready." />
          </li>
        </ol>
        <p>
          <Sentence
            text="We dispatch orders in {dispatchDays}, and <orderHistory>My Orders</orderHistory> shows where yours is. You can cancel it within {cancelHours} or before processing starts."
            values={{ dispatchDays: dispatchWords(policy), cancelHours: hoursText(policy.cancelHours) }}
            elements={{ orderHistory: (words) => <Link to="/accounts/order-history">{words}</Link> }}
          />
        </p>
      </>
    ),
  },
  {
    title: t("Buy in bulk what is listed here"),
    body: (
      <p>
        <Sentence
          text="You can order up to 999 of one product just like a single one. For more, or for a volume price, send a <bulkEnquiry>Bulk Purchase enquiry</bulkEnquiry> with the name of the product, the quantity, sizes and colours, and the day you need it by."
          elements={{ bulkEnquiry }}
        />
      </p>
    ),
  },
  {
    title: t("Buy in bulk what is not listed here"),
    body: (
      <p>
        {partnerName ? (
          <Sentence
            text="Describe your idea, your budget and how many you need in a <bulkEnquiry>Bulk Purchase enquiry</bulkEnquiry>; {partnerName} finds or makes it, with your team’s name on it if you wish."
            values={{ partnerName }}
            elements={{ bulkEnquiry }}
          />
        ) : (
          <Sentence
            text="Describe your idea, your budget and how many you need in a <bulkEnquiry>Bulk Purchase enquiry</bulkEnquiry>; our partner finds or makes it, with your team’s name on it if you wish."
            elements={{ bulkEnquiry }}
          />
        )}{" "}
        {t("We answer within {replyHours}.", { replyHours: hoursText(policy.replyHours) })}
      </p>
    ),
  },
];

import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { t } from "../../../platform/language/t.ts";
import { Sentence } from "../../ui/sentence.tsx";
import type { Section } from "../text-page/content-page.tsx";
import { daysText, workingDaysText } from "../wording/days-text.ts";
import { hoursText } from "../wording/hours-text.ts";

/** The return policy of a new store. */
export function returnPolicy({ policy, supportEmail }: PublicConfig): readonly Section[] {
  const mail = (words: ReactNode) => <a href={`mailto:${supportEmail}`}>{words}</a>;
  return [
    {
      title: t("Returns"),
      body: (
        <>
          <p>
            <Sentence
              text="Goods can be returned within {returnDays} of delivery, unused and in their packaging, at the buyer’s cost. There are no returns on food."
              values={{ returnDays: daysText(policy.returnDays) }}
            />
          </p>
          <ol>
            <li>
              <Sentence
                text="Open your order in <orderHistory>My Orders</orderHistory>, or through the link in our emails, and tell us what you’re returning and why. Or write to <mail>{supportEmail}</mail>."
                values={{ supportEmail }}
                elements={{
                  orderHistory: (words) => <Link to="/accounts/order-history">{words}</Link>,
                  mail,
                }}
              />
            </li>
            <li>
              <Sentence
                text="We email you a number for the parcel and, within {replyHours}, where to send it."
                values={{ replyHours: hoursText(policy.replyHours) }}
              />
            </li>
            <li>
              <Sentence text="Pack it well, send it, and keep the courier’s receipt." />
            </li>
            <li>
              <Sentence text="Once it has arrived in good condition, we start your refund." />
            </li>
          </ol>
        </>
      ),
    },
    {
      title: t("Faulty goods"),
      body: (
        <p>
          <Sentence
            text="Please report faulty, damaged or wrong goods within {faultReportDays} of delivery on your order’s page, or write to <mail>{supportEmail}</mail> with your order number and a picture. We’ll replace them or refund you, as you prefer, and pay for sending them back. This applies to food and to the welcome kit too."
            values={{ faultReportDays: workingDaysText(policy.faultReportDays), supportEmail }}
            elements={{ mail }}
          />
        </p>
      ),
    },
    {
      title: t("Cancelling"),
      body: (
        <p>
          <Sentence
            text="Orders can be cancelled within {cancelHours} or before processing starts. Until then, <orderHistory>My Orders</orderHistory> shows a button for it, and you can use the order’s coupon or welcome kit again afterwards. Later, write to us: what hasn’t left yet can often still be stopped."
            values={{ cancelHours: hoursText(policy.cancelHours) }}
            elements={{ orderHistory: (words) => <Link to="/accounts/order-history">{words}</Link> }}
          />
        </p>
      ),
    },
    {
      title: t("Refunds"),
      body: (
        <p>
          <Sentence
            text="Refunds are made within {refundDays} by the original online payment method, counted from the cancellation or from the day your return arrives. Your bank may need a few more days. We’ll email you when the money is on its way."
            values={{ refundDays: workingDaysText(policy.refundDays) }}
          />
        </p>
      ),
    },
    {
      title: t("The welcome kit"),
      body: (
        <p>
          <Sentence text="It was free, so there is nothing to refund. If a size is wrong, write to us before you wear it: if yours is in stock, we’ll exchange it. The kit still counts as redeemed." />
        </p>
      ),
    },
  ];
}

import { Link, type MetaFunction } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { days, hours, workingDays } from "../../../platform/settings/policy-texts.ts";
import { language, t } from "../../language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage, type Section } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { germanReturnPolicy } from "./german-return-policy.tsx";

export const loader = pageTextLoader("return-policy");

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  textPageMeta(
    {
      title: "Return Policy",
      translatedTitle: t("Return Policy"),
      path: "/orders/return-policy",
      description: "Changed your mind, or is something wrong with it? This is how returns work.",
      translatedDescription: t("Changed your mind, or is something wrong with it? This is how returns work."),
    },
    loaderData,
    matches,
  );

export default function ReturnPolicy() {
  const { config } = useStoreData();
  return (
    <ContentPage
      title="Return Policy"
      translatedTitle={t("Return Policy")}
      lead={t("Changed your mind, or is something wrong with it? This is how returns work.")}
      sections={
        language() === "de"
          ? germanReturnPolicy(config.policy, config.supportEmail)
          : englishReturnPolicy(config)
      }
    />
  );
}

function englishReturnPolicy(config: PublicConfig): readonly Section[] {
  const { policy } = config;
  const support = <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>;
  return [
    {
      title: "Returns",
      body: (
        <>
          <p>
            Goods can be returned within {days(policy.returnDays)} of delivery, unused and in their packaging,
            at the buyer’s cost. There are no returns on food.
          </p>
          <ol>
            <li>
              Open your order in <Link to="/accounts/order-history">My Orders</Link>, or through the link in
              our emails, and tell us what you’re returning and why. Or write to {support}.
            </li>
            <li>
              We email you a number for the parcel and, within {hours(policy.replyHours)}, where to send it.
            </li>
            <li>Pack it well, send it, and keep the courier’s receipt.</li>
            <li>Once it has arrived in good condition, we start your refund.</li>
          </ol>
        </>
      ),
    },
    {
      title: "Faulty goods",
      body: (
        <p>
          Please report faulty, damaged or wrong goods within {workingDays(policy.faultReportDays)} of
          delivery on your order’s page, or write to {support} with your order number and a picture. We’ll
          replace them or refund you, as you prefer, and pay for sending them back. This applies to food and
          to the welcome kit too.
        </p>
      ),
    },
    {
      title: "Cancelling",
      body: (
        <p>
          Orders can be cancelled within {hours(policy.cancelHours)} or before processing starts. Until then,{" "}
          <Link to="/accounts/order-history">My Orders</Link> shows a button for it, and you can use the
          order’s coupon or welcome kit again afterwards. Later, write to us: what hasn’t left yet can often
          still be stopped.
        </p>
      ),
    },
    {
      title: "Refunds",
      body: (
        <p>
          Refunds are made within {workingDays(policy.refundDays)} by the original online payment method,
          counted from the cancellation or from the day your return arrives. Your bank may need a few more
          days. We’ll email you when the money is on its way.
        </p>
      ),
    },
    {
      title: "The welcome kit",
      body: (
        <p>
          It was free, so there is nothing to refund. If a size is wrong, write to us before you wear it: if
          yours is in stock, we’ll exchange it. The kit still counts as redeemed.
        </p>
      ),
    },
  ];
}

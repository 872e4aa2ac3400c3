import { Link, type MetaFunction } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { dispatchDays, hours } from "../../../platform/settings/policy-texts.ts";
import { language, t } from "../../language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage, type Section } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { germanPlacingAnOrder } from "./german-placing-a-order.tsx";

export const loader = pageTextLoader("placing-a-order");

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  textPageMeta(
    {
      title: "How To Order",
      translatedTitle: t("How To Order"),
      path: "/orders/placing-a-order",
      description:
        "Redeem your welcome kit, buy one thing, or order for a whole team: how each is done, step by step.",
      translatedDescription: t(
        "Redeem your welcome kit, buy one thing, or order for a whole team: how each is done, step by step.",
      ),
    },
    loaderData,
    matches,
  );

export default function PlacingAnOrder() {
  const { config } = useStoreData();
  return (
    <ContentPage
      title="How To Order"
      translatedTitle={t("How To Order")}
      lead={t("Four ways to order.")}
      sections={
        language() === "de"
          ? germanPlacingAnOrder(config.policy, config.partnerName)
          : englishPlacingAnOrder(config)
      }
    />
  );
}

const englishPlacingAnOrder = (config: PublicConfig): readonly Section[] => [
  {
    title: "Redeem your free swag",
    body: (
      <>
        <ol>
          <li>
            <Link to="/accounts/login">Log in</Link>, or <Link to="/accounts/signup">sign up</Link> with your
            company address and set your password with the code we email you.
          </li>
          <li>Open the welcome kit, choose your size and add it to the cart, on its own.</li>
          <li>At checkout, enter your delivery address and your swag coupon.</li>
          <li>Place the order. There is nothing to pay, and shipping is free.</li>
        </ol>
        <p>
          There is one kit for each colleague. If other things are in the cart, order them first or take them
          out: the kit is ordered on its own.
        </p>
      </>
    ),
  },
  {
    title: "Buy merchandise",
    body: (
      <>
        <ol>
          <li>Choose what you like and press Buy Now, or add it to the cart and go to checkout.</li>
          <li>Log in and enter your address.</li>
          <li>Enter a coupon, if you have one, and check the total with shipping.</li>
          <li>Place the order.</li>
          <li>The support team emails you a payment link. Once you have paid, we get your order ready.</li>
        </ol>
        <p>
          We dispatch orders in {dispatchDays(config.policy)}, and{" "}
          <Link to="/accounts/order-history">My Orders</Link> shows where yours is. You can cancel it within{" "}
          {hours(config.policy.cancelHours)} or before processing starts.
        </p>
      </>
    ),
  },
  {
    title: "Buy in bulk what is listed here",
    body: (
      <p>
        You can order up to 999 of one product just like a single one. For more, or for a volume price, send a{" "}
        <Link to="/orders/bulk-enquiry">Bulk Purchase enquiry</Link> with the name of the product, the
        quantity, sizes and colours, and the day you need it by.
      </p>
    ),
  },
  {
    title: "Buy in bulk what is not listed here",
    body: (
      <p>
        Describe your idea, your budget and how many you need in a{" "}
        <Link to="/orders/bulk-enquiry">Bulk Purchase enquiry</Link>; {config.partnerName || "our partner"}{" "}
        finds or makes it, with your team’s name on it if you wish. We answer within{" "}
        {hours(config.policy.replyHours)}.
      </p>
    ),
  },
];

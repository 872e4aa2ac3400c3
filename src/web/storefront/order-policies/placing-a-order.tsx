import type { MetaFunction } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { placingAnOrder } from "./placing-a-order-text.tsx";

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
      sections={placingAnOrder(config)}
    />
  );
}

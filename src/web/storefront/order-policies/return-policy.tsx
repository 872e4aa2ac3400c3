import type { MetaFunction } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { returnPolicy } from "./return-policy-text.tsx";

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
      sections={returnPolicy(config)}
    />
  );
}

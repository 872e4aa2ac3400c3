import type { MetaFunction } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { useCountryName } from "../wording/country-name.ts";
import { termsAndConditions } from "./terms-and-conditions-text.tsx";

export const loader = pageTextLoader("terms-and-conditions");

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  textPageMeta(
    {
      title: "Terms & Conditions",
      translatedTitle: t("Terms & Conditions"),
      path: "/company/terms-and-conditions",
      description: "Rules of orders, prices, kits, delivery and returns.",
      translatedDescription: t("Rules of orders, prices, kits, delivery and returns."),
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
      lead={t("Rules for buying here.")}
      validSince={t("From 21 November 2026. An order keeps its terms.")}
      sections={termsAndConditions(config, countryName)}
    />
  );
}

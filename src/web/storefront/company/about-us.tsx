import type { MetaFunction } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { useCountryName } from "../wording/country-name.ts";
import { aboutUs } from "./about-us-text.tsx";

export const loader = pageTextLoader("about-us");

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  textPageMeta(
    {
      title: "About Us",
      translatedTitle: t("About Us"),
      path: "/company/about-us",
      description: "The store for the people who work here, and for everybody who likes what we make.",
      translatedDescription: t(
        "The store for the people who work here, and for everybody who likes what we make.",
      ),
    },
    loaderData,
    matches,
  );

export default function AboutUs() {
  const { config } = useStoreData();
  const countryName = useCountryName();
  return (
    <ContentPage
      title="About Us"
      translatedTitle={t("About Us")}
      lead={t("The store for the people who work here, and for everybody who likes what we make.")}
      sections={aboutUs(config, countryName(config.policy.homeCountry))}
    />
  );
}

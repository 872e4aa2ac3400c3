import { Link, type MetaFunction } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { language, t } from "../../language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage, type Section } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { useCountryName } from "../wording/country-name.ts";
import { germanAboutUs } from "./german-about-us.tsx";
import { PromiseList } from "./promise-list.tsx";

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
      sections={
        language() === "de"
          ? germanAboutUs(config, countryName(config.policy.homeCountry))
          : englishAboutUs(config)
      }
    />
  );
}

const englishAboutUs = (config: PublicConfig): readonly Section[] => [
  {
    title: "Why there is a store",
    body: (
      <>
        <p>
          A first day at {config.companyName} begins with a box. Inside is what a new colleague needs and will
          want to keep. We call it the welcome kit, and it is free. This store is where you redeem it, and
          where everybody else can buy the goods that carry our mark: T-shirts, mugs, bottles, bags,
          stationery and gadgets.
        </p>
        <p>
          Guests are welcome. You need no account to look around, to fill a cart or to write to us; you log in
          when you check out.
        </p>
      </>
    ),
  },
  {
    title: "Who makes it",
    body: (
      <p>
        {config.partnerName &&
          `Everything is designed with, made by and shipped from ${config.partnerName}, our merchandising partner${config.policy.homeCountry && ` in ${config.policy.homeCountry}`}. `}
        We choose few things and choose them well: goods that are used for years rather than for an afternoon,
        in colours that go with what you own.
      </p>
    ),
  },
  {
    title: "What we promise",
    body: (
      <>
        <PromiseList promises={config.promises} />
        <p>
          Read <Link to="/orders/shipping-policy">how we ship</Link>,{" "}
          <Link to="/orders/return-policy">how returns work</Link> and{" "}
          <Link to="/company/contact-us">where to write to us</Link>.
        </p>
      </>
    ),
  },
];

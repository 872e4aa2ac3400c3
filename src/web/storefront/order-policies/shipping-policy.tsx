import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { listedCountries } from "../../../catalogue/shipping/delivery-country.ts";
import { t } from "../../../platform/language/t.ts";
import { isHome } from "../../../platform/settings/policy-texts.ts";
import { pageContext } from "../page/page-context.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { useCountryName } from "../wording/country-name.ts";
import { type Served, servedCountries } from "../wording/served-countries.ts";
import { ServedCountries, shippingPolicy } from "./shipping-policy-text.tsx";

const textLoader = pageTextLoader("shipping-policy");

export function loader(args: LoaderFunctionArgs) {
  const { catalogue, services } = args.context.get(pageContext);
  const { onlyListed, policy } = services.config;
  const served = servedCountries(catalogue.locations, onlyListed);
  const isAbroad = listedCountries(catalogue.locations).some((name) => !isHome(policy, name));
  return { ...textLoader(args), ...(served && { served: { ...served, isAbroad } }) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  textPageMeta(
    {
      title: "Shipping Policy",
      translatedTitle: t("Shipping Policy"),
      path: "/orders/shipping-policy",
      description: "When an order leaves, when it arrives in your city or country, and what shipping costs.",
      translatedDescription: t(
        "When an order leaves, when it arrives in your city or country, and what shipping costs.",
      ),
    },
    loaderData,
    matches,
  );

export default function ShippingPolicy() {
  const { config } = useStoreData();
  const countryName = useCountryName();
  const { served, html } = useLoaderData<typeof loader>();
  return (
    <>
      <ContentPage
        title="Shipping Policy"
        translatedTitle={t("Shipping Policy")}
        lead={t("When it leaves, and when it arrives.")}
        sections={shippingPolicy(config, countryName, served)}
      />
      {/* A text of the company's own may not say it. */}
      {served && html !== null && <OwnTextServed {...served} />}
    </>
  );
}

const OwnTextServed = (served: Served) => (
  <div className="page-width">
    <section className="prose mt-10" aria-labelledby="where-we-ship">
      <h2 id="where-we-ship">{t("Where we ship")}</h2>
      <ServedCountries {...served} />
    </section>
  </div>
);

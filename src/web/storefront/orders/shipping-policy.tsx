import { Link, type MetaFunction } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { abroad, dispatchDays, transportRows, workingWeek } from "../../../platform/settings/policy-texts.ts";
import { language, t } from "../../language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { ContentPage, type Section } from "../text-page/content-page.tsx";
import { pageTextLoader } from "../text-page/page-text-loader.ts";
import { textPageMeta } from "../text-page/text-page-meta.ts";
import { useCountryName } from "../wording/country-name.ts";
import { germanShippingPolicy } from "./german-shipping-policy.tsx";
import { TransportTable } from "./transport-table.tsx";

export const loader = pageTextLoader("shipping-policy");

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
  return (
    <ContentPage
      title="Shipping Policy"
      translatedTitle={t("Shipping Policy")}
      lead={t("When it leaves, and when it arrives.")}
      sections={
        language() === "de" ? germanShippingPolicy(config, countryName) : englishShippingPolicy(config)
      }
    />
  );
}

const englishShippingPolicy = ({ policy, supportEmail }: PublicConfig): readonly Section[] => [
  {
    title: "How long it takes",
    body: (
      <>
        <p>
          We dispatch orders in {dispatchDays(policy)}, {workingWeek(policy)}. Where there is something to
          pay, we count from the day your payment arrives. After that, delivery takes:
        </p>
        <TransportTable headings={["To", "Days"]} rows={transportRows(policy)} />
        <p>Holidays, weather and customs can add days; if we know of a delay, we’ll email you.</p>
      </>
    ),
  },
  {
    title: "Where we ship",
    body: (
      <p>
        Worldwide. Choose your country at checkout; if it is not on the list, choose Others and type its name.
        Please give a phone number that the courier can call, and anything that helps them find your door.
      </p>
    ),
  },
  {
    title: "What it costs",
    body: (
      <>
        <p>
          Shipping depends on the country and on the weight of the parcel; the checkout shows it before you
          order. A welcome kit on its own ships free. If our list has no charge for your country, our support
          team confirms it before you pay.
        </p>
        <p>
          Customs and import taxes{abroad(policy)} are set by the country of delivery and are paid by whoever
          receives the parcel.
        </p>
      </>
    ),
  },
  {
    title: "Where it is",
    body: (
      <p>
        We’ll email you when your order leaves. From then on{" "}
        <Link to="/accounts/order-history">My Orders</Link> shows the courier, the date and the airway bill
        number (AWB), with which you can follow it on the courier’s own website.
      </p>
    ),
  },
  {
    title: "Another address, or no parcel",
    body: (
      <p>
        We can correct a wrong address until the order leaves. If a parcel is late, arrives open or goes to
        somebody else, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> with your order number:
        we’ll look for it, and send it again if it is lost. If a parcel comes back to us because nobody could
        accept it, we’ll send it again at your cost.
      </p>
    ),
  },
];

import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { t } from "../../../platform/language/t.ts";
import { Sentence } from "../../ui/sentence.tsx";
import type { Section } from "../text-page/content-page.tsx";
import { dispatchWords } from "../wording/policy-words.ts";
import type { Served } from "../wording/served-countries.ts";
import { transportRowsText, weekText } from "../wording/shipping-words.ts";
import { TransportTable } from "./transport-table.tsx";

/** The shipping policy of a new store; without `served` it delivers everywhere. */
export function shippingPolicy(
  { policy, supportEmail }: PublicConfig,
  countryName: (country: string) => string,
  served?: Served & { readonly isAbroad: boolean },
): readonly Section[] {
  const isAbroad = served?.isAbroad ?? true;
  const homeCountry = countryName(policy.homeCountry);
  const mail = (words: ReactNode) => <a href={`mailto:${supportEmail}`}>{words}</a>;
  return [
    {
      title: t("How long it takes"),
      body: (
        <>
          <p>
            <Sentence
              text="We dispatch orders in {dispatchDays}, {workingWeek}. Where there is something to pay, we count from the day your payment arrives. After that, delivery takes:"
              values={{ dispatchDays: dispatchWords(policy), workingWeek: weekText(policy) }}
            />
          </p>
          <TransportTable
            headings={[t("To", { context: "heading" }), t("Days")]}
            rows={transportRowsText(policy, countryName, isAbroad)}
          />
          <p>
            <Sentence text="Holidays, weather and customs can add days; if we know of a delay, we’ll email you." />
          </p>
        </>
      ),
    },
    {
      title: t("Where we ship"),
      body: served ? (
        <ServedCountries {...served} />
      ) : (
        <p>
          <Sentence text="Worldwide. Choose your country at checkout; if it is not on the list, choose Others and type its name. Please give a phone number that the courier can call, and anything that helps them find your door." />
        </p>
      ),
    },
    {
      title: t("What it costs"),
      body: (
        <>
          <p>
            {served ? (
              <Sentence text="Shipping depends on the country and on the weight of the parcel; the checkout shows it before you order. A welcome kit on its own ships free." />
            ) : (
              <Sentence text="Shipping depends on the country and on the weight of the parcel; the checkout shows it before you order. A welcome kit on its own ships free. If our list has no charge for your country, our support team confirms it before you pay." />
            )}
          </p>
          <p hidden={!isAbroad}>
            {homeCountry
              ? t(
                  "Customs and import taxes outside {homeCountry} are set by the country of delivery and are paid by whoever receives the parcel.",
                  { homeCountry },
                )
              : t(
                  "Customs and import taxes are set by the country of delivery and are paid by whoever receives the parcel.",
                )}
          </p>
        </>
      ),
    },
    {
      // Translators: the parcel.
      title: t("Where it is", { context: "parcel" }),
      body: (
        <p>
          <Sentence
            text="We’ll email you when your order leaves. From then on <orderHistory>My Orders</orderHistory> shows the courier, the date and the airway bill number (AWB), with which you can follow it on the courier’s own website."
            elements={{ orderHistory: (words) => <Link to="/accounts/order-history">{words}</Link> }}
          />
        </p>
      ),
    },
    {
      title: t("Another address, or no parcel"),
      body: (
        <p>
          <Sentence
            text="We can correct a wrong address until the order leaves. If a parcel is late, arrives open or goes to somebody else, write to <mail>{supportEmail}</mail> with your order number: we’ll look for it, and send it again if it is lost. If a parcel comes back to us because nobody could accept it, we’ll send it again at your cost."
            values={{ supportEmail }}
            elements={{ mail }}
          />
        </p>
      ),
    },
  ];
}

/** Where is delivered to: in a sentence, or a list. */
export const ServedCountries = ({ inWords, countries }: Served) => (
  <>
    <p>
      {countries.length === 0
        ? t("At the moment we deliver nowhere.")
        : inWords
          ? t("We deliver to {countries}.", { countries: inWords })
          : t("We deliver to these {count} countries:", { count: countries.length })}
    </p>
    {!inWords && countries.length > 0 && (
      <ul>
        {countries.map((country) => (
          <li key={country}>{country}</li>
        ))}
      </ul>
    )}
    <p>
      {t(
        "Please give a phone number that the courier can call, and anything that helps them find your door.",
      )}
    </p>
  </>
);

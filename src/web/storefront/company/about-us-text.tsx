import { Link } from "react-router";
import type { PublicConfig } from "../../../app/pages/services.ts";
import { t } from "../../../platform/language/t.ts";
import { Sentence } from "../../ui/sentence.tsx";
import type { Section } from "../text-page/content-page.tsx";
import { PromiseList } from "./promise-list.tsx";

/** What a new store says about itself. `homeCountry` as the page's language calls it. */
export const aboutUs = (
  { companyName, partnerName, promises }: PublicConfig,
  homeCountry: string,
): readonly Section[] => [
  {
    title: t("Why there is a store"),
    body: (
      <>
        <p>
          <Sentence
            text="A first day at {companyName} begins with a box. Inside is what a new colleague needs and will want to keep. We call it the welcome kit, and it is free. This store is where you redeem it, and where everybody else can buy the goods that carry our mark: T-shirts, mugs, bottles, bags, stationery and gadgets."
            values={{ companyName }}
          />
        </p>
        <p>
          <Sentence text="Guests are welcome. You need no account to look around, to fill a cart or to write to us; you log in when you check out." />
        </p>
      </>
    ),
  },
  {
    title: t("Who makes it"),
    body: (
      <p>
        {partnerName && (
          <>
            {homeCountry
              ? t(
                  "Everything is designed with, made by and shipped from {partnerName}, our merchandising partner in {homeCountry}.",
                  { partnerName, homeCountry },
                )
              : t(
                  "Everything is designed with, made by and shipped from {partnerName}, our merchandising partner.",
                  {
                    partnerName,
                  },
                )}{" "}
          </>
        )}
        {t(
          "We choose few things and choose them well: goods that are used for years rather than for an afternoon, in colours that go with what you own.",
        )}
      </p>
    ),
  },
  {
    title: t("What we promise"),
    body: (
      <>
        <PromiseList promises={promises} />
        <p>
          <Sentence
            text="Read <shippingPolicy>how we ship</shippingPolicy>, <returnPolicy>how returns work</returnPolicy> and <contactUs>where to write to us</contactUs>."
            elements={{
              shippingPolicy: (words) => <Link to="/orders/shipping-policy">{words}</Link>,
              returnPolicy: (words) => <Link to="/orders/return-policy">{words}</Link>,
              contactUs: (words) => <Link to="/company/contact-us">{words}</Link>,
            }}
          />
        </p>
      </>
    ),
  },
];

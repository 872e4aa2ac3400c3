import { Link, useLocation } from "react-router";
import { germanPath } from "../../../platform/language/language.ts";
import { language, t } from "../../language/t.ts";
import { useStoreData } from "../page/store-data.ts";

const company = () =>
  [
    [t("About Us"), "/company/about-us"],
    [t("Contact Us"), "/company/contact-us"],
    [t("Privacy Policy"), "/company/privacy-policy"],
    [t("Terms & Conditions"), "/company/terms-and-conditions"],
  ] as const;

const orders = () =>
  [
    [t("Track Your Order"), "/accounts/order-history"],
    [t("Order Status"), "/accounts/order-history"],
    [t("Return Policy"), "/orders/return-policy"],
    [t("How To Order"), "/orders/placing-a-order"],
    [t("Shipping Policy"), "/orders/shipping-policy"],
    [t("Bulk Enquiry"), "/orders/bulk-enquiry"],
  ] as const;

export default function Footer() {
  const { config, categories, pages } = useStoreData();
  const shop = categories.map((category) => [category.menuName, category.menuLink] as const);
  const added = pages
    .filter(({ inFooter }) => inFooter)
    .map(({ menuName, menuLink }) => [menuName, menuLink] as const);
  return (
    <footer className="mt-24 border-t border-line">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <p className="text-lg font-bold tracking-[-0.03em]">{config.companyName}</p>
          <p className="mt-2 max-w-[22rem] text-soft">{config.tagline}</p>
        </div>
        <FooterLinks heading={t("Shop")} links={shop} />
        <FooterLinks heading={t("Orders")} links={orders()} />
        <FooterLinks heading={t("Company")} links={[...company(), ...added]} />
      </div>
      <div className="page-width text-sm text-soft">
        <div className="flex flex-wrap justify-between gap-x-8 border-t border-line py-6">
          <p>
            {t("© {companyName}. All rights reserved.", { companyName: config.companyName })}
            {config.partnerName &&
              ` ${t("Made and sent with care by {partnerName}.", { partnerName: config.partnerName })}`}
          </p>
          {config.offersGerman && <LanguageLink />}
        </div>
      </div>
    </footer>
  );
}

/** This page in the other language: a new page with other scripts, so it is no link of the router. */
function LanguageLink() {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  return (
    <a
      href={language() === "en" ? germanPath(path) : path}
      lang={language() === "en" ? "de" : "en"}
      className="link"
    >
      {language() === "en" ? "Deutsch" : "English"}
    </a>
  );
}

function FooterLinks({
  heading,
  links,
}: {
  heading: string;
  links: readonly (readonly [name: string, to: string])[];
}) {
  return (
    <nav aria-label={heading}>
      <h2 className="text-sm font-medium tracking-normal">{heading}</h2>
      <ul className="mt-2">
        {links.map(([name, to]) => (
          <li key={name}>
            <Link to={to} prefetch="intent" className="footer-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

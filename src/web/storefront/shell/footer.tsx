import { useState } from "react";
import { Link, useLocation } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { OwnText } from "../page/own-text.tsx";
import { useStoreData } from "../page/store-data.ts";
import { LanguageLinks } from "./language-links.tsx";

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
    [t("My Account"), "/accounts/my-account"],
    [t("Return Policy"), "/orders/return-policy"],
    [t("How To Order"), "/orders/placing-a-order"],
    [t("Shipping Policy"), "/orders/shipping-policy"],
    [t("Bulk Enquiry"), "/orders/bulk-enquiry"],
  ] as const;

/** Where somebody is in the middle of something, the footer leads to what is asked then, and away to nothing else. */
const helpLinks = () =>
  [
    [t("Contact Us"), "/company/contact-us"],
    [t("Shipping Policy"), "/orders/shipping-policy"],
    [t("Return Policy"), "/orders/return-policy"],
    [t("Privacy Policy"), "/company/privacy-policy"],
    [t("Terms & Conditions"), "/company/terms-and-conditions"],
  ] as const;

const isInTheMiddle = (path: string): boolean =>
  path.startsWith("/checkout") ||
  ["/accounts/login", "/accounts/signup", "/accounts/recover-password"].includes(path);

export default function Footer() {
  const { config, categories, pages } = useStoreData();
  const { pathname } = useLocation();
  if (isInTheMiddle(pathname))
    return (
      <footer className="mt-16 border-t border-line sm:mt-24">
        <div className="page-width py-4">
          <nav aria-label={t("Help")}>
            <ul className="flex flex-wrap gap-x-6">
              {helpLinks().map(([name, to]) => (
                <li key={name}>
                  <Link to={to} className="footer-link">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <SmallPrint />
        </div>
      </footer>
    );
  const shop = categories.map((category) => [category.menuName, category.menuLink] as const);
  const added = pages
    .filter(({ inFooter }) => inFooter)
    .map(({ menuName, menuLink }) => [menuName, menuLink] as const);
  return (
    <footer className="mt-16 border-t border-line sm:mt-24">
      <div className="page-width grid gap-x-8 py-8 sm:grid-cols-3 sm:gap-y-10 sm:py-14 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-sm:mb-6 sm:col-span-3 lg:col-span-1">
          <p className="text-lg font-bold tracking-[calc(-0.03em*var(--closer))]">{config.companyName}</p>
          <p className="mt-2 max-w-[22rem] text-soft">
            <OwnText text={config.tagline} />
          </p>
        </div>
        <FooterLinks heading={t("Shop")} links={shop} />
        <FooterLinks heading={t("Orders")} links={orders()} />
        <FooterLinks heading={t("Company")} links={[...company(), ...added]} />
      </div>
      <div className="page-width">
        <div className="border-line py-2 sm:border-t sm:py-4">
          <SmallPrint />
        </div>
      </div>
    </footer>
  );
}

function SmallPrint() {
  const { config } = useStoreData();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 text-sm text-soft">
      <p className="py-2">
        <span>
          {t("© {companyName}. All rights reserved.", { companyName: config.companyName.replace(/\.$/, "") })}
        </span>{" "}
        {config.partnerName && (
          <span>{t("Made and sent with care by {partnerName}.", { partnerName: config.partnerName })}</span>
        )}
      </p>
      {config.languages.length > 1 && <LanguageLinks />}
    </div>
  );
}

interface FooterLinksProps {
  heading: string;
  links: readonly (readonly [name: string, to: string])[];
}

/** A column of links. On a phone it is folded: its heading opens it. Without scripts it is open. */
function FooterLinks({ heading, links }: FooterLinksProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label={heading} className="max-sm:border-b max-sm:border-line">
      <h2 className="text-sm font-medium tracking-normal">
        <span className="max-sm:hidden">{heading}</span>
        <button
          type="button"
          className="flex min-h-12 w-full items-center justify-between sm:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{heading}</span>
          <span className={`transition-transform ${isOpen ? "rotate-180" : ""}`}>
            <Icon name="down" size={18} />
          </span>
        </button>
      </h2>
      <ul className={`max-sm:pb-3 sm:mt-2 ${isOpen ? "" : "max-sm:hidden noscript:block"}`}>
        {links.map(([name, to]) => (
          <li key={name}>
            <Link to={to} prefetch="intent" className="footer-link max-sm:w-full">
              <OwnText text={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

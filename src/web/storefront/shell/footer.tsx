import { Link } from "react-router";
import { useStoreData } from "../store-data.ts";

const company = [
  ["About Us", "/company/about-us"],
  ["Contact Us", "/company/contact-us"],
  ["Privacy Policy", "/company/privacy-policy"],
  ["Terms & Conditions", "/company/terms-and-conditions"],
] as const;

const orders = [
  ["Track Your Order", "/accounts/order-history"],
  ["Order Status", "/accounts/order-history"],
  ["Return Policy", "/orders/return-policy"],
  ["How To Order", "/orders/placing-a-order"],
  ["Shipping Policy", "/orders/shipping-policy"],
  ["Bulk Enquiry", "/orders/bulk-enquiry"],
] as const;

export function Footer() {
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
        <FooterLinks heading="Shop" links={shop} />
        <FooterLinks heading="Orders" links={orders} />
        <FooterLinks heading="Company" links={[...company, ...added]} />
      </div>
      <div className="page-width text-sm text-soft">
        <p className="border-t border-line py-6">
          © {config.companyName}. All rights reserved.
          {config.partnerName && ` Made and sent with care by ${config.partnerName}.`}
        </p>
      </div>
    </footer>
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
            <Link
              to={to}
              prefetch="intent"
              className="inline-flex min-h-9 items-center text-sm text-soft underline-offset-4 hover:text-ink hover:underline max-lg:min-h-11"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

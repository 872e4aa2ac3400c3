import { Suspense, useEffect, useState } from "react";
import { type MetaFunction, useLocation } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { lazyComponent } from "../../ui/lazy.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { pageMeta } from "../page/page-meta.ts";

/** Each without the code of the others. */
const LinkedOrder = lazyComponent(() => import("./linked-order.tsx"));
const AskForLink = lazyComponent(() => import("./ask-for-link.tsx"));
const CustomersQuote = lazyComponent(() => import("../quote/customers-quote.tsx"));

const isOfQuote = (path: string) => path.endsWith("/orders/quote");

/** Not for search engines, and no other site learns where a visitor came from. */
export const meta: MetaFunction = ({ matches, location }) => [
  ...pageMeta({ title: isOfQuote(location.pathname) ? t("Your quote") : t("Track your order") }, matches),
  { name: "referrer", content: "no-referrer" },
];

/**
 * An order or a quote without an account: by the link of a mail, which stands after the #. The link of an order can be asked for. One
 * module for both paths, because every page loads a list of all of them.
 */
export default function ByLink() {
  const { hash, pathname } = useLocation();
  const [link, setLink] = useState<string | null>(null); // the server does not know it
  useEffect(() => setLink(hash.slice(1)), [hash]);
  const isQuote = isOfQuote(pathname);
  return (
    <div className={`page-width pt-10 sm:pt-16 ${isQuote ? "max-w-[44rem]" : "max-w-[52rem]"}`}>
      <Suspense fallback={<LoadingLine label={t("Loading …")} />}>
        {link === null ? (
          <LoadingLine label={t("Loading …")} />
        ) : isQuote ? (
          <CustomersQuote key={link} token={link} />
        ) : link ? (
          <LinkedOrder key={link} link={link} />
        ) : (
          <AskForLink orderNo="" />
        )}
      </Suspense>
    </div>
  );
}

import { Suspense, useEffect, useState } from "react";
import { type MetaFunction, useLocation } from "react-router";
import { t } from "../../../../platform/language/t.ts";
import { lazyComponent } from "../../../ui/lazy.tsx";
import { LoadingLine } from "../../../ui/spinner.tsx";
import { pageMeta } from "../../page/page-meta.ts";

/** Each without the code of the others. */
const LinkedOrder = lazyComponent(() => import("./linked-order.tsx"));
const AskForLink = lazyComponent(() => import("./ask-for-link.tsx"));
const CustomersQuote = lazyComponent(() => import("../../quote/customers-quote.tsx"));

/** Not for search engines, and no other site learns where a visitor came from. */
export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta({ title: t("Track your order") }, matches),
  { name: "referrer", content: "no-referrer" },
];

/** What stands after the # in the link of a quote, before its token. */
const QUOTE = "quote=";

/**
 * An order or a quote without an account: by the link of a mail, which stands after the #. The link of an order can be asked for. A
 * route of its own for quotes would make every page heavier, because each loads a list of all routes.
 */
export default function ByLink() {
  const { hash } = useLocation();
  const [link, setLink] = useState<string | null>(null); // the server does not know it
  useEffect(() => setLink(hash.slice(1)), [hash]);
  const isQuote = link?.startsWith(QUOTE) ?? false;
  return (
    <div className={`page-width pt-10 sm:pt-16 ${isQuote ? "max-w-[44rem]" : "max-w-[52rem]"}`}>
      <Suspense fallback={<LoadingLine label={t("Loading …")} />}>
        {link === null ? (
          <LoadingLine label={t("Loading …")} />
        ) : isQuote ? (
          <CustomersQuote key={link} token={link.slice(QUOTE.length)} />
        ) : link ? (
          <LinkedOrder key={link} link={link} />
        ) : (
          <AskForLink orderNo="" />
        )}
      </Suspense>
    </div>
  );
}

import { Suspense, useEffect, useState } from "react";
import { type MetaFunction, useLocation } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { lazyComponent } from "../../ui/lazy.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { pageMeta } from "../page/page-meta.ts";

const CustomersQuote = lazyComponent(() => import("./customers-quote.tsx"));

/** Not for search engines, and no other site learns where a visitor came from. */
export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta({ title: t("Your quote") }, matches),
  { name: "referrer", content: "no-referrer" },
];

/** A quote without an account: by the link of a mail, whose token stands after the #. */
export default function Quote() {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>(null); // the server does not know it
  useEffect(() => setToken(hash.slice(1)), [hash]);
  return (
    <div className="page-width max-w-[44rem] pt-10 sm:pt-16">
      <Suspense fallback={<LoadingLine label={t("Loading …")} />}>
        {token === null ? (
          <LoadingLine label={t("Loading …")} />
        ) : (
          <CustomersQuote key={token} token={token} />
        )}
      </Suspense>
    </div>
  );
}

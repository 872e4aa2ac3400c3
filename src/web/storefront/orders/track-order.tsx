import { Suspense, useEffect, useState } from "react";
import { type MetaFunction, useLocation } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { lazyComponent } from "../../ui/lazy.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { pageMeta } from "../page/page-meta.ts";

/** Each without the code of the other. */
const LinkedOrder = lazyComponent(() => import("./linked-order.tsx"));
const AskForLink = lazyComponent(() => import("./ask-for-link.tsx"));

/** Not for search engines, and no other site learns where a visitor came from. */
export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta({ title: t("Track your order") }, matches),
  { name: "referrer", content: "no-referrer" },
];

/** An order without an account: by the link of a mail, which stands after the #. Without one it can be asked for. */
export default function TrackOrder() {
  const { hash } = useLocation();
  const [link, setLink] = useState<string | null>(null); // the server does not know it
  useEffect(() => setLink(hash.slice(1)), [hash]);
  return (
    <div className="page-width max-w-[52rem] pt-10 sm:pt-16">
      <Suspense fallback={<LoadingLine label={t("Loading …")} />}>
        {link === null ? (
          <LoadingLine label={t("Loading …")} />
        ) : link ? (
          <LinkedOrder key={link} link={link} />
        ) : (
          <AskForLink orderNo="" />
        )}
      </Suspense>
    </div>
  );
}

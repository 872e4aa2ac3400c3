import { Suspense, useEffect, useState } from "react";
import { type MetaFunction, useLocation } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { lazyComponent } from "../../ui/lazy.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { pageMeta } from "../page/page-meta.ts";

const ClaimKit = lazyComponent(() => import("./claim-kit.tsx"));
const EnterCard = lazyComponent(() => import("./enter-card.tsx"));

/** Not for search engines, and no other site learns where a visitor came from. */
export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta({ title: t("Your kit") }, matches),
  { name: "referrer", content: "no-referrer" },
];

/** What stands after the # in the QR code of a printed card, before its code. */
const CARD = "card=";
const isOfCard = (fragment: string) => fragment === "" || fragment.startsWith(CARD);

/** The kit of an occasion without an account: by the link of a mail, whose token stands after the #, or by the code of a printed card. */
export default function Claim() {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>(null); // the server does not know it
  useEffect(() => setToken(hash.slice(1)), [hash]);
  return (
    <div className="page-width max-w-[44rem] pt-10 sm:pt-16">
      <Suspense fallback={<LoadingLine label={t("Loading …")} />}>
        {token === null ? (
          <LoadingLine label={t("Loading …")} />
        ) : isOfCard(token) ? (
          <EnterCard key={token} code={token.slice(CARD.length)} />
        ) : (
          <ClaimKit key={token} token={token} />
        )}
      </Suspense>
    </div>
  );
}

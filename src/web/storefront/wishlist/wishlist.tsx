import { Suspense, useEffect, useState } from "react";
import { Link, type MetaFunction, useLocation } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { idsOfHash, wishlist } from "../state/wishlist.ts";

const WishedProducts = lazyComponent(() => import("./wished-list.tsx"));

/** Not for search engines: each browser has its own. */
export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Wishlist") }, matches);

interface ShownList {
  readonly ids: readonly number[];
  readonly isShared: boolean;
}

/**
 * The wishlist of this browser, or the list of a link that somebody shared. What leaves the own list stays on the page
 * until it is left, so that a press on the heart can be taken back.
 */
export default function Wishlist() {
  const { hash } = useLocation();
  const [list, setList] = useState<ShownList | null>(null); // the server knows neither
  useEffect(() => {
    const shared = idsOfHash(hash);
    setList({ isShared: shared.length > 0, ids: (shared.length > 0 ? shared : wishlist.get()).toReversed() });
  }, [hash]);
  return (
    <div className="page-width pt-10 sm:pt-16">
      <h1 className="text-2xl">{list?.isShared ? t("A shared wishlist") : t("Wishlist")}</h1>
      {!list && <LoadingLine label={t("Loading …")} />}
      {list?.ids.length === 0 && <Empty />}
      {list && list.ids.length > 0 && (
        <Suspense fallback={<LoadingLine label={t("Loading …")} />}>
          <WishedProducts key={hash} {...list} />
        </Suspense>
      )}
    </div>
  );
}

const Empty = () => (
  <div className="mt-4 grid justify-items-start gap-6">
    <p className="max-w-text text-soft">
      {t(
        "Nothing here yet. Press the heart on a product to keep it here. You don’t need an account: the list stays in this browser.",
      )}
    </p>
    <Link to="/" className={buttonClass("secondary")}>
      {t("Have a look around")}
    </Link>
  </div>
);

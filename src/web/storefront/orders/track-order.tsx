import { Suspense, useEffect, useState } from "react";
import { type MetaFunction, useLocation } from "react-router";
import { orderNoOfLink } from "../../../platform/order-link/order-link.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { OrderHeading, OrderLoading } from "../account/order-heading.tsx";
import { OrderView } from "../account/order-view.tsx";
import { useOrderDetails } from "../account/use-order-details.ts";
import { errorNotice, NoticeBox } from "../form/notice.tsx";
import { pageMeta } from "../page-meta.ts";

/** A link of a mail opens the order at once, without the code of the form. */
const AskForLink = lazyComponent(() => import("./ask-for-link.tsx"));

/** Not for search engines, and no other site learns where a visitor came from. */
export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta({ title: t("Track your order") }, matches),
  { name: "referrer", content: "no-referrer" },
];

const withdrawn = () => errorNotice(t("This link no longer opens an order."), t("Ask for a new one here."));

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

function LinkedOrder({ link }: { link: string }) {
  const [access] = useState({ orderNo: orderNoOfLink(link), link });
  const { order, notice, isNotFound, load, show } = useOrderDetails(access);
  if (order) return <OrderView order={order} access={access} onChange={(now) => void show(now)} />;
  if (isNotFound) return <AskForLink orderNo={access.orderNo} reason={withdrawn()} />;
  if (!notice) return <OrderLoading orderNo={access.orderNo} />;
  return (
    <div className="grid justify-items-start gap-6">
      <OrderHeading orderNo={access.orderNo} />
      <NoticeBox notice={notice} />
      <Button look="secondary" onClick={() => void load()}>
        {t("Try again")}
      </Button>
    </div>
  );
}

import { Suspense, useEffect, useRef, useState } from "react";
import { Link, type MetaFunction, useLocation, useNavigate } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { earlyComponent } from "../../ui/lazy.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { clearTabStorage, tabStorage } from "../../ui/tab-storage.ts";
import { pageMeta } from "../page/page-meta.ts";
import { useStoreData } from "../page/store-data.ts";
import type { RouteHandle } from "../shell/shell.tsx";
import { useCountryName } from "../wording/country-name.ts";
import { CheckoutHeader } from "./checkout-header.tsx";
import { nextSteps } from "./placed/next-steps.ts";
import { PlacedLines } from "./placed/placed-lines.tsx";
import { ORDER_NO_KEY, type PlacedOrder } from "./placed/placed-order.ts";

const PlacedDetails = earlyComponent(() => import("./placed/placed-details.tsx"));

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Order placed") }, matches);

export const handle: RouteHandle = { Header: CheckoutHeader };

/** Specification 2: checkout/order-confirm. Shows the stored order number once; without one it goes home. */
export default function OrderConfirm() {
  const { config } = useStoreData();
  const countryName = useCountryName();
  const orderNo = useOrderNo();
  const [now] = useState(Date.now);
  const placed = useLocation().state as PlacedOrder | null;
  if (!orderNo) {
    return <LoadingLine label={t("One moment …")} className="page-width py-20" />;
  }
  return (
    <div className="page-width pt-12 sm:pt-20">
      <div className="mx-auto max-w-[36rem]">
        <span className="confirm-mark grid size-16 place-items-center rounded-full bg-good-tint text-good">
          <Icon name={placed?.isKit || placed?.isGift ? "gift" : "check"} size={32} />
        </span>
        <h1 className="mt-6 text-3xl">
          {placed?.isKit ? t("Your welcome kit is ordered.") : t("Thank you for your order.")}
        </h1>
        <p className="mt-5 text-lg">
          {t("Your order number is")}{" "}
          <strong className="font-bold whitespace-nowrap tabular-nums" translate="no">
            {orderNo}
          </strong>
          {t(". An email with all the details will follow.")}
        </p>
        <Suspense fallback={<div className="mt-8 min-h-44" />}>
          <PlacedDetails orderNo={orderNo} />
        </Suspense>
        {placed && placed.lines.length > 0 && <PlacedLines placed={placed} />}
        <h2 className="mt-10 text-lg">{t("What happens next")}</h2>
        <ol className="mt-3 grid gap-3 text-soft">
          {nextSteps(placed, now, config, countryName).map((step, index) => (
            <Step key={step} number={index + 1}>
              {step}
            </Step>
          ))}
        </ol>
        <div className="mt-10 flex flex-wrap gap-3">
          <Link to="/accounts/order-history" className={buttonClass("primary")}>
            {t("See my orders")}
          </Link>
          <Link to={`/accounts/orders/${orderNo}`} className={buttonClass("secondary")}>
            {t("Print the order")}
          </Link>
          <Link to="/" className={buttonClass("quiet", "max-sm:-ms-3")}>
            {t("Continue Shopping")}
          </Link>
        </div>
      </div>
    </div>
  );
}

function Step({ number, children }: { number: number; children: string }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full bg-tile text-xs font-medium text-ink"
      >
        {number}
      </span>
      <span>{children}</span>
    </li>
  );
}

/** Reads the stored order number and clears the session storage of the tab. */
function useOrderNo(): string | null {
  const [orderNo, setOrderNo] = useState<string | null>(null);
  const isRead = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const stored = tabStorage.get(ORDER_NO_KEY);
    if (!stored) return void navigate("/", { replace: true });
    clearTabStorage();
    setOrderNo(stored);
    void import("../state/cart.ts").then(
      ({ replaceCart, loadCart }) => {
        replaceCart([]); // the order has emptied the cart
        void loadCart();
      },
      () => undefined,
    );
  }, [navigate]);
  return orderNo;
}

import { Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { lazyComponent } from "../../ui/lazy.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";

const ThankGiver = lazyComponent(() => import("../order/thank-giver.tsx"));

export interface Claimed {
  readonly orderNo: string;
  /** Opens the order without a login. */
  readonly orderLink: string;
}

interface KitOrderedProps {
  claimed: Claimed;
  /** Of a printed card: nothing was mailed unless an address was given, and the next may wait at the screen. */
  onAnother?: (() => void) | undefined;
}

/** The end of a claim, also after a reload and in another tab. */
export function KitOrdered({ claimed: { orderNo, orderLink }, onAnother }: KitOrderedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid justify-items-start gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("Your kit is ordered.")}
      </h1>
      {onAnother ? (
        <>
          <p>{wholeWords(t("It is order {orderNo}. Please note this number.", { orderNo }))}</p>
          <p className="text-soft">
            {t(
              "Until it is packed, you can change its size at your order. For a day, your card opens it again.",
            )}
          </p>
        </>
      ) : (
        <>
          <p>{wholeWords(t("It is order {orderNo}. We have mailed you what happens next.", { orderNo }))}</p>
          <p className="text-soft">
            {t("Until it is packed, you can change its size and address at your order.")}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to={`/orders/track-order#${orderLink}`} className={buttonClass()}>
          {t("See your order")}
        </Link>
        {onAnother && (
          <Button look="secondary" onClick={onAnother}>
            {t("Done, for the next person")}
          </Button>
        )}
      </div>
      <div className="w-full pt-4 empty:hidden">
        <Suspense fallback={null}>
          <ThankGiver access={{ orderNo, link: orderLink }} />
        </Suspense>
      </div>
    </div>
  );
}

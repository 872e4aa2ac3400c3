import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";

export interface AcceptedOrder {
  readonly orderNo: string;
  /** Opens the order without a login. */
  readonly orderLink: string;
}

/** The end of a quote: its order. */
export function QuoteAccepted({ order: { orderNo, orderLink } }: { order: AcceptedOrder }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid justify-items-start gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("Thank you: your order is placed.")}
      </h1>
      <p>{wholeWords(t("It is order {orderNo}. We have mailed you what happens next.", { orderNo }))}</p>
      <p className="text-soft">{t("We email you how to pay. What you ordered is reserved for you.")}</p>
      <Link to={`/orders/track-order#${orderLink}`} className={buttonClass()}>
        {t("See your order")}
      </Link>
    </div>
  );
}

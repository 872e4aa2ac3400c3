import { Link } from "react-router";
import type { OrderDetails, OrderLine } from "../../../contract/customer-orders.ts";
import { t } from "../../../platform/language/t.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { formatOrderAmount } from "./order-format.ts";

/** The line items of an order with the prices of that time. A product that is still sold links to its page. */
export function OrderLines({ order }: { order: OrderDetails }) {
  return (
    <>
      <ul className="grid gap-4">
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <li key={index} className="flex flex-wrap gap-x-4 break-inside-avoid">
            <div className="image-tile size-14 shrink-0 rounded-md">
              <ResponsiveImage
                path={line.imagePath}
                alt=""
                sizes="3.5rem"
                maxWidth={320}
                className="size-full object-cover"
              />
            </div>
            <div className="min-w-0 flex-1 text-sm wrap-anywhere max-[18rem]:basis-full">
              <p className="leading-snug font-medium">
                {line.productUrl ? (
                  <Link to={`/${line.productUrl}`} className="underline-offset-4 hover:underline">
                    {wholeWords(line.productName)}
                  </Link>
                ) : (
                  line.productName
                )}
              </p>
              <p className="mt-0.5 text-soft">{choiceOf(line, order)}</p>
            </div>
            <p className="text-sm font-medium tabular-nums">
              {line.isSwag ? (
                <span className="text-good">{t("Free Swag")}</span>
              ) : (
                formatOrderAmount(line.shownTotal, order)
              )}
            </p>
            {line.contents && (
              <p className="mt-2 basis-full text-sm text-soft wrap-anywhere">
                {t("In the box: {contents}", { contents: line.contents })}
              </p>
            )}
            {line.declined && (
              <p className="basis-full text-sm text-soft wrap-anywhere">
                {t("Without {parts}, as wished", { parts: line.declined })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {order.lines.some(isConvertedAsAWhole) && (
        <p className="text-xs text-soft">
          {t(
            "Each line is converted as a whole, so its total can differ a little from quantity times price.",
          )}
        </p>
      )}
    </>
  );
}

/** Three mugs of $14.46 can be $43.37: the price and the total of a line are converted from rupees each on its own. */
const isConvertedAsAWhole = ({ qty, shownPrice, shownTotal }: OrderLine): boolean =>
  qty > 1 && Math.round(qty * shownPrice * 100) !== Math.round(shownTotal * 100);

const choiceOf = (line: OrderLine, order: OrderDetails): string =>
  [
    line.colourName,
    // Translators: of a garment, such as M or 42.
    line.size && t("Size {size}", { size: line.size }),
    !line.isSwag && t("Qty {qty}", { qty: line.qty }),
    line.qty > 1 && !line.isSwag && t("{price} each", { price: formatOrderAmount(line.shownPrice, order) }),
  ]
    .filter(Boolean)
    .join(", ");

/** Sub total, discount, shipping and grand total. The shown amounts add up exactly. */
export function OrderTotals({ order }: { order: OrderDetails }) {
  const money = (amount: number) => formatOrderAmount(amount, order);
  const shipping =
    order.shownShipping === null
      ? t("To be confirmed")
      : order.isSwag
        ? t("Free")
        : money(order.shownShipping);
  return (
    <dl className="grid gap-1.5 border-t border-line pt-4 text-sm break-inside-avoid">
      <Row name={t("Sub Total")} value={money(order.shownSubTotal)} />
      <Row
        name={
          order.couponCode ? t("Discount ({couponCode})", { couponCode: order.couponCode }) : t("Discount")
        }
        value={money(-order.shownDiscount)}
      />
      <Row name={t("Shipping")} value={shipping} />
      <div className="mt-1 flex items-baseline justify-between gap-4 text-base font-medium">
        <dt>{t("Grand Total")}</dt>
        <dd className="tabular-nums" translate="no">
          {money(order.shownAmount)}
        </dd>
      </div>
    </dl>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft wrap-anywhere">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

import { Link } from "react-router";
import type { Product, ProductDetail } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { QuoteButton } from "../quotation/quote-button.tsx";
import { useMoney } from "../state/money.ts";
import { priceRanges } from "./price-ranges.ts";

interface VolumePricesProps {
  product: Product;
  variant: ProductDetail | undefined;
  quantity: number;
}

/** The volume prices of a product, and where a team asks for more. The cart's price is the server's. */
export default function VolumePrices({ product, variant, quantity }: VolumePricesProps) {
  const ranges = variant ? priceRanges(product.volumePrices, variant.sellingPrice) : [];
  return (
    <section aria-label={t("For a team")} className="text-sm text-soft empty:hidden">
      {ranges.length > 1 && <RangeTable ranges={ranges} quantity={quantity} />}
      <p>
        <span>
          {ranges.length > 1
            ? t("All colours and sizes count together. More, or with your logo?")
            : t("For a team?")}
        </span>{" "}
        <Link
          to="/orders/bulk-enquiry"
          state={{ product: product.productName, quantity: quantity > 1 ? String(quantity) : "" }}
          className="underline underline-offset-4 hover:text-ink"
        >
          {t("Ask for a price")}
        </Link>
      </p>
      {variant && ranges.length > 1 && (
        <QuoteButton
          lines={[
            {
              productName: product.productName,
              colourName: variant.colourName,
              productDetailsId: variant.id,
              qty: Math.max(1, quantity),
            },
          ]}
        />
      )}
    </section>
  );
}

function RangeTable({ ranges, quantity }: { ranges: ReturnType<typeof priceRanges>; quantity: number }) {
  const { show } = useMoney();
  return (
    <table className="mb-3 w-full max-w-sm">
      <caption className="pb-2 text-start font-medium text-ink">{t("Prices for teams")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("Quantity")}</th>
          <th scope="col">{t("Price each")}</th>
          <th scope="col">{t("Saving")}</th>
        </tr>
      </thead>
      <tbody>
        {ranges.map(({ from, to, price, percentLess }) => {
          const isChosen = quantity >= from && (to === null || quantity <= to);
          return (
            <tr
              key={from}
              aria-current={isChosen || undefined}
              className={`border-t border-line ${isChosen ? "text-ink" : ""}`}
            >
              <th scope="row" className="py-2 text-start font-normal tabular-nums">
                {to === null ? t("{from} or more", { from }) : t("{from} to {to}", { from, to })}
              </th>
              <td className="py-2 text-end font-medium whitespace-nowrap text-ink tabular-nums">
                <span translate="no">{show(price)}</span>{" "}
                <span className="font-normal text-soft">{t("each")}</span>
              </td>
              <td className="w-24 py-2 text-end tabular-nums">
                {percentLess > 0 && t("{percentLess}% less", { percentLess })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { t } from "../../../platform/language/t.ts";
import { dispatchDay } from "./order-format.ts";

/** What became of a parcel; where it did not arrive, what was done about it. */
const stateText = ({ state, outcome }: OrderDetails["parcels"][number]): string =>
  ({
    sent: t("On its way"),
    delivered: t("Delivered"),
    lost: t("Lost: we are looking into it"),
    "returned to sender": t("It came back to us"),
    "sent again": t("Did not arrive: sent again"),
    refunded: t("Did not arrive: refunded"),
    cancelled: t("Did not arrive: cancelled"),
  })[outcome || state];

/** The parcels of an order with the courier's page about each. Nothing before the first one left. */
export function OrderParcels({ order }: { order: OrderDetails }) {
  if (order.parcels.length === 0) return null;
  return (
    <section aria-label={t("Parcels")} className="grid gap-4">
      <h2 className="text-lg">
        {t("{count, plural, one {Your parcel} other {Your parcels}}", { count: order.parcels.length })}
      </h2>
      <ul className="grid gap-4 text-sm">
        {order.parcels.map((parcel) => (
          <li key={parcel.number} className="grid gap-1">
            <p className="font-medium">{`${stateText(parcel)} · ${dispatchDay(parcel.shipmentDate)}`}</p>
            <p className="text-soft wrap-anywhere">
              {parcel.lines
                .map(({ qty, productName, size }) => `${qty} × ${productName}${size && ` (${size})`}`)
                .join(", ")}
            </p>
            <p className="wrap-anywhere">{`${parcel.shippedBy}, ${t("AWB")} ${parcel.awbNo}`}</p>
            {parcel.trackingUrl && (
              <p>
                <a
                  className="link inline-flex min-h-11 items-center print:hidden"
                  href={parcel.trackingUrl}
                  rel="noreferrer"
                  target="_blank"
                >
                  {t("Track it")}
                  <span className="sr-only">
                    {` ${t("at {shippedBy} (new tab)", { shippedBy: parcel.shippedBy })}`}
                  </span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { type ReactNode, useEffect, useState } from "react";
import type { OrderDetails } from "../../../../contract/customer-orders.ts";
import { shownAddress } from "../../../../platform/address/shown-address.ts";
import { t } from "../../../../platform/language/t.ts";
import { readOrder } from "../../order/order-access.ts";
import { OrderAmount } from "../../order/order-amount.tsx";
import { payByText } from "../../order/pay-by-text.ts";
import { useStoreData } from "../../page/store-data.ts";
import { useAddressCountry } from "../../wording/address-country.ts";

/**
 * The order that was just placed as the server has stored it: what it costs, where it goes, where the mail goes, and when it is
 * cancelled unless it is paid. Where it cannot be read, a sentence names the mail, which says it too.
 */
export default function PlacedDetails({ orderNo }: { orderNo: string }) {
  const { config } = useStoreData();
  const countryName = useAddressCountry();
  const [order, setOrder] = useState<OrderDetails | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    readOrder({ orderNo, link: null }).then(setOrder, () => setFailed(true));
  }, [orderNo]);
  const address = order?.addresses.find(({ isBilling }) => !isBilling);
  if (hasFailed)
    return <p className="mt-6">{t("We cancel what isn’t paid in time: the email says until when.")}</p>;
  return (
    <div role="status" className="mt-8 min-h-44">
      {order && (
        <dl className="grid gap-4 border-y border-line py-5 sm:grid-cols-2">
          <Fact name={t("Grand Total")}>
            <span className="font-medium tabular-nums">
              <OrderAmount order={order} />
            </span>
          </Fact>
          <Fact name={t("Email")}>{order.email}</Fact>
          {address && (
            <Fact name={t("Delivery Address")}>
              <address className="whitespace-pre-line not-italic">
                {shownAddress(address, countryName(address.country)).join("\n")}
              </address>
            </Fact>
          )}
        </dl>
      )}
      {order?.payBy && <p className="mt-4">{payByText(order, config.timeZone)}</p>}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

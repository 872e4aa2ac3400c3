import { useEffect, useState } from "react";
import { t } from "../../../language/t.ts";
import { readOrder } from "../../account/order-access.ts";
import { payByText } from "../../account/pay-by-text.ts";
import { useStoreData } from "../../page/store-data.ts";

/**
 * When the order that was just placed is cancelled unless it is paid, as the server has stored it. Where it cannot be read, the
 * sentence names the mail, which says it too.
 */
export function PlacedPayBy({ orderNo }: { orderNo: string }) {
  const { config } = useStoreData();
  const [text, setText] = useState<string | null>("");
  useEffect(() => {
    readOrder({ orderNo, link: null })
      .then((order) => setText(payByText(order, config.timeZone)))
      .catch(() => setText(t("We cancel what isn’t paid in time: the email says until when.")));
  }, [orderNo, config.timeZone]);
  return (
    <p role="status" className="mt-6 min-h-12">
      {text}
    </p>
  );
}

import type { OrderExchange } from "../../../contract/exchanges.ts";
import { t } from "../../../platform/language/t.ts";
import { useStoreData } from "../page/store-data.ts";
import { orderDay } from "./order-format.ts";

const stateText = ({ state, replacementNo }: OrderExchange): string =>
  ({
    asked: replacementNo ? t("The new size is ordered") : t("The new size is reserved"),
    done: t("Exchanged"),
    "called off": t("Called off"),
    declined: t("Not exchanged"),
    lapsed: t("Ended"),
  })[state];

interface ExchangeItemProps {
  orderNo: string;
  exchange: OrderExchange;
  sendTo: readonly string[];
  onCallOff: () => void;
  onPrintLabel: () => void;
}

/** One exchange: where it is, and what its owner does now. */
export function ExchangeItem({ orderNo, exchange, sendTo, onCallOff, onPrintLabel }: ExchangeItemProps) {
  const name = `${orderNo}/R${exchange.number}`;
  const isByPost = exchange.way === "post";
  return (
    <li className="grid gap-1">
      <p className="font-medium">
        <span>{t("Exchange")}</span>{" "}
        <span className="whitespace-nowrap tabular-nums" translate="no">
          {name}
        </span>{" "}
        <span>{`· ${stateText(exchange)}`}</span>
      </p>
      <p className="text-soft wrap-anywhere">
        {exchange.pieces
          .map(({ qty, productName, from, to }) =>
            t("{qty} × {productName}: {to} instead of {from}", { qty, productName, from, to }),
          )
          .join(", ")}
      </p>
      {exchange.replacementNo && (
        <p>{t("The new size comes with order {orderNo}.", { orderNo: exchange.replacementNo })}</p>
      )}
      {exchange.state === "lapsed" && (
        <p>
          {t(
            "The old size did not come back in time. If it is on its way, we go on when it arrives, as long as the new size is there.",
          )}
        </p>
      )}
      {exchange.reason && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {exchange.reason}
        </p>
      )}
      {exchange.state === "asked" && (
        <>
          <GoesBack exchange={exchange} name={name} sendTo={sendTo} />
          <div className="flex flex-wrap gap-x-5">
            {isByPost && (
              <button type="button" className="link min-h-11" onClick={onPrintLabel}>
                {t("Label to print (PDF)")}
                <span className="sr-only">{`: ${name}`}</span>
              </button>
            )}
            {exchange.mayCallOff && (
              <button type="button" className="link min-h-11" onClick={onCallOff}>
                {t("Call the exchange off")}
                <span className="sr-only">{`: ${name}`}</span>
              </button>
            )}
          </div>
        </>
      )}
    </li>
  );
}

/** Where the old size goes, and by when. */
function GoesBack({
  exchange: { way, office, backBy },
  name,
  sendTo,
}: {
  exchange: OrderExchange;
  name: string;
  sendTo: readonly string[];
}) {
  const { config } = useStoreData();
  const day = orderDay(backBy, config.timeZone);
  if (way === "office")
    return (
      <p>
        {t("Bring the old size to {place} by {day}, with a note that says {name}.", {
          place: office.replaceAll("\n", ", "),
          day,
          name,
        })}
      </p>
    );
  return (
    <p>
      {sendTo.length > 0
        ? t("Send the old size to {place}, so that it is there by {day}. Write {name} on the parcel.", {
            place: sendTo.join(", "),
            day,
            name,
          })
        : t(
            "Send the old size so that it is here by {day}: we email you where to. Write {name} on the parcel.",
            {
              day,
              name,
            },
          )}
    </p>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { OrderExchanges as Exchanges, OrderExchange } from "../../../contract/exchanges.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { downloadPdf } from "../../ui/download-pdf.ts";
import type { Elements } from "../../ui/elements.ts";
import { RetryButton } from "../../ui/retry-button.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { useStoreData } from "../page/store-data.ts";
import { callOffExchange, loadLabel, readExchanges } from "./exchange-access.ts";
import { ExchangeForm } from "./exchange-form.tsx";
import { ExchangeItem } from "./exchange-item.tsx";
import type { OrderAccess } from "./order-access.ts";
import { orderDay } from "./order-format.ts";

/** A wrong size of an order that has arrived: the exchanges so far, and a form for another one. Nothing where nothing has sizes. */
export default function OrderExchanges({ access }: { access: OrderAccess }) {
  const { config } = useStoreData();
  const [exchanges, setExchanges] = useState<Exchanges | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);

  async function load() {
    setNotice(null);
    try {
      setExchanges(await readExchanges(access));
    } catch (problem) {
      setNotice(failureNotice(t("The sizes could not be loaded."), problem));
    }
  }
  const loadFirst = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for this order
  useEffect(() => void loadFirst(), [access.orderNo, access.link]);

  const isBusy = useRef(false); // a second press would be refused, as if the first had failed
  async function once(act: () => Promise<void>, failed: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setNotice(null);
    try {
      await act();
    } catch (problem) {
      setNotice(failureNotice(failed, problem));
    } finally {
      isBusy.current = false;
    }
  }
  const callOff = ({ id, number }: OrderExchange) =>
    once(async () => {
      setExchanges(await callOffExchange(access, id));
      setNotice(successNotice(t("Exchange R{number} is called off.", { number })));
    }, t("The exchange was not called off."));
  const printLabel = ({ id }: OrderExchange) =>
    once(async () => downloadPdf(await loadLabel(access, id)), t("The label could not be loaded."));

  if (!exchanges)
    return notice ? (
      <Section>
        <NoticeBox notice={notice} />
        <RetryButton onRetry={load} />
      </Section>
    ) : null;
  const mayAsk = exchanges.pieces.some(({ qty, sizes }) => qty > 0 && sizes.length > 0);
  if (exchanges.exchanges.length === 0 && exchanges.pieces.length === 0 && exchanges.until) return null;
  return (
    <Section>
      <NoticeBox notice={notice} takesFocus />
      {exchanges.exchanges.length > 0 && (
        <ul className="grid gap-4">
          {exchanges.exchanges.map((each) => (
            <ExchangeItem
              key={each.id}
              orderNo={access.orderNo}
              exchange={each}
              sendTo={exchanges.sendTo}
              onCallOff={() => void callOff(each)}
              onPrintLabel={() => void printLabel(each)}
            />
          ))}
        </ul>
      )}
      {mayAsk && !isOpen && (
        <>
          <p className="text-soft">
            {t("Is a size wrong? You can exchange it until {day}.", {
              day: orderDay(exchanges.until, config.timeZone),
            })}
          </p>
          <Button
            look="secondary"
            className="justify-self-start"
            autoFocus={wasClosed}
            onClick={() => {
              setNotice(null);
              setOpen(true);
            }}
          >
            {t("Choose another size")}
          </Button>
        </>
      )}
      {!exchanges.until && (
        <p className="text-soft">
          {t("It is too late to exchange a size here. Is something wrong with it anyway? Write to")}{" "}
          <a className="link" translate="no" href={`mailto:${config.supportEmail}?subject=${access.orderNo}`}>
            {config.supportEmail}
          </a>
          .
        </p>
      )}
      {isOpen && (
        <ExchangeForm
          access={access}
          exchanges={exchanges}
          onOutdated={load}
          onAsked={(now) => {
            setExchanges(now);
            setOpen(false);
            setNotice(
              successNotice(
                now.sendsAtOnce
                  ? t("Your new size is ordered: we send it to the address of this order.")
                  : t("Your new size is reserved."),
                t("We have emailed you what to do now."),
              ),
            );
          }}
          onClose={() => {
            setWasClosed(true);
            setOpen(false);
          }}
        />
      )}
    </Section>
  );
}

const Section = ({ children }: { children: Elements }) => (
  <section
    aria-labelledby="exchange-heading"
    className="grid gap-4 border-t border-line pt-6 text-sm print:hidden"
  >
    <h2 id="exchange-heading" className="text-lg">
      {t("Another size")}
    </h2>
    {children}
  </section>
);

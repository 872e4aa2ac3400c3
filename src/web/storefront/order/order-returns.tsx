import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { OrderReturn, OrderReturns as Returns } from "../../../contract/customer-returns.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { useStoreData } from "../page/store-data.ts";
import { callOffReturn, type OrderAccess, readReturns } from "./order-access.ts";
import { orderDay } from "./order-format.ts";
import { PiecesForm } from "./pieces-form.tsx";

const stateText = (state: OrderReturn["state"]): string =>
  ({
    asked: t("Waiting for your parcel"),
    received: t("It has arrived here"),
    refunded: t("Refunded"),
    "sent again": t("Sent to you again"),
    "called off": t("Return cancelled"),
  })[state];

/** Returns and faults of an order that has arrived: what there is, and forms for what may be asked for now. */
export default function OrderReturns({ access }: { access: OrderAccess }) {
  const { config } = useStoreData();
  const [returns, setReturns] = useState<Returns | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [form, setForm] = useState<"return" | "fault" | null>(null);
  const [closed, setClosed] = useState<typeof form>(null);

  async function load() {
    setNotice(null);
    try {
      setReturns(await readReturns(access));
    } catch (problem) {
      setNotice(failureNotice(t("The list of what you can return could not be loaded."), problem));
    }
  }
  const loadFirst = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for this order
  useEffect(() => void loadFirst(), [access.orderNo, access.link]);

  const isCallingOff = useRef(false); // a second press would be refused, as if the first had failed
  async function callOff(orderReturn: OrderReturn) {
    if (isCallingOff.current) return;
    isCallingOff.current = true;
    setNotice(null);
    try {
      setReturns(await callOffReturn(access, orderReturn.id));
      setNotice(successNotice(t("Return R{number} is cancelled.", { number: orderReturn.number })));
    } catch (problem) {
      setNotice(failureNotice(t("The return was not cancelled."), problem));
    } finally {
      isCallingOff.current = false;
    }
  }

  function sent(now: Returns) {
    setReturns(now);
    setClosed(null);
    setForm(null);
    setNotice(
      form === "return"
        ? successNotice(t("Your return is registered."), t("We have emailed you how to send it."))
        : successNotice(t("Thank you: our team has your report."), t("They’ll answer by email.")),
    );
  }

  /** What was said before is not about the form. */
  function open(kind: typeof form) {
    setNotice(null);
    setForm(kind);
  }

  /** Not now disappears with the form, so the button that opened it takes the focus. */
  function close() {
    setClosed(form);
    setForm(null);
  }

  if (!returns)
    return notice ? (
      <div className="grid justify-items-start gap-4">
        <NoticeBox notice={notice} />
        <RetryButton onRetry={load} />
      </div>
    ) : (
      <LoadingLine label={t("Loading what you can return …")} />
    );
  const mayReturn = returns.lines.some(({ returnable }) => returnable > 0);
  const isEmpty = returns.returns.length === 0 && !mayReturn && !returns.mayReportFault;
  return (
    <div className="grid gap-4 text-sm">
      <NoticeBox notice={notice} takesFocus />
      {returns.returns.length > 0 && (
        <ul className="grid gap-4">
          {returns.returns.map((each) => (
            <ReturnItem
              key={each.id}
              access={access}
              orderReturn={each}
              sendTo={returns.sendTo}
              onCallOff={() => void callOff(each)}
            />
          ))}
        </ul>
      )}
      {isEmpty && (
        <p className="text-soft">
          {t("Nothing in this order can be returned any more. Is something wrong with it anyway? Write to")}{" "}
          <a className="link" translate="no" href={`mailto:${config.supportEmail}`}>
            {config.supportEmail}
          </a>
          .
        </p>
      )}
      {form === null && (
        <div className="flex flex-wrap gap-3">
          {mayReturn && (
            <Button look="secondary" autoFocus={closed === "return"} onClick={() => open("return")}>
              {t("Return something")}
            </Button>
          )}
          {returns.mayReportFault && (
            <Button look="secondary" autoFocus={closed === "fault"} onClick={() => open("fault")}>
              {t("Report a fault")}
            </Button>
          )}
        </div>
      )}
      {mayReturn && form !== "fault" && (
        <p className="text-soft">
          {t("You can return it until {day}, at your own cost.", {
            day: orderDay(returns.returnUntil, config.timeZone),
          })}
        </p>
      )}
      {form !== null && (
        <PiecesForm
          key={form}
          kind={form}
          access={access}
          lines={returns.lines}
          onSent={sent}
          onClose={close}
        />
      )}
    </div>
  );
}

interface ReturnItemProps {
  access: OrderAccess;
  orderReturn: OrderReturn;
  sendTo: readonly string[];
  onCallOff: () => void;
}

function ReturnItem({ access, orderReturn, sendTo, onCallOff }: ReturnItemProps) {
  const name = `${access.orderNo}/R${orderReturn.number}`;
  return (
    <li className="grid gap-1">
      <p className="font-medium">
        <span>{t("Return")}</span>{" "}
        <span className="whitespace-nowrap tabular-nums" translate="no">
          {name}
        </span>{" "}
        <span>{`· ${stateText(orderReturn.state)}`}</span>
      </p>
      <p className="text-soft wrap-anywhere">
        {orderReturn.lines
          .map(({ qty, productName, size }) => `${qty} × ${productName}${size && ` (${size})`}`)
          .join(", ")}
      </p>
      {orderReturn.state === "asked" && (
        <>
          <p>
            <span>{t("Write")}</span> <strong className="font-medium">{name}</strong>{" "}
            <span>
              {sendTo.length > 0
                ? t("on the parcel and send it to {place}.", { place: sendTo.join(", ") })
                : t("on the parcel; we email you where to send it.")}
            </span>
          </p>
          <button type="button" className="link min-h-11 justify-self-start print:hidden" onClick={onCallOff}>
            {t("Cancel the return")}
            <span className="sr-only">{t(": return {name}", { name })}</span>
          </button>
        </>
      )}
    </li>
  );
}

import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { CustomerQuote } from "../../../contract/quotes.ts";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Message } from "../../ui/message.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { type Notice, NoticeBox } from "../form/notice.tsx";
import { isRefused, problemNotice } from "../form/problem-notice.ts";
import { useStoreData } from "../page/store-data.ts";
import { api } from "../state/api.ts";
import { AcceptForm } from "./accept-form.tsx";
import { AskForm } from "./ask-form.tsx";
import { lastDay } from "./last-day.ts";
import { PdfButton } from "./pdf-button.tsx";
import { type AcceptedOrder, QuoteAccepted } from "./quote-accepted.tsx";
import { QuoteLines } from "./quote-lines.tsx";

/** What the link of a quote opens: the quote, and what its reader can do with it now. */
export default function CustomersQuote({ token }: { token: string }) {
  const [quote, setQuote] = useState<CustomerQuote | null>(null);
  const [accepted, setAccepted] = useState<AcceptedOrder | null>(null);
  const [failure, setFailure] = useState<{ notice: Notice; isFinal: boolean } | null>(null);
  const [stale, setStale] = useState<Notice | null>(null);

  const load = useCallback(() => {
    setFailure(null);
    api.call("POST /api/quotes/open", { body: { token } }).then(setQuote, (problem: unknown) =>
      setFailure({
        notice: problemNotice(t("Your quote could not be loaded."), problem),
        isFinal: isRefused(problem),
      }),
    );
  }, [token]);
  useEffect(load, [load]);
  const { companyName } = useStoreData().config;
  useEffect(() => {
    document.title = `${t("Your quote")} | ${companyName}`;
  }, [companyName]);

  if (accepted) return <QuoteAccepted order={accepted} />;
  if (failure)
    return (
      <div className="grid justify-items-start gap-6">
        <h1 className="text-2xl">{t("Your quote")}</h1>
        <NoticeBox notice={failure.notice} />
        {!failure.isFinal && <RetryButton onRetry={load} />}
      </div>
    );
  if (!quote) return <LoadingLine label={t("Loading your quote …")} />;
  const isOpen = quote.state === "open" || quote.state === "change asked";
  /** The quote is not as the page shows it: the notice says why, and what holds now is loaded. */
  function onStale(notice: Notice) {
    setStale(notice);
    load();
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-2">
        <h1 className="text-3xl">{t("Your quote")}</h1>
        <p className="text-soft wrap-anywhere">
          {[t("No. {number}", { number: quote.quoteNo }), quote.company, quote.name]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </header>
      <NoticeBox notice={stale} isAlert={stale !== null} />
      <StateMessage quote={quote} />
      {quote.state !== "withdrawn" && (
        <>
          <QuoteLines quote={quote} />
          <PdfButton token={token} />
        </>
      )}
      {isOpen && (
        <>
          <AcceptForm
            key={`accept ${quote.versionNo}`}
            token={token}
            quote={quote}
            onAccepted={setAccepted}
            onStale={onStale}
          />
          {quote.state === "open" && (
            <AskForm
              key={`ask ${quote.versionNo}`}
              token={token}
              quote={quote}
              onAsked={(changed) => {
                setStale(null);
                setQuote(changed);
                window.scrollTo({ top: 0 });
              }}
              onStale={onStale}
            />
          )}
        </>
      )}
    </div>
  );
}

/** What is so, and what can be done. */
function StateMessage({ quote }: { quote: CustomerQuote }) {
  const { state, order, versionNo, openedVersion, askedChange } = quote;
  const day = lastDay(quote);
  if (state === "accepted")
    return (
      <>
        <Message kind="good">
          <p>
            {order
              ? wholeWords(
                  t("You have accepted this quote: it is order {orderNo}.", { orderNo: order.orderNo }),
                )
              : t("You have accepted this quote.")}
          </p>
        </Message>
        {order?.orderLink && (
          <Link
            to={`/orders/track-order#${order.orderLink}`}
            className={buttonClass("primary", "justify-self-start")}
          >
            {t("See your order")}
          </Link>
        )}
      </>
    );
  if (state === "withdrawn" || state === "lapsed")
    return (
      <>
        <Message kind="info">
          <p>
            {state === "withdrawn"
              ? t("We have withdrawn this quote, so it cannot be accepted any more.")
              : t("This quote was valid until {day}. It cannot be accepted any more.", { day })}
          </p>
          <p className="font-normal">
            {t("Would you still like to order? Write to us, and we make you a new one.")}
          </p>
        </Message>
        <Link to="/company/contact-us" className={buttonClass("secondary", "justify-self-start")}>
          {t("Write to us")}
        </Link>
      </>
    );
  if (state === "change asked")
    return (
      <Message kind="info">
        <p>
          {t("We have your request, and send you a new version. Until then you can still accept this one.")}
        </p>
        <p dir="auto" className="font-normal whitespace-pre-line wrap-anywhere">
          {askedChange}
        </p>
      </Message>
    );
  if (openedVersion < versionNo)
    return (
      <Message kind="info">
        {t("This is the newest version of your quote. It replaces the one in the email that you opened.")}
      </Message>
    );
  return null;
}

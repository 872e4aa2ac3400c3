import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../../contract/api-problem.ts";
import type { ExchangeInput, OrderExchanges } from "../../../contract/exchanges.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { errorNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { errorMessage } from "../state/api.ts";
import { askForExchange } from "./exchange-access.ts";
import { ExchangeChoice } from "./exchange-choice.tsx";
import { ExchangeSteps } from "./exchange-steps.tsx";
import { ExchangeWay, type Way } from "./exchange-way.tsx";
import type { OrderAccess } from "./order-access.ts";

interface ExchangeFormProps {
  access: OrderAccess;
  exchanges: OrderExchanges;
  onAsked: (exchanges: OrderExchanges) => void;
  /** What can be chosen is not what it was: it must be read again. */
  onOutdated: () => Promise<void>;
  onClose: () => void;
}

export interface ChosenSize {
  readonly to: string;
  readonly quantity: number;
}

const keyOf = ({ lineId, variantId, size }: OrderExchanges["pieces"][number]) =>
  `${lineId}-${variantId}-${size}`;

/** Which pieces get which size, how the old ones come back, and what happens then. */
export function ExchangeForm({ access, exchanges, onAsked, onOutdated, onClose }: ExchangeFormProps) {
  const choices = exchanges.pieces.filter(({ qty }) => qty > 0);
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenSize>>>({});
  const [way, setWay] = useState<Way>({ kind: "post" });
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const pieces: ExchangeInput["pieces"] = choices.flatMap((choice) => {
    const size = chosen[keyOf(choice)];
    const { lineId, variantId } = choice;
    return size ? [{ lineId, variantId, from: choice.size, ...size }] : [];
  });

  async function ask() {
    if (isBusy) return;
    if (pieces.length === 0) return setNotice(errorNotice(t("Please choose a new size.")));
    setBusy(true);
    // At once, so that a refusal that comes late takes its place and moves nothing.
    setNotice({ kind: "info", text: t("One moment …") });
    const place =
      way.kind === "office"
        ? ({ way: "office", officeId: way.officeId } as const)
        : ({ way: "post" } as const);
    try {
      onAsked(await askForExchange(access, { pieces, ...place, sendsAtOnce: exchanges.sendsAtOnce }));
    } catch (problem) {
      setNotice(errorNotice(t("Nothing was exchanged."), errorMessage(problem)));
      setBusy(false);
      if (problem instanceof ApiProblem && problem.status === 409) await onOutdated();
    }
  }

  return (
    <form
      className="grid gap-6 rounded-lg border border-line bg-raised p-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
        {t("Which size do you need?")}
      </h3>
      {choices.map((choice) => (
        <ExchangeChoice
          key={keyOf(choice)}
          choice={choice}
          chosen={chosen[keyOf(choice)]}
          onChoose={(size) => {
            const { [keyOf(choice)]: _before, ...others } = chosen;
            setChosen(size ? { ...others, [keyOf(choice)]: size } : others);
            setNotice(null);
          }}
        />
      ))}
      <ExchangeWay offices={exchanges.offices} way={way} onChange={setWay} />
      <ExchangeSteps exchanges={exchanges} isByPost={way.kind === "post"} />
      <div className={notice ? "min-h-22" : "contents"}>
        <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {exchanges.sendsAtOnce ? t("Send me the new size") : t("Reserve the new size")}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t("Not now")}
        </Button>
      </div>
    </form>
  );
}

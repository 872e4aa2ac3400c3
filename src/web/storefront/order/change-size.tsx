import { useState } from "react";
import { ApiProblem } from "../../../contract/api-problem.ts";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import type { SizeChoice } from "../../../contract/customer-order-changes.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { changeOwnSize, type OrderAccess } from "./order-access.ts";

interface ChangeSizeProps {
  choice: SizeChoice;
  access: OrderAccess;
  onChanged: (order: OrderRow) => void;
  /** What can be chosen is not what it was: it must be read again. */
  onOutdated: () => Promise<void>;
}

/** The sizes that one line of an order can have, the present one chosen. */
export function ChangeSize({ choice, access, onChanged, onOutdated }: ChangeSizeProps) {
  const [size, setSize] = useState(choice.size);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function change() {
    setBusy(true);
    setNotice(null);
    try {
      onChanged(
        await changeOwnSize(access, choice.lineId, {
          from: choice.size,
          to: size,
          ...(choice.partPosition !== undefined && { partPosition: choice.partPosition }),
        }),
      );
    } catch (problem) {
      setNotice(failureNotice(t("The size was not changed."), problem));
      if (!(problem instanceof ApiProblem) || problem.code === "unavailable") return;
      setSize(choice.size);
      await onOutdated();
    } finally {
      setBusy(false);
    }
  }

  const qty = choice.qty > 1 ? `× ${choice.qty}` : "";
  return (
    <div className="grid justify-items-start gap-3">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">
          <span>{[choice.productName, choice.colourName, qty].filter(Boolean).join(" · ")}</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {choice.sizes.map((name) => (
            <label key={name} className="choice">
              <input
                type="radio"
                name={`size-of-${choice.lineId}-${choice.partPosition ?? ""}`}
                checked={name === size}
                onChange={() => setSize(name)}
                className="sr-only"
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <NoticeBox notice={notice} />
      {size !== choice.size && (
        <Button busy={isBusy} onClick={() => void change()}>
          {t("Take size {size} instead of {from}", { size, from: choice.size })}
        </Button>
      )}
    </div>
  );
}

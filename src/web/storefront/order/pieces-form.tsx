import { useEffect, useRef, useState } from "react";
import type { OrderReturns } from "../../../contract/customer-returns.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextArea } from "../../ui/field.tsx";
import { errorNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { errorMessage } from "../state/api.ts";
import { askForReturn, type OrderAccess, reportFault } from "./order-access.ts";

interface PiecesFormProps {
  kind: "return" | "fault";
  access: OrderAccess;
  lines: OrderReturns["lines"];
  onSent: (returns: OrderReturns) => void;
  onClose: () => void;
}

const texts = {
  return: () => ({
    title: t("What do you want to return?"),
    reason: t("Why?"),
    send: t("Register the return"),
    failed: t("Your return was not registered."),
  }),
  fault: () => ({
    title: t("What is faulty, damaged or wrong?"),
    reason: t("What is wrong with it?"),
    send: t("Report it"),
    failed: t("Your report was not sent."),
  }),
} as const;

const which = () => t("Please choose at least one piece.");
const missingReason = () => t("Please write a few words.");

/** Pieces and a reason: for a return, or for the report of a fault. */
export function PiecesForm({ kind, access, lines, onSent, onClose }: PiecesFormProps) {
  const text = texts[kind]();
  const [notice, setNotice] = useState<Notice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choices = lines
    .map((line) => ({ ...line, max: kind === "return" ? line.returnable : line.arrived }))
    .filter(({ max }) => max > 0);
  const chosenOf = (typed: Readonly<Record<string, string>>) =>
    choices
      .map(({ lineId }) => ({ lineId, quantity: Number(typed[`line${lineId}`]) }))
      .filter(({ quantity }) => quantity > 0);
  const form = useForm({
    draft: `${kind} ${access.orderNo}`,
    blank: {
      ...Object.fromEntries(choices.map(({ lineId }) => [`line${lineId}`, "0"])),
      reason: "",
    } as Record<string, string>,
    check: (typed) => ({
      ...(chosenOf(typed).length === 0 && { [`line${choices[0]?.lineId}`]: which() }),
      ...(!typed.reason?.trim() && { reason: missingReason() }),
    }),
    onInvalid: () => setNotice(null),
    async onSubmit(typed) {
      setNotice(null);
      const send = kind === "return" ? askForReturn : reportFault;
      try {
        const lines = chosenOf(typed);
        const returns = await send(access, { lines, reason: typed.reason?.trim() ?? "" });
        form.clear();
        onSent(returns);
      } catch (problem) {
        setNotice(errorNotice(text.failed, errorMessage(problem)));
      }
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5 rounded-lg border border-line bg-raised p-5">
      <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
        {text.title}
      </h3>
      <NoticeBox notice={notice} isAlert />
      {choices.map(({ lineId, productName, size, max }) => (
        <SelectField
          key={lineId}
          label={`${productName}${size && `, ${size}`}`}
          {...form.field(`line${lineId}`)}
        >
          {Array.from({ length: max + 1 }, (_, pieces) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of pieces
            <option key={pieces} value={pieces}>
              {pieces === 0 ? t("None") : t("{pieces} of {max}", { pieces, max })}
            </option>
          ))}
        </SelectField>
      ))}
      <TextArea label={text.reason} required maxLength={450} {...form.field("reason")} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form}>{text.send}</SubmitButton>
        <Button look="secondary" onClick={onClose}>
          {t("Not now")}
        </Button>
      </div>
    </form>
  );
}

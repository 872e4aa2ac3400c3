import type { ExchangeableItem } from "../../../contract/exchanges.ts";
import { t } from "../../../platform/language/t.ts";
import { SelectField } from "../../ui/field.tsx";
import { SizeChartButton } from "../catalogue/size-chart-button.tsx";
import type { ChosenSize } from "./exchange-form.tsx";

interface ExchangeChoiceProps {
  choice: ExchangeableItem;
  chosen: ChosenSize | undefined;
  onChoose: (size: ChosenSize | undefined) => void;
}

/** The sizes that one piece can be exchanged for. It stays as it is at first. */
export function ExchangeChoice({ choice, chosen, onChoose }: ExchangeChoiceProps) {
  const { lineId, variantId, productName, size, qty, sizes, sizeChart } = choice;
  const name = `exchange-${lineId}-${variantId}-${size}`;
  const isOut = sizes.length > 0 && sizes.every(({ isThere }) => !isThere);
  return (
    <div className="grid justify-items-start gap-3">
      <fieldset>
        <legend className="mb-2 font-medium">{t("{productName}, size {size}", { productName, size })}</legend>
        <div className="flex flex-wrap gap-2">
          <label className="choice">
            <input
              type="radio"
              name={name}
              checked={chosen === undefined}
              onChange={() => onChoose(undefined)}
              className="sr-only"
            />
            <span>{t("Fits")}</span>
          </label>
          {sizes.map((each) => (
            <label key={each.size} className="choice">
              <input
                type="radio"
                name={name}
                checked={chosen?.to === each.size}
                disabled={!each.isThere}
                onChange={() => onChoose({ to: each.size, quantity: chosen?.quantity ?? 1 })}
                className="sr-only"
              />
              <span>{each.size}</span>
              {!each.isThere && <span className="sr-only">{t(", not there now")}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      {isOut && <p className="text-soft">{t("No other size is in stock.")}</p>}
      {chosen && qty > 1 && (
        <SelectField
          label={t("How many?")}
          value={chosen.quantity}
          onChange={(event) => onChoose({ ...chosen, quantity: Number(event.target.value) })}
        >
          {Array.from({ length: qty }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of pieces
            <option key={at} value={at + 1}>
              {t("{pieces} of {max}", { pieces: at + 1, max: qty })}
            </option>
          ))}
        </SelectField>
      )}
      {sizeChart && <SizeChartButton chart={sizeChart} productName={productName} isOneOfSeveral />}
    </div>
  );
}

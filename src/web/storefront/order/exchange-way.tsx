import type { OrderExchanges } from "../../../contract/exchanges.ts";
import { t } from "../../../platform/language/t.ts";
import { SelectField } from "../../ui/field.tsx";

export type Way = { readonly kind: "post" } | { readonly kind: "office"; readonly officeId: number };

interface ExchangeWayProps {
  offices: OrderExchanges["offices"];
  way: Way;
  onChange: (way: Way) => void;
}

/** By post, or to an office of the company. Without an office there is nothing to choose. */
export function ExchangeWay({ offices, way, onChange }: ExchangeWayProps) {
  const [first] = offices;
  if (!first) return null;
  const office = way.kind === "office" ? offices.find(({ id }) => id === way.officeId) : undefined;
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-2 font-medium">{t("How does the old size come back?")}</legend>
        <div className="flex flex-wrap gap-2">
          <label className="choice">
            <input
              type="radio"
              name="exchange-way"
              checked={way.kind === "post"}
              onChange={() => onChange({ kind: "post" })}
              className="sr-only"
            />
            <span>{t("I send it")}</span>
          </label>
          <label className="choice">
            <input
              type="radio"
              name="exchange-way"
              checked={way.kind === "office"}
              onChange={() => onChange({ kind: "office", officeId: first.id })}
              className="sr-only"
            />
            <span>{t("I bring it to an office")}</span>
          </label>
        </div>
      </fieldset>
      {office && (
        <div className="grid gap-2">
          <SelectField
            label={t("Office")}
            value={office.id}
            onChange={(event) => onChange({ kind: "office", officeId: Number(event.target.value) })}
          >
            {offices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <p role="status" className="whitespace-pre-line text-soft">
            {office.address}
          </p>
        </div>
      )}
    </div>
  );
}

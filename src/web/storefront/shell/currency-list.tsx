import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { FALLBACK_RATE, useStoreData } from "../page/store-data.ts";
import { chooseCurrency } from "../state/choose-currency.ts";
import { useMoney } from "../state/money.ts";

/** The currencies, for example 'Dollar ($)'. A choice is stored and closes the list (specification 4, 9). */
export function CurrencyList({ onChosen }: { onChosen: () => void }) {
  const { rates } = useStoreData();
  const { rate } = useMoney();
  const shown = rates.length ? rates : [FALLBACK_RATE];
  return (
    <ul>
      {rates.length === 0 && (
        <li className="px-4 py-2 text-sm text-soft">{t("The other currencies could not be loaded.")}</li>
      )}
      {shown.map((each) => {
        const isChosen = each.currencyCode === rate.currencyCode;
        return (
          <li key={each.currencyCode}>
            <button
              type="button"
              className="panel-item justify-between gap-4"
              aria-pressed={isChosen}
              onClick={() => {
                chooseCurrency(each.currencyCode);
                onChosen();
              }}
            >
              <span>
                <span>{each.currencyName}</span> <bdi>{`(${each.currencySymbol.trim()})`}</bdi>
              </span>
              {isChosen && <Icon name="check" size={18} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

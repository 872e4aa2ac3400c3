import { ArrayInput, NumberInput, required, SimpleFormIterator } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { AddRowButton } from "../inputs/add-row-button.tsx";
import { RemoveRowButton } from "../inputs/remove-row-button.tsx";
import { withSymbol } from "../words/format.ts";

/** What a unit costs from so many units of the product in one cart on, over all its variants and sizes. */
export const VolumePriceInputs = () => (
  <ArrayInput
    source="volumePrices"
    label={t("Volume prices for teams")}
    helperText={t(
      "All variants and sizes count together. Quantities rise, prices fall. A lower selling price stays.",
    )}
  >
    <SimpleFormIterator
      inline
      disableClear
      disableReordering
      getItemLabel={(at) => t("Volume price {at}", { at: at + 1 })}
      addButton={<AddRowButton label={t("Add a volume price")} />}
      removeButton={<RemoveRowButton label={(at) => t("Remove volume price {at}", { at })} />}
    >
      <NumberInput
        source="fromQuantity"
        label={t("From quantity")}
        min={2}
        max={999}
        step={1}
        validate={required()}
        helperText={false}
      />
      <NumberInput
        source="unitPrice"
        label={withSymbol(t("Price each"))}
        min={0}
        step={0.01}
        validate={required()}
        helperText={false}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

import { ArrayInput, NumberInput, required, SimpleFormIterator } from "react-admin";
import { AddRowButton } from "../inputs/add-row-button.tsx";
import { withSymbol } from "../words/format.ts";

/** What a unit costs from so many units of the product in one cart on, over all its variants and sizes. */
export const VolumePriceInputs = () => (
  <ArrayInput
    source="volumePrices"
    label="Volume prices for teams"
    helperText="All variants and sizes count together. Quantities rise, prices fall. A lower selling price stays."
  >
    <SimpleFormIterator
      inline
      disableClear
      disableReordering
      getItemLabel={(at) => `Volume price ${at + 1}`}
      addButton={<AddRowButton label="Add a volume price" />}
    >
      <NumberInput
        source="fromQuantity"
        label="From quantity"
        min={2}
        max={999}
        step={1}
        validate={required()}
        helperText={false}
      />
      <NumberInput
        source="unitPrice"
        label={withSymbol("Price each")}
        min={0}
        step={0.01}
        validate={required()}
        helperText={false}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

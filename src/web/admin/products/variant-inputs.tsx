import Box from "@mui/material/Box";
import { ArrayInput, NumberInput, required, SimpleFormIterator, TextInput } from "react-admin";
import { AddRowButton } from "../inputs/add-row-button.tsx";
import { GermanTextInput } from "../inputs/german-inputs.tsx";
import { withSymbol } from "../words/format.ts";
import { ImageList } from "./image-list.tsx";
import { SkuCodeInputs } from "./sku-code-inputs.tsx";

const joinSizes = (sizes: unknown): string => (Array.isArray(sizes) ? sizes.join(", ") : "");
const splitSizes = (text: string): string[] =>
  text
    .split(",")
    .map((size) => size.trimStart())
    .filter((size, at, all) => size || at < all.length - 1 || at === 0);

/**
 * The product's variants. A new variant is for sale at once, and not counted until its stock is entered under
 * Stock.
 */
export const VariantInputs = () => (
  <ArrayInput source="variants" label="Variants" validate={required()}>
    <SimpleFormIterator
      fullWidth
      disableClear
      getItemLabel={(at) => `Variant ${at + 1}`}
      addButton={<AddRowButton label="Add a variant" />}
    >
      <Box
        sx={{
          display: "grid",
          columnGap: 2,
          width: "100%",
          gridTemplateColumns: { xs: "1fr 1fr", md: "2fr 1fr 1fr 1fr" },
        }}
      >
        <TextInput source="colourName" label="Colour" helperText="Empty: only one" />
        <TextInput
          source="colourHex"
          label="Colour code"
          parse={(text) => text?.toLowerCase() || null}
          format={(text) => text ?? ""}
          helperText="#rrggbb or empty"
        />
        <NumberInput
          source="webPrice"
          label={withSymbol("Price before")}
          min={0}
          step={0.01}
          validate={required()}
          helperText="Struck through where it is higher"
        />
        <NumberInput
          source="sellingPrice"
          label={withSymbol("Selling price")}
          min={0}
          step={0.01}
          validate={required()}
          helperText="What is paid"
        />
      </Box>
      <GermanTextInput source="colourName" label="Colour" />
      <TextInput
        source="sizes"
        label="Sizes"
        format={joinSizes}
        parse={splitSizes}
        helperText="With commas: S, M, L. Empty: comes in one size"
      />
      <SkuCodeInputs />
      <ImageList />
    </SimpleFormIterator>
  </ArrayInput>
);

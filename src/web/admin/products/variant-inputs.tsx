import Box from "@mui/material/Box";
import { ArrayInput, NumberInput, required, SimpleFormIterator, TextInput } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { AddRowButton } from "../inputs/add-row-button.tsx";
import { RemoveRowButton } from "../inputs/remove-row-button.tsx";
import { TranslatedInputs } from "../translations/translated-inputs.tsx";
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
  <ArrayInput source="variants" label={t("Variants")} validate={required()}>
    <SimpleFormIterator
      fullWidth
      disableClear
      getItemLabel={(at) => t("Variant {at}", { at: at + 1 })}
      addButton={<AddRowButton label={t("Add a variant")} />}
      removeButton={<RemoveRowButton label={(at) => t("Remove variant {at}", { at })} />}
    >
      <Box
        sx={{
          display: "grid",
          columnGap: 2,
          width: "100%",
          gridTemplateColumns: { xs: "1fr 1fr", md: "2fr 1fr 1fr 1fr" },
        }}
      >
        <TextInput source="colourName" label={t("Colour")} helperText={t("Empty: only one")} />
        <TextInput
          source="colourHex"
          label={t("Colour code")}
          parse={(text) => text?.toLowerCase() || null}
          format={(text) => text ?? ""}
          helperText={t("#rrggbb or empty")}
        />
        <NumberInput
          source="webPrice"
          label={withSymbol(t("Price before"))}
          min={0}
          step={0.01}
          validate={required()}
          helperText={t("Struck through where it is higher")}
        />
        <NumberInput
          source="sellingPrice"
          label={withSymbol(t("Selling price"))}
          min={0}
          step={0.01}
          validate={required()}
          helperText={t("What is paid")}
        />
      </Box>
      <TranslatedInputs
        texts={[{ name: "colourName", label: t("Colour"), maxLength: 60 }]}
        of={t("Colour")}
      />
      <TextInput
        source="sizes"
        label={t("Sizes")}
        format={joinSizes}
        parse={splitSizes}
        helperText={t("With commas: S, M, L. Empty: comes in one size")}
      />
      <SkuCodeInputs />
      <ImageList source="images" firstNote={t("Alt text. The first image is the card's.")} />
    </SimpleFormIterator>
  </ArrayInput>
);

import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  FormTab,
  NumberInput,
  ReferenceArrayInput,
  required,
  SimpleFormIterator,
  TabbedForm,
  TabbedFormTabs,
  TextInput,
  useRecordContext,
} from "react-admin";
import type { StaffProduct } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { recordPath } from "../calls/data-provider.ts";
import { AddRowButton } from "../inputs/add-row-button.tsx";
import { HtmlInput } from "../inputs/html-input.tsx";
import { RemoveRowButton } from "../inputs/remove-row-button.tsx";
import { SlugInput } from "../inputs/slug-input.tsx";
import { KeepTyped } from "../typed/keep-typed.tsx";
import { hasGst, taxName } from "../words/tax-words.ts";
import { CategoryInput } from "./category-input.tsx";
import { SizeChartInput } from "./size-chart-input.tsx";
import { translationTabs } from "./translated-product-texts.tsx";
import { VariantInputs } from "./variant-inputs.tsx";
import { VolumePriceInputs } from "./volume-price-inputs.tsx";

/** On a phone the tabs scroll, so that they do not make the page wider. */
const tabs = (
  <TabbedFormTabs
    variant="scrollable"
    allowScrollButtonsMobile
    sx={{ "& .MuiTabs-scroller": { width: 0 } }}
  />
);

function KeepProduct() {
  const id = useRecordContext<Partial<StaffProduct>>()?.id;
  return <KeepTyped form={id === undefined ? "products" : recordPath("products", id)} />;
}

/** All fields of a product but its stock, which is changed by stock movements. */
export const ProductForm = ({ toolbar }: { toolbar: React.JSX.Element }) => (
  <TabbedForm toolbar={toolbar} tabs={tabs} sx={{ maxWidth: 1000 }}>
    <FormTab label={t("Product")}>
      <KeepProduct />
      <TextInput source="name" label={t("Name")} validate={required()} fullWidth />
      <SlugInput helperText={t("Made from the name. Small letters, digits and dashes: /steel-mug")} />
      <CategoryInput />
      <NumberInput
        source="packageWeight"
        label={t("Weight with package, grams")}
        min={0}
        step={1}
        validate={required()}
      />
      <TaxInputs />
      <BooleanInput
        source="isSwagItem"
        label={t("This is the welcome kit")}
        helperText={t("Free, without a quantity, redeemed once per person with a code. One product at most.")}
      />
      <BooleanInput source="returnable" label={t("Can be returned (food cannot)")} />
      <ReferenceArrayInput source="recommended" reference="products" sort={{ field: "name", order: "ASC" }}>
        <AutocompleteArrayInput
          label={t("Recommended beside it")}
          optionText="name"
          filterToQuery={(q: string) => ({ q })}
          fullWidth
        />
      </ReferenceArrayInput>
    </FormTab>
    <FormTab label={t("Prices, sizes, images")}>
      <VariantInputs />
      <VolumePriceInputs />
    </FormTab>
    <FormTab label={t("Texts")}>
      <HtmlInput source="shortDescription" label={t("Short description")} rows={3} />
      <HtmlInput source="description" label={t("Description")} rows={8} />
      <HtmlInput source="disclaimer" label={t("Disclaimer")} rows={2} />
      <ArrayInput source="specification" label={t("Specification")}>
        <SimpleFormIterator
          inline
          disableClear
          addButton={<AddRowButton label={t("Add a line")} />}
          removeButton={<RemoveRowButton label={(at) => t("Remove line {at}", { at })} />}
        >
          <TextInput source="name" label={t("Name")} validate={required()} helperText={false} />
          <TextInput source="value" label={t("Value")} validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </FormTab>
    <FormTab label={t("Search engines")}>
      <TextInput source="pageTitle" label={t("Page title")} fullWidth helperText={t("Empty: the name")} />
      <TextInput source="metaDescription" label={t("Description")} multiline fullWidth />
      <TextInput source="metaKeywords" label={t("Keywords")} fullWidth />
    </FormTab>
    <FormTab label={t("Size chart")}>
      <SizeChartInput />
    </FormTab>
    {translationTabs()}
  </TabbedForm>
);

/** What the invoice reads of a product. Empty: the store's default (GST_HSN, GST_RATE). */
const TaxInputs = () => (
  <>
    {hasGst && (
      <TextInput
        source="hsnCode"
        label={t("HSN code")}
        parse={(text) => text?.trim() || null}
        format={(text) => text ?? ""}
        validate={(text) => (!text || /^\d{4,8}$/.test(text) ? undefined : "4 to 8 digits")}
        helperText={t("On the invoice. Empty: the store’s own")}
      />
    )}
    <NumberInput
      source="gstBasisPoints"
      label={t("{taxName} in the price, percent", { taxName })}
      min={0}
      max={100}
      step={0.01}
      format={(basisPoints?: unknown) => (typeof basisPoints === "number" ? basisPoints / 100 : "")}
      parse={(percent) => (percent === "" || percent == null ? null : Math.round(Number(percent) * 100))}
      helperText={t("Empty: the store’s own rate")}
    />
  </>
);

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
import { recordPath } from "../calls/data-provider.ts";
import { AddRowButton } from "../inputs/add-row-button.tsx";
import { offersGerman } from "../inputs/german-inputs.tsx";
import { HtmlInput } from "../inputs/html-input.tsx";
import { SlugInput } from "../inputs/slug-input.tsx";
import { KeepTyped } from "../typed/keep-typed.tsx";
import { hasGst, taxName } from "../words/tax-words.ts";
import { CategoryInput } from "./category-input.tsx";
import { GermanProductInputs } from "./german-product-inputs.tsx";
import { SizeChartInput } from "./size-chart-input.tsx";
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
    <FormTab label="Product">
      <KeepProduct />
      <TextInput source="name" validate={required()} fullWidth />
      <SlugInput helperText="Made from the name. Small letters, digits and dashes: /steel-mug" />
      <CategoryInput />
      <NumberInput
        source="packageWeight"
        label="Weight with package, grams"
        min={0}
        step={1}
        validate={required()}
      />
      <TaxInputs />
      <BooleanInput
        source="isSwagItem"
        label="This is the welcome kit"
        helperText="Free, without a quantity, redeemed once per person with a code. One product at most."
      />
      <BooleanInput source="returnable" label="Can be returned (food cannot)" />
      <ReferenceArrayInput source="recommended" reference="products" sort={{ field: "name", order: "ASC" }}>
        <AutocompleteArrayInput
          label="Recommended beside it"
          optionText="name"
          filterToQuery={(q: string) => ({ q })}
          fullWidth
        />
      </ReferenceArrayInput>
    </FormTab>
    <FormTab label="Prices, sizes, images">
      <VariantInputs />
      <VolumePriceInputs />
    </FormTab>
    <FormTab label="Texts">
      <HtmlInput source="shortDescription" label="Short description" rows={3} />
      <HtmlInput source="description" label="Description" rows={8} />
      <HtmlInput source="disclaimer" label="Disclaimer" rows={2} />
      <ArrayInput source="specification" label="Specification">
        <SimpleFormIterator inline disableClear addButton={<AddRowButton label="Add a line" />}>
          <TextInput source="name" label="Name" validate={required()} helperText={false} />
          <TextInput source="value" label="Value" validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </FormTab>
    <FormTab label="Search engines">
      <TextInput source="pageTitle" label="Page title" fullWidth helperText="Empty: the name" />
      <TextInput source="metaDescription" label="Description" multiline fullWidth />
      <TextInput source="metaKeywords" label="Keywords" fullWidth />
    </FormTab>
    <FormTab label="Size chart">
      <SizeChartInput />
    </FormTab>
    {offersGerman() && (
      <FormTab label="In German">
        <GermanProductInputs />
      </FormTab>
    )}
  </TabbedForm>
);

/** What the invoice reads of a product. Empty: the store's default (GST_HSN, GST_RATE). */
const TaxInputs = () => (
  <>
    {hasGst && (
      <TextInput
        source="hsnCode"
        label="HSN code"
        parse={(text) => text?.trim() || null}
        format={(text) => text ?? ""}
        validate={(text) => (!text || /^\d{4,8}$/.test(text) ? undefined : "4 to 8 digits")}
        helperText="On the invoice. Empty: the store’s own"
      />
    )}
    <NumberInput
      source="gstBasisPoints"
      label={`${taxName} in the price, percent`}
      min={0}
      max={100}
      step={0.01}
      format={(basisPoints?: unknown) => (typeof basisPoints === "number" ? basisPoints / 100 : "")}
      parse={(percent) => (percent === "" || percent == null ? null : Math.round(Number(percent) * 100))}
      helperText="Empty: the store’s own rate"
    />
  </>
);

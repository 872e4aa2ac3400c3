import { ArrayInput, FormDataConsumer, required, SimpleFormIterator, TextInput } from "react-admin";
import type { ProductInput } from "../../../contract/admin/products.ts";
import { AddRowButton } from "../inputs/add-row-button.tsx";
import { GermanHtmlInput, GermanNote, GermanTextInput, germanSource } from "../inputs/german-inputs.tsx";

/** The German texts of a product. Those of its colours and images are beside these. */
export const GermanProductInputs = () => (
  <>
    <GermanNote />
    <GermanTextInput source="name" label="Name" />
    <GermanHtmlInput source="shortDescription" label="Short description" rows={3} />
    <GermanHtmlInput source="description" label="Description" rows={8} />
    <GermanHtmlInput source="disclaimer" label="Disclaimer" rows={2} />
    <ArrayInput source={germanSource("specification")} label="Specification in German">
      <SimpleFormIterator inline disableClear addButton={<AddRowButton label="Add a line in German" />}>
        <TextInput source="name" label="Name" validate={required()} helperText={false} />
        <TextInput source="value" label="Value" validate={required()} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
    <GermanTextInput source="pageTitle" label="Page title" />
    <GermanTextInput source="metaDescription" label="Description for search engines" isMultiline />
    <GermanTextInput source="metaKeywords" label="Keywords" />
    <GermanSizeChart />
  </>
);

/** The columns of the size chart and how to measure. Its rows are figures. */
const GermanSizeChart = () => (
  <FormDataConsumer<ProductInput>>
    {({ formData: { sizeChart } }) =>
      sizeChart && (
        <>
          {sizeChart.columns.map((column, at) => (
            <GermanTextInput
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity
              key={at}
              source={`sizeChart.columns.${at}`}
              label={`Column ${column || at + 1}`}
            />
          ))}
          <GermanTextInput source="sizeChart.howToMeasure" label="How to measure" isMultiline />
        </>
      )
    }
  </FormDataConsumer>
);

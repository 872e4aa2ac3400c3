import {
  Create,
  DataTable,
  Edit,
  List,
  NumberInput,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
} from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { HtmlInput } from "../inputs/html-input.tsx";
import { SlugInput } from "../inputs/slug-input.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { TranslatedInputs } from "../translations/translated-inputs.tsx";
import { CategoryTileInput, withoutEmptyTile } from "./category-tile-input.tsx";

export const CategoryList = () => (
  <List
    filters={[<SearchInput key="q" source="q" alwaysOn placeholder={t("Name")} />]}
    sort={{ field: "position", order: "ASC" }}
  >
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.NumberCol source="position" label={t("Place")} />
      <DataTable.Col source="name" label={t("Name")} />
      <DataTable.Col source="slug" label={t("URL path")} disableSort render={(row) => `/${row.slug}`} />
      <DataTable.NumberCol source="products" label={t("Products")} disableSort />
    </DataTable>
  </List>
);

const translatedTexts = [
  { name: "name", label: t("Name"), maxLength: 120 },
  { name: "pageHeading", label: t("Heading of the page"), maxLength: 200 },
  { name: "description", label: t("Text under the products") },
  { name: "pageTitle", label: t("Page title"), maxLength: 200 },
  { name: "metaDescription", label: t("Description for search engines"), maxLength: 500 },
  { name: "metaKeywords", label: t("Keywords"), maxLength: 500 },
];

const CategoryForm = () => (
  <SimpleForm sx={{ maxWidth: 960 }} toolbar={<SaveToolbar alwaysEnable />}>
    <TextInput source="name" label={t("Name")} validate={required()} />
    <SlugInput
      helperText={t("Made from the name. Small letters, digits and dashes.")}
      changeHelp={t("Links to an earlier path no longer work.")}
    />
    <NumberInput
      source="position"
      label={t("Place (lower ones first)")}
      min={0}
      step={1}
      validate={required()}
    />
    <TextInput
      source="searchTerm"
      label={t("Search of a collection")}
      helperText={t(
        "The page also shows what this search finds, such as mug. Then it is a collection: menus can lead to it, and it is in no list of all categories.",
      )}
    />
    <CategoryTileInput />
    <TextInput source="pageHeading" label={t("Heading of the page")} />
    <HtmlInput source="description" label={t("Text under the products")} />
    <TextInput source="pageTitle" label={t("Page title (search engines)")} />
    <TextInput source="metaDescription" label={t("Description (search engines)")} multiline />
    <TextInput source="metaKeywords" label={t("Keywords")} />
    <TranslatedInputs texts={translatedTexts} />
  </SimpleForm>
);

export const CategoryEdit = () => (
  <Edit mutationMode="pessimistic" redirect={false} actions={false} transform={withoutEmptyTile}>
    <CategoryForm />
  </Edit>
);

const empty = {
  name: "",
  slug: "",
  pageHeading: "",
  description: "",
  position: 0,
  tile: null,
  searchTerm: "",
  pageTitle: "",
  metaDescription: "",
  metaKeywords: "",
};
export const CategoryCreate = () => (
  <Create redirect="list" record={empty} title={t("New category")} transform={withoutEmptyTile}>
    <CategoryForm />
  </Create>
);

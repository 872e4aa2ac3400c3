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
import { GermanHtmlInput, GermanSection, GermanTextInput } from "../inputs/german-inputs.tsx";
import { HtmlInput } from "../inputs/html-input.tsx";
import { SlugInput } from "../inputs/slug-input.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { CategoryTileInput, withoutEmptyTile } from "./category-tile-input.tsx";

export const CategoryList = () => (
  <List
    filters={[<SearchInput key="q" source="q" alwaysOn placeholder="Name" />]}
    sort={{ field: "position", order: "ASC" }}
  >
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.NumberCol source="position" label="Place" />
      <DataTable.Col source="name" />
      <DataTable.Col source="slug" label="URL path" disableSort render={(row) => `/${row.slug}`} />
      <DataTable.NumberCol source="products" disableSort />
    </DataTable>
  </List>
);

const CategoryForm = () => (
  <SimpleForm sx={{ maxWidth: 960 }} toolbar={<SaveToolbar alwaysEnable />}>
    <TextInput source="name" validate={required()} />
    <SlugInput
      helperText="Made from the name. Small letters, digits and dashes."
      changeHelp="Links to an earlier path no longer work."
    />
    <NumberInput source="position" label="Place (lower ones first)" min={0} step={1} validate={required()} />
    <TextInput
      source="searchTerm"
      label="Search of a collection"
      helperText="The page also shows what this search finds, such as mug. Then it is a collection: menus can lead to it, and it is in no list of all categories."
    />
    <CategoryTileInput />
    <TextInput source="pageHeading" label="Heading of the page" />
    <HtmlInput source="description" label="Text under the products" />
    <TextInput source="pageTitle" label="Page title (search engines)" />
    <TextInput source="metaDescription" label="Description (search engines)" multiline />
    <TextInput source="metaKeywords" label="Keywords" />
    <GermanSection>
      <GermanTextInput source="name" label="Name" />
      <GermanTextInput source="pageHeading" label="Heading of the page" />
      <GermanHtmlInput source="description" label="Text under the products" />
      <GermanTextInput source="pageTitle" label="Page title" />
      <GermanTextInput source="metaDescription" label="Description for search engines" isMultiline />
      <GermanTextInput source="metaKeywords" label="Keywords" />
    </GermanSection>
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
  <Create redirect="list" record={empty} title="New category" transform={withoutEmptyTile}>
    <CategoryForm />
  </Create>
);

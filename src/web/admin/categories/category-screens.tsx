import CategoryIcon from "@mui/icons-material/CategoryOutlined";
import {
  Create,
  DataTable,
  Edit,
  List,
  NumberInput,
  required,
  SaveButton,
  SearchInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from "react-admin";
import { HtmlInput } from "../html-input.tsx";
import { CategoryTileInput, withoutEmptyTile } from "./category-tile-input.tsx";

const CategoryList = () => (
  <List
    filters={[<SearchInput key="q" source="q" alwaysOn placeholder="Name" />]}
    sort={{ field: "position", order: "ASC" }}
  >
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.NumberCol source="position" label="Place" />
      <DataTable.Col source="name" />
      <DataTable.Col source="slug" label="Address" disableSort render={(row) => `/${row.slug}`} />
      <DataTable.NumberCol source="products" disableSort />
    </DataTable>
  </List>
);

const emptyAsText = (text: string | null) => text ?? "";

const CategoryForm = () => (
  <SimpleForm
    sx={{ maxWidth: 960 }}
    toolbar={
      <Toolbar>
        <SaveButton alwaysEnable />
      </Toolbar>
    }
  >
    <TextInput source="name" validate={required()} parse={emptyAsText} />
    <TextInput
      source="slug"
      label="Address in the shop"
      validate={required()}
      parse={emptyAsText}
      helperText="Small letters, digits and dashes. Old links to another address end."
    />
    <NumberInput source="position" label="Place (lower ones first)" min={0} step={1} validate={required()} />
    <CategoryTileInput />
    <TextInput source="pageHeading" label="Heading of the page" parse={emptyAsText} />
    <HtmlInput source="description" label="Text under the products" />
    <TextInput source="pageTitle" label="Page title (search engines)" parse={emptyAsText} />
    <TextInput source="metaDescription" label="Description (search engines)" parse={emptyAsText} multiline />
    <TextInput source="metaKeywords" label="Keywords" parse={emptyAsText} />
  </SimpleForm>
);

const CategoryEdit = () => (
  <Edit mutationMode="pessimistic" redirect={false} actions={false} transform={withoutEmptyTile}>
    <CategoryForm />
  </Edit>
);

const empty = {
  ...{ name: "", slug: "", pageHeading: "", description: "", position: 0, tile: null },
  ...{ pageTitle: "", metaDescription: "", metaKeywords: "" },
};
const CategoryCreate = () => (
  <Create redirect="list" record={empty} title="New category" transform={withoutEmptyTile}>
    <CategoryForm />
  </Create>
);

export const categoryScreens = {
  list: CategoryList,
  edit: CategoryEdit,
  create: CategoryCreate,
  icon: CategoryIcon,
  recordRepresentation: "name",
};

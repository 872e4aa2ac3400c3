import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import {
  BooleanInput,
  DataTable,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useRecordContext,
} from "react-admin";
import type { ProductRow } from "../../../contract/admin/products.ts";
import { inRupees } from "../amount.ts";
import { Beneath } from "../lists/beneath.tsx";
import { ListTools } from "../lists/list-tools.tsx";
import { ImportLink } from "../product-import/import-link.tsx";
import { SheetExport } from "../product-import/sheet-export.tsx";
import { oneLine, wideOnly } from "../wide-only.ts";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, number, keyword" />,
  <ReferenceInput
    key="categoryId"
    source="categoryId"
    reference="categories"
    alwaysOn
    sort={{ field: "position", order: "ASC" }}
    perPage={100}
  >
    <SelectInput label="Category" optionText="name" />
  </ReferenceInput>,
  <SelectInput
    key="stock"
    source="stock"
    label="Stock"
    alwaysOn
    choices={[
      { id: "low", name: "Low" },
      { id: "out", name: "Sold out" },
    ]}
  />,
  <BooleanInput key="isPublished" source="isPublished" label="In the shop" />,
];

const layout = [oneLine("price", "stock"), wideOnly("categoryName", "price", "stock")];

export const ProductList = () => (
  <List
    filters={filters}
    sort={{ field: "name", order: "ASC" }}
    actions={
      <ListTools file={<SheetExport />}>
        <ImportLink />
      </ListTools>
    }
  >
    <DataTable rowClick="edit" bulkActionButtons={false} sx={layout}>
      <DataTable.Col source="imagePath" label="Picture" disableSort field={Thumbnail} />
      <DataTable.Col
        source="name"
        render={(row: ProductRow) => (
          <>
            {row.name}
            <Beneath>
              {row.categoryName} · {inRupees(row.price)} · {piecesOf(row)}
            </Beneath>
          </>
        )}
      />
      <DataTable.Col source="categoryName" label="Category" disableSort />
      <DataTable.Col source="price" label="Price" align="right" render={(row) => inRupees(row.price)} />
      <DataTable.Col
        source="stock"
        label="Pieces"
        align="right"
        render={(row: ProductRow) => row.stock ?? "not counted"}
      />
      <DataTable.Col source="isPublished" label="In the shop" disableSort field={PublishedChip} />
    </DataTable>
  </List>
);

const piecesOf = ({ stock }: ProductRow): string =>
  stock === null ? "not counted" : stock === 1 ? "1 piece" : `${stock} pieces`;

/** Decoration: the name beside it says what it is. */
function Thumbnail() {
  const product = useRecordContext<ProductRow>();
  if (!product?.imagePath) return <Box sx={{ width: 44, height: 44 }} />;
  return (
    <Box
      component="img"
      src={`${product.imagePath}?w=96`}
      alt=""
      loading="lazy"
      sx={{ width: 44, height: 44, objectFit: "cover", borderRadius: 1, display: "block" }}
    />
  );
}

export function PublishedChip() {
  const product = useRecordContext<{ isPublished: boolean }>();
  if (!product) return null;
  return product.isPublished ? (
    <Chip size="small" variant="outlined" color="success" label="in the shop" />
  ) : (
    <Chip size="small" variant="outlined" label="withdrawn" />
  );
}

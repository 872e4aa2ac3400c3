import UploadIcon from "@mui/icons-material/FileUploadOutlined";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import {
  BooleanInput,
  Button,
  DataTable,
  Link,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useRecordContext,
} from "react-admin";
import type { ProductRow } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { EmptyList } from "../lists/empty-list.tsx";
import { LabelledCheckboxes } from "../lists/labelled-checkboxes.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { ResetSelection } from "../lists/reset-selection.tsx";
import { ProductCsvExport } from "../product-imports/product-csv-export.tsx";
import { hideOnPhone, noWrap } from "../records/column-styles.ts";
import { catalogueStaff } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { formatBaseAmount } from "../words/format.ts";
import { ProductBulkActions } from "./bulk/product-bulk-actions.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Name, SKU, GTIN, keyword")} />,
  <ReferenceInput
    key="categoryId"
    source="categoryId"
    reference="categories"
    alwaysOn
    sort={{ field: "position", order: "ASC" }}
    perPage={100}
  >
    <SelectInput label={t("Category")} optionText="name" />
  </ReferenceInput>,
  <SelectInput
    key="stock"
    source="stock"
    label={t("Stock")}
    alwaysOn
    choices={[
      { id: "low", name: t("Low") },
      { id: "out", name: t("Sold out") },
    ]}
  />,
  <BooleanInput key="isPublished" source="isPublished" label={t("In the shop")} />,
];

const layout = [noWrap("price", "stock"), hideOnPhone("categoryName", "price", "stock")];

export function ProductList() {
  const mayChange = useMayChange(catalogueStaff);
  return (
    <List
      filters={filters}
      sort={{ field: "name", order: "ASC" }}
      empty={<EmptyList>{mayChange && <ImportButton />}</EmptyList>}
      actions={
        mayChange ? (
          <ListToolbar exportButton={<ProductCsvExport />}>
            <ImportButton />
          </ListToolbar>
        ) : (
          <ListToolbar />
        )
      }
    >
      <ResetSelection resource="products" />
      <LabelledCheckboxes>
        <DataTable
          rowClick={mayChange ? "edit" : "show"}
          bulkActionButtons={mayChange && <ProductBulkActions />}
          sx={layout}
        >
          <DataTable.Col source="imagePath" label={t("Image")} disableSort field={Thumbnail} />
          <DataTable.Col
            source="name"
            label={t("Name")}
            render={(row: ProductRow) => (
              <>
                <span>{row.name}</span>
                <CellDetails>
                  {`${row.categoryName} · ${formatBaseAmount(row.price)} · ${stockText(row)}`}
                </CellDetails>
              </>
            )}
          />
          <DataTable.Col source="categoryName" label={t("Category")} disableSort />
          <DataTable.Col
            source="price"
            label={t("Price")}
            align="right"
            render={(row) => formatBaseAmount(row.price)}
          />
          <DataTable.Col
            source="stock"
            label={t("Pieces")}
            align="right"
            render={(row: ProductRow) => row.stock ?? t("not counted")}
          />
          <DataTable.Col source="isPublished" label={t("In the shop")} disableSort field={PublishedChip} />
        </DataTable>
      </LabelledCheckboxes>
    </List>
  );
}

const ImportButton = () => (
  <Button label={t("Import")} component={Link} to="/product-imports/create">
    <UploadIcon />
  </Button>
);

const stockText = ({ stock }: ProductRow): string =>
  stock === null ? t("not counted") : stock === 1 ? "1 piece" : t("{stock} pieces", { stock });

/** No alt text: the name is in the next cell. */
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
    <Chip size="small" variant="outlined" color="success" label={t("in the shop")} />
  ) : (
    <Chip size="small" variant="outlined" label={t("not in the shop")} />
  );
}

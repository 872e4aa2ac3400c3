import CountIcon from "@mui/icons-material/GridOnOutlined";
import Chip from "@mui/material/Chip";
import {
  Button,
  DataTable,
  Link,
  List,
  NumberInput,
  SearchInput,
  SelectInput,
  useListFilterContext,
  useRecordContext,
} from "react-admin";
import type { StockItem } from "../../../contract/admin/stock.ts";
import { t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { hideOnPhone } from "../records/column-styles.ts";
import { catalogueStaff } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Product, SKU or GTIN")} />,
  <SelectInput
    key="state"
    source="state"
    label={t("Show")}
    alwaysOn
    choices={[
      { id: "low", name: t("Low") },
      { id: "out", name: t("Sold out") },
      { id: "counted", name: t("Counted") },
      { id: "uncounted", name: t("Not counted") },
    ]}
  />,
  <NumberInput key="threshold" source="threshold" label={t("Low is, at most")} alwaysOn min={0} />,
];

/** The lowest stock comes first, and what is not counted last. */
export const StockList = () => (
  <List
    title={t("Stock")}
    filters={filters}
    filterDefaultValues={{ threshold: 10 }}
    sort={{ field: "stock", order: "ASC" }}
    actions={<StockToolbar />}
  >
    <DataTable
      rowClick="show"
      bulkActionButtons={false}
      sx={hideOnPhone("colourName", "size", "skuCode", "bin", "reserved", "onHand", "waiting", "isPublished")}
    >
      <DataTable.Col
        source="product"
        label={t("Product")}
        render={(row: StockItem) => (
          <>
            <span>{row.productName}</span>
            <CellDetails>
              {[
                row.colourName,
                row.size || t("all sizes"),
                row.skuCode && t("SKU {skuCode}", { skuCode: row.skuCode }),
                row.bin && t("bin {bin}", { bin: row.bin }),
                row.waiting > 0 && t("{waiting} waiting", { waiting: row.waiting }),
                row.reserved > 0 && t("{reserved} sold, not sent", { reserved: row.reserved }),
                !row.isPublished && t("not in the shop"),
              ]
                .filter(Boolean)
                .join(", ")}
            </CellDetails>
          </>
        )}
      />
      <DataTable.Col source="colourName" label={t("Colour")} disableSort />
      <DataTable.Col source="size" label={t("Size")} disableSort render={(row) => row.size || t("all")} />
      <DataTable.Col source="skuCode" label={t("SKU code")} disableSort />
      <DataTable.Col source="bin" label={t("Bin")} disableSort />
      <DataTable.Col source="stock" label={t("Can be sold")} align="right" field={StockCell} />
      <DataTable.Col source="reserved" label={t("Sold, not sent")} align="right" disableSort />
      <DataTable.Col
        source="onHand"
        label={t("On hand")}
        align="right"
        disableSort
        render={(row: StockItem) => row.onHand ?? "–"}
      />
      <DataTable.Col
        source="waiting"
        label={t("Waiting")}
        align="right"
        disableSort
        render={(row: StockItem) => row.waiting || ""}
      />
      <DataTable.Col
        source="isPublished"
        label={t("In the shop")}
        disableSort
        render={(row) => (row.isPublished ? t("yes") : t("not in the shop"))}
      />
    </DataTable>
  </List>
);

function StockToolbar() {
  const mayChange = useMayChange(catalogueStaff);
  return (
    <ListToolbar>
      {mayChange && (
        <Button label={t("Count")} component={Link} to="/stock-counts/create">
          <CountIcon />
        </Button>
      )}
    </ListToolbar>
  );
}

/** The stock of a SKU, marked where it is low or zero. */
function StockCell() {
  const item = useRecordContext<StockItem>();
  const { filterValues } = useListFilterContext();
  if (!item) return null;
  if (item.stock === null) return <span>{t("not counted")}</span>;
  if (item.stock === 0)
    return <Chip size="small" variant="outlined" color="error" label={t("0, sold out")} />;
  if (item.stock <= Number(filterValues?.threshold ?? 10))
    return (
      <Chip
        size="small"
        variant="outlined"
        color="warning"
        label={t("{stock}, low", { stock: item.stock })}
      />
    );
  return <span>{item.stock}</span>;
}

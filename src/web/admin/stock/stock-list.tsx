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
import { CellDetails } from "../lists/cell-details.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { hideOnPhone } from "../records/column-styles.ts";
import { catalogueStaff } from "../staff-session/roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Product, SKU or GTIN" />,
  <SelectInput
    key="state"
    source="state"
    label="Show"
    alwaysOn
    choices={[
      { id: "low", name: "Low" },
      { id: "out", name: "Sold out" },
      { id: "counted", name: "Counted" },
      { id: "uncounted", name: "Not counted" },
    ]}
  />,
  <NumberInput key="threshold" source="threshold" label="Low is, at most" alwaysOn min={0} />,
];

/** The lowest stock comes first, and what is not counted last. */
export const StockList = () => (
  <List
    title="Stock"
    filters={filters}
    filterDefaultValues={{ threshold: 10 }}
    sort={{ field: "stock", order: "ASC" }}
    actions={<StockToolbar />}
  >
    <DataTable
      rowClick="show"
      bulkActionButtons={false}
      sx={hideOnPhone("colourName", "size", "skuCode", "reserved", "onHand", "waiting", "isPublished")}
    >
      <DataTable.Col
        source="product"
        label="Product"
        render={(row: StockItem) => (
          <>
            {row.productName}
            <CellDetails>
              {[
                row.colourName,
                row.size || "all sizes",
                row.skuCode && `SKU ${row.skuCode}`,
                row.waiting > 0 && `${row.waiting} waiting`,
                row.reserved > 0 && `${row.reserved} sold, not sent`,
                !row.isPublished && "not in the shop",
              ]
                .filter(Boolean)
                .join(", ")}
            </CellDetails>
          </>
        )}
      />
      <DataTable.Col source="colourName" label="Colour" disableSort />
      <DataTable.Col source="size" label="Size" disableSort render={(row) => row.size || "all"} />
      <DataTable.Col source="skuCode" label="SKU code" disableSort />
      <DataTable.Col source="stock" label="Can be sold" align="right" field={StockCell} />
      <DataTable.Col source="reserved" label="Sold, not sent" align="right" disableSort />
      <DataTable.Col
        source="onHand"
        label="On hand"
        align="right"
        disableSort
        render={(row: StockItem) => row.onHand ?? "–"}
      />
      <DataTable.Col
        source="waiting"
        label="Waiting"
        align="right"
        disableSort
        render={(row: StockItem) => row.waiting || ""}
      />
      <DataTable.Col
        source="isPublished"
        label="In the shop"
        disableSort
        render={(row) => (row.isPublished ? "yes" : "not in the shop")}
      />
    </DataTable>
  </List>
);

function StockToolbar() {
  const mayChange = useMayChange(catalogueStaff);
  return (
    <ListToolbar>
      {mayChange && (
        <Button label="Count" component={Link} to="/stock-counts/create">
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
  if (item.stock === null) return <span>not counted</span>;
  if (item.stock === 0) return <Chip size="small" variant="outlined" color="error" label="0, sold out" />;
  if (item.stock <= Number(filterValues?.threshold ?? 10))
    return <Chip size="small" variant="outlined" color="warning" label={`${item.stock}, low`} />;
  return <span>{item.stock}</span>;
}

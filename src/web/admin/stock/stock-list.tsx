import { DataTable, List, NumberInput, SearchInput, SelectInput } from "react-admin";
import type { StockItem } from "../../../contract/admin/inventory.ts";
import { hideOnPhone } from "../column-styles.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { StockCell } from "./stock-count.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Product" />,
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

/** The lowest stock comes first. */
export const StockList = () => (
  <List
    title="Stock"
    filters={filters}
    filterDefaultValues={{ state: "counted", threshold: 10 }}
    sort={{ field: "stock", order: "ASC" }}
  >
    <DataTable
      rowClick="show"
      bulkActionButtons={false}
      sx={hideOnPhone("colourName", "size", "isPublished")}
    >
      <DataTable.Col
        source="product"
        label="Product"
        render={(row: StockItem) => (
          <>
            {row.productName}
            <CellDetails>
              {[row.colourName, row.size || "all sizes", !row.isPublished && "withdrawn"]
                .filter(Boolean)
                .join(", ")}
            </CellDetails>
          </>
        )}
      />
      <DataTable.Col source="colourName" label="Colour" disableSort />
      <DataTable.Col source="size" label="Size" disableSort render={(row) => row.size || "all"} />
      <DataTable.Col source="stock" label="Pieces" align="right" field={StockCell} />
      <DataTable.Col
        source="isPublished"
        label="In the shop"
        disableSort
        render={(row) => (row.isPublished ? "yes" : "withdrawn")}
      />
    </DataTable>
  </List>
);

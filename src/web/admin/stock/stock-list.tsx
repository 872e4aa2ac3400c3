import { DataTable, List, NumberInput, SearchInput, SelectInput } from "react-admin";
import type { StockItem } from "../../../contract/admin/stock.ts";
import { Beneath } from "../lists/beneath.tsx";
import { wideOnly } from "../wide-only.ts";
import { StockCount } from "./stock-count.tsx";

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

/** What is nearly gone stands on top. */
export const StockList = () => (
  <List
    title="Stock"
    filters={filters}
    filterDefaultValues={{ state: "counted", threshold: 10 }}
    sort={{ field: "stock", order: "ASC" }}
  >
    <DataTable rowClick="show" bulkActionButtons={false} sx={wideOnly("colourName", "size", "isPublished")}>
      <DataTable.Col
        source="product"
        label="Product"
        render={(row: StockItem) => (
          <>
            {row.productName}
            <Beneath>
              {[row.colourName, row.size || "all sizes", !row.isPublished && "withdrawn"]
                .filter(Boolean)
                .join(", ")}
            </Beneath>
          </>
        )}
      />
      <DataTable.Col source="colourName" label="Colour" disableSort />
      <DataTable.Col source="size" label="Size" disableSort render={(row) => row.size || "all"} />
      <DataTable.Col source="stock" label="Pieces" align="right" field={StockCount} />
      <DataTable.Col
        source="isPublished"
        label="In the shop"
        disableSort
        render={(row) => (row.isPublished ? "yes" : "withdrawn")}
      />
    </DataTable>
  </List>
);

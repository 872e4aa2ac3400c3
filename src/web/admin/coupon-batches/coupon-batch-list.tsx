import { DataTable, List, SearchInput } from "react-admin";
import type { CouponBatch } from "../../../contract/admin/coupons.ts";
import { kindLabels } from "../coupons/coupon-labels.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDate, formatDateTime } from "../words/format.ts";

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Name of the batch" />];

const layout = [
  noWrap("endsAt", "madeAt"),
  hideOnPhone("kind", "mailed", "madeAt"),
  hideOnNarrow("endsAt", "madeBy"),
];

export const CouponBatchList = () => (
  <List filters={filters} sort={{ field: "madeAt", order: "DESC" }} title="Personal codes">
    <DataTable rowClick="show" bulkActionButtons={false} sx={layout}>
      <DataTable.Col
        source="name"
        disableSort
        render={(batch: CouponBatch) => (
          <>
            {batch.name}
            <CellDetails>
              {kindLabels[batch.kind]} · {formatDate(batch.madeAt)}
            </CellDetails>
          </>
        )}
      />
      <DataTable.Col source="kind" disableSort render={({ kind }: CouponBatch) => kindLabels[kind]} />
      <DataTable.NumberCol source="codes" disableSort />
      <DataTable.NumberCol source="used" disableSort />
      <DataTable.NumberCol source="mailed" disableSort />
      <DataTable.Col
        source="endsAt"
        label="Ends"
        disableSort
        render={({ endsAt }) => endsAt && formatDate(endsAt)}
      />
      <DataTable.Col source="madeBy" label="Made by" disableSort />
      <DataTable.Col source="madeAt" label="Made" render={({ madeAt }) => formatDateTime(madeAt)} />
    </DataTable>
  </List>
);

import { DataTable, List, SearchInput } from "react-admin";
import type { CouponBatch } from "../../../contract/admin/coupons.ts";
import { onTheClock, onTheDay } from "../amount.ts";
import { kindWords } from "../coupons/coupon-words.ts";
import { Beneath } from "../lists/beneath.tsx";
import { oneLine, roomyOnly, wideOnly } from "../wide-only.ts";

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Name of the batch" />];

const layout = [
  oneLine("endsAt", "madeAt"),
  wideOnly("kind", "mailed", "madeAt"),
  roomyOnly("endsAt", "madeBy"),
];

export const BatchList = () => (
  <List filters={filters} sort={{ field: "madeAt", order: "DESC" }} title="Personal codes">
    <DataTable rowClick="show" bulkActionButtons={false} sx={layout}>
      <DataTable.Col
        source="name"
        disableSort
        render={(batch: CouponBatch) => (
          <>
            {batch.name}
            <Beneath>
              {kindWords[batch.kind]} · {onTheDay(batch.madeAt)}
            </Beneath>
          </>
        )}
      />
      <DataTable.Col source="kind" disableSort render={({ kind }: CouponBatch) => kindWords[kind]} />
      <DataTable.NumberCol source="codes" disableSort />
      <DataTable.NumberCol source="used" disableSort />
      <DataTable.NumberCol source="mailed" disableSort />
      <DataTable.Col
        source="endsAt"
        label="Ends"
        disableSort
        render={({ endsAt }) => endsAt && onTheDay(endsAt)}
      />
      <DataTable.Col source="madeBy" label="Made by" disableSort />
      <DataTable.Col source="madeAt" label="Made" render={({ madeAt }) => onTheClock(madeAt)} />
    </DataTable>
  </List>
);

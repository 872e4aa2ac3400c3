import { DataTable, DateField, List, SearchInput } from "react-admin";
import type { CouponBatch } from "../../../contract/admin/coupons.ts";
import { kindWords } from "../coupons/coupon-words.ts";

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Name of the batch" />];

export const BatchList = () => (
  <List filters={filters} sort={{ field: "madeAt", order: "DESC" }} title="Personal codes">
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="kind" disableSort render={({ kind }: CouponBatch) => kindWords[kind]} />
      <DataTable.NumberCol source="codes" disableSort />
      <DataTable.NumberCol source="used" disableSort />
      <DataTable.NumberCol source="mailed" disableSort />
      <DataTable.Col source="endsAt" label="Ends" disableSort field={DateField} />
      <DataTable.Col source="madeBy" label="Made by" disableSort />
      <DataTable.Col source="madeAt" label="Made">
        <DateField source="madeAt" showTime />
      </DataTable.Col>
    </DataTable>
  </List>
);

import { DataTable, DateField, List, SearchInput, SelectInput } from "react-admin";
import { choicesOf, kindWords, stateWords, worthOf } from "./coupon-words.ts";
import { StateChip } from "./state-chip.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Code, address, note" />,
  <SelectInput
    key="audience"
    source="audience"
    label="For"
    alwaysOn
    choices={[
      { id: "shared", name: "Everybody" },
      { id: "personal", name: "One address" },
    ]}
  />,
  <SelectInput key="state" source="state" alwaysOn choices={choicesOf(stateWords)} />,
  <SelectInput key="kind" source="kind" choices={choicesOf(kindWords)} />,
];

export const CouponList = () => (
  <List
    filters={filters}
    filterDefaultValues={{ audience: "shared" }}
    sort={{ field: "createdAt", order: "DESC" }}
  >
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="code" />
      <DataTable.Col source="state" disableSort field={StateChip} />
      <DataTable.Col source="kind" label="Worth" disableSort render={worthOf} />
      <DataTable.Col source="boundEmail" label="Only for" disableSort />
      <DataTable.NumberCol source="uses" disableSort />
      <DataTable.NumberCol source="maxUses" label="Limit" disableSort />
      <DataTable.Col source="endsAt" label="Ends">
        <DateField source="endsAt" showTime />
      </DataTable.Col>
      <DataTable.Col source="batch" disableSort />
      <DataTable.Col source="note" disableSort />
      <DataTable.Col source="createdAt" label="Made" field={DateField} />
    </DataTable>
  </List>
);

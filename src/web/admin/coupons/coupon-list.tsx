import { DataTable, List, SearchInput, SelectInput } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { onTheClock, onTheDay } from "../amount.ts";
import { Beneath } from "../lists/beneath.tsx";
import { breaking, oneLine, roomyOnly, wideOnly } from "../wide-only.ts";
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

const layout = [
  oneLine("code", "endsAt", "createdAt"),
  breaking("boundEmail", "note"),
  wideOnly("kind", "endsAt"),
  roomyOnly("boundEmail", "maxUses", "batch", "note", "createdAt"),
];

export const CouponList = () => (
  <List
    filters={filters}
    filterDefaultValues={{ audience: "shared" }}
    sort={{ field: "createdAt", order: "DESC" }}
  >
    <DataTable rowClick="show" bulkActionButtons={false} sx={layout}>
      <DataTable.Col source="code" render={codeOf} />
      <DataTable.Col source="state" disableSort field={StateChip} />
      <DataTable.Col source="kind" label="Worth" disableSort render={worthOf} />
      <DataTable.Col source="boundEmail" label="Only for" disableSort />
      <DataTable.NumberCol source="uses" disableSort />
      <DataTable.NumberCol source="maxUses" label="Limit" disableSort />
      <DataTable.Col source="endsAt" label="Ends" render={({ endsAt }) => endsAt && onTheClock(endsAt)} />
      <DataTable.Col source="batch" disableSort />
      <DataTable.Col source="note" disableSort />
      <DataTable.Col source="createdAt" label="Made" render={({ createdAt }) => onTheDay(createdAt)} />
    </DataTable>
  </List>
);

const codeOf = (coupon: StaffCoupon) => (
  <>
    {coupon.code}
    <Beneath until="lg">{coupon.boundEmail}</Beneath>
    <Beneath>
      {worthOf(coupon)}
      {coupon.endsAt && ` until ${onTheDay(coupon.endsAt)}`}
    </Beneath>
  </>
);

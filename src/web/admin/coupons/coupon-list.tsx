import { DataTable, List, SearchInput, SelectInput } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { toChoices } from "../inputs/label-select-input.tsx";
import { CellDetails } from "../lists/cell-details.tsx";
import { NothingByDefault } from "../lists/nothing-by-default.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDate, formatDateTime } from "../words/format.ts";
import { formatCouponValue, kindLabels, stateLabels } from "./coupon-labels.ts";
import { CouponStateChip } from "./coupon-state-chip.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Code, e-mail, note" />,
  <SelectInput
    key="audience"
    source="audience"
    label="For"
    alwaysOn
    choices={[
      { id: "shared", name: "Everybody" },
      { id: "personal", name: "One e-mail address" },
    ]}
  />,
  <SelectInput key="state" source="state" alwaysOn choices={toChoices(stateLabels)} />,
  <SelectInput key="kind" source="kind" choices={toChoices(kindLabels)} />,
];

const layout = [
  noWrap("code", "endsAt", "createdAt"),
  breakWords("boundEmail", "note"),
  hideOnPhone("kind", "endsAt"),
  hideOnNarrow("boundEmail", "maxUses", "batch", "note", "createdAt"),
];

const forEverybody = { audience: "shared" };

export const CouponList = () => (
  <List filters={filters} filterDefaultValues={forEverybody} sort={{ field: "createdAt", order: "DESC" }}>
    <DataTable
      rowClick="show"
      bulkActionButtons={false}
      sx={layout}
      empty={
        <NothingByDefault
          defaults={forEverybody}
          text="No coupon for everybody yet. Create one here; codes for a list of people are made in Personal codes."
        />
      }
    >
      <DataTable.Col source="code" render={renderCode} />
      <DataTable.Col source="state" disableSort field={CouponStateChip} />
      <DataTable.Col source="kind" label="Value" disableSort render={formatCouponValue} />
      <DataTable.Col source="boundEmail" label="Only for" disableSort />
      <DataTable.NumberCol source="uses" disableSort />
      <DataTable.NumberCol source="maxUses" label="Limit" disableSort />
      <DataTable.Col source="endsAt" label="Ends" render={({ endsAt }) => endsAt && formatDateTime(endsAt)} />
      <DataTable.Col source="batch" disableSort />
      <DataTable.Col source="note" disableSort />
      <DataTable.Col source="createdAt" label="Made" render={({ createdAt }) => formatDate(createdAt)} />
    </DataTable>
  </List>
);

const renderCode = (coupon: StaffCoupon) => (
  <>
    {coupon.code}
    <CellDetails until="lg">{coupon.boundEmail}</CellDetails>
    <CellDetails>
      {formatCouponValue(coupon)}
      {coupon.endsAt && ` until ${formatDate(coupon.endsAt)}`}
    </CellDetails>
  </>
);

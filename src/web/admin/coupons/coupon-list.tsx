import { DataTable, List, SearchInput, SelectInput } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { toChoices } from "../inputs/label-select-input.tsx";
import { CellDetails } from "../lists/cell-details.tsx";
import { NothingByDefault } from "../lists/nothing-by-default.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDate, formatDateTime } from "../words/format.ts";
import { formatCouponValue, kindLabels, stateLabels } from "./coupon-labels.ts";
import { CouponStateChip } from "./coupon-state-chip.tsx";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Code, e-mail, note")} />,
  <SelectInput
    key="audience"
    source="audience"
    label={t("For")}
    alwaysOn
    choices={[
      { id: "shared", name: t("Everybody") },
      { id: "personal", name: t("One e-mail address") },
    ]}
  />,
  <SelectInput key="state" source="state" label={t("State")} alwaysOn choices={toChoices(stateLabels)} />,
  <SelectInput key="kind" source="kind" label={t("Kind")} choices={toChoices(kindLabels)} />,
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
          text={t(
            "No coupon for everybody yet. Create one here; codes for a list of people are made in Personal codes.",
          )}
        />
      }
    >
      <DataTable.Col source="code" label={t("Code")} render={renderCode} />
      <DataTable.Col source="state" label={t("State")} disableSort field={CouponStateChip} />
      <DataTable.Col source="kind" label={t("Value")} disableSort render={formatCouponValue} />
      <DataTable.Col source="boundEmail" label={t("Only for")} disableSort />
      <DataTable.NumberCol source="uses" label={t("Uses")} disableSort />
      <DataTable.NumberCol source="maxUses" label={t("Limit")} disableSort />
      <DataTable.Col
        source="endsAt"
        label={t("Ends")}
        render={({ endsAt }) => endsAt && formatDateTime(endsAt)}
      />
      <DataTable.Col source="batch" label={t("Batch")} disableSort />
      <DataTable.Col source="note" label={t("Note")} disableSort />
      <DataTable.Col source="createdAt" label={t("Made")} render={({ createdAt }) => formatDate(createdAt)} />
    </DataTable>
  </List>
);

const renderCode = (coupon: StaffCoupon) => (
  <>
    <span>{coupon.code}</span>
    <CellDetails until="lg">{coupon.boundEmail}</CellDetails>
    <CellDetails>
      {`${formatCouponValue(coupon)}${coupon.endsAt ? t(" until {endsAt}", { endsAt: formatDate(coupon.endsAt) }) : ""}`}
    </CellDetails>
  </>
);

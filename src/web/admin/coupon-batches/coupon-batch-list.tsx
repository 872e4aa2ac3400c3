import { DataTable, List, SearchInput } from "react-admin";
import type { CouponBatch } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { kindLabels } from "../coupons/coupon-labels.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDate, formatDateTime } from "../words/format.ts";

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t("Name of the batch")} />];

const layout = [
  noWrap("endsAt", "madeAt"),
  hideOnPhone("kind", "mailed", "madeAt"),
  hideOnNarrow("endsAt", "madeBy"),
];

export const CouponBatchList = () => (
  <List filters={filters} sort={{ field: "madeAt", order: "DESC" }} title={t("Personal codes")}>
    <DataTable rowClick="show" bulkActionButtons={false} sx={layout}>
      <DataTable.Col
        source="name"
        label={t("Name")}
        disableSort
        render={(batch: CouponBatch) => (
          <>
            <span>{batch.name}</span>
            <CellDetails>{`${kindLabels[batch.kind]} · ${formatDate(batch.madeAt)}`}</CellDetails>
          </>
        )}
      />
      <DataTable.Col
        source="kind"
        label={t("Kind")}
        disableSort
        render={({ kind }: CouponBatch) => kindLabels[kind]}
      />
      <DataTable.NumberCol source="codes" label={t("Codes")} disableSort />
      <DataTable.NumberCol source="used" label={t("Used")} disableSort />
      <DataTable.NumberCol source="mailed" label={t("Mailed")} disableSort />
      <DataTable.Col
        source="endsAt"
        label={t("Ends")}
        disableSort
        render={({ endsAt }) => endsAt && formatDate(endsAt)}
      />
      <DataTable.Col source="madeBy" label={t("Made by")} disableSort />
      <DataTable.Col source="madeAt" label={t("Made")} render={({ madeAt }) => formatDateTime(madeAt)} />
    </DataTable>
  </List>
);

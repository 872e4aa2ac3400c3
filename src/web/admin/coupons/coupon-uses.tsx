import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { DataTable, Link, ListContextProvider, Pagination, useListController } from "react-admin";
import type { CouponUseRow } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { breakWords, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";

const layout = [
  noWrap("orderNo", "redeemedAt"),
  breakWords("fullName", "email"),
  hideOnPhone("email", "redeemedAt", "isReleased"),
];

/** Who used a coupon, and with which order; newest first. */
export function CouponUses({ couponId }: { couponId: number }) {
  const list = useListController<CouponUseRow>({
    resource: `coupons/${couponId}/uses`,
    sort: { field: "redeemedAt", order: "DESC" },
    perPage: 10,
    disableSyncWithLocation: true,
    storeKey: false,
  });
  if (list.isPending) return null;
  if (!list.total) return <Typography color="textSecondary">{t("Nobody yet.")}</Typography>;
  return (
    <ListContextProvider value={list}>
      <DataTable bulkActionButtons={false} rowClick={false} sx={layout}>
        <DataTable.Col
          source="orderNo"
          label={t("Order")}
          disableSort
          render={(use: CouponUseRow) => <Link to={`/orders/${use.orderNo}/show`}>{use.orderNo}</Link>}
        />
        <DataTable.Col
          source="fullName"
          label={t("Name")}
          disableSort
          render={(use: CouponUseRow) => (
            <>
              <span>{use.fullName}</span>
              <CellDetails>
                {`${use.email} · ${formatDateTime(use.redeemedAt)}${use.isReleased ? t(" · order cancelled") : ""}`}
              </CellDetails>
            </>
          )}
        />
        <DataTable.Col source="email" label={t("E-mail")} disableSort />
        <DataTable.Col
          source="redeemedAt"
          label={t("When")}
          render={(use: CouponUseRow) => formatDateTime(use.redeemedAt)}
        />
        <DataTable.Col
          source="isReleased"
          label={t("Came back")}
          disableSort
          render={(use: CouponUseRow) =>
            use.isReleased ? <Chip size="small" variant="outlined" label={t("order cancelled")} /> : ""
          }
        />
      </DataTable>
      <Pagination rowsPerPageOptions={[10, 50, 200]} />
    </ListContextProvider>
  );
}

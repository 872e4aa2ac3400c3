import Box from "@mui/material/Box";
import { DataTable, Pagination, ReferenceManyField } from "react-admin";
import type { StaffOrderRow } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { StatusAndPayment } from "../orders/payment-chip.tsx";
import { hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatBaseAmount, formatDateTime } from "../words/format.ts";

/** Every order of a person, the newest first; a row leads to the order. */
export const PersonOrders = () => (
  <ReferenceManyField
    reference="orders"
    target="personId"
    sort={{ field: "placedAt", order: "DESC" }}
    perPage={10}
    pagination={<Pagination rowsPerPageOptions={[10]} />}
  >
    <Box sx={{ overflowX: "auto" }}>
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        empty={<Box sx={{ py: 1 }}>{t("No orders so far.")}</Box>}
        sx={[noWrap("id", "placedAt", "grandTotal"), hideOnPhone("placedAt")]}
      >
        <DataTable.Col source="id" label={t("Order No")} disableSort />
        <DataTable.Col
          source="placedAt"
          label={t("Placed")}
          disableSort
          render={(order: StaffOrderRow) => formatDateTime(order.placedAt)}
        />
        <DataTable.Col source="status" label={t("Status")} disableSort field={StatusAndPayment} />
        <DataTable.Col
          source="grandTotal"
          label={t("Total")}
          align="right"
          disableSort
          render={(order: StaffOrderRow) =>
            order.isSwag ? t("Welcome kit") : formatBaseAmount(order.grandTotal)
          }
        />
      </DataTable>
    </Box>
  </ReferenceManyField>
);

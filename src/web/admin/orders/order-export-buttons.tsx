import PickListIcon from "@mui/icons-material/FactCheckOutlined";
import type { RaRecord } from "react-admin";
import type { OrderExportRow } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { CsvExportButton } from "../lists/csv-export-button.tsx";
import { comparePicks, courierLine, pickLines } from "./courier-csv.ts";

/** The list as one line for each order, and as one line for each SKU that is still to be sent. */
export const OrderExportButtons = () => (
  <>
    <CsvExportButton
      source="order-exports"
      toLines={(row: RaRecord) => [courierLine(row as OrderExportRow & RaRecord)]}
    />
    <CsvExportButton
      label={t("Pick list")}
      icon={<PickListIcon />}
      source="order-exports"
      fileName="pick-list"
      toLines={(row: RaRecord) => pickLines(row as OrderExportRow & RaRecord)}
      arrange={(lines) => (lines as ReturnType<typeof pickLines>).toSorted(comparePicks)}
    />
  </>
);

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
    <PickListButton source="order-exports" />
  </>
);

/** Each SKU that is still to be sent, from the first bin to the last. */
export const PickListButton = ({ source }: { source: "order-exports" | "packing" }) => (
  <CsvExportButton
    label={t("Pick list")}
    icon={<PickListIcon />}
    source={source}
    fileName="pick-list"
    toLines={(row: RaRecord) => pickLines(row as OrderExportRow & RaRecord)}
    arrange={(lines) => (lines as ReturnType<typeof pickLines>).toSorted(comparePicks)}
  />
);

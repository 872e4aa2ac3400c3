import { BooleanInput, DataTable, Link, List, SearchInput } from "react-admin";
import type { CourierReport } from "../../../contract/admin/courier-events.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { CourierReportActions } from "./courier-report-actions.tsx";
import { reportName } from "./report-name.ts";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="AWB number" />,
  <BooleanInput key="dismissed" source="dismissed" label="What was dismissed" alwaysOn />,
];

const layout = [
  noWrap("firstAt"),
  breakWords("awbNo"),
  hideOnPhone("firstAt", "status"),
  hideOnNarrow("firstAt"),
];

const problemTexts: Record<CourierReport["problem"], string> = {
  "no such parcel": "No parcel has this number",
  "other courier": "A parcel of another courier has this number",
  "several parcels": "Several parcels have this number",
  dismissed: "Dismissed",
};

/** What couriers reported about no parcel of the store. By default only what nobody has decided about. */
export const CourierReportList = () => (
  <List title="Courier reports" filters={filters} sort={{ field: "firstAt", order: "ASC" }} empty={false}>
    <DataTable
      rowClick={false}
      bulkActionButtons={false}
      sx={layout}
      empty={<p>Every report of a courier has found its parcel.</p>}
    >
      <DataTable.Col
        source="awbNo"
        label="Courier and AWB"
        disableSort
        render={(report: CourierReport) => (
          <>
            {reportName(report)}
            <CellDetails>{statusText(report)}</CellDetails>
            <CellDetails until="lg">since {formatDateTime(report.firstAt)}</CellDetails>
          </>
        )}
      />
      <DataTable.Col source="status" label="Reported" disableSort render={statusText} />
      <DataTable.Col
        source="firstAt"
        label="Since"
        disableSort
        render={({ firstAt }: CourierReport) => formatDateTime(firstAt)}
      />
      <DataTable.Col source="problem" label="Why it waits" disableSort render={renderProblem} />
      <DataTable.Col label="To do" disableSort field={CourierReportActions} />
    </DataTable>
  </List>
);

const statusText = ({ status, events }: CourierReport): string =>
  `${status.replaceAll("_", " ")}${events > 1 ? ` (the newest of ${events} reports)` : ""}`;

const renderProblem = ({ problem, reason, parcels }: CourierReport) => (
  <>
    {problemTexts[problem]}
    {reason && `: ${reason}`}
    {parcels.map(({ orderNo, number, shippedBy }) => (
      <div key={`${orderNo} ${number}`}>
        <Link to={`/orders/${orderNo}/show`}>{orderNo}</Link>, parcel {number}, {shippedBy}
      </div>
    ))}
  </>
);

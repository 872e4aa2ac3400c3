import { BooleanInput, DataTable, Link, List, SearchInput } from "react-admin";
import type { CourierReport } from "../../../contract/admin/courier-events.ts";
import { t } from "../../../platform/language/t.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { CourierReportActions } from "./courier-report-actions.tsx";
import { reportName } from "./report-name.ts";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("AWB number")} />,
  <BooleanInput key="dismissed" source="dismissed" label={t("What was dismissed")} alwaysOn />,
];

const layout = [
  noWrap("firstAt"),
  breakWords("awbNo"),
  hideOnPhone("firstAt", "status"),
  hideOnNarrow("firstAt"),
];

const problemTexts: Record<CourierReport["problem"], string> = {
  "no such parcel": t("No parcel has this number"),
  "other courier": t("A parcel of another courier has this number"),
  "several parcels": t("Several parcels have this number"),
  dismissed: t("Dismissed"),
};

/** What couriers reported about no parcel of the store. By default only what nobody has decided about. */
export const CourierReportList = () => (
  <List
    title={t("Courier reports")}
    filters={filters}
    sort={{ field: "firstAt", order: "ASC" }}
    empty={false}
  >
    <DataTable
      rowClick={false}
      bulkActionButtons={false}
      sx={layout}
      empty={<p>{t("Every report of a courier has found its parcel.")}</p>}
    >
      <DataTable.Col
        source="awbNo"
        label={t("Courier and AWB")}
        disableSort
        render={(report: CourierReport) => (
          <>
            <span>{reportName(report)}</span>
            <CellDetails>{statusText(report)}</CellDetails>
            <CellDetails until="lg">
              {t("since {firstAt}", { firstAt: formatDateTime(report.firstAt) })}
            </CellDetails>
          </>
        )}
      />
      <DataTable.Col source="status" label={t("Reported")} disableSort render={statusText} />
      <DataTable.Col
        source="firstAt"
        label={t("Since")}
        disableSort
        render={({ firstAt }: CourierReport) => formatDateTime(firstAt)}
      />
      <DataTable.Col source="problem" label={t("Why it waits")} disableSort render={renderProblem} />
      <DataTable.Col label={t("To do")} disableSort field={CourierReportActions} />
    </DataTable>
  </List>
);

const statusText = ({ status, events }: CourierReport): string =>
  `${status.replaceAll("_", " ")}${events > 1 ? t(" (the newest of {events} reports)", { events }) : ""}`;

const renderProblem = ({ problem, reason, parcels }: CourierReport) => (
  <>
    <span>{`${problemTexts[problem]}${reason && `: ${reason}`}`}</span>
    {parcels.map(({ orderNo, number, shippedBy }) => (
      <div key={`${orderNo} ${number}`}>
        <Link to={`/orders/${orderNo}/show`}>{orderNo}</Link>
        <span>{t(", parcel {number}, {shippedBy}", { number, shippedBy })}</span>
      </div>
    ))}
  </>
);

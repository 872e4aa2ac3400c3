import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { useState } from "react";
import { Button, type RaRecord, useDataProvider, useListContext, useNotify } from "react-admin";
import { toCsv } from "./csv.ts";
import { saveFile } from "./save-file.ts";

const AT_ONCE = 500;
/** Half a year at 200 orders a day; more is cut into pieces by a filter, and the page says so. */
const MOST_ROWS = 50_000;

/**
 * The whole list as it is filtered and sorted now, as a file. It pages through the list's own call: who may not see a
 * row does not get it here either. A row that moves to the next page meanwhile is written once.
 */
export function CsvExport() {
  const { resource, filterValues, filter, sort, total } = useListContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  async function readAll() {
    const rows = new Map<RaRecord["id"], RaRecord>();
    for (let page = 1; rows.size < MOST_ROWS; page += 1) {
      const { data, pageInfo } = await dataProvider.getList(resource, {
        filter: { ...filterValues, ...filter },
        sort,
        pagination: { page, perPage: AT_ONCE },
      });
      for (const row of data) rows.set(row.id, row);
      if (!pageInfo?.hasNextPage) return { rows: [...rows.values()], isCut: false };
    }
    return { rows: [...rows.values()], isCut: true };
  }

  async function save() {
    setBusy(true);
    try {
      const { rows, isCut } = await readAll();
      saveFile(`${resource}-${new Date().toISOString().slice(0, 10)}.csv`, toCsv(rows), "text/csv");
      if (isCut)
        notify(
          `The file has the first ${MOST_ROWS.toLocaleString("en-IN")} rows and there are more: narrow the list by a filter and export the rest.`,
          { type: "warning", autoHideDuration: 15_000 },
        );
    } catch (error) {
      notify(`The list could not be exported: ${error instanceof Error ? error.message : error}`, {
        type: "error",
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    // Named by itself: on a telephone react-admin leaves a button without its name while it is disabled.
    <Button
      label="Export CSV"
      aria-label="Export CSV"
      onClick={() => void save()}
      disabled={isBusy || !total}
    >
      <DownloadIcon />
    </Button>
  );
}

import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { type ReactNode, useState } from "react";
import { Button, type RaRecord, useDataProvider, useListContext, useNotify } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { locale } from "../words/format.ts";
import { toCsv } from "./csv.ts";

const PAGE_SIZE = 500;
/** Half a year at 200 orders a day. A longer list is exported in pieces by a filter, and the page says so. */
const MAX_ROWS = 50_000;

interface CsvExportButtonProps {
  readonly label?: string;
  readonly icon?: ReactNode;
  /** The call whose rows are exported, and the name of the file; by default those of the list. */
  readonly source?: string;
  readonly fileName?: string;
  readonly filter?: object;
  /** What is written of one row of the list: one line, several, or none. */
  readonly toLines?: (row: RaRecord) => readonly object[];
  /** What becomes of the lines of all rows before they are written, such as another order. */
  readonly arrange?: (lines: readonly object[]) => readonly object[];
}

/**
 * Exports the whole list with its present filter and sort order. It pages through the list's own call, so
 * nobody exports a row that they may not see. A row that moves to the next page meanwhile is written once.
 */
export function CsvExportButton({
  label = t("Export CSV"),
  icon = <DownloadIcon />,
  toLines = (row) => [row],
  arrange = (lines) => lines,
  ...from
}: CsvExportButtonProps) {
  const { resource, filterValues, filter, sort, total } = useListContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  async function readAll() {
    const rows = new Map<RaRecord["id"], RaRecord>();
    for (let page = 1; rows.size < MAX_ROWS; page += 1) {
      const { data, pageInfo } = await dataProvider.getList(from.source ?? resource, {
        filter: { ...filterValues, ...filter, ...from.filter },
        sort,
        pagination: { page, perPage: PAGE_SIZE },
      });
      for (const row of data) rows.set(row.id, row);
      if (!pageInfo?.hasNextPage) return { rows: [...rows.values()], isTruncated: false };
    }
    return { rows: [...rows.values()], isTruncated: true };
  }

  async function exportCsv() {
    setBusy(true);
    try {
      const { rows, isTruncated } = await readAll();
      const day = new Date().toISOString().slice(0, 10);
      downloadFile(
        `${from.fileName ?? resource}-${day}.csv`,
        toCsv(arrange(rows.flatMap(toLines))),
        "text/csv",
      );
      if (isTruncated)
        notify(
          t(
            "The file has the first {rows} rows and there are more: narrow the list by a filter and export the rest.",
            { rows: MAX_ROWS.toLocaleString(locale) },
          ),
          { type: "warning", autoHideDuration: 15_000 },
        );
    } catch (error) {
      notify(
        t("The list could not be exported: {message}", {
          message: error instanceof Error ? error.message : String(error),
        }),
        {
          type: "error",
        },
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    // aria-label: on a phone react-admin leaves a disabled button without a name.
    <Button label={label} aria-label={label} onClick={() => void exportCsv()} disabled={isBusy || !total}>
      {icon}
    </Button>
  );
}

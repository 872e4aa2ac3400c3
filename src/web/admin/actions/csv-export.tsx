import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { Button, useListContext, useNotify } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { locale } from "../words/format.ts";
import { useAction } from "./use-action.ts";

interface CsvExportProps {
  /** Of the file, before the day. */
  name: string;
  /** Reads the rows of the filtered list; `isMore`: they do not fit into one file. */
  load: (query: Record<string, string>) => Promise<{ csv: string; lines: number; isMore: boolean }>;
  /** What to do where there are more. */
  moreText: (lines: string) => string;
}

/** Exports the rows of the filtered list, with every field that an import can set. */
export function CsvExport({ name, load, moreText }: CsvExportProps) {
  const { filterValues, filter, total } = useListContext();
  const { isBusy, run } = useAction();
  const notify = useNotify();
  const exportCsv = () =>
    run(async () => {
      const { csv, lines, isMore } = await load({ ...filterValues, ...filter });
      downloadFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, csv, "text/csv");
      if (isMore)
        notify(moreText(lines.toLocaleString(locale)), { type: "warning", autoHideDuration: 15_000 });
    });
  return (
    <Button label={t("Export CSV")} onClick={() => void exportCsv()} disabled={isBusy || !total}>
      <DownloadIcon />
    </Button>
  );
}

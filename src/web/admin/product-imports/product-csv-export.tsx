import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { Button, useListContext, useNotify } from "react-admin";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { downloadFile } from "../calls/download-file.ts";
import { locale } from "../words/format.ts";

/** Exports the products of the filtered list, with every field that an import can set. */
export function ProductCsvExport() {
  const { filterValues, filter, total } = useListContext();
  const { isBusy, run } = useAction();
  const notify = useNotify();
  const exportCsv = () =>
    run(async () => {
      const query = { ...filterValues, ...filter };
      const { csv, lines, isMore } = await api.call("GET /api/admin/products/export", { query });
      downloadFile(`products-${new Date().toISOString().slice(0, 10)}.csv`, csv, "text/csv");
      if (isMore)
        notify(
          `The file has the first ${lines.toLocaleString(locale)} lines and there are more: narrow the list, by category for example, and export the rest.`,
          { type: "warning", autoHideDuration: 15_000 },
        );
    });
  return (
    <Button label="Export CSV" onClick={() => void exportCsv()} disabled={isBusy || !total}>
      <DownloadIcon />
    </Button>
  );
}

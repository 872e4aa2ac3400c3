import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { Button, useListContext, useNotify } from "react-admin";
import { api } from "../api.ts";
import { saveFile } from "../lists/save-file.ts";
import { useStep } from "../use-step.ts";

/** The products as the list is filtered, with everything that an import can set. */
export function SheetExport() {
  const { filterValues, filter, total } = useListContext();
  const { isBusy, take } = useStep();
  const notify = useNotify();
  const save = () =>
    take(async () => {
      const query = { ...filterValues, ...filter };
      const { csv, lines, isMore } = await api.call("GET /api/admin/products/export", { query });
      saveFile(`products-${new Date().toISOString().slice(0, 10)}.csv`, csv, "text/csv");
      if (isMore)
        notify(
          `The file has the first ${lines.toLocaleString("en-IN")} lines and there are more: narrow the list, by category for example, and export the rest.`,
          { type: "warning", autoHideDuration: 15_000 },
        );
    });
  return (
    <Button label="Export CSV" onClick={() => void save()} disabled={isBusy || !total}>
      <DownloadIcon />
    </Button>
  );
}

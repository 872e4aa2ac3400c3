import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { downloadFile } from "../calls/download-file.ts";
import { SectionCard } from "../records/section-card.tsx";
import { taxName } from "../words/tax-words.ts";

/** Every file of a month. */
export function MonthDownloads({ month }: { month: string }) {
  const { isBusy, run } = useAction();
  const params = { month };
  const files = [
    [t("Sales"), () => api.call("GET /api/admin/months/{month}/sales", { params })],
    [t("Payments and refunds"), () => api.call("GET /api/admin/months/{month}/money", { params })],
    [
      t("Invoices and {taxName}", { taxName }),
      () => api.call("GET /api/admin/invoices/summary", { query: params }),
    ],
    [t("Journal"), () => api.call("GET /api/admin/months/{month}/journal", { params })],
    [t("Open orders"), () => api.call("GET /api/admin/months/{month}/open-orders", { params })],
  ] as const;
  return (
    <SectionCard title={t("Files (CSV)")} level={2}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {files.map(([label, read]) => (
          <Button
            key={label}
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              void run(async () => {
                const { fileName, csv } = await read();
                downloadFile(fileName, csv, "text/csv");
              })
            }
          >
            {label}
          </Button>
        ))}
      </Box>
    </SectionCard>
  );
}

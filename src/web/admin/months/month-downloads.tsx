import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { t } from "../../../platform/language/t.ts";
import { bytesOf, downloadFile } from "../../ui/download-file.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { taxName } from "../words/tax-words.ts";

/** Every file of a month. The last two are for the programs of accountants, who ask for one of them. */
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
  const forAccountants = [
    ["DATEV", () => api.call("GET /api/admin/months/{month}/datev", { params })],
    ["SAF-T", () => api.call("GET /api/admin/months/{month}/saf-t", { params })],
  ] as const;
  return (
    <SectionCard title={t("Files")} level={2}>
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
        {forAccountants.map(([label, read]) => (
          <Button
            key={label}
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              void run(async () => {
                const { fileName, bytes, type } = await read();
                downloadFile(fileName, bytesOf(bytes), type);
              })
            }
          >
            {t("Journal for {program}", { program: label })}
          </Button>
        ))}
      </Box>
    </SectionCard>
  );
}

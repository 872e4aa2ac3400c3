import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title } from "react-admin";
import type { StoreExportSize } from "../../../contract/admin/store-export.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { locale } from "../words/format.ts";

/** Everything that the store has, as one file: for a company that goes on with other software, and for its own archive. */
export function StoreExportPage() {
  const { response: size, problem, load } = useResponse("GET /api/admin/store-export", noOptions);
  const { isBusy, run } = useAction();
  const [hasBegun, setBegun] = useState(false);
  const download = () =>
    run(async () => {
      const { path } = await api.call("POST /api/admin/store-export", {});
      setBegun(true);
      location.assign(path); // the browser writes it to its disk; this page stays
    });
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Export")} />
      <Typography variant="h5" component="h2">
        {t("Take everything with you")}
      </Typography>
      <Typography>
        {t(
          "One zip archive with all products, images, orders, documents, people, coupons, pages and settings, as CSV files that any program reads. Its README says what each file has, and in which units.",
        )}
      </Typography>
      <Alert severity="warning">
        {t(
          "The archive names your customers, with their addresses and orders. Keep it where nobody else reads it. It has no passwords and no secrets. The audit notes who made it.",
        )}
      </Alert>
      {problem && (
        <Alert severity="error" action={<Button onClick={() => void load()}>{t("Try again")}</Button>}>
          {problem.message}
        </Alert>
      )}
      {!size && !problem && <CircularProgress aria-label={t("Counting")} sx={{ justifySelf: "center" }} />}
      {size && <ExportSize size={size} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Button variant="contained" disabled={isBusy || !size} onClick={() => void download()}>
          {isBusy ? t("Starting…") : t("Download everything")}
        </Button>
        <Typography color="textSecondary" role="status">
          {hasBegun ? t("The download has begun. Your browser shows when it is finished.") : ""}
        </Typography>
      </Box>
    </Box>
  );
}

const megabytes = (bytes: number) =>
  bytes < 1e5
    ? t("less than 0.1 MB")
    : bytes < 1e9
      ? `${(bytes / 1e6).toFixed(1)} MB`
      : `${(bytes / 1e9).toFixed(1)} GB`;

function ExportSize({ size }: { size: StoreExportSize }) {
  const figures = [
    [t("Products"), size.products.toLocaleString(locale)],
    [t("Images"), `${size.images.toLocaleString(locale)} (${megabytes(size.imageBytes)})`],
    [t("Orders"), size.orders.toLocaleString(locale)],
    [t("People"), size.people.toLocaleString(locale)],
    [t("Coupons"), size.coupons.toLocaleString(locale)],
  ] as const;
  return (
    <SectionCard title={t("What is in it now")}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gridTemplateColumns: "max-content minmax(0, 1fr)",
          columnGap: 3,
          rowGap: 0.5,
        }}
      >
        {figures.map(([name, figure]) => (
          <Box key={name} sx={{ display: "contents" }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
              {figure}
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

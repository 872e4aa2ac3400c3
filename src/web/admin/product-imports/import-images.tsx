import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { Link } from "react-admin";
import type { Output } from "../../../contract/route-types.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { serverWord } from "../words/server-words.ts";

type FailedImage = Output<"GET /api/admin/import-images">["failed"][number];

const POLL_MS = 3_000;

/** How many images of imports are still to be added, and which failed and why. Nothing when there are none. */
export function ImportImages() {
  const { response, load } = useResponse("GET /api/admin/import-images", noOptions);
  const { isBusy, run } = useAction();
  const isWaiting = (response?.waiting ?? 0) > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, load]);
  if (!response || (response.waiting === 0 && response.failedCount === 0)) return null;
  const settle = (action: "retry" | "dismiss", ids: number[]) =>
    void run(async () => {
      await api.call("POST /api/admin/import-images/failed", { body: { action, ids } });
      await load();
    });
  const { waiting, failedCount, failed } = response;
  const parts = [
    waiting > 0 &&
      t("{waiting, plural, one {# image is} other {# images are}} still to be added", { waiting }),
    failedCount > 0 &&
      t("{failedCount, plural, one {# image} other {# images}} could not be added", { failedCount }),
  ];
  return (
    <SectionCard title={t("Images of imports")}>
      <Typography role="status" sx={{ mb: failedCount > 0 ? 1.5 : 0 }}>
        {`${parts.filter(Boolean).join(", ")}.${isWaiting ? t(" You may leave this page.") : ""}`}
      </Typography>
      {failedCount > 0 && (
        <>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 1.5 }}>
            <Button variant="outlined" disabled={isBusy} onClick={() => settle("retry", [])}>
              {t("Try all again")}
            </Button>
            <Button disabled={isBusy} onClick={() => settle("dismiss", [])}>
              {t("Do without them")}
            </Button>
          </Box>
          <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
            {failed.map((image) => (
              <FailedRow
                key={image.id}
                image={image}
                isBusy={isBusy}
                onRetry={() => settle("retry", [image.id])}
              />
            ))}
          </Box>
          {failed.length < failedCount && (
            <Typography>
              {t("And {failedCount} more.", { failedCount: failedCount - failed.length })}
            </Typography>
          )}
        </>
      )}
    </SectionCard>
  );
}

interface FailedRowProps {
  readonly image: FailedImage;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

const FailedRow = ({ image: { productId, name, url, problem }, isBusy, onRetry }: FailedRowProps) => (
  <Box
    component="li"
    sx={{
      display: "grid",
      alignItems: "center",
      columnGap: 2,
      py: 1,
      borderTop: 1,
      borderColor: "divider",
      gridTemplateColumns: "minmax(0, 1fr) auto",
    }}
  >
    <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
      <Link to={`/products/${productId}`}>{name}</Link>
      <Typography variant="body2" color="textSecondary">
        {url}
      </Typography>
      <Typography variant="body2" color="error">
        {serverWord(problem)}
      </Typography>
    </Box>
    <Button size="small" disabled={isBusy} onClick={onRetry} aria-label={t("Try again: {url}", { url })}>
      {t("Try again")}
    </Button>
  </Box>
);

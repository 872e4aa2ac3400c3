import LinearProgress from "@mui/material/LinearProgress";
import type { ProductImportRun } from "../../../contract/admin/product-imports.ts";
import { t } from "../../../platform/language/t.ts";
import { isRunning } from "./run-summary.ts";

/** How far a running import is. While its file is read nobody knows. */
export function ImportProgress({ run }: { run: ProductImportRun }) {
  if (!isRunning(run)) return null;
  const bar = { "aria-label": t("Progress"), sx: { mb: 1.5 } };
  if (run.state === "reading" || run.products === 0) return <LinearProgress {...bar} />;
  return <LinearProgress {...bar} variant="determinate" value={(100 * run.settled) / run.products} />;
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime } from "../words/format.ts";
import { describeRun, isUndoable, titleOf } from "./run-summary.ts";
import { UndoImport } from "./undo-import.tsx";

interface RecentImportsProps {
  /** The import that is open above. */
  readonly openId: number | undefined;
  readonly onOpen: (importId: number) => void;
}

/** The other imports of the last 30 days, each to be looked at and undone. Nothing when there are none. */
export function RecentImports({ openId, onOpen }: RecentImportsProps) {
  const { response } = useResponse("GET /api/admin/product-imports", noOptions);
  const { isBusy, run: act } = useAction();
  /** It takes its time: the opened import shows how far it is. */
  const undo = (importId: number) =>
    void act(async () => {
      await api.call("POST /api/admin/product-imports/{importId}/undo", { params: { importId } });
      onOpen(importId);
    });
  const imports = response?.imports.filter(({ id }) => id !== openId) ?? [];
  if (imports.length === 0) return null;
  return (
    <SectionCard title={t("Imports of the last 30 days")}>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {imports.map((run) => (
          <Box
            component="li"
            key={run.id}
            sx={{
              display: "grid",
              alignItems: "center",
              columnGap: 2,
              py: 1,
              borderTop: 1,
              borderColor: "divider",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" },
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
              <Box sx={{ fontWeight: 600 }}>{titleOf(run)}</Box>
              <Typography variant="body2" color="textSecondary">
                {`${formatDateTime(run.startedAt)}, ${run.startedBy}. ${describeRun(run)}`}
              </Typography>
            </Box>
            <Box sx={{ display: "flex", gap: 1 }}>
              {isUndoable(run) && (
                <UndoImport
                  size="small"
                  aria-label={t("Undo import {id}", { id: run.id })}
                  disabled={isBusy}
                  onUndo={() => undo(run.id)}
                />
              )}
              <Button
                size="small"
                onClick={() => onOpen(run.id)}
                aria-label={t("Open import {id}", { id: run.id })}
              >
                {t("Open")}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

import Chip from "@mui/material/Chip";
import { DataTable, List, TopToolbar, useRecordContext } from "react-admin";
import type { ContentState } from "../../../contract/admin/content.ts";
import { t } from "../../../platform/language/t.ts";
import { hideOnPhone } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { AddPageButton } from "./add-page-button.tsx";
import { contentLabel } from "./content-labels.ts";

export const ContentList = () => (
  <List
    sort={{ field: "position", order: "ASC" }}
    perPage={50}
    pagination={false}
    exporter={false}
    actions={
      <TopToolbar>
        <AddPageButton />
      </TopToolbar>
    }
  >
    <DataTable rowClick="show" bulkActionButtons={false} sx={hideOnPhone("publishedAt")}>
      <DataTable.Col source="id" label={t("What")} disableSort field={NameCell} />
      <DataTable.Col source="hasDraft" label={t("Draft")} disableSort field={DraftCell} />
      <DataTable.Col source="publishedAt" label={t("Last published")} disableSort field={PublishedCell} />
    </DataTable>
  </List>
);

function NameCell() {
  const state = useRecordContext<ContentState>();
  if (!state) return null;
  return (
    <>
      <span>{contentLabel(state)}</span>{" "}
      {!state.isLive && <Chip size="small" variant="outlined" label={t("not in the shop")} />}
    </>
  );
}

function DraftCell() {
  const state = useRecordContext<ContentState>();
  if (!state?.draftedAt) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      label={t("Draft of {draftedAt}", { draftedAt: formatDateTime(state.draftedAt) })}
      title={state.draftedBy}
      sx={{ height: "auto", "& .MuiChip-label": { whiteSpace: "normal" } }}
    />
  );
}

function PublishedCell() {
  const state = useRecordContext<ContentState>();
  if (!state?.publishedAt) return null;
  return <span>{`${formatDateTime(state.publishedAt)}, ${state.publishedBy}`}</span>;
}

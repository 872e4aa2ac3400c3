import Chip from "@mui/material/Chip";
import { DataTable, List, TopToolbar, useRecordContext } from "react-admin";
import type { ContentState } from "../../../contract/admin/content.ts";
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
      <DataTable.Col source="id" label="What" disableSort field={NameCell} />
      <DataTable.Col source="hasDraft" label="Draft" disableSort field={DraftCell} />
      <DataTable.Col source="publishedAt" label="Last published" disableSort field={PublishedCell} />
    </DataTable>
  </List>
);

function NameCell() {
  const state = useRecordContext<ContentState>();
  if (!state) return null;
  return (
    <>
      {contentLabel(state)}{" "}
      {!state.isLive && <Chip size="small" variant="outlined" label="not in the shop" />}
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
      label={`Draft of ${formatDateTime(state.draftedAt)}`}
      title={state.draftedBy}
      sx={{ height: "auto", "& .MuiChip-label": { whiteSpace: "normal" } }}
    />
  );
}

function PublishedCell() {
  const state = useRecordContext<ContentState>();
  if (!state?.publishedAt) return null;
  return (
    <>
      {formatDateTime(state.publishedAt)}, {state.publishedBy}
    </>
  );
}

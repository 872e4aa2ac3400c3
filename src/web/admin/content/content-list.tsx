import Chip from "@mui/material/Chip";
import { DataTable, List, useRecordContext } from "react-admin";
import type { ContentState } from "../../../contract/admin/content.ts";
import { onTheClock } from "../amount.ts";
import { wideOnly } from "../wide-only.ts";
import { contentNames } from "./content-names.ts";

export const ContentList = () => (
  <List sort={{ field: "position", order: "ASC" }} perPage={50} pagination={false} exporter={false}>
    <DataTable rowClick="show" bulkActionButtons={false} sx={wideOnly("publishedAt")}>
      <DataTable.Col source="id" label="What" disableSort field={Name} />
      <DataTable.Col source="hasDraft" label="Draft" disableSort field={Draft} />
      <DataTable.Col source="publishedAt" label="Last published" disableSort field={Published} />
    </DataTable>
  </List>
);

function Name() {
  const state = useRecordContext<ContentState>();
  return state ? contentNames[state.id] : null;
}

function Draft() {
  const state = useRecordContext<ContentState>();
  if (!state?.draftedAt) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      label={`Draft of ${onTheClock(state.draftedAt)}`}
      title={state.draftedBy}
      sx={{ height: "auto", "& .MuiChip-label": { whiteSpace: "normal" } }}
    />
  );
}

function Published() {
  const state = useRecordContext<ContentState>();
  if (!state?.publishedAt) return null;
  return (
    <>
      {onTheClock(state.publishedAt)}, {state.publishedBy}
    </>
  );
}

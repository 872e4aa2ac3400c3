import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { ListButton, Show, useRecordContext } from "react-admin";
import type { EditedContent } from "../../../contract/admin/content.ts";
import { onTheClock } from "../amount.ts";
import { Part } from "../part.tsx";
import { contentNames } from "./content-names.ts";
import { DraftEditor } from "./draft-editor.tsx";
import { EarlierVersions } from "./earlier-versions.tsx";

export const ContentShow = () => (
  <Show component="div" actions={false}>
    <Whole />
  </Show>
);

function Whole() {
  const edited = useRecordContext<EditedContent>();
  if (!edited?.live) return null; // the list's row, until the whole piece has come
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <Typography variant="h5" component="h2">
          {contentNames[edited.id]}
        </Typography>
        {edited.draftedAt && (
          <Chip
            color="warning"
            variant="outlined"
            label={`Draft of ${edited.draftedBy}, ${onTheClock(edited.draftedAt)}`}
          />
        )}
        <Box sx={{ flex: 1 }} />
        <ListButton label="All content" />
      </Box>
      <DraftEditor key={edited.version} edited={edited} />
      {edited.mayRestore.length > 0 && (
        <Part title="Published before">
          <EarlierVersions edited={edited} />
        </Part>
      )}
    </Box>
  );
}

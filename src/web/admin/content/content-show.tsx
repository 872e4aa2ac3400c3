import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { Show, useRecordContext } from "react-admin";
import { isStaticPage } from "../../../catalogue/content/content.ts";
import type { ContentDetails as ContentRecord } from "../../../contract/admin/content.ts";
import { t } from "../../../platform/language/t.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime } from "../words/format.ts";
import { contentLabel } from "./content-labels.ts";
import { DraftEditor } from "./draft-editor.tsx";
import { VersionHistory } from "./earlier-versions.tsx";
import { PageRemoval } from "./page-removal.tsx";

export const ContentShow = () => (
  <Show component="div" actions={false}>
    <ContentDetails />
  </Show>
);

function ContentDetails() {
  const content = useRecordContext<ContentRecord>();
  if (!content?.live) return null; // react-admin shows the list's row first, which has no content
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <RecordHeading title={contentLabel(content)} allLabel={t("All content")}>
        {!content.isLive && <Chip variant="outlined" label={t("not in the shop")} />}
        {content.draftedAt && (
          <Chip
            color="warning"
            variant="outlined"
            label={t("Draft of {draftedBy}, {draftedAt}", {
              draftedBy: content.draftedBy,
              draftedAt: formatDateTime(content.draftedAt),
            })}
          />
        )}
      </RecordHeading>
      <DraftEditor key={`${content.id} ${content.version}`} edited={content} />
      {isStaticPage(content.live) && (
        <Box sx={{ justifySelf: "start" }}>
          <PageRemoval page={content} />
        </Box>
      )}
      {content.earlierVersions.length > 0 && (
        <SectionCard title={t("Published before")}>
          <VersionHistory edited={content} />
        </SectionCard>
      )}
    </Box>
  );
}

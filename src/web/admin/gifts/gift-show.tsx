import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Show, useRecordContext } from "react-admin";
import type { Gift } from "../../../contract/admin/gifts.ts";
import { t } from "../../../platform/language/t.ts";
import { useResponse } from "../calls/use-response.ts";
import { linkStateLabels } from "../occasions/claim-link-labels.ts";
import { daysInWords, occasionStateLabels } from "../occasions/occasion-labels.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { formatDate } from "../words/format.ts";
import { GiveDialog } from "./give-dialog.tsx";
import { NoteForm } from "./note-form.tsx";

/** One occasion of a giver: to whom, with which note, and who has claimed. */
export const GiftShow = () => (
  <Show component="div" actions={false} title={t("Gift")}>
    <GiftDetails />
  </Show>
);

function GiftDetails() {
  const gift = useRecordContext<Gift>();
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  if (!gift) return null;
  const facts = [occasionStateLabels[gift.state], daysInWords(gift), gift.kitName];
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <RecordHeading title={gift.name} allLabel={t("All gifts")}>
        <Typography color="textSecondary">{facts.filter(Boolean).join(" · ")}</Typography>
      </RecordHeading>
      <SectionCard title={t("To whom")}>
        <Typography sx={{ mb: 1.5 }}>
          {t("Each gets a link by mail, and says the size and the address. You see neither.")}
        </Typography>
        <Button variant="contained" onClick={() => setOpen(true)}>
          {t("Give it to people")}
        </Button>
        {isOpen && (
          <GiveDialog
            occasionId={gift.id}
            onClose={() => {
              setOpen(false);
              setCount(count + 1);
            }}
          />
        )}
      </SectionCard>
      <SectionCard title={t("Note on the card")}>
        <NoteForm key={gift.version} gift={gift} />
      </SectionCard>
      <SectionCard title={t("Who has claimed")}>
        <Links key={count} occasionId={gift.id} />
      </SectionCard>
    </Box>
  );
}

const newest = { page: 1, perPage: 500, sort: "askedAt", order: "desc" } as const;

function Links({ occasionId }: { occasionId: number }) {
  const [options] = useState({ params: { occasionId }, query: newest });
  const { response, problem } = useResponse("GET /api/admin/gifts/{occasionId}/links", options);
  if (problem)
    return (
      <Typography role="alert" color="error">
        {problem.message}
      </Typography>
    );
  if (!response) return <Typography role="status">{t("Loading…")}</Typography>;
  if (response.rows.length === 0) return <Typography>{t("Nobody was given it yet.")}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
      {response.rows.map(({ id, fullName, state, askedAt }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, py: 0.75 }}
        >
          <span>{fullName}</span>
          <Chip
            size="small"
            variant="outlined"
            label={linkStateLabels[state]}
            color={state === "used" || state === "chosen" ? "success" : "default"}
          />
          <Typography variant="body2" color="textSecondary">
            {formatDate(askedAt)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

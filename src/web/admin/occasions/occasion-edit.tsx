import Box from "@mui/material/Box";
import { Edit, SimpleForm, useRecordContext } from "react-admin";
import type { Occasion } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { useRecordRefusal } from "../calls/record-refusal.tsx";
import { RecordHeading } from "../records/record-heading.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { OccasionInputs, toOccasionInput } from "./occasion-form.tsx";
import { fieldsOfOccasion, nameOfOccasion } from "./occasion-labels.ts";
import { OccasionStateChip } from "./occasion-state-chip.tsx";

export function OccasionEdit() {
  const { mutationOptions, showRefusal } = useRecordRefusal(fieldsOfOccasion);
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="show"
      actions={false}
      component="div"
      transform={toOccasionInput}
      mutationOptions={mutationOptions}
    >
      <Box sx={{ display: "grid", gap: 2, maxWidth: 760, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <OccasionHeading />
        <SectionCard title={t("What it is")}>
          <SimpleForm sx={{ p: 0, maxWidth: 640 }} toolbar={<SaveToolbar label={t("Save")} />}>
            {showRefusal(<OccasionInputs />)}
          </SimpleForm>
        </SectionCard>
      </Box>
    </Edit>
  );
}

export function OccasionHeading() {
  const occasion = useRecordContext<Occasion>();
  if (!occasion) return null;
  return (
    <RecordHeading title={nameOfOccasion(occasion)} allLabel={t("All occasions")}>
      <OccasionStateChip />
    </RecordHeading>
  );
}

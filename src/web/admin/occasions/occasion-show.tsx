import Box from "@mui/material/Box";
import { useEffect } from "react";
import { Show, useRecordContext, useRedirect } from "react-admin";
import type { Occasion } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { KitOfOccasion } from "../kit/kit-of-occasion.tsx";
import { ChangeButton } from "../records/change-button.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { peopleStaff } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { formatBaseAmount, formatFullDay } from "../words/format.ts";
import { CopyButton } from "./copy-button.tsx";
import { OccasionChoices } from "./occasion-choices.tsx";
import { OccasionHeading } from "./occasion-edit.tsx";
import { OccasionGivers } from "./occasion-givers.tsx";
import {
  audienceLabels,
  claimsLabels,
  daysInWords,
  occasionKindLabels,
  redeemedOnceLabels,
} from "./occasion-labels.ts";
import { OccasionMembers } from "./occasion-members.tsx";
import { OccasionPreview } from "./occasion-preview.tsx";
import { OccasionProgress } from "./occasion-progress.tsx";
import { OccasionSteps } from "./occasion-steps.tsx";

/** One occasion: what it is, who it is for, and its kit. */
export const OccasionShow = () => (
  <Show component="div" actions={false}>
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <OccasionHeading />
      <OccasionDetails />
    </Box>
  </Show>
);

/** Where the kit's own screen was: the welcome kit is that of the first occasion. */
export function FirstOccasion() {
  const redirect = useRedirect();
  useEffect(
    () => redirect("/occasions/1/show", undefined, undefined, undefined, { _scrollToTop: true }),
    [redirect],
  );
  return null;
}

function OccasionDetails() {
  const occasion = useRecordContext<Occasion>();
  const mayChange = useMayChange(peopleStaff);
  const maySeeNames = useMayChange(nameReaders);
  const maySeeKit = useMayChange(kitReaders);
  if (!occasion?.texts) return null; // react-admin shows the list's row first
  return (
    <>
      <SectionCard title={t("What it is")}>
        {factsOf(occasion).map((fact) => (
          <div key={fact}>{fact}</div>
        ))}
        {mayChange && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1.5 }}>
            <ChangeButton />
            <OccasionSteps occasion={occasion} />
            <CopyButton occasion={occasion} />
          </Box>
        )}
      </SectionCard>
      {maySeeNames && <OccasionProgress key={occasion.version} occasion={occasion} />}
      {!maySeeNames && occasion.claims === "collected" && <OccasionChoices occasionId={occasion.id} />}
      {mayChange && <OccasionGivers occasionId={occasion.id} />}
      {maySeeNames && occasion.audience === "list" && <OccasionMembers occasion={occasion} />}
      <SectionCard title={t("What is shown")}>
        <OccasionPreview {...occasion} />
      </SectionCard>
      {maySeeKit && <KitOfOccasion id={occasion.id} isFirst={occasion.isFirst} />}
    </>
  );
}

const nameReaders: readonly string[] = ["people", "support", "admin"];
const kitReaders: readonly string[] = ["support", "catalogue", "admin"];

function factsOf(occasion: Occasion): string[] {
  const { dispatchFrom, budget, payrollValue, costCenter } = occasion;
  return [
    `${occasionKindLabels[occasion.kind]} · ${daysInWords(occasion)}`,
    `${audienceLabels[occasion.audience]} · ${redeemedOnceLabels[occasion.redeemedOnce]}`,
    occasion.claims === "collected" ? claimsLabels.collected : "",
    occasion.kitName ? t("Kit: {name}", { name: occasion.kitName }) : t("It has no kit yet."),
    t("{count, plural, one {# kit claimed} other {# kits claimed}}", { count: occasion.claimed }),
    dispatchFrom ? t("Not dispatched before {day}", { day: formatFullDay(dispatchFrom) }) : "",
    budget === null ? "" : t("Budget {amount}", { amount: formatBaseAmount(budget) }),
    payrollValue === null
      ? ""
      : t("For the payroll {amount} a kit", { amount: formatBaseAmount(payrollValue) }),
    costCenter ? t("Cost centre {costCenter}", { costCenter }) : "",
  ].filter(Boolean);
}

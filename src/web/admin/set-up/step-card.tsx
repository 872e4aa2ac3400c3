import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type FormEvent, useEffect, useRef } from "react";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";
import { SectionCard } from "../records/section-card.tsx";
import { focusRefused } from "../settings/refused-settings.ts";

const STEP_COUNT = 6;

interface StepCardProps {
  readonly step: number;
  readonly title: string;
  readonly problem: string;
  /** What was refused last: the person is put where it says why. */
  readonly refusal: unknown;
  /** The store says what is missing, at the field; the browser does not. */
  readonly isCheckedByStore?: boolean;
  readonly onSubmit: () => void;
  readonly children: Elements;
}

/** One step of the set-up: where it stands, its form, and why it was refused. */
export function StepCard({
  step,
  title,
  problem,
  refusal,
  isCheckedByStore = false,
  onSubmit,
  children,
}: StepCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    alert.current?.focus();
    focusRefused(form.current);
  }, [refusal]);
  return (
    <Box
      component="form"
      ref={form}
      noValidate={isCheckedByStore}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t("Step {step} of {steps}", { step, steps: STEP_COUNT })}
      </Typography>
      <SectionCard title={title} level={2}>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", mt: 1 }}>
          {problem && (
            <Alert ref={alert} tabIndex={-1} severity="error">
              {problem}
            </Alert>
          )}
          {children}
        </Box>
      </SectionCard>
    </Box>
  );
}

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { FormEvent, ReactNode } from "react";
import { SectionCard } from "../section-card.tsx";

const STEP_COUNT = 6;

interface StepCardProps {
  readonly step: number;
  readonly title: string;
  readonly problem: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** One step of the set-up: where it stands, its form, and why it was refused. */
export const StepCard = ({ step, title, problem, onSubmit, children }: StepCardProps) => (
  <Box
    component="form"
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      Step {step} of {STEP_COUNT}
    </Typography>
    <SectionCard title={title} level={2}>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", mt: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {children}
      </Box>
    </SectionCard>
  </Box>
);

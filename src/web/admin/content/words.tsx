import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly set: (text: string) => void;
  readonly longest: number;
  readonly isLong?: boolean;
  readonly isWrong?: boolean;
}

/** A field of text with its longest length. */
export const Words = ({ label, value, set, longest, isLong = false, isWrong = false }: WordsProps) => (
  <TextField
    label={label}
    size="small"
    fullWidth
    multiline={isLong}
    value={value}
    error={isWrong}
    onChange={(event) => set(event.target.value)}
    slotProps={{ htmlInput: { maxLength: longest } }}
  />
);

export const FieldStack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: "grid", gap: 1.5, pt: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>{children}</Box>
);

import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";

interface ContentTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
  readonly isMultiline?: boolean;
  readonly isInvalid?: boolean;
}

/** A text field with a maximum length. */
export const ContentTextField = ({
  label,
  value,
  onChange,
  maxLength,
  isMultiline = false,
  isInvalid = false,
}: ContentTextFieldProps) => (
  <TextField
    label={label}
    size="small"
    fullWidth
    multiline={isMultiline}
    value={value}
    error={isInvalid}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { maxLength } }}
  />
);

export const FieldStack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: "grid", gap: 1.5, pt: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>{children}</Box>
);

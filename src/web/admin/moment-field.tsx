import TextField from "@mui/material/TextField";

interface MomentFieldProps {
  readonly label: string;
  /** ISO 8601 in UTC; null: open. */
  readonly value: string | null;
  readonly set: (value: string | null) => void;
}

/** A moment, to the minute, on the reader's own clock; empty is open. */
export const MomentField = ({ label, value, set }: MomentFieldProps) => (
  <TextField
    label={label}
    type="datetime-local"
    size="small"
    value={value ? onThisClock(value) : ""}
    onChange={({ target }) => set(target.value ? new Date(target.value).toISOString() : null)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

function onThisClock(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

import TextField from "@mui/material/TextField";

interface DateTimeFieldProps {
  readonly label: string;
  /** ISO 8601 in UTC; null: no limit. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Date and time, to the minute, in the reader's time zone. Empty: no limit. */
export const DateTimeField = ({ label, value, onChange }: DateTimeFieldProps) => (
  <TextField
    label={label}
    type="datetime-local"
    size="small"
    value={value ? toLocalInputValue(value) : ""}
    onChange={({ target }) => onChange(target.value ? new Date(target.value).toISOString() : null)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

function toLocalInputValue(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly helperText?: string;
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A select field with a label for each value. */
export const SelectField = <T extends string>({
  label,
  helperText: help,
  labels: words,
  value,
  onChange: set,
}: SelectFieldProps<T>) => (
  <TextField
    select
    label={label}
    size="small"
    value={value}
    helperText={help}
    onChange={(event) => set(event.target.value as T)}
  >
    {(Object.entries(words) as [T, string][]).map(([id, name]) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

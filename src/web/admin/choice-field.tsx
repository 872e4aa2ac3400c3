import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";

interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  readonly help?: string;
  readonly words: Readonly<Record<T, string>>;
  readonly value: T;
  readonly set: (value: T) => void;
}

/** One of a few, by their words. */
export const ChoiceField = <T extends string>({ label, help, words, value, set }: ChoiceFieldProps<T>) => (
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

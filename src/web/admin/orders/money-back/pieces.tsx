import TextField from "@mui/material/TextField";

/** How many pieces of one line; nothing but whole numbers from 0 to `most` come out of it. */
export const Pieces = ({
  label,
  most,
  value,
  set,
}: {
  label: string;
  most: number;
  value: number;
  set: (pieces: number) => void;
}) => (
  <TextField
    label={label}
    type="number"
    size="small"
    value={value}
    disabled={most === 0}
    onChange={({ target }) => set(Math.max(0, Math.min(most, Math.trunc(Number(target.value)) || 0)))}
    slotProps={{ htmlInput: { min: 0, max: most } }}
    sx={{ minWidth: 0 }}
    fullWidth
  />
);

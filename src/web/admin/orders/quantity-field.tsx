import TextField from "@mui/material/TextField";

/** The quantity of one line. It passes on only whole numbers from 0 to the maximum. */
export const QuantityField = ({
  label,
  max: most,
  value,
  onChange: set,
}: {
  label: string;
  max: number;
  value: number;
  onChange: (pieces: number) => void;
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

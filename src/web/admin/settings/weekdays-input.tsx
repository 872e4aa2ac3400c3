import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { weekdayNames } from "../../../platform/settings/policy-texts.ts";

interface WeekdaysInputProps {
  readonly label: string;
  readonly value: readonly number[];
  readonly onChange: (value: number[]) => void;
}

/** The days of the week on which the store works: 1 is Monday. */
export const WeekdaysInput = ({ label, value, onChange }: WeekdaysInputProps) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
    <Typography component="legend" variant="body2" color="textSecondary">
      {label}
    </Typography>
    {weekdayNames.map((name, at) => (
      <FormControlLabel
        key={name}
        label={name}
        control={
          <Checkbox
            size="small"
            checked={value.includes(at + 1)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, at + 1].toSorted() : value.filter((day) => day !== at + 1))
            }
          />
        }
      />
    ))}
  </Box>
);

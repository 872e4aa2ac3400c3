import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { availableTags, languageName } from "../words/language-names.ts";

interface LanguagesInputProps {
  readonly label: string;
  readonly helperText: string;
  readonly isWrong: boolean;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** The languages of the shop beside English, of those that the store has texts in. */
export function LanguagesInput({ label, helperText, isWrong, value, onChange }: LanguagesInputProps) {
  const shown = [...new Set([...availableTags(), ...value])];
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary">
        {label}
      </Typography>
      {shown.map((tag) => (
        <FormControlLabel
          key={tag}
          label={languageName(tag)}
          control={
            <Checkbox
              size="small"
              checked={value.includes(tag)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, tag] : value.filter((each) => each !== tag))
              }
            />
          }
        />
      ))}
      <FormHelperText error={isWrong}>{helperText}</FormHelperText>
    </Box>
  );
}

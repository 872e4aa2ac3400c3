import TextField from "@mui/material/TextField";
import { type SettingField, type SettingTextName, settingTexts } from "./setting-fields.ts";

export const isSettingText = (name: SettingField["name"]): name is SettingTextName => name in settingTexts;

interface GermanSettingInputProps {
  readonly name: SettingTextName;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A setting's text in German, below the text itself. */
export const GermanSettingInput = ({ name, label, value, onChange }: GermanSettingInputProps) => (
  <TextField
    size="small"
    fullWidth
    label={`${label} in German`}
    helperText={
      name === "mailGreeting"
        ? "Empty: mails in German greet with Hallo."
        : "Shown below /de and in German mails. Empty: the text above."
    }
    slotProps={{ htmlInput: { lang: "de", maxLength: settingTexts[name] } }}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

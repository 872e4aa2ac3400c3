import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";
import { accentProblem, contrastOf, faintSchemes } from "../../../platform/settings/contrast.ts";
import { inWords } from "../words/server-words.ts";

interface AccentInputProps {
  readonly label: string;
  readonly helperText: string;
  readonly disabled: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const schemes = [
  { name: "light", page: "#fcfaf6", ink: "#1d1b18" },
  { name: "dark", page: "#171614", ink: "#f3eee5" },
] as const;

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** The accent colour, with a preview on both pages and what its contrast means. */
export const AccentInput = ({ label, helperText, disabled, value, onChange }: AccentInputProps) => (
  <Box sx={{ display: "grid", gap: 1.5 }}>
    <Box sx={{ display: "flex", gap: 1.5, alignItems: "flex-start" }}>
      <Box
        component="input"
        type="color"
        aria-label={t("{label}, chosen by eye", { label })}
        disabled={disabled}
        value={isColour(value) ? value : "#000000"}
        onChange={({ target }) => onChange((target as HTMLInputElement).value)}
        sx={{
          width: 56,
          height: 40,
          p: 0.5,
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          bgcolor: "transparent",
        }}
      />
      <TextField
        size="small"
        label={label}
        disabled={disabled}
        value={value}
        error={!isColour(value) || accentProblem(value) !== undefined}
        helperText={
          isColour(value)
            ? (inWords(accentProblem(value)) ?? helperText)
            : t("Six digits after a #, such as #b4532a.")
        }
        onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      />
    </Box>
    {isColour(value) && <Preview accent={value} />}
  </Box>
);

const Preview = ({ accent }: { accent: string }) => (
  <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap" }}>
    {schemes.map(({ name, page, ink }) => (
      <Box
        key={name}
        sx={{
          bgcolor: page,
          color: ink,
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          p: 2,
          minWidth: 180,
        }}
      >
        <Typography variant="body2" sx={{ mb: 1, color: "inherit" }}>
          {t("In the {name} look", { name })}
        </Typography>
        <Box
          component="span"
          sx={{
            display: "inline-block",
            px: 2,
            py: 1,
            borderRadius: 99,
            fontWeight: 600,
            bgcolor: accent,
            color: contrastOf(accent, "#ffffff") >= 4.5 ? "#ffffff" : "#1d1b18",
          }}
        >
          {t("Add to Cart")}
        </Box>
      </Box>
    ))}
    {faintSchemes(accent).map((scheme) => (
      <Typography key={scheme} variant="body2" color="textSecondary" sx={{ flexBasis: "100%" }}>
        {t(
          "In the {scheme} look a button of this colour hardly stands out from the page. Its text can be read.",
          { scheme },
        )}
      </Typography>
    ))}
  </Box>
);

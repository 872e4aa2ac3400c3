import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";
import { RichText } from "../inputs/rich-text/lazy-rich-text.tsx";
import { languageName } from "../words/language-names.ts";
import { OwnText } from "./own-text.tsx";
import { textDirection } from "./text-direction.ts";
import { isMissing, readText, type Texts, type TranslatedField } from "./translated-field.ts";

interface LanguagePanelProps {
  readonly language: string;
  readonly fields: readonly TranslatedField[];
  readonly texts: Texts;
  readonly onText: (field: TranslatedField, text: string) => void;
  /** What the shop shows without a translation, where that is not the store's own words. */
  readonly note?: string | undefined;
  readonly children?: Elements;
}

/** The texts of one language, each beside the store's own words; on a phone below them. */
export const LanguagePanel = ({ language, fields, texts, onText, note, children }: LanguagePanelProps) => (
  <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", width: "100%" }}>
    {fields.map((field) => (
      <TranslatedRow key={field.name} {...{ language, field, texts, onText }} />
    ))}
    {children}
    <Typography variant="body2" color="textSecondary">
      {note ??
        t("What is empty is shown below /{language} in your own words, marked as English.", { language })}
    </Typography>
  </Box>
);

const markedMissing = {
  "& .MuiOutlinedInput-root:not(.Mui-focused) .MuiOutlinedInput-notchedOutline": {
    borderColor: "warning.main",
  },
};

interface TranslatedRowProps extends Pick<LanguagePanelProps, "language" | "onText" | "texts"> {
  readonly field: TranslatedField;
}

function TranslatedRow({ language, field, texts, onText }: TranslatedRowProps) {
  const { label, own, maxLength, rows } = field;
  const text = readText(field, texts);
  const common = {
    label: t("{label} in {language}", { label, language: languageName(language) }),
    ...(isMissing(field, texts) && { helperText: t("Not translated yet") }),
  };
  const direction = { lang: language, dir: textDirection(language) };
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 0.5, md: 2 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        alignItems: "start",
      }}
    >
      <OwnText label={label} text={own} isHtml={maxLength === undefined} />
      {maxLength === undefined ? (
        <RichText
          {...common}
          {...direction}
          html={text}
          rows={rows ?? 6}
          onChange={(html) => onText(field, html)}
        />
      ) : (
        <TextField
          {...common}
          size="small"
          fullWidth
          multiline={maxLength > 200}
          value={text}
          onChange={({ target }) => onText(field, target.value)}
          slotProps={{ htmlInput: { maxLength, ...direction } }}
          sx={common.helperText ? markedMissing : {}}
        />
      )}
    </Box>
  );
}

import ExpandMore from "@mui/icons-material/ExpandMore";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { languageName, offeredTags } from "../words/language-names.ts";
import { LanguagePanel } from "./language-panel.tsx";
import { missingIn, type TextsByLanguage, type TranslatedField } from "./translated-field.ts";

interface LanguageSectionsProps {
  readonly fields: readonly TranslatedField[];
  readonly translations: TextsByLanguage | undefined;
  readonly onText: (language: string, field: TranslatedField, text: string) => void;
  /** What the buttons are about, for who only hears them, where a page has several of the same. */
  readonly of?: string;
  /** What the shop shows without a translation, where that is not the store's own words. */
  readonly note?: ((language: string) => string) | undefined;
}

/** A button for each language of the shop beside English, with how many texts it misses; it opens the fields of that language. */
export function LanguageSections({ fields, translations = {}, onText, of, note }: LanguageSectionsProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const id = useId();
  const offered = offeredTags();
  if (offered.length === 0 || fields.length === 0) return null;
  const toggle = (tag: string) =>
    setOpen(open.includes(tag) ? open.filter((each) => each !== tag) : [...open, tag]);
  return (
    <Box sx={{ width: "100%", mt: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {offered.map((tag) => {
          const missing = missingIn(fields, translations[tag]);
          return (
            <Button
              key={tag}
              size="small"
              aria-expanded={open.includes(tag)}
              {...(open.includes(tag) && { "aria-controls": `${id}-${tag}` })}
              {...(of && { "aria-description": of })}
              startIcon={<ExpandMore sx={{ transform: open.includes(tag) ? "rotate(180deg)" : "none" }} />}
              onClick={() => toggle(tag)}
            >
              <span>{t("In {tag}", { tag: languageName(tag) })}</span>
              <MissingCount count={missing} />
            </Button>
          );
        })}
      </Box>
      {offered
        .filter((tag) => open.includes(tag))
        .map((tag) => (
          <Box
            key={tag}
            id={`${id}-${tag}`}
            role="group"
            aria-label={t("In {tag}", { tag: languageName(tag) })}
            sx={{ mt: 1.5, mb: 2 }}
          >
            <LanguagePanel
              language={tag}
              fields={fields}
              texts={translations[tag] ?? {}}
              onText={(field, text) => onText(tag, field, text)}
              note={note?.(tag)}
            />
          </Box>
        ))}
    </Box>
  );
}

/** How many texts are not translated; nothing where none is missing. */
export const MissingCount = ({ count }: { count: number }) =>
  count > 0 && (
    <Typography component="span" variant="caption" color="warning" sx={{ ml: 0.75, textTransform: "none" }}>
      {t("{count} missing", { count })}
    </Typography>
  );

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ProductInput } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { OwnText } from "../translations/own-text.tsx";
import { textDirection } from "../translations/text-direction.ts";
import type { Texts } from "../translations/translated-field.ts";
import { languageName } from "../words/language-names.ts";

type Lines = ProductInput["specification"];

const linesOf = ({ specification }: Texts): Lines => (specification ?? []) as Lines;

/** A line that was added later is not there in a translation. */
export const isSpecificationMissing = (
  { specification = [] }: Partial<ProductInput>,
  texts: Texts,
): boolean => specification.length > linesOf(texts).length;

interface TranslatedSpecificationProps {
  readonly language: string;
  readonly own: Lines;
  readonly texts: Texts;
  readonly onTexts: (texts: Texts) => void;
}

/** The lines of a specification in a language. They begin as the store's own words, so that none is ever half empty. */
export function TranslatedSpecification({ language, own, texts, onTexts }: TranslatedSpecificationProps) {
  const lines = linesOf(texts);
  const name = languageName(language);
  const set = (changed: Lines) => {
    const { specification: _before, ...others } = texts;
    onTexts(changed.length ? { ...others, specification: changed } : others);
  };
  if (own.length === 0 && lines.length === 0) return null;
  return (
    <Box role="group" aria-label={t("Specification in {name}", { name })} sx={{ display: "grid", gap: 1.5 }}>
      {lines.map((line, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
          key={at}
          sx={{
            display: "grid",
            gap: { xs: 0.5, md: 2 },
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          <OwnText
            label={t("Specification, line {at}", { at: at + 1 })}
            text={own[at] ? `${own[at].name}: ${own[at].value}` : ""}
            isHtml={false}
          />
          <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
            {(["name", "value"] as const).map((part) => (
              <TextField
                key={part}
                size="small"
                label={t("{value} {at} in {name}", {
                  value: part === "name" ? t("Name") : t("Value"),
                  at: at + 1,
                  name,
                })}
                required
                error={line[part].trim() === ""}
                value={line[part]}
                onChange={({ target }) =>
                  set(lines.map((each, place) => (place === at ? { ...each, [part]: target.value } : each)))
                }
                slotProps={{
                  htmlInput: {
                    lang: language,
                    dir: textDirection(language),
                    maxLength: part === "name" ? 80 : 300,
                  },
                }}
              />
            ))}
          </Box>
        </Box>
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        {own.length > lines.length && (
          <Button variant="outlined" onClick={() => set([...lines, ...own.slice(lines.length)])}>
            {lines.length
              ? t("Add the lines that are missing")
              : t("Translate the specification into {name}", { name })}
          </Button>
        )}
        {lines.length > 0 && <Button onClick={() => set([])}>{t("Show the store’s own lines")}</Button>}
        {own.length > lines.length && (
          <Typography variant="body2" color="warning">
            {t("{own} missing", { own: own.length - lines.length })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

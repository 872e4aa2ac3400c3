import ExpandMore from "@mui/icons-material/ExpandMore";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { TextInput } from "react-admin";
import { HtmlInput } from "./html-input.tsx";

/** The shop is also in German. The server writes it into the page. */
export const offersGerman = (): boolean => document.documentElement.dataset.offersGerman === "true";

interface GermanTextInputProps {
  /** The name of the text in its row. */
  readonly source: string;
  readonly label: string;
  readonly isMultiline?: boolean;
}

/** The German translation of a text in a form. Empty: the shop shows the store's own words. */
export const GermanTextInput = ({ source, label, isMultiline = false }: GermanTextInputProps) =>
  offersGerman() && (
    <TextInput
      source={germanSource(source)}
      label={`${label} in German`}
      multiline={isMultiline}
      parse={(text?: string) => text ?? ""}
      slotProps={{ htmlInput: { lang: "de" } }}
      helperText={false}
      fullWidth
    />
  );

/** The same for a text with its own look. */
export const GermanHtmlInput = ({ source, label, rows }: { source: string; label: string; rows?: number }) =>
  offersGerman() && (
    <HtmlInput
      source={germanSource(source)}
      label={`${label} in German`}
      {...(rows !== undefined && { rows })}
    />
  );

/** Where a form has the translation: `sizeChart.columns.0` is `translations.de.sizeChart.columns.0`. */
export const germanSource = (source: string): string => `translations.de.${source}`;

/** The German texts of a form, opened by a button. Nothing where the shop is only in English. */
export function GermanSection({ children, note }: { children: ReactNode; note?: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  if (!offersGerman()) return null;
  return (
    <Box sx={{ width: "100%", borderLeft: 2, borderColor: "divider", pl: 1.5, mt: 1 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        startIcon={<ExpandMore sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />}
        onClick={() => setOpen(!isOpen)}
      >
        In German
      </Button>
      {isOpen && (
        <>
          {children}
          <GermanNote>{note}</GermanNote>
        </>
      )}
    </Box>
  );
}

/** What the shop shows without a translation. */
export const GermanNote = ({
  children = "What is empty is shown below /de in your own words, marked as English.",
}: {
  children?: string | undefined;
}) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

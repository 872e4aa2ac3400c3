import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";
import { isLink, slideTypes } from "../../../catalogue/content/content.ts";
import type { Slide } from "../../../contract/admin/content-parts.ts";
import { t } from "../../../platform/language/t.ts";
import { TranslatedPart } from "../translations/translated-parts.tsx";
import { ContentTextField, FieldStack } from "./content-text-field.tsx";
import { ImageField } from "./image-field.tsx";

/**
 * The fields of a slide. The first visible banner is the home page's banner. Every other kind is a category
 * tile.
 */
export function SlideFields({ slide, set }: { slide: Slide; set: (slide: Slide) => void }) {
  const change = (given: Partial<Slide>) => set({ ...slide, ...given });
  return (
    <FieldStack>
      <TwoColumns>
        <ImageField imageId={slide.imageId} onChange={(imageId) => change({ imageId })} />
        <TextField
          select
          size="small"
          label={t("Shown as")}
          value={slide.type === slideTypes.banner ? slideTypes.banner : slideTypes.tile}
          onChange={(event) => change({ type: event.target.value })}
        >
          <MenuItem value={slideTypes.banner}>{t("Banner (the first one that is visible)")}</MenuItem>
          <MenuItem value={slideTypes.tile}>{t("Category tile")}</MenuItem>
        </TextField>
      </TwoColumns>
      <ContentTextField
        label={t("Alt text of the image")}
        maxLength={300}
        value={slide.alt}
        onChange={(alt) => change({ alt })}
      />
      <TwoColumns>
        <ContentTextField
          label={t("Heading")}
          maxLength={120}
          value={slide.title}
          onChange={(title) => change({ title })}
        />
        <ContentTextField
          label={t("Line below")}
          maxLength={300}
          value={slide.caption}
          onChange={(caption) => change({ caption })}
        />
      </TwoColumns>
      <TwoColumns>
        <ContentTextField
          label={t("Link")}
          maxLength={500}
          value={slide.linkUrl}
          onChange={(linkUrl) => change({ linkUrl })}
          isInvalid={!isLink(slide.linkUrl)}
        />
        <ContentTextField
          label={t("Text of the link")}
          maxLength={60}
          value={slide.linkText}
          onChange={(linkText) => change({ linkText })}
        />
      </TwoColumns>
      <TwoColumns>
        <DateTimeField
          label={t("Visible from")}
          value={slide.visibleFrom}
          onChange={(visibleFrom) => change({ visibleFrom })}
        />
        <DateTimeField
          label={t("Visible until")}
          value={slide.visibleTo}
          onChange={(visibleTo) => change({ visibleTo })}
        />
      </TwoColumns>
      <TranslatedPart
        part={slide}
        set={set}
        texts={[
          { name: "alt", label: t("Alt text of the image"), maxLength: 300 },
          { name: "title", label: t("Heading"), maxLength: 120 },
          { name: "caption", label: t("Line below"), maxLength: 300 },
          { name: "linkText", label: t("Text of the link"), maxLength: 60 },
        ]}
      />
    </FieldStack>
  );
}

const TwoColumns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
    {children}
  </Box>
);

interface DateTimeFieldProps {
  readonly label: string;
  /** ISO 8601 in UTC; null: no limit. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Date and time, to the minute, in the reader's time zone. Empty: no limit. */
const DateTimeField = ({ label, value, onChange }: DateTimeFieldProps) => (
  <TextField
    label={label}
    type="datetime-local"
    size="small"
    value={value ? toLocalInputValue(value) : ""}
    onChange={({ target }) => onChange(target.value ? new Date(target.value).toISOString() : null)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

function toLocalInputValue(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

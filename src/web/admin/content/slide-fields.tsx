import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";
import type { Slide } from "../../../contract/admin/content.ts";
import { isLink } from "../../../features/content/content.ts";
import { PictureField } from "./picture-field.tsx";
import { FieldStack, Words } from "./words.tsx";

const BANNER = "Slider";
const TILE = "Category";

/** The first slide that is a banner, and visible now, is the home page's; every other kind is a category tile. */
export function SlideFields({ slide, set }: { slide: Slide; set: (slide: Slide) => void }) {
  const change = (given: Partial<Slide>) => set({ ...slide, ...given });
  return (
    <FieldStack>
      <Pair>
        <PictureField imageId={slide.imageId} set={(imageId) => change({ imageId })} />
        <TextField
          select
          size="small"
          label="Shown as"
          value={slide.type === BANNER ? BANNER : TILE}
          onChange={(event) => change({ type: event.target.value })}
        >
          <MenuItem value={BANNER}>Banner (the first one that is visible)</MenuItem>
          <MenuItem value={TILE}>Category tile</MenuItem>
        </TextField>
      </Pair>
      <Words
        label="The picture in words, for who cannot see it"
        longest={300}
        value={slide.alt}
        set={(alt) => change({ alt })}
      />
      <Pair>
        <Words label="Heading" longest={120} value={slide.title} set={(title) => change({ title })} />
        <Words
          label="Line below"
          longest={300}
          value={slide.caption}
          set={(caption) => change({ caption })}
        />
      </Pair>
      <Pair>
        <Words
          label="Link"
          longest={500}
          value={slide.linkUrl}
          set={(linkUrl) => change({ linkUrl })}
          isWrong={!isLink(slide.linkUrl)}
        />
        <Words
          label="Words of the link"
          longest={60}
          value={slide.linkText}
          set={(linkText) => change({ linkText })}
        />
      </Pair>
      <Pair>
        <When label="Visible from" value={slide.visibleFrom} set={(visibleFrom) => change({ visibleFrom })} />
        <When label="Visible until" value={slide.visibleTo} set={(visibleTo) => change({ visibleTo })} />
      </Pair>
    </FieldStack>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
    {children}
  </Box>
);

interface WhenProps {
  readonly label: string;
  readonly value: string | null;
  readonly set: (iso: string | null) => void;
}

/** A moment on the reader's own clock; empty: no bound. */
const When = ({ label, value, set }: WhenProps) => (
  <TextField
    type="datetime-local"
    size="small"
    label={label}
    value={value === null ? "" : onOwnClock(value)}
    onChange={(event) => set(event.target.value ? new Date(event.target.value).toISOString() : null)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

function onOwnClock(iso: string): string {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

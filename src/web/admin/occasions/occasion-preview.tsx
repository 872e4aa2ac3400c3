import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Occasion } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { languageName } from "../words/language-names.ts";

export interface OccasionPreviewProps extends Pick<Occasion, "boxColourHex" | "kitName" | "images"> {
  readonly texts: readonly Pick<Occasion["texts"][number], "boxLabel" | "heading" | "language" | "words">[];
}

/** The page of an occasion as its claimers see it, in each language that it has words in. */
export function OccasionPreview({ texts, boxColourHex, images, kitName }: OccasionPreviewProps) {
  const [picked, setPicked] = useState("en");
  const written = texts.filter(({ heading, words }) => heading || words);
  const shown = written.find(({ language }) => language === picked) ?? written[0];
  const [first, ...others] = images;
  return (
    <Box
      component="section"
      aria-label={t("Preview of its page")}
      sx={{
        display: "grid",
        gap: 1.5,
        width: "100%",
        p: 2,
        my: 1,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
      }}
    >
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          alignItems: "center",
          gap: 1,
        }}
      >
        <Typography variant="subtitle2" component="h4">
          {t("Preview of its page")}
        </Typography>
        {written.length > 1 && shown && (
          <TextField
            select
            fullWidth={false}
            size="small"
            margin="none"
            label={t("Language")}
            value={shown.language}
            onChange={({ target }) => setPicked(target.value)}
            sx={{ minWidth: 140 }}
          >
            {written.map(({ language }) => (
              <MenuItem key={language} value={language}>
                {languageName(language)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <Typography variant="h6" component="p" dir="auto" sx={{ overflowWrap: "anywhere" }}>
        {shown?.heading || kitName || t("The name of its kit")}
      </Typography>
      {shown?.words ? (
        <Typography dir="auto" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {shown.words}
        </Typography>
      ) : (
        <Typography color="textSecondary">{t("No words yet")}</Typography>
      )}
      {!first && (
        <Typography color="textSecondary">
          {t("No images of its own: the kit’s first one is shown.")}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {boxColourHex && <ClosedBox colourHex={boxColourHex} label={shown?.boxLabel ?? ""} />}
        {first && <PreviewImage image={first} size={160} />}
        {others.map((image) => (
          <PreviewImage key={image.imageId} image={image} size={72} />
        ))}
      </Box>
    </Box>
  );
}

const PreviewImage = ({
  image: { path, alt },
  size,
}: {
  image: Occasion["images"][number];
  size: number;
}) => (
  <Box
    component="img"
    src={`${path}?w=320`}
    alt={alt}
    sx={{ width: size, height: size, objectFit: "cover", borderRadius: 1, bgcolor: "action.hover" }}
  />
);

/** As it is before it opens: two flaps, and a paper label with its words. */
const ClosedBox = ({ colourHex, label }: { colourHex: string; label: string }) => (
  <Box
    sx={{
      position: "relative",
      width: 160,
      height: 160,
      borderRadius: 1,
      background: `linear-gradient( transparent calc(50% - 1px), rgb(0 0 0 / 0.35) 50%, transparent calc(50% + 1px)), ${colourHex}`,
    }}
  >
    {label && (
      <Typography
        variant="body2"
        dir="auto"
        sx={{
          position: "absolute",
          insetInlineStart: 10,
          bottom: 10,
          maxWidth: 140,
          px: 1,
          py: 0.5,
          borderRadius: 0.5,
          bgcolor: "#fcfaf6",
          color: "#1d1b18",
          fontWeight: 600,
          overflowWrap: "anywhere",
        }}
      >
        {label}
      </Typography>
    )}
  </Box>
);

import { isLink } from "../../../catalogue/content/content.ts";
import type { Tile } from "../../../contract/admin/content-parts.ts";
import { t } from "../../../platform/language/t.ts";
import { TranslatedPart } from "../translations/translated-parts.tsx";
import { ContentTextField, FieldStack } from "./content-text-field.tsx";
import { ImageField } from "./image-field.tsx";

/** The fields of a wide tile of the home page. */
export function TileFields({ tile, set }: { tile: Tile; set: (tile: Tile) => void }) {
  const change = (given: Partial<Tile>) => set({ ...tile, ...given });
  return (
    <FieldStack>
      <ImageField imageId={tile.imageId} onChange={(imageId) => change({ imageId })} />
      <ContentTextField
        label={t("Alt text of the image")}
        maxLength={300}
        value={tile.alt}
        onChange={(alt) => change({ alt })}
      />
      <ContentTextField
        label={t("Heading")}
        maxLength={120}
        value={tile.displayText}
        onChange={(displayText) => change({ displayText })}
      />
      <ContentTextField
        label={t("Line below")}
        maxLength={300}
        value={tile.caption}
        onChange={(caption) => change({ caption })}
      />
      <ContentTextField
        label={t("Link")}
        maxLength={500}
        value={tile.linkUrl}
        onChange={(linkUrl) => change({ linkUrl })}
        isInvalid={!isLink(tile.linkUrl)}
      />
      <ContentTextField
        label={t("Text of the link")}
        maxLength={60}
        value={tile.linkText}
        onChange={(linkText) => change({ linkText })}
      />
      <TranslatedPart
        part={tile}
        set={set}
        texts={[
          { name: "alt", label: t("Alt text of the image"), maxLength: 300 },
          { name: "displayText", label: t("Heading"), maxLength: 120 },
          { name: "caption", label: t("Line below"), maxLength: 300 },
          { name: "linkText", label: t("Text of the link"), maxLength: 60 },
        ]}
      />
    </FieldStack>
  );
}

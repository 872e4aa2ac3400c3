import type { Tile } from "../../../contract/admin/content.ts";
import { isLink } from "../../../features/content/content.ts";
import { PictureField } from "./picture-field.tsx";
import { FieldStack, Words } from "./words.tsx";

/** A wide tile of the home page. */
export function TileFields({ tile, set }: { tile: Tile; set: (tile: Tile) => void }) {
  const change = (given: Partial<Tile>) => set({ ...tile, ...given });
  return (
    <FieldStack>
      <PictureField imageId={tile.imageId} set={(imageId) => change({ imageId })} />
      <Words
        label="The picture in words, for who cannot see it"
        longest={300}
        value={tile.alt}
        set={(alt) => change({ alt })}
      />
      <Words
        label="Heading"
        longest={120}
        value={tile.displayText}
        set={(displayText) => change({ displayText })}
      />
      <Words label="Line below" longest={300} value={tile.caption} set={(caption) => change({ caption })} />
      <Words
        label="Link"
        longest={500}
        value={tile.linkUrl}
        set={(linkUrl) => change({ linkUrl })}
        isWrong={!isLink(tile.linkUrl)}
      />
      <Words
        label="Words of the link"
        longest={60}
        value={tile.linkText}
        set={(linkText) => change({ linkText })}
      />
    </FieldStack>
  );
}

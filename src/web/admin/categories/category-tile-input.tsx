import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { TextInput, useInput } from "react-admin";
import type { CategoryInput } from "../../../contract/admin/categories.ts";
import { t } from "../../../platform/language/t.ts";
import { ImageField } from "../content/image-field.tsx";

/**
 * The category's tile on the home page: its image and alt text. The tile's other texts are edited as content.
 */
export function CategoryTileInput() {
  const { field } = useInput<{ tile: CategoryInput["tile"] }>({ source: "tile.imageId" });
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1.5, minWidth: 0, width: "100%" }}>
      <Box component="legend" sx={{ p: 0, mb: 1, color: "text.secondary" }}>
        {t("Tile on the home page")}
      </Box>
      <ImageField imageId={field.value} onChange={field.onChange} />
      {field.value ? (
        <TextInput
          source="tile.alt"
          label={t("Alt text of the tile's image")}
          helperText={t(
            "Heading, place and link text of the tile: Content, “Home: banner and category tiles”.",
          )}
        />
      ) : (
        <FormHelperText>
          {t("It has none yet. With an image it gets one, the last in the row.")}
        </FormHelperText>
      )}
    </Box>
  );
}

/** A tile without an image is not sent. */
export const withoutEmptyTile = ({ tile, ...category }: CategoryInput): CategoryInput => ({
  ...category,
  tile: tile?.imageId ? { ...tile, alt: tile.alt ?? "" } : null,
});

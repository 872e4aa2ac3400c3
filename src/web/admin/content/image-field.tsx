import Box from "@mui/material/Box";
import { t } from "../../../platform/language/t.ts";
import { ImageFileButton } from "../inputs/image-file-button.tsx";

interface ImageFieldProps {
  readonly imageId: string;
  readonly onChange: (imageId: string) => void;
}

/** Shows an image, and uploads another one from a file. */
export const ImageField = ({ imageId, onChange }: ImageFieldProps) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
    {imageId && (
      <Box
        component="img"
        src={`/images/${imageId}/image?w=320`}
        alt=""
        sx={{ width: 120, height: 72, objectFit: "cover", borderRadius: 1, bgcolor: "action.hover" }}
      />
    )}
    <ImageFileButton
      label={imageId ? t("Another image") : t("Choose an image")}
      inputLabel={t("Image file")}
      onUploaded={(image) => onChange(image.imageId)}
    />
  </Box>
);

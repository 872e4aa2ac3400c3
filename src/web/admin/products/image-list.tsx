import ArrowUpIcon from "@mui/icons-material/ArrowUpward";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { ArrayInput, TextInput, useArrayInput } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { ImageFileButton } from "../inputs/image-file-button.tsx";
import { TranslatedInputs } from "../translations/translated-inputs.tsx";

interface ImageFormValue {
  id: string;
  imageId: string;
  path: string;
  alt: string;
}

interface ImageListProps {
  readonly source: string;
  /** What the first one is for. */
  readonly firstNote: string;
}

/** Images in their order, each with what it shows. Removing one takes effect when the record is saved. */
export const ImageList = ({ source, firstNote }: ImageListProps) => (
  <ArrayInput source={source} label={t("Images")}>
    <ImageInputs firstNote={firstNote} />
  </ArrayInput>
);

function ImageInputs({ firstNote }: Pick<ImageListProps, "firstNote">) {
  const { fields, append, move, remove } = useArrayInput();
  const images = fields as unknown as ImageFormValue[];
  return (
    <Box sx={{ display: "grid", gap: 1, width: "100%" }}>
      {images.map((image, at) => (
        <Box key={image.id} sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
          <Box
            component="img"
            src={`${image.path}?w=96`}
            alt=""
            sx={{ width: 56, height: 56, objectFit: "cover", borderRadius: 1, mt: 0.5 }}
          />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <TextInput
              source={`${at}.alt`}
              label={t("Image {at}: what it shows", { at: at + 1 })}
              helperText={at === 0 ? firstNote : false}
              fullWidth
            />
            <TranslatedInputs
              at={String(at)}
              texts={[{ name: "alt", label: t("Image {at}: what it shows", { at: at + 1 }), maxLength: 300 }]}
              of={t("Image {at}", { at: at + 1 })}
            />
          </Box>
          <IconButton
            aria-label={t("Move image {at} up", { at: at + 1 })}
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton aria-label={t("Remove image {at}", { at: at + 1 })} onClick={() => remove(at)}>
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <ImageFileButton
        label={t("Add images")}
        inputLabel={t("Add images")}
        multiple
        onUploaded={({ imageId, path }) => append({ imageId, path, alt: "" })}
      />
    </Box>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { t } from "../../../../platform/language/t.ts";
import { ActionDialog } from "../../actions/action-dialog.tsx";
import { ImageFileButton } from "../image-file-button.tsx";
import type { InsertedImage } from "./rich-text-commands.ts";

interface ImageDialogProps {
  readonly onClose: () => void;
  readonly onChosen: (image: InsertedImage) => void;
}

/** Uploads an image for a text, and asks what it shows. */
export function ImageDialog({ onClose, onChosen }: ImageDialogProps) {
  const [src, setSrc] = useState("");
  const [alt, setAlt] = useState("");
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  return (
    <ActionDialog
      title={t("Image")}
      closeLabel={t("Cancel")}
      maxWidth="xs"
      onClose={onClose}
      action={
        <Button
          variant="contained"
          disabled={!src || !size}
          onClick={() =>
            onChosen({ src, alt: alt.trim(), width: size?.width ?? null, height: size?.height ?? null })
          }
        >
          {t("Insert")}
        </Button>
      }
    >
      {src && (
        <Box
          component="img"
          src={src}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          sx={{ maxWidth: "100%", maxHeight: 240, objectFit: "contain", borderRadius: 1 }}
        />
      )}
      <ImageFileButton
        label={src ? t("Another image") : t("Choose an image")}
        inputLabel={t("Image file")}
        onUploaded={(image) => {
          setSize(null);
          setSrc(image.path);
        }}
      />
      <TextField
        label={t("What it shows")}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        helperText={t("Read to people who cannot see it")}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </ActionDialog>
  );
}

import AddPhotoIcon from "@mui/icons-material/AddPhotoAlternateOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";

export interface UploadedImage {
  readonly imageId: string;
  readonly path: string;
}

interface ImageFileButtonProps {
  readonly label: string;
  /** The accessible name of the file input. */
  readonly inputLabel: string;
  readonly multiple?: boolean;
  readonly isLogo?: boolean;
  readonly onUploaded: (image: UploadedImage) => void;
}

/** Uploads images from the computer, one after the other. A refusal of the server is shown here. */
export function ImageFileButton({
  label,
  inputLabel,
  multiple = false,
  isLogo,
  onUploaded,
}: ImageFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  async function upload(files: readonly File[]) {
    setBusy(true);
    setProblem("");
    try {
      for (const file of files) onUploaded(await uploadImage(file, isLogo));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.detail || error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <Button
        variant="outlined"
        startIcon={<AddPhotoIcon />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? t("Uploading…") : label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={`image/jpeg,image/png,image/webp,image/avif${isLogo ? ",image/svg+xml" : ""}`}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ""; // so that the same file can be chosen again
          void upload(files);
        }}
      />
      {problem && (
        <Typography role="alert" color="error" variant="body2">
          {problem}
        </Typography>
      )}
    </Box>
  );
}

const uploadImage = (file: File, isLogo = false): Promise<UploadedImage> =>
  api.call("POST /api/admin/images", {
    query: { fileName: file.name.slice(0, 200), ...(isLogo && { isLogo }) },
    body: file,
    headers: { "content-type": file.type },
  });

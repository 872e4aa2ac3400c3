import AddPhotoIcon from "@mui/icons-material/AddPhotoAlternateOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ChangeEvent, useRef, useState } from "react";
import { ApiProblem } from "../../../contract/client.ts";
import { api } from "../api.ts";

interface UploadedImage {
  readonly imageId: string;
  readonly path: string;
}

/** Uploads images from the computer, one after the other. A refusal of the server is shown here. */
export function ImageUpload({ onUploaded: onTaken }: { onUploaded: (image: UploadedImage) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    event.target.value = "";
    setBusy(true);
    setProblem("");
    try {
      for (const file of files) {
        const query = { fileName: file.name.slice(0, 200) };
        const { imageId, path } = await api.call("POST /api/admin/images", {
          query,
          body: file,
          headers: { "content-type": file.type },
        });
        onTaken({ imageId, path });
      }
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
        {isBusy ? "Taking it in …" : "Add images"}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hidden
        aria-label="Add images"
        onChange={(event) => void upload(event)}
      />
      {problem && (
        <Typography role="alert" color="error" variant="body2">
          {problem}
        </Typography>
      )}
    </Box>
  );
}

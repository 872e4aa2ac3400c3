import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { ApiProblem } from "../../../contract/client.ts";
import { api } from "../api.ts";

interface ImageFieldProps {
  readonly imageId: string;
  readonly onChange: (imageId: string) => void;
}

/** Shows an image, and uploads another one from a file. A refusal is shown beside it. */
export function ImageField({ imageId, onChange: set }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function upload(file: File) {
    setBusy(true);
    setProblem("");
    try {
      const query = { fileName: file.name.slice(0, 200) };
      const uploaded = await api.call("POST /api/admin/images", {
        query,
        body: file,
        headers: { "content-type": file.type },
      });
      set(uploaded.imageId);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.detail || error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      {imageId && (
        <Box
          component="img"
          src={`/images/${imageId}/picture?w=320`}
          alt=""
          sx={{ width: 120, height: 72, objectFit: "cover", borderRadius: 1, bgcolor: "action.hover" }}
        />
      )}
      <Button variant="outlined" size="small" disabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? "Uploading …" : imageId ? "Another image" : "Choose an image"}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Image file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = ""; // so that the same file can be chosen again
          if (file) void upload(file);
        }}
      />
      {problem && (
        <Typography role="alert" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
}

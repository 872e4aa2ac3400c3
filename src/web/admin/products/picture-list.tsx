import ArrowUpIcon from "@mui/icons-material/ArrowUpward";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { ArrayInput, TextInput, useArrayInput } from "react-admin";
import { PictureUpload } from "./picture-upload.tsx";

interface PictureField {
  id: string;
  imageId: string;
  path: string;
  alt: string;
}

/** A variant's pictures in their order; the first one is the card's. Nothing is lost by removing one before it is saved. */
export const PictureList = () => (
  <ArrayInput source="images" label="Pictures">
    <Pictures />
  </ArrayInput>
);

function Pictures() {
  const { fields, append, move, remove } = useArrayInput();
  const pictures = fields as unknown as PictureField[];
  return (
    <Box sx={{ display: "grid", gap: 1, width: "100%" }}>
      {pictures.map((picture, at) => (
        <Box key={picture.id} sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
          <Box
            component="img"
            src={`${picture.path}?w=96`}
            alt=""
            sx={{ width: 56, height: 56, objectFit: "cover", borderRadius: 1, mt: 0.5 }}
          />
          <TextInput
            source={`${at}.alt`}
            label={`Picture ${at + 1}: what it shows`}
            parse={(text) => text ?? ""}
            helperText={at === 0 ? "Alt text. The first picture is the card's." : false}
            sx={{ flex: 1 }}
          />
          <IconButton
            aria-label={`Move picture ${at + 1} up`}
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton aria-label={`Remove picture ${at + 1}`} onClick={() => remove(at)}>
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <PictureUpload onTaken={(taken) => append({ ...taken, alt: "" })} />
    </Box>
  );
}

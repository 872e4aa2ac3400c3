import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useInput } from "react-admin";
import { useWatch } from "react-hook-form";
import type { Occasion } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { ImageList } from "../products/image-list.tsx";
import { OccasionPreview } from "./occasion-preview.tsx";

const FIRST_COLOUR = "#1d2b4a";

/** The images of an occasion's page and its box, and how both look with the words. */
export function OccasionLookInputs() {
  const [texts, boxColourHex, images, kitName] = useWatch({
    name: ["texts", "boxColourHex", "images", "kitName"],
  }) as [Occasion["texts"], string | null, Occasion["images"], string | undefined];
  return (
    <>
      <ImageList
        source="images"
        firstNote={t("Alt text. The first image is the one in the box and in the mail.")}
      />
      <BoxColourInput />
      <OccasionPreview
        texts={texts ?? []}
        boxColourHex={boxColourHex ?? null}
        images={images ?? []}
        kitName={kitName ?? ""}
      />
    </>
  );
}

/** Whether a box opens, and in which colour. */
function BoxColourInput() {
  const { field } = useInput<string | null>({ source: "boxColourHex" });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, mt: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={Boolean(field.value)}
            onChange={({ target }) => field.onChange(target.checked ? FIRST_COLOUR : null)}
          />
        }
        label={t("A box opens on the page")}
      />
      {field.value ? (
        <FormControlLabel
          control={
            <Box
              component="input"
              type="color"
              value={field.value}
              onChange={({ target }: { target: HTMLInputElement }) => field.onChange(target.value)}
              sx={{ width: 44, height: 32, p: 0, mx: 1, border: 0, bgcolor: "transparent" }}
            />
          }
          label={t("Colour of the box")}
        />
      ) : null}
    </Box>
  );
}

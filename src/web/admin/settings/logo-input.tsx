import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";
import { ImageFileButton } from "../inputs/image-file-button.tsx";

interface LogoInputProps {
  readonly value: string | null;
  readonly disabled: boolean;
  readonly onChange: (value: string | null) => void;
}

/** The logo on both pages, its upload, and its removal. */
export const LogoInput = ({ value, disabled, onChange }: LogoInputProps) => (
  <Box sx={{ display: "grid", gap: 1 }}>
    <Typography variant="body2" color="textSecondary">
      {t(
        "Logo: SVG with its letters as shapes (at most 1 MB), PNG, JPEG, WebP or AVIF (at most 20 MB). A wide one of at least 200 pixels is best; in the dark look it lies on a light plate. None: the company's name in type.",
      )}
    </Typography>
    {value && (
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap" }}>
        {["#fcfaf6", "#171614"].map((page) => (
          <Box key={page} sx={{ bgcolor: page, border: 1, borderColor: "divider", borderRadius: 1, p: 2 }}>
            <Box
              component="img"
              src={value}
              alt={page === "#171614" ? t("Logo in the dark look") : t("Logo in the light look")}
              sx={{
                display: "block",
                height: 40,
                maxWidth: 200,
                objectFit: "contain",
                bgcolor: "#fcfaf6",
                borderRadius: 1,
                px: 1.25,
                py: 0.75,
                boxSizing: "content-box",
              }}
            />
          </Box>
        ))}
      </Box>
    )}
    {!disabled && (
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap" }}>
        <ImageFileButton
          label={value ? t("Another logo") : t("Upload a logo")}
          inputLabel={t("Image of the logo")}
          isLogo
          onUploaded={({ path }) => onChange(path)}
        />
        {value && (
          <Button variant="text" onClick={() => onChange(null)}>
            {t("Remove the logo")}
          </Button>
        )}
      </Box>
    )}
  </Box>
);

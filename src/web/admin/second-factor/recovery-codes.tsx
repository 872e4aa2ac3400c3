import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  buttonLabel: string;
  onDone: () => void;
}

/** Shown once, because only their hashes are stored. */
export const RecoveryCodes = ({ codes, buttonLabel, onDone }: RecoveryCodesProps) => (
  <Box sx={{ display: "grid", gap: 2 }}>
    <Typography role="status">
      {t(
        "Keep these recovery codes where only you can find them. Each lets you in once if you lose your phone. They will not be shown again.",
      )}
    </Typography>
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: "none",
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        gap: 1,
        fontFamily: "monospace",
        fontSize: 15,
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
    <Button
      variant="outlined"
      component="a"
      download="kitstore-recovery-codes.txt"
      href={`data:text/plain,${encodeURIComponent(`${codes.join("\n")}\n`)}`}
    >
      {t("Save as a file")}
    </Button>
    <Button variant="contained" onClick={onDone}>
      {buttonLabel}
    </Button>
  </Box>
);

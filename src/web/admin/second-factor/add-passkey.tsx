import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { addPasskey } from "./passkey-calls.ts";

interface AddPasskeyProps {
  readonly isMain?: boolean;
  /** Recovery codes come with the first second factor of a person. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** A name for the device, and the browser's dialog that makes the passkey. */
export function AddPasskey({ isMain = false, onDone }: AddPasskeyProps) {
  const [name, setName] = useState("");
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <TextField
        label={t("Name of the new passkey")}
        size="small"
        value={name}
        onChange={({ target }) => setName(target.value)}
        helperText={t("So that you know it again, such as Work laptop.")}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <PasskeyButton
        label={t("Add a passkey")}
        isMain={isMain}
        ask={() => addPasskey(name.trim() || t("Passkey"))}
        onDone={({ recoveryCodes }) => {
          setName("");
          onDone(recoveryCodes);
        }}
      />
    </Box>
  );
}

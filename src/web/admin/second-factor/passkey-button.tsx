import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ApiProblem } from "../../../contract/client.ts";
import { isPasskeyPossible, NoPasskey } from "./passkey-calls.ts";

interface PasskeyButtonProps<R> {
  readonly label: string;
  readonly isMain?: boolean;
  readonly ask: () => Promise<R>;
  readonly onDone: (result: R) => void;
}

/** Asks for a passkey by the browser's own dialog. What went wrong stands below. Not there where browsers give none. */
export function PasskeyButton<R>({ label, isMain = false, ask, onDone }: PasskeyButtonProps<R>) {
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  if (!isPasskeyPossible()) return null;
  async function run() {
    setBusy(true);
    setProblem("");
    try {
      onDone(await ask());
    } catch (error) {
      if (!(error instanceof NoPasskey || error instanceof ApiProblem)) throw error;
      setProblem(error instanceof ApiProblem ? error.detail || error.message : error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Button variant={isMain ? "contained" : "outlined"} disabled={isBusy} onClick={() => void run()}>
        {label}
      </Button>
      {problem && (
        <Typography role="alert" color="error" variant="body2">
          {problem}
        </Typography>
      )}
    </Box>
  );
}

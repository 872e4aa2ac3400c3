import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { api } from "../api.ts";
import { CodeStep } from "./code-step.tsx";
import { QrCode } from "./qr-code.tsx";
import { confirmSecondFactor } from "./second-factor-calls.ts";

interface Started {
  readonly secret: string;
  readonly address: string;
}

/** The key for an app, as a picture and in letters, and the first code that proves it has arrived. */
export function SetUpStep({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const [started, setStarted] = useState<Started>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api
      .call("POST /api/admin/second-factor/start", {})
      .then(setStarted, (error: Error) => setProblem(error.message));
  }, []);
  if (problem)
    return (
      <Typography role="alert" color="error">
        {problem}
      </Typography>
    );
  if (!started) return <Typography role="status">One moment …</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography>
        Scan this with an app that makes codes (on your phone, or your password manager), then type the code
        it shows.
      </Typography>
      <Box sx={{ justifySelf: "center" }}>
        <QrCode text={started.address} title="Key for your app" />
      </Box>
      <Typography variant="body2" color="text.secondary">
        No camera? Type this key into the app:{" "}
        <Box component="code" sx={{ overflowWrap: "anywhere", color: "text.primary" }}>
          {started.secret.match(/.{1,4}/g)?.join(" ")}
        </Box>
      </Typography>
      <CodeStep
        help="The six digits that the app shows now."
        button="Switch on"
        take={confirmSecondFactor}
        onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      />
    </Box>
  );
}

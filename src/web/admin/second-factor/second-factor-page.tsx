import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { Title, useNotify } from "react-admin";
import type { SecondFactor } from "../../../contract/admin/second-factor.ts";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { CodeStep } from "./code-step.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { renewRecoveryCodes, switchOffSecondFactor } from "./second-factor-calls.ts";
import { SetUpStep } from "./set-up-step.tsx";

type Doing = "nothing" | "set-up" | "renew" | "off";

/** One's own second factor: on, off, new recovery codes. */
export function SecondFactorPage() {
  const notify = useNotify();
  const [state, setState] = useState<SecondFactor>();
  const [doing, setDoing] = useState<Doing>("nothing");
  const [codes, setCodes] = useState<readonly string[]>([]);
  const read = () =>
    api.call("GET /api/admin/second-factor", {}).then(setState, (error: Error) => notify(error.message));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => void read(), []);
  const done = () => {
    setDoing("nothing");
    setCodes([]);
    void read();
  };
  if (!state) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 480, mt: 2 }}>
      <Title title="Second factor" />
      <Typography variant="h5" component="h2">
        Your second factor
      </Typography>
      <Part title={state.isOn ? "It is on" : "It is off"}>
        {codes.length ? (
          <RecoveryCodes codes={codes} button="I have kept them" onDone={done} />
        ) : (
          <Choice state={state} doing={doing} onDoing={setDoing} onCodes={setCodes} onDone={done} />
        )}
      </Part>
    </Box>
  );
}

interface ChoiceProps {
  state: SecondFactor;
  doing: Doing;
  onDoing: (doing: Doing) => void;
  onCodes: (codes: readonly string[]) => void;
  onDone: () => void;
}

function Choice({ state, doing, onDoing, onCodes, onDone }: ChoiceProps) {
  if (doing === "set-up") return <SetUpStep onDone={onCodes} />;
  if (doing === "renew")
    return (
      <CodeStep
        help="The code of now. Your old recovery codes end with it."
        button="Make new recovery codes"
        take={renewRecoveryCodes}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      />
    );
  if (doing === "off")
    return (
      <CodeStep
        help="The code of now. From then on your password alone lets in."
        button="Switch it off"
        take={switchOffSecondFactor}
        onDone={onDone}
      />
    );
  if (!state.isOn)
    return (
      <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
        <Typography>
          With it, a stolen password is not enough: each login also asks for a code from your phone. Switching
          it on ends your other logins.
        </Typography>
        <Button variant="contained" onClick={() => onDoing("set-up")}>
          Set it up
        </Button>
      </Box>
    );
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography>
        Each login asks for a code from your app. {state.recoveryCodesLeft} of your recovery codes are left.
      </Typography>
      <Button variant="outlined" onClick={() => onDoing("renew")}>
        New recovery codes
      </Button>
      {state.isRequired ? (
        <Typography color="text.secondary">This store asks for it of everybody who works here.</Typography>
      ) : (
        <Button variant="outlined" color="error" onClick={() => onDoing("off")}>
          Switch it off
        </Button>
      )}
    </Box>
  );
}

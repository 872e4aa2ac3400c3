import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { ApiProblem } from "../../../contract/client.ts";

interface CodeStepProps<R> {
  help: string;
  button: string;
  take: (code: string) => Promise<R>;
  onDone: (answer: R) => void;
}

/** One field for a code. A wrong one is said under it, and the field is ready for the next. */
export function CodeStep<R>({ help, button, take, onDone }: CodeStepProps<R>) {
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setProblem("");
    try {
      onDone(await take(String(new FormData(form).get("code"))));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.detail || error.message);
      form.reset();
      form.querySelector("input")?.focus();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 2 }}>
      <TextField
        label="Code"
        name="code"
        autoFocus
        required
        autoComplete="one-time-code"
        error={Boolean(problem)}
        helperText={problem || help}
        slotProps={{ formHelperText: { role: problem ? "alert" : undefined }, htmlInput: { minLength: 6 } }}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {button}
      </Button>
    </Box>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { ApiProblem } from "../../../contract/client.ts";

interface CodeFormProps<R> {
  helperText: string;
  buttonLabel: string;
  submitCode: (code: string) => Promise<R>;
  onDone: (response: R) => void;
}

/**
 * One field for a code. After a wrong code it shows the error below the field, and the field is empty again.
 */
export function CodeForm<R>({
  helperText: help,
  buttonLabel: button,
  submitCode: take,
  onDone,
}: CodeFormProps<R>) {
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

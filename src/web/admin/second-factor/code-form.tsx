import Button from "@mui/material/Button";
import { useState } from "react";
import { minLength, required, TextInput } from "react-admin";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";

interface CodeFormProps<R> {
  readonly helperText: string;
  readonly buttonLabel: string;
  readonly submitCode: (code: string) => Promise<R>;
  readonly onDone: (response: R) => void;
}

/**
 * One field for a code. After a wrong code it shows the error below the field, and the field is empty again.
 */
export function CodeForm<R>({ helperText, buttonLabel, submitCode, onDone }: CodeFormProps<R>) {
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  /** Returns true after a wrong code too: the form starts again, with an empty field that has the focus. */
  async function submit({ code }: { code: string }) {
    setBusy(true);
    setProblem("");
    try {
      onDone(await submitCode(code));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.detail || error.message);
    } finally {
      setBusy(false);
    }
    return true;
  }
  return (
    <CommandForm initialValues={{ code: "" }} onSubmit={submit}>
      <TextInput
        source="code"
        label={t("Code")}
        autoFocus
        autoComplete="one-time-code"
        validate={[required(), minLength(6)]}
        error={Boolean(problem)}
        helperText={problem || helperText}
        slotProps={{ formHelperText: { role: problem ? "alert" : undefined } }}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {buttonLabel}
      </Button>
    </CommandForm>
  );
}

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { ApiProblem } from "../../../contract/client.ts";
import type { ErrorCode } from "../../../contract/errors.ts";

/** The field that a refusal is about. A refusal about no field is shown in the form, above its buttons. */
export type FieldsOfRefusals = { readonly [C in ErrorCode]?: string };

export interface FormRefusal {
  /** Undefined: nothing was refused since the form was sent. */
  readonly problem: ApiProblem | undefined;
  readonly fields: FieldsOfRefusals;
}

export const FormRefusalContext = createContext<FormRefusal>({ problem: undefined, fields: {} });

/** Why what was sent was refused: at its field, which gets the focus, else in words of its own. */
export function FormProblem() {
  const { problem, fields } = useContext(FormRefusalContext);
  const { setError } = useFormContext();
  // Only a form that follows them keeps its changed fields when the record behind it is read anew.
  useFormState().dirtyFields;
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    setText("");
    if (!problem) return;
    const inputs = place.current?.closest("form")?.elements;
    const atFields = Object.entries(errorsOf(problem, fields)).filter(([name]) => inputs?.namedItem(name));
    for (const [index, [name, message]] of atFields.entries())
      setError(name, { type: "server", message }, { shouldFocus: index === 0 });
    if (atFields.length === 0) setText(problem.detail || problem.message);
  }, [problem, fields, setError]);
  useEffect(() => {
    if (text) place.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <Box ref={place} role="alert" sx={{ "&:empty": { display: "none" } }}>
      {text && <Alert severity="error">{text}</Alert>}
    </Box>
  );
}

/** The messages of a refusal by the name of their field. */
function errorsOf({ code, detail, problem }: ApiProblem, fields: FieldsOfRefusals): Record<string, string> {
  const { errors } = problem;
  if (typeof errors === "object" && errors !== null)
    return Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, String(message)]));
  const field = code === "offline" || code === "unknown" ? undefined : fields[code];
  return field ? { [field]: detail } : {};
}

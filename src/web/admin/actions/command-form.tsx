import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { useState } from "react";
import { Form, FormDataConsumer } from "react-admin";
import { ApiProblem } from "../../../contract/client.ts";
import type { Elements } from "../../ui/elements.ts";
import { type FieldsOfRefusals, FormProblem, FormRefusalContext } from "../calls/form-problem.tsx";
import { KeepTyped } from "../typed/keep-typed.tsx";
import { saveTyped } from "../typed/typed-storage.ts";

interface CommandFormProps<T extends object> {
  readonly initialValues: T;
  /** True: it succeeded, and the form starts again with its initial values. A refusal that it throws is shown. */
  readonly onSubmit: (values: T) => Promise<boolean> | undefined;
  /** A function gets the present values, for what depends on them. */
  readonly children: Elements | ((values: T) => Elements);
  readonly sx?: SxProps<Theme>;
  readonly fields?: FieldsOfRefusals;
  /** The form's name, with the id of its record: what is typed in it survives a reload. */
  readonly keepAs?: string;
  /** The children hold a FormProblem themselves. */
  readonly isFramed?: boolean;
}

/** Without it react-admin would fill the fields with the record of the screen around the form. */
const noRecord = {};
const noFields: FieldsOfRefusals = {};
/** What was typed stays when the record behind the form is read anew, as after a refusal. */
const keepTyped = { keepDirtyValues: true, keepErrors: true };

/**
 * A form that does something with a record, or with none: a refund, a note, the check of a list. Its fields
 * are react-admin inputs. A form that edits a record is an Edit with a SimpleForm.
 */
export function CommandForm<T extends object>({
  initialValues,
  onSubmit,
  children,
  sx = {},
  fields = noFields,
  keepAs,
  isFramed = false,
}: CommandFormProps<T>) {
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<ApiProblem>();
  async function submit(values: Record<string, unknown>) {
    setProblem(undefined);
    try {
      if (!(await onSubmit(filledIn(initialValues, values)))) return;
      if (keepAs) saveTyped(keepAs, null);
      setRound(round + 1);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    }
  }
  return (
    <Form<Record<string, unknown>>
      key={round}
      record={noRecord}
      defaultValues={initialValues}
      resetOptions={keepTyped}
      disableInvalidFormNotification
      onSubmit={submit}
    >
      <FormRefusalContext value={{ problem, fields }}>
        <Box sx={[{ display: "grid", gap: 1.5 }, ...(Array.isArray(sx) ? sx : [sx])]}>
          {keepAs && !isFramed && <KeepTyped form={keepAs} />}
          {typeof children === "function" ? (
            <FormDataConsumer<Record<string, unknown>>>
              {({ formData }) => children(filledIn(initialValues, formData))}
            </FormDataConsumer>
          ) : (
            children
          )}
          {!isFramed && <FormProblem />}
        </Box>
      </FormRefusalContext>
    </Form>
  );
}

/** The values of the form. A text that was emptied is null in react-admin; here it is empty again. */
function filledIn<T extends object>(initialValues: T, values: Record<string, unknown>): T {
  const emptied = Object.keys(values).filter(
    (key) => values[key] === null && typeof Reflect.get(initialValues, key) === "string",
  );
  return { ...initialValues, ...values, ...Object.fromEntries(emptied.map((key) => [key, ""])) };
}

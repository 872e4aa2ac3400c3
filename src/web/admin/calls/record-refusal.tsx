import { useMemo, useState } from "react";
import { HttpError } from "react-admin";
import { ApiProblem } from "../../../contract/client.ts";
import type { Elements } from "../../ui/elements.ts";
import { type FieldsOfRefusals, FormProblem, FormRefusalContext } from "./form-problem.tsx";

/**
 * For a screen that makes a record: `mutationOptions` of its Create, and `showRefusal` around the fields of its form. A
 * refusal is then shown at its field, else below the fields, and not in a message that goes away over the screen.
 */
export function useRecordRefusal(fields: FieldsOfRefusals) {
  const [problem, setProblem] = useState<ApiProblem>();
  const mutationOptions = useMemo(
    () => ({
      onError(error: unknown) {
        if (!(error instanceof HttpError)) throw error;
        setProblem(new ApiProblem(error.status, error.body, null));
      },
    }),
    [],
  );
  const showRefusal = (inputs: Elements) => (
    <FormRefusalContext value={{ problem, fields }}>
      {inputs}
      <FormProblem />
    </FormRefusalContext>
  );
  return { mutationOptions, showRefusal };
}

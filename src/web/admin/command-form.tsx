import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { Form, FormDataConsumer } from "react-admin";

interface CommandFormProps<T extends object> {
  readonly initialValues: T;
  /** True: it succeeded, and the form starts again with its initial values. */
  readonly onSubmit: (values: T) => Promise<boolean> | undefined;
  /** A function gets the present values, for what depends on them. */
  readonly children: ReactNode | ((values: T) => ReactNode);
  readonly sx?: SxProps<Theme>;
}

/** Without it react-admin would fill the fields with the record of the screen around the form. */
const noRecord = {};

/**
 * A form that does something with a record, or with none: a refund, a note, the check of a list. Its fields
 * are react-admin inputs. A form that edits a record is an Edit with a SimpleForm.
 */
export function CommandForm<T extends object>({
  initialValues,
  onSubmit,
  children,
  sx = {},
}: CommandFormProps<T>) {
  const [round, setRound] = useState(0);
  return (
    <Form<Record<string, unknown>>
      key={round}
      record={noRecord}
      defaultValues={initialValues}
      onSubmit={async (values: Record<string, unknown>) => {
        if (await onSubmit({ ...initialValues, ...values })) setRound(round + 1);
      }}
    >
      <Box sx={[{ display: "grid", gap: 1.5 }, ...(Array.isArray(sx) ? sx : [sx])]}>
        {typeof children === "function" ? (
          <FormDataConsumer<Record<string, unknown>>>
            {({ formData }) => children({ ...initialValues, ...formData })}
          </FormDataConsumer>
        ) : (
          children
        )}
      </Box>
    </Form>
  );
}

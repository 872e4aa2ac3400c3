import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import type { Elements } from "../../ui/elements.ts";
import { type FieldsOfRefusals, FormProblem } from "../calls/form-problem.tsx";
import { KeepTyped } from "../typed/keep-typed.tsx";
import { closeUnlessDoubleClick } from "./close-dialog.ts";
import { CommandForm } from "./command-form.tsx";

interface ActionDialogProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly maxWidth?: "xs" | "sm" | "md";
  /** The button beside the one that closes. */
  readonly action?: Elements;
  readonly children: Elements;
}

/** A dialog with a title, a button that closes it, and at most one action. */
export const ActionDialog = ({ maxWidth, ...frame }: ActionDialogProps) => (
  <DialogWindow maxWidth={maxWidth} onClose={frame.onClose}>
    {(titleId) => <DialogFrame titleId={titleId} isText {...frame} />}
  </DialogWindow>
);

interface FormDialogProps<T extends object> extends Omit<ActionDialogProps, "action" | "children"> {
  readonly initialValues: T;
  readonly onSubmit: (values: T) => Promise<boolean> | undefined;
  readonly fields?: FieldsOfRefusals;
  readonly keepAs?: string;
  readonly action: (values: T) => Elements;
  readonly children: (values: T) => Elements;
}

/** A dialog whose content is a form. Its action is the form's submit button. */
export const FormDialog = <T extends object>({
  maxWidth,
  initialValues,
  onSubmit,
  fields,
  keepAs,
  action,
  children,
  ...frame
}: FormDialogProps<T>) => (
  <DialogWindow maxWidth={maxWidth} onClose={frame.onClose}>
    {(titleId) => (
      <CommandForm
        initialValues={initialValues}
        onSubmit={onSubmit}
        sx={{ display: "contents" }}
        isFramed
        {...(fields && { fields })}
        {...(keepAs && { keepAs })}
      >
        {(values) => (
          <DialogFrame titleId={titleId} {...frame} action={action(values)}>
            {keepAs && <KeepTyped form={keepAs} />}
            {children(values)}
            <FormProblem />
          </DialogFrame>
        )}
      </CommandForm>
    )}
  </DialogWindow>
);

interface DialogWindowProps {
  readonly maxWidth: "xs" | "sm" | "md" | undefined;
  readonly onClose: () => void;
  readonly children: (titleId: string) => Elements;
}

/** A form inside has no box of its own, so that the content between title and actions scrolls. */
function DialogWindow({ maxWidth = "sm", onClose, children }: DialogWindowProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={closeUnlessDoubleClick(onClose)}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={titleId}
      sx={{ "& form": { display: "contents" } }}
    >
      {children(titleId)}
    </Dialog>
  );
}

interface DialogFrameProps extends Omit<ActionDialogProps, "maxWidth"> {
  readonly titleId: string;
  /** Content without fields gets the focus itself, so that it can be scrolled by keyboard. */
  readonly isText?: boolean;
}

const DialogFrame = ({
  titleId,
  isText = false,
  title,
  closeLabel,
  onClose,
  action,
  children,
}: DialogFrameProps) => (
  <>
    <DialogTitle id={titleId}>{title}</DialogTitle>
    <DialogContent
      {...(isText && { tabIndex: 0 })}
      sx={{ display: "grid", gap: 2, alignContent: "start", pt: "8px !important" }}
    >
      {children}
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>{closeLabel}</Button>
      {action}
    </DialogActions>
  </>
);

import type { ButtonProps } from "@mui/material/Button";
import { ConfirmButton } from "../actions/confirm-button.tsx";

/** The button that takes an import back, after a question. */
export const UndoImport = ({
  onUndo,
  ...button
}: Omit<ButtonProps, "content" | "onClick" | "title"> & { readonly onUndo: () => void }) => (
  <ConfirmButton
    {...button}
    title="Undo this import?"
    content="New products are deleted, or taken out of the shop when they were sold. Changed products get their values of before. What somebody changed since stays, and is listed."
    confirm="Undo it"
    confirmColor="warning"
    onConfirm={onUndo}
  >
    Undo
  </ConfirmButton>
);

import type { ButtonProps } from "@mui/material/Button";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";

/** The button that takes an import back, after a question. */
export const UndoImport = ({
  onUndo,
  ...button
}: Omit<ButtonProps, "content" | "onClick" | "title"> & { readonly onUndo: () => void }) => (
  <ConfirmButton
    {...button}
    title={t("Undo this import?")}
    content={t(
      "New products are deleted, or taken out of the shop when they were sold. Changed products get their values of before. What somebody changed since stays, and is listed.",
    )}
    confirm={t("Undo it")}
    confirmColor="warning"
    onConfirm={onUndo}
  >
    {t("Undo")}
  </ConfirmButton>
);

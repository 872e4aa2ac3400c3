import { Confirm, type ConfirmProps } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { closeUnlessDoubleClick } from "./close-dialog.ts";

interface QuestionProps extends Omit<ConfirmProps, "onClose"> {
  readonly onClose: () => void;
}

/**
 * A dialog that asks whether something shall be done, and says what will happen. It is left by 'Not now', as forms are: beside 'Cancel
 * order', a 'Cancel' can be read as either.
 */
export const Question = ({ onClose, ...confirm }: QuestionProps) => (
  <Confirm cancel={t("Not now")} {...confirm} onClose={closeUnlessDoubleClick(onClose)} />
);

import { Confirm, type ConfirmProps } from "react-admin";
import { closeUnlessDoubleClick } from "./close-dialog.ts";

interface QuestionProps extends Omit<ConfirmProps, "onClose"> {
  readonly onClose: () => void;
}

/** A dialog that asks whether something shall be done, and says what will happen. */
export const Question = ({ onClose, ...confirm }: QuestionProps) => (
  <Confirm {...confirm} onClose={closeUnlessDoubleClick(onClose)} />
);

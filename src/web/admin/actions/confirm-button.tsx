import Button, { type ButtonProps } from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { Question } from "./question.tsx";

interface ConfirmButtonProps extends Omit<ButtonProps, "onClick" | "title" | "content"> {
  readonly title: string;
  /** What will happen, shown before it does. */
  readonly content: string;
  /** The label of the button that does it. */
  readonly confirm: string;
  readonly confirmColor?: "primary" | "warning";
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** A button whose action must be confirmed in a dialog. */
export function ConfirmButton({
  title,
  content,
  confirm,
  confirmColor = "primary",
  onConfirm,
  ...button
}: ConfirmButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setConfirming(true)} />
      <Question
        isOpen={isConfirming}
        title={title}
        content={content}
        confirm={confirm}
        confirmColor={confirmColor}
        onConfirm={() => {
          if (!isConfirming) return; // pressed twice: the question is still closing
          setConfirming(false);
          onConfirm();
        }}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

import type { ComponentProps } from "react";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = "primary" | "secondary" | "ink" | "quiet";

/** For links that look like buttons. */
export const buttonClass = (look: ButtonLook = "primary", more = ""): string =>
  `button button-${look} ${more}`.trim();

type ButtonProps = ComponentProps<"button"> & {
  look?: ButtonLook;
  /** An action is running: the button keeps its size and the focus, and ignores clicks. */
  busy?: boolean;
};

export function Button({
  look = "primary",
  busy = false,
  className,
  onClick,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner size={18} />}
      <span className="contents">{children}</span>
    </button>
  );
}

import type { ComponentProps } from "react";
import { Button } from "../../ui/button.tsx";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "form"> {
  form: { readonly isAlive: boolean; readonly isBusy: boolean };
}

/**
 * The button of a form. Before the page has come to life it looks the same and does nothing, and neither does Enter:
 * the browser's own submit would leave the page for an address that takes no forms.
 */
export function SubmitButton({ form, ...rest }: SubmitButtonProps) {
  return (
    <>
      {!form.isAlive && <button type="submit" disabled hidden />}
      <Button {...rest} type={form.isAlive ? "submit" : "button"} busy={form.isBusy} />
    </>
  );
}

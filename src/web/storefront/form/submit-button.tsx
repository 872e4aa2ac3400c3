import type { ComponentProps } from "react";
import { Button } from "../../ui/button.tsx";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "form"> {
  form: { readonly isHydrated: boolean; readonly isBusy: boolean };
}

/**
 * The submit button of a form. Before the page is hydrated it looks the same, but neither a click nor Enter submits:
 * the browser's own submit would post to a URL that accepts no forms.
 */
export function SubmitButton({ form, ...rest }: SubmitButtonProps) {
  return (
    <>
      {!form.isHydrated && <button type="submit" disabled hidden />}
      <Button {...rest} type={form.isHydrated ? "submit" : "button"} busy={form.isBusy} />
    </>
  );
}

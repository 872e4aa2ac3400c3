import { t } from "../../language/t.ts";
import { Message } from "../../ui/message.tsx";

/** Shown above the page where the sign-up began, once the password is set. */
export default function Welcome({ fullName }: { fullName: string }) {
  return (
    <div className="page-width pt-4">
      <Message kind="good">
        <p>{t("Welcome, {fullName}.", { fullName })}</p>
        <p className="font-normal">{t("Your password is updated successfully. You are logged in.")}</p>
      </Message>
    </div>
  );
}

import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Message } from "../../ui/message.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { type Redirect, withRedirect } from "../state/after-login.ts";
import { recoveryNotice } from "./password-notices.ts";

/** Step three of password recovery, where the login did not follow by itself: success, with a link to the login. */
export default function PasswordSet({ redirect }: { redirect: Redirect | null }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <NarrowPage title={t("Your new password")}>
      <div ref={panel} tabIndex={-1} className="grid gap-5 outline-none">
        <Message kind="good">{recoveryNotice(1).text}</Message>
        <p className="text-lg">{t("Your password is updated successfully.")}</p>
        <p className="text-soft">{t("To keep your account safe, you have been logged out everywhere.")}</p>
        <Link to={withRedirect("/accounts/login", redirect)} className={buttonClass("primary")}>
          {t("Login")}
        </Link>
      </div>
    </NarrowPage>
  );
}

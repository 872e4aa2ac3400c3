import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { NoticeBox } from "../form/notice.tsx";
import { type Redirect, withRedirect } from "./after-login.ts";
import { recoveryNotice } from "./password-notices.ts";

/** Step three of password recovery: success, with a link to the login. */
export function PasswordSet({ redirect }: { redirect: Redirect | null }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <NarrowPage title="Welcome back">
      <div ref={panel} tabIndex={-1} className="grid gap-5 outline-none">
        <NoticeBox notice={recoveryNotice(1)} />
        <p className="text-lg">Your password is updated successfully.</p>
        <p className="text-soft">For your safety every earlier login has ended.</p>
        <Link to={withRedirect("/accounts/login", redirect)} className={buttonClass("primary")}>
          Login
        </Link>
      </div>
    </NarrowPage>
  );
}

import { Suspense } from "react";
import type { MetaFunction } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { earlyComponent, lazyComponent } from "../../ui/lazy.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { useRequiredUser } from "./require-login.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Change Password") }, matches);

const ChangePasswordForm = earlyComponent(() => import("./change-password-form.tsx"));
const OwnLogins = lazyComponent(() => import("./own-logins.tsx"));

/** Specification 2, 5 and 8: accounts/change-password. */
export default function ChangePassword() {
  const user = useRequiredUser();
  const loading = (
    <p className="text-soft">
      <Spinner />
    </p>
  );
  return (
    <NarrowPage title={t("Change Password")} intro={t("This logs you out in your other browsers.")}>
      {user ? (
        <>
          <Suspense fallback={loading}>
            <ChangePasswordForm user={user} />
          </Suspense>
          {/* Room for two logins, so that the footer stays where it is when they come. */}
          <div className="min-h-72">
            <Suspense fallback={null}>
              <OwnLogins />
            </Suspense>
          </div>
        </>
      ) : (
        loading
      )}
    </NarrowPage>
  );
}

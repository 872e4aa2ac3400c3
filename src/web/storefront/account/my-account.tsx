import { Suspense } from "react";
import type { MetaFunction } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { earlyComponent } from "../../ui/lazy.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { useRequiredUser } from "./require-login.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("My Account") }, matches);

const OwnAccount = earlyComponent(() => import("./own-account.tsx"));

/** accounts/my-account: what a person has told the store of themselves, and can change. */
export default function MyAccount() {
  const user = useRequiredUser();
  const loading = (
    <p className="text-soft">
      <Spinner />
    </p>
  );
  return (
    <NarrowPage title={t("My Account")}>
      {user ? (
        <Suspense fallback={loading}>
          <OwnAccount key={user.userId} />
        </Suspense>
      ) : (
        loading
      )}
    </NarrowPage>
  );
}

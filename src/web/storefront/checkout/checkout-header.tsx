import { Link } from "react-router";
import { t } from "../../language/t.ts";
import { Logo } from "../shell/logo.tsx";
import { logOut } from "../state/log-out.ts";
import { useUser } from "../state/user.ts";

/** The reduced header of checkout: a greeting, My Orders and Logout (specification 2). */
export function CheckoutHeader() {
  const user = useUser();
  return (
    <header className="border-b border-line">
      {/* On a phone the greeting has a row of its own, because beside the two links a name would be cut. */}
      <div className="page-width flex min-h-16 items-center gap-x-4 max-sm:flex-wrap max-sm:gap-x-2">
        <Logo />
        <p className="min-w-0 truncate text-sm text-soft max-sm:order-last max-sm:-mt-2 max-sm:basis-full max-sm:pb-2 max-sm:text-xs sm:ml-auto">
          {t("Hello, {fullName}", { fullName: user?.fullName || t("Guest") })}
        </p>
        <div className="-mr-3 flex shrink-0 items-center max-sm:-mr-2 max-sm:ml-auto sm:gap-4">
          <Link to="/accounts/order-history" className="button button-quiet text-sm max-sm:px-2">
            {t("My Orders")}
          </Link>
          <button
            type="button"
            className="button button-quiet text-sm max-sm:px-2"
            onClick={() => void logOut()}
          >
            {t("Logout")}
          </button>
        </div>
      </div>
    </header>
  );
}

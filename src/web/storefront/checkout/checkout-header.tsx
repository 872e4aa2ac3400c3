import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { logOut } from "../state/log-out.ts";
import { useUser } from "../state/user.ts";

/** The reduced header of checkout: a greeting, My Orders and Logout (specification 2). */
export function CheckoutHeader() {
  const user = useUser();
  return (
    <header className="border-b border-line">
      <div className="page-width flex min-h-16 items-center gap-x-4 max-sm:gap-x-2">
        <p className="line-clamp-2 min-w-0 text-sm wrap-anywhere text-soft">
          {t("Hello, {fullName}", { fullName: user?.fullName || t("Guest") })}
        </p>
        <div className="-me-3 ms-auto flex shrink-0 items-center max-sm:-me-2 sm:gap-4">
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

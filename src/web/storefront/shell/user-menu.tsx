import { Link, useLocation } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { loginPath } from "../state/after-login.ts";
import { logOut } from "../state/log-out.ts";
import { useUser } from "../state/user.ts";

/** A greeting and what a logged-in user, or a guest, can do (specification 2). */
export function UserMenu({ onDone }: { onDone: () => void }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  /** Login and sign-up lead back to this page. */
  const rememberPage = () => loginPath(pathname + search);
  return (
    <>
      <p className="border-b border-line px-4 py-3 text-sm text-soft">
        {t("Hello,")} <span className="font-medium text-ink">{user?.fullName || t("Guest")}</span>
      </p>
      <ul className="py-1">
        {user ? (
          <>
            <li>
              <Link to="/accounts/order-history" prefetch="intent" className="panel-item">
                {t("My Orders")}
              </Link>
            </li>
            <li>
              <Link to="/accounts/my-account" className="panel-item">
                {t("My Account")}
              </Link>
            </li>
            <li>
              <Link to="/accounts/change-password" className="panel-item">
                {t("Change Password")}
              </Link>
            </li>
          </>
        ) : (
          <>
            <li>
              <Link
                to="/accounts/login"
                prefetch="intent"
                className="panel-item"
                onClick={rememberPage}
                aria-current={pathname === "/accounts/login" ? "page" : undefined}
              >
                {t("Login")}
              </Link>
            </li>
            <li>
              <Link to="/accounts/signup" prefetch="intent" className="panel-item" onClick={rememberPage}>
                {t("Sign Up")}
              </Link>
            </li>
          </>
        )}
        <li>
          <Link to="/wishlist" className="panel-item">
            {t("Wishlist")}
          </Link>
        </li>
        {user && (
          <li>
            <button
              type="button"
              className="panel-item"
              onClick={() => {
                onDone();
                void logOut();
              }}
            >
              {t("Sign Out")}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

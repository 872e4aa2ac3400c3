import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { t } from "../../platform/language/t.ts";
import { buttonClass } from "../ui/button.tsx";
import { RetryButton } from "../ui/retry-button.tsx";
import { OwnText } from "./page/own-text.tsx";
import { useStoreData } from "./page/store-data.ts";
import { SearchBar } from "./search/search-bar.tsx";
import { RequestId } from "./shell/request-id.tsx";

/** Shown for a page that does not exist or failed: says what happened and offers links. */
export default function ErrorPage() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />;
}

function NotFound() {
  const { categories } = useStoreData();
  return (
    <div className="page-width grid max-w-[48rem] justify-items-start gap-6 py-16 sm:py-24">
      <p className="text-sm font-medium text-accent-text">404</p>
      <h1 className="max-w-[14ch] text-3xl">{t("We could not find this page.")}</h1>
      <p className="max-w-[52ch] text-lg text-soft">
        {t(
          "It may have been renamed, or the product is no longer sold. Search for what you had in mind, or go to the home page.",
        )}
      </p>
      <div className="w-full max-w-[36rem]">
        <SearchBar id="not-found-search" />
      </div>
      {categories.length > 0 && (
        <nav aria-label={t("Categories")} className="mt-2 w-full">
          <h2 className="text-sm font-medium tracking-normal text-soft">{t("Or look around in")}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {categories.map(({ menuName, menuLink }) => (
              <li key={menuLink}>
                <Link to={menuLink} prefetch="intent" className="button button-secondary text-sm">
                  <OwnText text={menuName} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="flex flex-wrap gap-x-6">
        <Link to="/" className="link inline-flex min-h-11 items-center">
          {t("Go to the home page")}
        </Link>
        <Link to="/accounts/order-history" className="link inline-flex min-h-11 items-center">
          {t("Track your order")}
        </Link>
        <Link to="/company/contact-us" className="link inline-flex min-h-11 items-center">
          {t("Contact us")}
        </Link>
      </p>
    </div>
  );
}

function Failed() {
  const { config } = useStoreData();
  const isOffline = typeof navigator !== "undefined" && navigator.onLine === false; // the server knows no such thing
  return (
    <div className="page-width grid max-w-[48rem] justify-items-start gap-6 py-16 sm:py-24">
      <h1 className="text-3xl">{t("That did not work.")}</h1>
      <p className="max-w-[52ch] text-lg text-soft">
        {isOffline
          ? t("You seem to be offline. Your cart is kept; try again when the connection is back.")
          : t("The page could not be loaded. Your cart is safe; please try again.")}
      </p>
      <div className="flex flex-wrap gap-3">
        <RetryButton className={buttonClass()} onRetry={() => location.reload()} />
        <Link to="/" className={buttonClass("secondary")}>
          {t("Go to the home page")}
        </Link>
      </div>
      {config.supportEmail && (
        <p className="text-sm text-soft">
          {t("If it keeps happening, tell us:")}{" "}
          <a href={`mailto:${config.supportEmail}`} className="link inline-block py-2" translate="no">
            {config.supportEmail}
          </a>
        </p>
      )}
      <RequestId />
    </div>
  );
}

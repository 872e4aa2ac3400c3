import { lazy, Suspense, useEffect } from "react";
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  type ShouldRevalidateFunction,
} from "react-router";
import { otherCountryNames } from "../../platform/country/country-in.ts";
import { nameOfLanguage } from "../../platform/language/language.ts";
import { language, t } from "../../platform/language/t.ts";
import type { Elements } from "../ui/elements.ts";
import fontUrl from "../ui/fonts/instrument-sans-latin.woff2?url";
import css from "./app.css?inline";
import { pageContext } from "./page/page-context.ts";
import { pageMeta } from "./page/page-meta.ts";
import { type StoreData, useStoreData } from "./page/store-data.ts";
import { useTextModules } from "./page/text-modules.ts";
import { accentRule } from "./shell/accent.ts";
import { InlineStyle } from "./shell/inline-style.tsx";
import { KeepScroll } from "./shell/keep-scroll.tsx";
import { Shell } from "./shell/shell.tsx";
import { shownPromises } from "./wording/default-promises.ts";
import { servedCountries } from "./wording/served-countries.ts";

/** Loaded only when needed. If even this code cannot be loaded, one line of text and a button are shown. */
const ErrorPage = lazy(() => import("./error-page.tsx").catch(() => ({ default: Unreachable })));

function Unreachable() {
  useEffect(() => addEventListener("online", () => location.reload()), []);
  return (
    <div className="page-width grid justify-items-start gap-6 py-16 sm:py-24">
      <h1 className="text-2xl">{t("The store could not be reached.")}</h1>
      <button type="button" className="button button-primary" onClick={() => location.reload()}>
        {t("Try again")}
      </button>
    </div>
  );
}

export const links: LinksFunction = () => [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** The title of a page that has none of its own because it failed. */
export const meta: MetaFunction<typeof loader> = ({ error, matches }) =>
  pageMeta({ title: error ? t("This page could not be shown") : t("Store") }, matches);

export function loader({ context }: LoaderFunctionArgs): StoreData {
  const { services, catalogue, currencyCode, isPreview = false } = context.get(pageContext);
  const categories = [...catalogue.categories.values()]
    .filter(({ isCollection }) => !isCollection)
    .map(({ view }) => ({ menuName: view.categoryName, menuLink: `/${view.categoryUrl}` }));
  const config = services.configIn(language());
  const served = servedCountries(catalogue.locations, config.onlyListed);
  const { homeCountry, deliveryTimes } = config.policy;
  const countries = [...catalogue.locations, ...deliveryTimes.map(({ country }) => ({ name: country }))];
  return {
    config: {
      ...config,
      promises: shownPromises(config.promises, served),
      untranslated: [...new Set([...config.untranslated, ...catalogue.untranslated(language())])],
    },
    languageNames: Object.fromEntries(config.languages.map((tag) => [tag, nameOfLanguage(tag)])),
    languageOffers: services.languageOffers(config.languages.filter((tag) => tag !== language())),
    menus: catalogue.menus,
    categories,
    pages: [...catalogue.pages].map(([slug, { name, inMenu, inFooter }]) => ({
      menuName: name,
      menuLink: `/${slug}`,
      inMenu,
      inFooter,
    })),
    rates: catalogue.rates,
    ...(language() !== "en" && {
      countryNames: otherCountryNames(language(), [homeCountry, ...countries.map(({ name }) => name)]),
    }),
    currencyCode,
    isPreview,
  };
}

/** The store's data is loaded with the first page only. A reload of the same URL loads it again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;

export function Layout({ children }: { children: Elements }) {
  const { config } = useStoreData();
  const texts = useTextModules();
  return (
    <html lang={language()} dir={texts.direction} data-texts={texts.shop}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fcfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171614" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {texts.shop && <link rel="modulepreload" href={texts.shop} />}
        <InlineStyle css={import.meta.env.SSR ? css + accentRule(config.accentColour) : ""} />
      </head>
      <body>
        <Shell>{children}</Shell>
        <KeepScroll />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <Suspense>
      <ErrorPage />
    </Suspense>
  );
}

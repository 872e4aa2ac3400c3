import { useCallback, useLayoutEffect, useRef } from "react";
import { type RouterProvider, reactRouterProvider } from "react-admin";

/**
 * React Router, with one rule more: a list writes its search into the URL half a second after the last letter. Who has
 * opened something else by then is not taken back to the list, even where the list is still on the screen.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate() {
    const navigate = reactRouterProvider.useNavigate();
    const { pathname } = reactRouterProvider.useLocation();
    const shownPath = useRef(pathname);
    useLayoutEffect(() => {
      shownPath.current = pathname;
    }, [pathname]);
    return useCallback<typeof navigate>(
      (to, options) => {
        const changesSearchOnly = typeof to === "object" && to.pathname === undefined;
        if (changesSearchOnly && shownPath.current !== pathOfUrl()) return;
        navigate(to, options);
      },
      [navigate],
    );
  },
};

/** The path after the `#`, where the router keeps it. Empty is the first screen. */
const pathOfUrl = () => window.location.hash.slice(1).split("?")[0] || "/";

/** Never called here. If that is wrong, the error page is shown and the browser's console names the place. */
const NEVER = 'throw Error("unused");';

export interface UnusedParts {
  /** The version whose code was read for the list. */
  readonly version: string;
  /** For each file of the package, its functions with the body that they get. */
  readonly files: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Functions that do nothing in this store, with the body that they get in the browser's bundle. With another version read
 * these functions in it first: a new one may call them for something else.
 */
export const unusedParts: Readonly<Record<string, UnusedParts>> = {
  // No actions, no fetchers, no blockers, no middleware in the browser, no lazy discovery of routes and no server
  // components; forms are sent by GET or by our own API client.
  "react-router": {
    version: "8.4.0",
    files: {
      "dist/production/lib/router/router.js": {
        // Actions
        handleAction: NEVER,
        // Fetchers: there are none, so none is done, redirected or late.
        fetch: NEVER,
        handleFetcherAction: NEVER,
        handleFetcherLoader: NEVER,
        getFetcher: NEVER,
        resetFetcher: NEVER,
        deleteFetcher: NEVER,
        queueFetcherForDeletion: NEVER,
        getUpdatedRevalidatingFetchers: NEVER,
        markFetchRedirectsDone: "return false;",
        abortStaleFetchLoads: "return false;",
        // Blockers
        getBlocker: NEVER,
        deleteBlocker: NEVER,
        updateBlocker: NEVER,
        shouldBlockNavigation: "",
        // Lazy discovery and routes that are added later
        checkFogOfWar: "return { active: false, matches: null };",
        discoverRoutes: NEVER,
        patchRoutes: NEVER,
        _internalSetRoutes: NEVER,
        // Middleware
        runClientMiddlewarePipeline:
          "let { signal } = args.request; return signal.aborted ? Promise.reject(signal.reason) : handler();",
        // Instrumentation, and the end of a router that lives as long as its page
        getInstrumentationNavigateMeta: NEVER,
        dispose: NEVER,
      },
      "dist/production/lib/dom/ssr/single-fetch.js": {
        singleFetchActionStrategy: NEVER,
        singleFetchLoaderFetcherStrategy: NEVER,
        nonSsrStrategy: NEVER,
      },
      "dist/production/lib/dom/ssr/routes.js": {
        createClientRoutesWithHMRRevalidationOptOut: NEVER,
        noActionDefinedError: NEVER,
        preventInvalidServerHandlerCall: NEVER,
        wrapShouldRevalidateForHdr: NEVER,
      },
      "dist/production/lib/dom/ssr/components.js": { RSCPrefetchPageLinksImpl: NEVER },
      "dist/production/lib/dom/ssr/fallback.js": { RemixRootDefaultHydrateFallback: NEVER },
      "dist/production/lib/dom/lib.js": { NavLinkWithRef: NEVER },
      "dist/production/lib/hooks.js": {
        // Only for routers without data.
        useNavigateUnstable: NEVER,
        // The root route has an error page of its own.
        DefaultErrorComponent: NEVER,
        RSCErrorHandler: NEVER,
      },
      "dist/production/lib/errors.js": {
        decodeRedirectErrorDigest: NEVER,
        decodeRouteErrorResponseDigest: NEVER,
      },
    },
  },
  // `Children` and `cloneElement`.
  react: {
    version: "19.3.1",
    files: { "cjs/react.production.js": { mapIntoArray: NEVER, "exports.cloneElement": NEVER } },
  },
  // None of what `unusedNames` lists. Only React's own view transitions go: those of the router stay.
  "react-dom": {
    version: "19.3.1",
    files: {
      "cjs/react-dom.production.js": {
        "exports.preconnect": NEVER,
        "exports.prefetchDNS": NEVER,
        "exports.preinit": NEVER,
        "exports.preinitModule": NEVER,
        "exports.preload": NEVER,
        "exports.preloadModule": NEVER,
      },
      "cjs/react-dom-client.production.js": {
        startViewTransition: NEVER,
        commitAfterMutationEffectsOnFiber: NEVER,
        commitEnterViewTransitions: "",
        commitExitViewTransitions: "",
        restoreNestedViewTransitions: "",
        measureViewTransitionHostInstancesRecursive: NEVER,
        applyViewTransitionToHostInstancesRecursive: NEVER,
        restoreViewTransitionOnHostInstances: NEVER,
        queueTransitionTypes: NEVER,
        // Fragments with a ref
        "FragmentInstance.prototype.addEventListener": NEVER,
        "FragmentInstance.prototype.removeEventListener": NEVER,
        "FragmentInstance.prototype.dispatchEvent": NEVER,
        "FragmentInstance.prototype.focus": NEVER,
        "FragmentInstance.prototype.focusLast": NEVER,
        "FragmentInstance.prototype.blur": NEVER,
        "FragmentInstance.prototype.observeUsing": NEVER,
        "FragmentInstance.prototype.unobserveUsing": NEVER,
        "FragmentInstance.prototype.getClientRects": NEVER,
        "FragmentInstance.prototype.getRootNode": NEVER,
        "FragmentInstance.prototype.compareDocumentPosition": NEVER,
        "FragmentInstance.prototype.scrollIntoView": NEVER,
        commitNewChildToFragmentInstance: NEVER,
        deleteChildFromFragmentInstance: NEVER,
        // Activity and SuspenseList
        updateActivityComponent: NEVER,
        updateSuspenseListComponent: NEVER,
        findFirstSuspended: NEVER,
        cutOffTailIfNeeded: NEVER,
        // Functions as actions of forms
        mountActionState: NEVER,
        updateActionStateImpl: NEVER,
        dispatchActionState: NEVER,
        // It asks the browser to look busy during an asynchronous transition.
        defaultOnDefaultTransitionIndicator: "return () => {};",
        // Stylesheets and scripts that a component brings along: the only stylesheet is in the HTML.
        preload: NEVER,
        preloadModule: NEVER,
        preinitStyle: NEVER,
        preinitScript: NEVER,
        preinitModuleScript: NEVER,
        preconnectAs: NEVER,
        acquireResource: NEVER,
        suspendResource: NEVER,
        insertStylesheet: NEVER,
        insertStylesheetIntoRoot: NEVER,
        preloadStylesheet: NEVER,
        // Elements of our own, the compiler's cache, and looking up the element of a component
        setPropOnCustomElement: NEVER,
        useMemoCache: NEVER,
        "ReactDOMSharedInternals.findDOMNode": NEVER,
        // The components above an error: the console shows the error with its own stack.
        getStackByFiberInDevAndProd: 'return "";',
      },
    },
  },
};

/** What our own code may not import from React or the router, because the functions behind it are gone. */
export const unusedNames = [
  ...["Children", "cloneElement"],
  ...["ViewTransition", "addTransitionType", "Activity", "SuspenseList"],
  ...["useActionState", "useFormStatus", "requestFormReset", "useFetcher", "useFetchers", "useBlocker"],
  ...["useSubmit", "NavLink", "preload", "preloadModule", "preinit", "preinitModule", "preconnect"],
];

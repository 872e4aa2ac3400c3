import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Stubs for code of the router that this store never runs: instrumentation, lazy route discovery (`routeDiscovery:
 * initial` sends all routes at once), the default error page (root.tsx has its own) and the preloading of stylesheets
 * (the only one is in the HTML). This saves every visitor 3.9 KB compressed. Each stub returns what the real function
 * returns here.
 */
const stubs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "react-router/dist/production/lib/router/instrumentation.js": {
    consumeInstrumentationClientResultMetaReceiver: "() => undefined",
    getRouteInstrumentationUpdates: "() => ({})",
    instrumentClientSideRouter: "(router) => router",
    instrumentHandler: "(handler) => handler",
    instrumentationResultMetaContext: "undefined",
  },
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": {
    URL_LIMIT: "7680",
    getManifestPath: '() => ""',
    getPartialManifest: "(manifest) => manifest",
    getPatchRoutesOnNavigationFunction: "() => undefined",
    getPathsWithAncestors: "(paths) => paths",
    handleClientVersionMismatch: "async () => false",
    isFogOfWarEnabled: "() => false",
    useFogOFWarDiscovery: "() => {}",
  },
  "react-router/dist/production/lib/dom/ssr/errorBoundaries.js": {
    BoundaryShell: "({ children }) => children",
    RemixErrorBoundary: "({ children }) => children",
    RemixRootDefaultErrorBoundary: "() => null",
  },
};
/** Here the other exports of the module stay. */
const partialStubs: typeof stubs = {
  "react-router/dist/production/lib/dom/ssr/links.js": {
    prefetchRouteCss: "async () => {}",
    prefetchStyleLinks: "async () => {}",
  },
};
/** Vite's function around each import(): it loads the stylesheets of the imported module first, and there are none. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const REAL = "?real";

/** The export names of a module of the router; its build writes them in one line at the end of the file. */
const exportedNames = (code: string): string[] =>
  (/export \{([^}]*)\};?\s*$/.exec(code)?.[1] ?? "")
    .split(",")
    .map((name) => name.trim())
    .sort();

/** Puts the stubs into the browser's bundle. The build fails if a new version of the router exports other names. */
export const stubUnusedRouter: Plugin = {
  name: "stub-unused-router",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  load(id) {
    if (id === PRELOAD_HELPER) return "export const __vitePreload = (load) => load();";
    const module = Object.keys({ ...stubs, ...partialStubs }).find((each) => id.endsWith(each));
    const stub = module && (stubs[module] ?? partialStubs[module]);
    if (!stub) return undefined;
    const real = exportedNames(readFileSync(id, "utf8"));
    const stubbed = Object.keys(stub).sort();
    const isKnown =
      module in stubs ? real.join() === stubbed.join() : stubbed.every((name) => real.includes(name));
    if (!isKnown) {
      throw new Error(
        `${module} now exports ${real.join(", ")}: update the stubs in ${import.meta.filename}`,
      );
    }
    const lines = Object.entries(stub).map(([name, value]) => `export const ${name} = ${value};`);
    // A name that is exported here hides the same name of the star.
    if (module in partialStubs) lines.push(`export * from ${JSON.stringify(id + REAL)};`);
    return lines.join("\n");
  },
  generateBundle(_options, bundle) {
    const sheet = Object.keys(bundle).find((name) => name.endsWith(".css"));
    if (sheet)
      throw new Error(`${sheet} would not be loaded by client navigation: see ${import.meta.filename}`);
  },
};

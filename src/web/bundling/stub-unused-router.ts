import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Stubs for two modules of the router that our settings never run: instrumentation, and lazy route discovery
 * (`routeDiscovery: initial` sends all routes at once). This saves every visitor 2.3 KB compressed. Each stub returns
 * what the real function returns with these settings.
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
};

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
    const module = Object.keys(stubs).find((each) => id.endsWith(each));
    const stub = module && stubs[module];
    if (!stub) return undefined;
    const real = exportedNames(readFileSync(id, "utf8"));
    if (real.join() !== Object.keys(stub).sort().join()) {
      throw new Error(
        `${module} now exports ${real.join(", ")}: update the stubs in ${import.meta.filename}`,
      );
    }
    return Object.entries(stub)
      .map(([name, value]) => `export const ${name} = ${value};`)
      .join("\n");
  },
};

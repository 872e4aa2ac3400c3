import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Two parts of the router that our settings never run, in the little that is left of each: recording of what the router
 * does (nobody asks for it), and the finding of routes while browsing (`routeDiscovery: initial` knows them all at once).
 * It saves every visitor 2.3 KB compressed. Each stand-in answers what the real part answers with these settings.
 */
const standIns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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

/** The names a module of the router exports; its build writes them in one line at the end. */
const exportedNames = (code: string): string[] =>
  (/export \{([^}]*)\};?\s*$/.exec(code)?.[1] ?? "")
    .split(",")
    .map((name) => name.trim())
    .sort();

/** Puts the stand-ins into the browser's bundle. A new version of the router that exports other names stops the build. */
export const leaveOutUnused: Plugin = {
  name: "leave-out-unused",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  load(id) {
    const part = Object.keys(standIns).find((each) => id.endsWith(each));
    const standIn = part && standIns[part];
    if (!standIn) return undefined;
    const real = exportedNames(readFileSync(id, "utf8"));
    if (real.join() !== Object.keys(standIn).sort().join()) {
      throw new Error(`${part} now exports ${real.join(", ")}: look at it anew in ${import.meta.filename}`);
    }
    return Object.entries(standIn)
      .map(([name, value]) => `export const ${name} = ${value};`)
      .join("\n");
  },
};

import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { registerImages } from "../../src/app/http/images.ts";
import { registerPages } from "../../src/app/pages/register-pages.ts";
import { isLoopback } from "../../src/platform/process/loopback.ts";
import { openVisit, sharedBrowser, type Visit, type VisitOptions } from "./browser.ts";
import { databaseKind } from "./databases.ts";
import { openStore, type TestStore } from "./store.ts";

export interface Shop {
  readonly store: TestStore;
  readonly url: string;
  /** A new visitor, closed after the test. The test fails on a console error or exception that was not expected. */
  visitor(options?: Partial<VisitOptions>): Promise<Visit & { expectComplaint(pattern: RegExp): void }>;
}

/** A group of journeys in Chromium through a store on a free port, with the built pages. */
export function describeShop(
  title: string,
  tests: (shop: () => Shop) => void,
  env: Record<string, string> = {},
): void {
  describe(title, () => {
    let shop: Shop | undefined;
    let visits: { visit: Visit; expected: RegExp[] }[] = [];
    beforeAll(async () => {
      const browser = await sharedBrowser();
      const store = await openStore({
        kind: databaseKind(),
        env,
        sharesImages: true,
        pages: [registerImages, registerPages],
      });
      // A provider sends the browser back to PUBLIC_URL, so a store with such a test is opened there.
      const { hostname: host, port } = new URL(env.PUBLIC_URL ?? "http://127.0.0.1");
      const isOnThisMachine = isLoopback(host);
      const listening = await store.app.listen({
        host: isOnThisMachine ? host : "127.0.0.1",
        port: isOnThisMachine ? Number(port) : 0,
      });
      // By its name: localhost and 127.0.0.1 are one machine, and two sites.
      const url = isOnThisMachine && port ? `http://${host}:${port}` : listening;
      shop = {
        store,
        url,
        async visitor(options = {}) {
          const opened = {
            visit: await openVisit(browser, { baseURL: url, reusesPage: visits.length === 0, ...options }),
            expected: [] as RegExp[],
          };
          visits.push(opened);
          return { ...opened.visit, expectComplaint: (pattern) => void opened.expected.push(pattern) };
        },
      };
    });
    afterEach(async () => {
      const ended = visits;
      visits = [];
      for (const { visit } of ended) await visit.close();
      const unexpected = ended.flatMap(({ visit: { consoleErrors: complaints }, expected }) =>
        complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
      );
      expect(unexpected, "complaints of the pages").toEqual([]);
    });
    afterAll(async () => {
      // The browser lives on, and keeps connections that it opened in advance: the server would wait for their requests.
      shop?.store.app.server.closeAllConnections();
      await shop?.store.close();
    });
    tests(() => {
      if (!shop) throw new Error("The shop did not open");
      return shop;
    });
  });
}

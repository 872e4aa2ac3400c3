export const OFFLINE_PAGE = "/offline.html";

/**
 * The source of the service worker. It caches only the offline page, and shows it when a page cannot be fetched. It
 * never caches a response of the store, so it can never show old data. `version` changes with each build: then the
 * script differs, the browser installs the new one, and that deletes the older offline page.
 */
export const serviceWorkerScript = (version: string): string => `"use strict";
const PREFIX = "kitstore-offline-";
const CACHE = PREFIX + ${JSON.stringify(version)};
const OFFLINE_PAGE = ${JSON.stringify(OFFLINE_PAGE)};

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
  // Browsers with static routing send requests that are not pages directly to the network.
  const pieces = ["cors", "no-cors", "same-origin"].map((requestMode) => ({ requestMode }));
  event.addRoutes?.({ condition: { or: pieces }, source: "network" }).catch(() => undefined);
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  const isPage = mode === "navigate" && method === "GET";
  if (isPage && !/^\\/(api|admin|mailbox)(\\/|$)/i.test(new URL(url).pathname)) event.respondWith(pageOrOffline(event));
});

async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: "reload" }));
}

async function takeOver() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  // The browser fetches the page while the service worker starts, so navigation is not slower.
  await self.registration.navigationPreload?.enable();
}

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE_PAGE, { ignoreVary: true })) ?? Response.error();
  }
}
`;

export const OFFLINE_PAGE = "/offline.html";

/**
 * The whole service worker: it keeps the offline page and shows it when a page cannot be fetched. It never keeps an
 * answer of the store, so it can show nothing stale. `version` is the build's: another one is another script, which the
 * browser takes in place of this, and which throws the older page away.
 */
export const serviceWorkerScript = (version: string): string => `"use strict";
const PREFIX = "kitstore-offline-";
const CACHE = PREFIX + ${JSON.stringify(version)};
const OFFLINE_PAGE = ${JSON.stringify(OFFLINE_PAGE)};

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
  // Where a browser can be told so, what is no page does not even come by here.
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
  // The page is asked for while this starts: nobody waits for it.
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

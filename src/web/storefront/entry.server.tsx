import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { ReactNode } from "react";
import { preloadModule } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { MarkContext } from "./inline-style.tsx";
import { pageContext } from "./page-context.ts";

// The program that serves the pages uses this bundle's own copies of the router, so that they cannot differ.
export { createRequestHandler } from "react-router";
export { contextFor } from "./page-context.ts";

/** Renders a whole page before the first byte leaves: it is kept and sent many times, so streaming would gain nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { mark } = loadContext.get(pageContext);
  return new Promise((resolve, reject) => {
    let statusCode = status;
    const { pipe } = renderToPipeableStream(
      <MarkContext value={mark}>
        <SlugScripts context={routerContext}>
          <ServerRouter context={routerContext} url={request.url} nonce={mark} />
        </SlugScripts>
      </MarkContext>,
      {
        nonce: mark,
        // All in its place: by itself React moves the later parts of a long page to its end, for scripts to put back.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          headers.set("content-type", "text/html; charset=utf-8");
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status: statusCode, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError() {
          statusCode = 500;
        },
      },
    );
  });
}

/**
 * One route shows categories and products, and fetches the code of the one it shows. Named in the head, that is on its
 * way together with the route's own, not one round trip later. What it is called is read from a route that has it.
 * Around the page, not beside it: the browser has nothing there, and `useId` counts what lies beside each other.
 */
function SlugScripts({ context, children }: { context: EntryContext; children: ReactNode }) {
  const { manifest, staticHandlerContext } = context;
  const shown = staticHandlerContext.loaderData["catalog/slug"] as { kind?: string } | undefined;
  const scriptsOf = (id: string) => manifest.routes[id]?.imports ?? [];
  const scripts =
    shown?.kind === "product"
      ? scriptsOf("catalog/store-product")
      : shown?.kind === "category"
        ? scriptsOf("catalog/search").filter((script) => /\/(cards|listing)-/.test(script))
        : [];
  for (const script of scripts) preloadModule(script, { as: "script" });
  return children;
}

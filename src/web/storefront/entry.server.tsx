import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { ReactNode } from "react";
import { preloadModule } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { pageContext } from "./page/page-context.ts";
import { TextModulesContext } from "./page/text-modules.ts";
import { NonceContext } from "./shell/inline-style.tsx";
import { RequestIdContext } from "./shell/request-id.tsx";

// The server takes these from this bundle, so that both use the same copy of the router.
export { createRequestHandler } from "react-router";
// This bundle has a copy of it: it must read the texts that the server reads.
export { readTextsFrom } from "../../platform/language/t.ts";
export { createPageContext } from "./page/page-context.ts";

/** Renders the whole page before the first byte is sent. Pages are cached, so streaming would gain nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId = "", textModules } = loadContext.get(pageContext);
  return new Promise((resolve, reject) => {
    let statusCode = status;
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TextModulesContext value={textModules}>
          <RequestIdContext value={requestId}>
            <PreloadPageCode context={routerContext}>
              <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
            </PreloadPageCode>
          </RequestIdContext>
        </TextModulesContext>
      </NonceContext>,
      {
        nonce,
        // React moves late parts of a long page to its end, where a script puts them back. This keeps them in place.
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
 * One route shows categories and products, and loads the code of the one it shows. A preload in the head saves a round
 * trip. The file names come from the manifest of another route that imports the same code. This component wraps the
 * page: a sibling would change the ids of `useId`, because the browser does not render this component.
 */
function PreloadPageCode({ context, children }: { context: EntryContext; children: ReactNode }) {
  const { manifest, staticHandlerContext } = context;
  const shown = staticHandlerContext.loaderData["catalogue/category-or-product"] as
    | { kind?: string }
    | undefined;
  const scriptsOf = (id: string) => manifest.routes[id]?.imports ?? [];
  const scripts =
    shown?.kind === "product"
      ? scriptsOf("catalogue/product-by-id")
      : shown?.kind === "category"
        ? scriptsOf("catalogue/search").filter((script) => /\/(cards|listing)-/.test(script))
        : [];
  for (const script of scripts) preloadModule(script, { as: "script" });
  return children;
}

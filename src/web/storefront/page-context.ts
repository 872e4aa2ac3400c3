import { createContext, RouterContextProvider } from "react-router";
import type { PageServices } from "../../app/pages/services.ts";
import type { CatalogSnapshot } from "../../catalogue/product/catalog.ts";

/** What the server passes to one rendering of a page. */
export interface PageRequest {
  readonly services: PageServices;
  /** One snapshot for the whole page, even when the catalogue changes during the rendering. */
  readonly catalog: CatalogSnapshot;
  readonly currencyCode: string;
  /** Shown where the page fails, so that a visitor can tell which line of the log is theirs. */
  readonly requestId?: string;
  /** Staff is previewing drafts: the page says so. */
  readonly isPreview?: boolean;
  /** The `nonce` of our own inline scripts and styles; removed by the server (app/pages/content-security-policy.ts). */
  readonly nonce: string;
}

export const pageContext = createContext<PageRequest>();

export function createPageContext(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

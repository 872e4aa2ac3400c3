import { createContext, RouterContextProvider } from "react-router";
import type { CatalogSnapshot } from "../../features/catalog/catalog.ts";
import type { PageServices } from "../../server/pages/services.ts";

/** What one rendering gets from the server around it. */
export interface PageRequest {
  readonly services: PageServices;
  /** One moment of the catalogue for the whole page, even when it changes meanwhile. */
  readonly catalog: CatalogSnapshot;
  readonly currencyCode: string;
  /** The team looks at its drafts: the page says so. */
  readonly isPreview?: boolean;
  /** Put on our own inline scripts and styles as `nonce`, and taken off again (server/pages/content-security.ts). */
  readonly mark: string;
}

export const pageContext = createContext<PageRequest>();

export function contextFor(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

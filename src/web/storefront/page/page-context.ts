import { createContext, RouterContextProvider } from "react-router";
import type { PageRequest } from "../../../app/pages/services.ts";

export const pageContext = createContext<PageRequest>();

export function createPageContext(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

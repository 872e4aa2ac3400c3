import { createContext, useContext } from "react";

interface Addresses {
  readonly shop: string | undefined;
  /** Which way the language is written. */
  readonly direction: string;
}

const read = (): Addresses => {
  const { dataset, dir } = document.documentElement;
  return { shop: dataset.texts, direction: dir };
};

/** The addresses of the page's texts. In the browser the page says them, as the server wrote it. */
export const TextModulesContext = createContext<Addresses>(
  import.meta.env.SSR ? { shop: undefined, direction: "ltr" } : read(),
);
export const useTextModules = (): Addresses => useContext(TextModulesContext);

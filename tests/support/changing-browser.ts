import type { Page } from "playwright-core";

/** When a browser's translation changes a page: once before React takes it over, once after, or at every change of it. */
export type TranslationTime = "before hydration" | "after hydration" | "always";

declare global {
  interface Window {
    /** Puts each text of the page into elements, as a translation does. */
    translateTexts(): void;
  }
}

/**
 * Makes a tab do to its pages what Google Translate does: each text is taken out, and a new one stands in two <font> elements.
 * The words stay, so that a journey can read them. `after hydration` is `page.evaluate(() => translateTexts())`.
 */
export async function translatePages(page: Page, time: TranslationTime): Promise<void> {
  await page.addInitScript((when) => {
    const isTranslated = (text: Text): boolean => {
      const { parentElement } = text;
      if (!parentElement || text.data.trim() === "") return false;
      return !parentElement.closest(
        "font,script,style,textarea,title,noscript,svg,[translate=no],.notranslate",
      );
    };
    window.translateTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(isTranslated)) {
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    if (when === "after hydration") return;
    // Before the deferred scripts.
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      window.translateTexts();
      if (when === "always")
        new MutationObserver(window.translateTexts).observe(document, {
          childList: true,
          subtree: true,
          characterData: true,
        });
    });
  }, time);
}

/** Makes a tab put elements and attributes into the HTML of its pages before React takes it over, as extensions and password managers do. */
export async function addForeignNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const foreign = (name: string) => {
      const element = document.createElement(name);
      element.dataset.foreign = "";
      return element;
    };
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      document.documentElement.setAttribute("data-extension", "on");
      document.documentElement.append(foreign("extension-panel"));
      document.head.prepend(foreign("meta"));
      document.body.style.setProperty("--extension", "1");
      document.body.prepend(foreign("extension-bar"));
      document.body.append(foreign("div"));
      for (const control of document.querySelectorAll<HTMLElement>("input,select,textarea")) {
        control.setAttribute("data-lastpass-icon-root", "true");
        control.style.backgroundPosition = "right";
        control.after(foreign("password-button"));
      }
      for (const form of document.forms) form.prepend(foreign("div"));
    });
  });
}

/** How a language of the store is written. The server, which has it from CLDR as the shop has, writes into the page which are written from right to left. */
export const textDirection = (tag: string): "ltr" | "rtl" =>
  document.documentElement.dataset.rightToLeft?.split(" ").includes(tag) ? "rtl" : "ltr";

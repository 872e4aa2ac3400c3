import { inEnglish, inGerman, type Phrase } from "./phrase.ts";

/**
 * Written before the search understood any phrase, and not run while it learnt the others. At the first run 19 of 30 found what was
 * meant by the letter, 24 where a gift for anybody may be any present; the four that showed a fault of a kind ('office' taken for a question, words that only a text has) were mended then.
 */
export const heldBackPhrases: readonly Phrase[] = [
  ...(
    [
      ["gifts for men under 15 dollars", "+bean-to-bar-chocolate-box -commuter-backpack-20l"],
      ["mothers day", "+bean-to-bar-chocolate-box +soy-wax-candle"],
      ["cheap gifts", "+aluminium-click-pen /small-gifts"],
      ["black cap", "six-panel-cap -canvas-tote"],
      ["gray t-shirt large", "heavyweight-tee -classic-crew-tee"],
      ["hoddie xl", "brushed-fleece-hoodie"],
      ["womens t shirt", "classic-crew-tee"],
      ["yoga bag", "drawstring-bag"],
      ["iphone stand", "aluminium-phone-stand"],
      ["blutooth speeker", "pocket-bluetooth-speaker"],
      ["delivery time to germany", "@delivery"],
      ["exchange size", "@returns"],
      ["order status", "@orders"],
      ["forgot my password", "@password"],
      ["mugs less than 500 rs", "everyday-mug enamel-camp-mug -commuter-tumbler-450"],
      ["between 20 and 30 dollars", "usb-c-hub-5-in-1 brushed-fleece-hoodie -everyday-mug"],
      ["white mug under $5", "everyday-mug -enamel-camp-mug"],
      ["thermos for tea", "vacuum-flask-1l"],
      ["wedding gift", "+bean-to-bar-chocolate-box"],
      ["teacher appreciation gift", "thank-you-cards"],
      ["office supplies", "hardcover-notebook-a5 /stationary"],
      ["macbook case", "felted-laptop-sleeve-14"],
      ["purple hoodie", "~brushed-fleece-hoodie"],
      ["leather notebook", "~hardcover-notebook-a5"],
    ] as const
  ).map(inEnglish),
  ...(
    [
      ["kleines geschenk unter 5 euro", "aluminium-click-pen -wireless-earbuds"],
      ["blaue mütze", "six-panel-cap"],
      ["kaffebecher", "everyday-mug"],
      ["weihnachtsgeschenk für kollegen", "+bean-to-bar-chocolate-box"],
      ["versandkosten", "@delivery"],
      ["hoodie in schwarz größe m", "brushed-fleece-hoodie -loopback-sweatshirt"],
    ] as const
  ).map(inGerman),
];

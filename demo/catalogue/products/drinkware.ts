import { bullets, disclaimer, paragraphs } from "../html.ts";
import type { DemoProduct } from "../types.ts";

const insulated =
  "Times were measured at 25 °C with the lid closed and the vessel preheated or chilled. Not for the microwave or the freezer.";
const glazed = "Glaze is fired by hand: small differences in tone and speckle are part of it.";

export const drinkware: readonly DemoProduct[] = [
  {
    id: 42,
    slug: "everyday-mug",
    name: "Everyday Mug",
    imagePrefix: "mug",
    views: ["front", "back", "desk"],
    shownWith: "beside a notebook and a pen",
    webPricePaise: 399_00,
    sellingPricePaise: 399_00,
    packageWeightGrams: 460,
    hsnCode: "69120010",
    gstBasisPoints: 500,
    variants: [{ colour: "ink" }, { colour: "chalk" }, { colour: "clay" }, { colour: "sage" }],
    shortHtml: paragraphs(
      "Stoneware with a handle for three fingers, glazed in colour outside and white inside.",
    ),
    descriptionHtml:
      paragraphs(
        "The mug from the welcome kit. It holds a proper 330 ml, stands wide enough not to be knocked over by a sleeve, and its foot is polished so that it does not scratch the desk.",
        "The logo is fired into the glaze and comes through the dishwasher unchanged.",
      ) + bullets("330 ml", "Dishwasher and microwave safe", "Made in Khurja, glazed by hand"),
    disclaimerHtml: disclaimer(glazed),
    specification: [
      ["Volume", "330 ml"],
      ["Material", "Stoneware"],
      ["Size", "Ø 82 × 95 mm"],
      ["Care", "Dishwasher, microwave"],
      ["Weight", "340 g"],
      ["Made in", "Khurja, India"],
    ],
    seo: {
      title: "Everyday Mug, 330 ml stoneware",
      description:
        "A 330 ml stoneware mug with the {company} logo fired into the glaze, in ink, chalk, clay or sage.",
      keywords: ["coffee mug", "mug", "ceramic mug", "tea cup"],
    },
    recommends: [47, 49, 43, 32],
  },
  {
    id: 43,
    slug: "insulated-bottle-600",
    name: "Insulated Bottle 600 ml",
    imagePrefix: "bottle",
    views: ["front", "detail", "desk"],
    shownWith: "between a mug and a notebook",
    webPricePaise: 1099_00,
    sellingPricePaise: 899_00,
    packageWeightGrams: 420,
    hsnCode: "96170012",
    gstBasisPoints: 1800,
    variants: [{ colour: "pine" }, { colour: "ink" }, { colour: "clay", stock: 48 }],
    shortHtml: paragraphs("Cold for a day, hot for half a day, under a bamboo cap with a steel loop."),
    descriptionHtml:
      paragraphs(
        "Two walls of 18/8 steel with nothing between them. The mouth is wide enough for ice and narrow enough to drink from on a moving bus. The powder coat is easy to grip, and the bottle never sweats.",
      ) +
      bullets(
        "24 hours cold, 12 hours hot",
        "Leak-proof, even upside down",
        "Logo laser-engraved down to the steel",
      ),
    disclaimerHtml: disclaimer(insulated, "Wash the bamboo cap by hand."),
    specification: [
      ["Volume", "600 ml"],
      ["Material", "18/8 steel, bamboo, silicone"],
      ["Size", "Ø 70 × 245 mm"],
      ["Care", "Bottle: dishwasher; cap: by hand"],
      ["Weight", "330 g"],
      ["Warranty", "24 months"],
    ],
    seo: {
      title: "Insulated Bottle 600 ml in steel",
      description:
        "A 600 ml double-walled steel bottle with a bamboo cap: 24 hours cold, 12 hours hot, {company} logo engraved.",
      keywords: ["water bottle", "insulated bottle", "steel bottle", "flask"],
    },
    recommends: [44, 45, 50, 35],
  },
  {
    id: 44,
    slug: "commuter-tumbler-450",
    name: "Commuter Tumbler 450 ml",
    imagePrefix: "tumbler",
    views: ["front", "detail", "desk"],
    shownWith: "beside a notebook and a pen",
    webPricePaise: 949_00,
    sellingPricePaise: 949_00,
    packageWeightGrams: 370,
    hsnCode: "96170012",
    gstBasisPoints: 1800,
    variants: [
      { colour: "sky", stock: 58 },
      { colour: "graphite", stock: 77 },
    ],
    shortHtml: paragraphs(
      "Fits the cup holder, the espresso machine and one hand; the lid slides open with a thumb.",
    ),
    descriptionHtml:
      paragraphs(
        "Your coffee is still hot when the stand-up is over. The lid comes apart into two pieces for washing. The foot is rubber and quiet.",
      ) + bullets("5 hours hot, 9 hours cold", "Fits cup holders of 72 mm", "Sliding lid, splash-proof"),
    disclaimerHtml: disclaimer(insulated, "Splash-proof, not leak-proof: carry it upright."),
    specification: [
      ["Volume", "450 ml"],
      ["Material", "18/8 steel, polypropylene lid"],
      ["Size", "Ø 85 × 175 mm"],
      ["Care", "By hand"],
      ["Weight", "295 g"],
      ["Warranty", "12 months"],
    ],
    seo: {
      title: "Commuter Tumbler 450 ml",
      description: "A 450 ml insulated tumbler with a sliding lid that fits cup holders, in sky or graphite.",
      keywords: ["tumbler", "travel mug", "coffee tumbler", "car mug"],
    },
    recommends: [42, 43, 46, 36],
  },
  {
    id: 45,
    slug: "vacuum-flask-1l",
    name: "Vacuum Flask 1 L",
    imagePrefix: "flask",
    views: ["front", "detail", "desk"],
    shownWith: "beside an espresso cup",
    webPricePaise: 1499_00,
    sellingPricePaise: 1499_00,
    packageWeightGrams: 690,
    hsnCode: "96170011",
    gstBasisPoints: 1800,
    variants: [{ colour: "steel" }, { colour: "ink" }],
    shortHtml: paragraphs("Chai for four until the evening, with two cups on top."),
    descriptionHtml:
      paragraphs(
        "The shape has not changed in fifty years because nothing about it was wrong. One press of the stopper pours, the outer lid is a cup, and a second one nests inside it.",
      ) +
      bullets(
        "18 hours hot, 30 hours cold",
        "Two cups of 150 ml",
        "Press-to-pour stopper, comes apart for washing",
      ),
    disclaimerHtml: disclaimer(insulated),
    specification: [
      ["Volume", "1 l"],
      ["Material", "18/8 steel, polypropylene"],
      ["Size", "Ø 88 × 315 mm"],
      ["Care", "By hand"],
      ["Weight", "560 g"],
      ["Warranty", "24 months"],
    ],
    seo: {
      title: "Vacuum Flask 1 L with two cups",
      description:
        "A one-litre vacuum flask with two cups and a press-to-pour stopper: 18 hours hot, 30 hours cold.",
      keywords: ["flask", "thermos", "vacuum flask", "tea flask"],
    },
    recommends: [43, 46, 48, 15],
  },
  {
    id: 46,
    slug: "enamel-camp-mug",
    name: "Enamel Camp Mug",
    imagePrefix: "campmug",
    views: ["front", "back", "desk"],
    shownWith: "beside a notebook and a pen",
    webPricePaise: 449_00,
    sellingPricePaise: 449_00,
    packageWeightGrams: 230,
    hsnCode: "73239420",
    gstBasisPoints: 500,
    variants: [{ colour: "ink" }, { colour: "chalk" }],
    shortHtml: paragraphs("Light, loud when it falls, and none the worse for it."),
    descriptionHtml:
      paragraphs(
        "Steel, enamelled twice, its rim dipped by hand: ink on chalk, chalk on ink. It goes on the camp stove, into the dishwasher at the office and onto the hook of a backpack.",
      ) + bullets("350 ml", "For gas, embers and the dishwasher", "Rolled rim"),
    disclaimerHtml: disclaimer(
      "Not for the microwave. The rim gets as hot as what is in the mug.",
      "Small pinholes at the rim come from the hook it was fired on.",
    ),
    specification: [
      ["Volume", "350 ml"],
      ["Material", "Enamelled steel"],
      ["Size", "Ø 85 × 80 mm"],
      ["Care", "Dishwasher"],
      ["Weight", "150 g"],
    ],
    seo: {
      title: "Enamel Camp Mug 350 ml",
      description: "A 350 ml enamelled steel mug with a rolled rim and the {company} logo, in chalk or ink.",
      keywords: ["enamel mug", "camping mug", "steel mug"],
    },
    recommends: [42, 45, 44, 20],
  },
  {
    id: 47,
    slug: "espresso-cups-set-of-two",
    name: "Espresso Cups, Set of Two",
    imagePrefix: "espresso",
    views: ["front", "detail", "desk"],
    shownWith: "beside a box of chocolates",
    webPricePaise: 699_00,
    sellingPricePaise: 699_00,
    packageWeightGrams: 480,
    hsnCode: "69120010",
    gstBasisPoints: 500,
    variants: [{ colour: "sand" }, { colour: "graphite" }],
    shortHtml: paragraphs("Thick walls, a small handle, and saucers that double as lids."),
    descriptionHtml:
      paragraphs(
        "Thrown in Khurja and glazed all over, with the logo fired in. The wall is 6 mm, so a short coffee stays warm to the end. Saucers of acacia keep the table dry.",
      ) + bullets("Two cups of 80 ml, two saucers", "Glossy glaze", "Boxed, ready to give"),
    disclaimerHtml: disclaimer(glazed, "Cups are dishwasher safe; wipe the saucers."),
    specification: [
      ["Volume", "80 ml each"],
      ["Material", "Stoneware, acacia"],
      ["Size", "Ø 62 × 60 mm"],
      ["Contents", "2 cups, 2 saucers"],
      ["Weight", "390 g"],
    ],
    seo: {
      title: "Espresso Cups, set of two with saucers",
      description:
        "Two 80 ml stoneware espresso cups with acacia saucers, in a box ready to give. Sand or graphite.",
      keywords: ["espresso cups", "coffee cups", "cup set"],
    },
    recommends: [42, 49, 32, 31],
  },
  {
    id: 48,
    slug: "steel-lunch-box",
    name: "Steel Lunch Box with Bamboo Lid",
    imagePrefix: "lunchbox",
    views: ["front", "detail", "desk"],
    shownWith: "beside a mug",
    webPricePaise: 1249_00,
    sellingPricePaise: 1249_00,
    packageWeightGrams: 620,
    hsnCode: "73239390",
    gstBasisPoints: 500,
    variants: [{ colour: null, stock: 40 }],
    shortHtml: paragraphs("Rice on one side, dal on the other, and the lid is the plate."),
    descriptionHtml:
      paragraphs(
        "One deep tray of 18/8 steel with a divider that moves, and a small round tub with a lid of its own for anything wet. Turned over, the bamboo lid is a board; a cotton band holds it all together.",
      ) + bullets("900 ml, with a tub of 120 ml", "Movable divider", "Fits in a tote"),
    disclaimerHtml: disclaimer("The tub is leak-proof, the tray is not. No steel in the microwave, please."),
    specification: [
      ["Volume", "900 ml and 120 ml"],
      ["Material", "18/8 steel, bamboo, cotton"],
      ["Size", "185 × 125 × 65 mm"],
      ["Care", "Steel: dishwasher; lid: by hand"],
      ["Weight", "510 g"],
    ],
    seo: {
      title: "Steel Lunch Box with Bamboo Lid",
      description:
        "A 900 ml steel lunch box with a movable divider, a leak-proof tub and a bamboo lid that doubles as a board.",
      keywords: ["lunch box", "tiffin", "steel tiffin", "bento"],
    },
    recommends: [43, 45, 34, 50],
  },
  {
    id: 49,
    slug: "cork-coasters-set-of-four",
    name: "Cork Coasters, Set of Four",
    imagePrefix: "coasters",
    views: ["front", "detail", "desk"],
    shownWith: "under a mug",
    webPricePaise: 349_00,
    sellingPricePaise: 349_00,
    packageWeightGrams: 150,
    hsnCode: "45039090",
    gstBasisPoints: 1800,
    variants: [{ colour: null }],
    shortHtml: paragraphs("Four discs of pressed cork that no mug sticks to."),
    descriptionHtml:
      paragraphs(
        "Six millimetres of dense Portuguese cork, which soaks up the drip. The logo is burnt into the middle of each of the four.",
      ) + bullets("Ø 10 cm, 6 mm thick", "Heat-proof to 120 °C", "Tied with cotton tape"),
    disclaimerHtml: disclaimer("Wipe with a damp cloth. Cork darkens where it often gets wet."),
    specification: [
      ["Material", "Pressed cork"],
      ["Size", "Ø 100 × 6 mm"],
      ["Contents", "4 coasters"],
      ["Weight", "110 g"],
    ],
    seo: {
      title: "Cork Coasters, set of four",
      description: "Four pressed cork coasters, 10 cm wide, with the {company} logo burnt in.",
      keywords: ["coasters", "cork coasters", "table"],
    },
    recommends: [42, 47, 31, 33],
  },
  {
    id: 50,
    slug: "sports-bottle-750",
    name: "Sports Bottle 750 ml",
    imagePrefix: "sportsbottle",
    views: ["front", "detail", "desk"],
    shownWith: "beside folded T-shirts",
    webPricePaise: 649_00,
    sellingPricePaise: 649_00,
    packageWeightGrams: 200,
    hsnCode: "39241090",
    gstBasisPoints: 1800,
    variants: [{ colour: "sky" }, { colour: "clay" }],
    shortHtml: paragraphs("Opens with a pull, pours with a squeeze, and weighs next to nothing when empty."),
    descriptionHtml:
      paragraphs(
        "A soft bottle that takes the knocks of a gym floor and does not hold on to yesterday's lemon. The waist fits your hand, and the wide neck takes ice and a brush.",
      ) + bullets("750 ml, 150 g", "BPA-free polyethylene", "Pull spout that shuts tight"),
    disclaimerHtml: disclaimer("For cold and lukewarm drinks up to 60 °C."),
    specification: [
      ["Volume", "750 ml"],
      ["Material", "Polyethylene, polypropylene, silicone"],
      ["Size", "Ø 73 × 255 mm"],
      ["Care", "Dishwasher, top rack"],
      ["Weight", "150 g"],
    ],
    seo: {
      title: "Sports Bottle 750 ml, squeezable",
      description: "A light 750 ml squeeze bottle with a pull spout and the {company} logo, in sky or clay.",
      keywords: ["sports bottle", "gym bottle", "sipper", "water bottle"],
    },
    recommends: [43, 39, 5, 48],
  },
];

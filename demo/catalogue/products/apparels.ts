import { bullets, disclaimer, paragraphs } from "../html.ts";
import {
  adultSizes,
  childSizes,
  childTee,
  heavyTee,
  layer,
  longSleeve,
  regularTee,
  sockSizes,
  socks,
} from "../size-charts.ts";
import type { DemoProduct } from "../types.ts";

const dyed =
  "Dye lots differ slightly, and screens show colours differently: expect a shade of difference from the picture.";
const tried =
  "Please try garments on indoors, with the labels attached; we cannot exchange what has been worn or washed.";

export const apparels: readonly DemoProduct[] = [
  {
    id: 11,
    slug: "classic-crew-tee",
    name: "Classic Crew T-shirt",
    imagePrefix: "tee",
    views: ["front", "back", "folded"],
    webPricePaise: 599_00,
    sellingPricePaise: 499_00,
    packageWeightGrams: 210,
    hsnCode: "61091000",
    gstBasisPoints: 500,
    variants: [
      { colour: "sage" },
      { colour: "ink" },
      { colour: "clay", sizeStock: { XS: 4, XXL: 0 } },
      { colour: "chalk" },
    ],
    sizes: adultSizes,
    sizeChart: regularTee,
    shortHtml: paragraphs(
      "The T-shirt from the welcome kit: organic cotton, a small print, nothing that itches.",
    ),
    descriptionHtml:
      paragraphs(
        "180 g combed organic cotton, knitted and sewn in Tiruppur, washed once so that it will not shrink on you. The collar is ribbed and taped from shoulder to shoulder; the label is printed, not sewn.",
        "The logo is printed small on the left chest in water-based ink and is still soft after fifty washes.",
      ) +
      bullets(
        "Regular fit, for women and men",
        "100% organic cotton, GOTS certified",
        "Wash at 30 °C, inside out",
      ),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "100% organic cotton, 180 g/m²"],
      ["Fit", "Regular"],
      ["Neck", "Ribbed crew, taped"],
      ["Print", "Left chest, water-based ink"],
      ["Care", "30 °C, no bleach, no tumble dryer"],
      ["Made in", "Tiruppur, India"],
    ],
    seo: {
      title: "Classic Crew T-shirt in organic cotton",
      description:
        "A regular-fit crew T-shirt in 180 g organic cotton with a small {company} print, sizes XS to XXL, four colours.",
      keywords: ["t-shirt", "tee", "organic cotton t-shirt", "company t-shirt"],
    },
    recommends: [12, 13, 19, 15],
  },
  {
    id: 12,
    slug: "heavyweight-tee",
    name: "Heavyweight T-shirt",
    imagePrefix: "boxytee",
    views: ["front", "back"],
    webPricePaise: 899_00,
    sellingPricePaise: 899_00,
    packageWeightGrams: 290,
    hsnCode: "61091000",
    gstBasisPoints: 500,
    variants: [{ colour: "sand" }, { colour: "graphite" }],
    sizes: adultSizes,
    sizeChart: heavyTee,
    shortHtml: paragraphs(
      "Thick cotton that keeps its shape, and, for once, the logo large across the chest.",
    ),
    descriptionHtml:
      paragraphs(
        "260 g single jersey with a dry hand that holds its shape instead of clinging. It is cut straight, with sleeves almost to the elbow. The print is a single pass of thick ink that you can feel.",
      ) +
      bullets(
        "Straight fit with room: take one size down for a close one",
        "100% combed cotton",
        "Double-stitched hem and sleeves",
      ),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "100% combed cotton, 260 g/m²"],
      ["Fit", "Straight, with room"],
      ["Print", "Chest, 19 cm wide"],
      ["Care", "30 °C, iron inside out"],
      ["Made in", "Tiruppur, India"],
    ],
    seo: {
      title: "Heavyweight T-shirt, 260 g cotton",
      description:
        "A straight-cut T-shirt in 260 g combed cotton with a large {company} chest print, in sand or graphite, XS to XXL.",
      keywords: ["oversized t-shirt", "tee", "heavyweight tee", "straight fit"],
    },
    recommends: [11, 17, 20, 38],
  },
  {
    id: 13,
    slug: "long-sleeve-tee",
    name: "Long-Sleeve T-shirt",
    imagePrefix: "longsleeve",
    views: ["front", "folded", "back"],
    webPricePaise: 799_00,
    sellingPricePaise: 799_00,
    packageWeightGrams: 250,
    hsnCode: "61091000",
    gstBasisPoints: 500,
    variants: [{ colour: "pine" }, { colour: "chalk" }],
    sizes: adultSizes,
    sizeChart: longSleeve,
    shortHtml: paragraphs("For offices where the air conditioning has won the argument."),
    descriptionHtml:
      paragraphs(
        "200 g interlock cotton, smooth on both sides, with ribbed cuffs that stay pushed up. Small print on the left chest, and the three bars of the logo on the right cuff.",
      ) + bullets("Regular fit", "95% organic cotton, 5% elastane", "Cuffs keep their stretch"),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "95% organic cotton, 5% elastane, 200 g/m²"],
      ["Fit", "Regular"],
      ["Print", "Left chest and right cuff"],
      ["Care", "30 °C, dry flat"],
      ["Made in", "Tiruppur, India"],
    ],
    seo: {
      title: "Long-Sleeve T-shirt",
      description:
        "A long-sleeve T-shirt in 200 g organic cotton interlock with ribbed cuffs, in pine or chalk, XS to XXL.",
      keywords: ["long sleeve t-shirt", "full sleeve tee", "cotton top"],
    },
    recommends: [11, 17, 16, 20],
  },
  {
    id: 14,
    slug: "pique-polo",
    name: "Piqué Polo Shirt",
    imagePrefix: "polo",
    views: ["front", "folded", "back"],
    webPricePaise: 1099_00,
    sellingPricePaise: 949_00,
    packageWeightGrams: 270,
    hsnCode: "61051010",
    gstBasisPoints: 500,
    variants: [{ colour: "ink" }, { colour: "chalk" }, { colour: "pine", sizeStock: { XS: 2, S: 6 } }],
    sizes: adultSizes,
    sizeChart: regularTee,
    shortHtml: paragraphs("Smart enough for the client, cool enough for the train there."),
    descriptionHtml:
      paragraphs(
        "220 g cotton piqué that breathes, with a knitted collar that does not curl and three buttons of corozo nut. The logo is embroidered small on the left chest.",
      ) +
      bullets("Regular fit with side vents", "Embroidered logo, 8 cm wide", "Spare button inside the hem"),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "100% cotton piqué, 220 g/m²"],
      ["Fit", "Regular"],
      ["Buttons", "Corozo"],
      ["Logo", "Embroidered, left chest"],
      ["Care", "30 °C, warm iron"],
      ["Made in", "Tiruppur, India"],
    ],
    seo: {
      title: "Piqué Polo Shirt, embroidered",
      description:
        "A 220 g cotton piqué polo with an embroidered {company} logo in ink, chalk or pine, sizes XS to XXL.",
      keywords: ["polo shirt", "collar t-shirt", "embroidered polo", "office wear"],
    },
    recommends: [11, 16, 19, 36],
  },
  {
    id: 15,
    slug: "brushed-fleece-hoodie",
    name: "Brushed Fleece Hoodie",
    imagePrefix: "hoodie",
    views: ["folded", "front", "back"],
    webPricePaise: 1899_00,
    sellingPricePaise: 1899_00,
    packageWeightGrams: 640,
    hsnCode: "61102000",
    gstBasisPoints: 500,
    variants: [
      { colour: "ink", sizeStock: { XS: 8, XXL: 5 } },
      { colour: "sage", sizeStock: { XS: 0 } },
    ],
    sizes: adultSizes,
    sizeChart: layer,
    shortHtml: paragraphs(
      "320 grams of brushed cotton, a double-layer hood, and a pocket that fits both hands and a phone.",
    ),
    descriptionHtml:
      paragraphs(
        "Soft on the inside from the first evening, and still soft after a winter of washes: the fleece is brushed twice and pre-shrunk. It has cotton cords and a ribbed hem that does not ride up.",
        "The logo is printed on the left chest; the back is plain.",
      ) +
      bullets(
        "Regular fit, room for a T-shirt",
        "80% cotton, 20% recycled polyester",
        "Lined hood, kangaroo pocket",
      ),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "80% cotton, 20% recycled polyester, 320 g/m²"],
      ["Fit", "Regular"],
      ["Hood", "Lined, cotton cords"],
      ["Print", "Left chest"],
      ["Care", "30 °C, inside out, dry flat"],
      ["Made in", "Ludhiana, India"],
    ],
    seo: {
      title: "Brushed Fleece Hoodie",
      description:
        "A 320 g brushed fleece hoodie with a lined hood and the {company} logo, in ink or sage, XS to XXL.",
      keywords: ["hoodie", "hooded sweatshirt", "fleece", "winter wear"],
    },
    recommends: [17, 20, 45, 11],
  },
  {
    id: 16,
    slug: "quarter-zip-pullover",
    name: "Quarter-Zip Pullover",
    imagePrefix: "quarterzip",
    views: ["front", "folded", "back"],
    webPricePaise: 2199_00,
    sellingPricePaise: 2199_00,
    packageWeightGrams: 520,
    hsnCode: "61103010",
    gstBasisPoints: 500,
    variants: [{ colour: "graphite" }, { colour: "pine", sizeStock: { S: 3, XL: 9 } }],
    sizes: adultSizes,
    sizeChart: layer,
    shortHtml: paragraphs(
      "For days when a shirt is too little and a jacket too much: recycled fleece with a zip that stays up.",
    ),
    descriptionHtml:
      paragraphs(
        "Grid fleece made from recycled bottles keeps you warm at your desk and lets the heat out when you run for the lift. The stand collar is soft at the chin, where a small flap covers the end of the zip.",
      ) + bullets("Slim regular fit", "100% recycled polyester, dries overnight", "Ribbed cuffs and hem"),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "100% recycled polyester grid fleece, 240 g/m²"],
      ["Fit", "Slim regular"],
      ["Zip", "YKK, 22 cm"],
      ["Logo", "Embroidered, left chest"],
      ["Care", "30 °C in a washing bag, no fabric softener"],
      ["Made in", "Ludhiana, India"],
    ],
    seo: {
      title: "Quarter-Zip Pullover in recycled fleece",
      description:
        "A quarter-zip pullover in recycled grid fleece with an embroidered {company} logo, graphite or pine.",
      keywords: ["quarter zip", "pullover", "fleece jacket", "recycled"],
    },
    recommends: [18, 14, 15, 45],
  },
  {
    id: 17,
    slug: "loopback-sweatshirt",
    name: "Loopback Sweatshirt",
    imagePrefix: "sweatshirt",
    views: ["front", "folded", "back"],
    webPricePaise: 1599_00,
    sellingPricePaise: 1599_00,
    packageWeightGrams: 540,
    hsnCode: "61102000",
    gstBasisPoints: 500,
    variants: [{ colour: "clay" }, { colour: "sand" }],
    sizes: adultSizes,
    sizeChart: layer,
    shortHtml: paragraphs("Unbrushed loopback cotton: warm in December, still fine in an Indian March."),
    descriptionHtml:
      paragraphs(
        "280 g loopback jersey, with the loops on the inside so that it breathes. The collar keeps its shape when you pull it over your head. The chest print is in one colour.",
      ) + bullets("Regular fit", "100% organic cotton", "Ribbed cuffs and hem"),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "100% organic cotton loopback, 280 g/m²"],
      ["Fit", "Regular"],
      ["Print", "Chest, 12 cm wide"],
      ["Care", "30 °C, inside out"],
      ["Made in", "Tiruppur, India"],
    ],
    seo: {
      title: "Loopback Sweatshirt in organic cotton",
      description:
        "A crew-neck sweatshirt in 280 g organic loopback cotton with the {company} logo, in clay or sand.",
      keywords: ["sweatshirt", "crew neck", "organic cotton", "pullover"],
    },
    recommends: [15, 12, 20, 42],
  },
  {
    id: 18,
    slug: "packable-windbreaker",
    name: "Packable Windbreaker",
    imagePrefix: "windbreaker",
    views: ["folded", "front", "back"],
    webPricePaise: 2799_00,
    sellingPricePaise: 2299_00,
    packageWeightGrams: 310,
    hsnCode: "62014090",
    gstBasisPoints: 500,
    variants: [
      { colour: "pine", sizeStock: { XS: 6, S: 14, M: 22, L: 19, XL: 11, XXL: 4 } },
      { colour: "ink", sizeStock: { XS: 0, S: 9, M: 16, L: 12, XL: 2, XXL: 0 } },
    ],
    sizes: adultSizes,
    sizeChart: layer,
    shortHtml: paragraphs("Keeps a monsoon shower off for half an hour and folds into its own pocket."),
    descriptionHtml:
      paragraphs(
        "Ripstop nylon so light that you forget it is in the bag, with taped shoulders where the rain arrives first. The hood rolls into the collar; the left pocket turns inside out and becomes the pouch.",
      ) +
      bullets(
        "Water-repellent, shoulders taped",
        "Packs down to the size of a mango",
        "Reflective logo on the left chest",
      ),
    disclaimerHtml: disclaimer(
      "Made for showers, not for hours of rain. Renew the finish with a warm iron through a cloth.",
      tried,
    ),
    specification: [
      ["Material", "100% recycled nylon ripstop, 38 g/m²"],
      ["Fit", "Regular, over a pullover"],
      ["Pockets", "Two, zipped, in the side seams"],
      ["Packed size", "16 × 12 × 6 cm"],
      ["Care", "30 °C, no fabric softener"],
      ["Made in", "Bengaluru, India"],
    ],
    seo: {
      title: "Packable Windbreaker",
      description:
        "A water-repellent ripstop windbreaker that packs into its own pocket, with a reflective {company} logo.",
      keywords: ["windbreaker", "rain jacket", "packable jacket", "monsoon"],
    },
    recommends: [16, 41, 35, 19],
  },
  {
    id: 19,
    slug: "six-panel-cap",
    name: "Six-Panel Cap",
    imagePrefix: "cap",
    views: ["front", "back", "desk"],
    shownWith: "beside a notebook",
    webPricePaise: 449_00,
    sellingPricePaise: 449_00,
    packageWeightGrams: 130,
    hsnCode: "65050090",
    gstBasisPoints: 500,
    variants: [{ colour: "ink" }, { colour: "clay" }, { colour: "natural" }],
    shortHtml: paragraphs("Washed twill, a low crown and a brim that has already been bent for you."),
    descriptionHtml:
      paragraphs(
        "Soft from the first wear, because the cotton is washed before it is sewn. The logo is embroidered on the front in raised stitch; a metal slider fits heads from 55 to 61 cm.",
      ) + bullets("Low profile, six panels", "Six stitched eyelets", "Cotton sweatband"),
    disclaimerHtml: disclaimer(dyed, "Wash by hand: a machine puts the brim out of shape."),
    specification: [
      ["Material", "100% cotton twill"],
      ["Size", "One size, 55–61 cm"],
      ["Logo", "Raised embroidery"],
      ["Closure", "Metal slider"],
      ["Care", "Hand wash, dry over a bowl"],
    ],
    seo: {
      title: "Six-Panel Cap in washed cotton",
      description:
        "A low six-panel cap in washed cotton twill with an embroidered {company} logo, in ink, clay or natural.",
      keywords: ["cap", "baseball cap", "cotton cap", "headwear"],
    },
    recommends: [11, 20, 18, 34],
  },
  {
    id: 20,
    slug: "ribbed-beanie",
    name: "Ribbed Beanie",
    imagePrefix: "beanie",
    views: ["front", "detail"],
    webPricePaise: 549_00,
    sellingPricePaise: 549_00,
    packageWeightGrams: 110,
    hsnCode: "65050090",
    gstBasisPoints: 500,
    variants: [
      { colour: "mustard", stock: 34 },
      { colour: "graphite", stock: 41 },
    ],
    shortHtml: paragraphs("Chunky ribs, a deep cuff and a leather patch. Warm without the itch."),
    descriptionHtml:
      paragraphs(
        "Knitted in one piece from recycled wool and cotton, so no seam presses under a helmet or headphones. Fold the cuff once or twice.",
      ) +
      bullets(
        "Fits 54 to 62 cm",
        "Leather patch with the logo on the cuff",
        "Yarn spun from cutting-room offcuts",
      ),
    disclaimerHtml: disclaimer(dyed),
    specification: [
      ["Material", "50% recycled wool, 50% cotton"],
      ["Size", "One size, 54–62 cm"],
      ["Care", "Hand wash cold, dry flat"],
      ["Made in", "Ludhiana, India"],
    ],
    seo: {
      title: "Ribbed Beanie in recycled wool",
      description:
        "A seamless ribbed beanie in recycled wool and cotton with a leather {company} patch, mustard or graphite.",
      keywords: ["beanie", "winter cap", "knitted hat"],
    },
    recommends: [15, 17, 21, 19],
  },
  {
    id: 21,
    slug: "everyday-crew-socks",
    name: "Everyday Crew Socks",
    imagePrefix: "socks",
    views: ["front", "detail"],
    webPricePaise: 249_00,
    sellingPricePaise: 249_00,
    packageWeightGrams: 80,
    hsnCode: "61159500",
    gstBasisPoints: 500,
    variants: [{ colour: "ink" }, { colour: "clay" }],
    sizes: sockSizes,
    sizeChart: socks,
    shortHtml: paragraphs("The smallest thing with our logo on it, and the one people ask about."),
    descriptionHtml:
      paragraphs(
        "Combed cotton with a cushioned sole, a hand-linked toe without a ridge, two stripes below the cuff, and the logo on both sides.",
      ) + bullets("One pair", "Hand-linked toe", "Cuff that stays up and leaves no marks"),
    disclaimerHtml: disclaimer("For hygiene reasons we take socks back only in their unopened sleeve."),
    specification: [
      ["Material", "78% combed cotton, 20% polyamide, 2% elastane"],
      ["Height", "Crew, 19 cm"],
      ["Care", "40 °C, inside out"],
      ["Made in", "Coimbatore, India"],
    ],
    seo: {
      title: "Everyday Crew Socks",
      description:
        "Cushioned combed-cotton crew socks with two stripes and the {company} logo, in ink or clay and two sizes.",
      keywords: ["socks", "crew socks", "cotton socks"],
    },
    recommends: [20, 11, 19, 22],
  },
  {
    id: 22,
    slug: "junior-tee",
    name: "Junior T-shirt",
    imagePrefix: "juniortee",
    views: ["front", "back"],
    webPricePaise: 449_00,
    sellingPricePaise: 449_00,
    packageWeightGrams: 130,
    hsnCode: "61091000",
    gstBasisPoints: 500,
    variants: [{ colour: "sky" }, { colour: "mustard", sizeStock: { "2-3 Y": 5 } }],
    sizes: childSizes,
    sizeChart: childTee,
    shortHtml: paragraphs("For the person at home who asks what you do all day."),
    descriptionHtml:
      paragraphs(
        "The same organic cotton as the grown-up shirt, with flat seams, a printed label and a neck wide enough for hurried heads. The print is free of PVC and stands up to the sandpit.",
      ) + bullets("Regular fit with room to grow", "100% organic cotton", "Wash at 40 °C"),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "100% organic cotton, 160 g/m²"],
      ["Sizes", "2 to 9 years"],
      ["Print", "Chest, water-based ink"],
      ["Care", "40 °C, tumble dry low"],
      ["Made in", "Tiruppur, India"],
    ],
    seo: {
      title: "Junior T-shirt, 2 to 9 years",
      description:
        "A children's T-shirt in organic cotton with a soft {company} print, for 2 to 9 years, in sky or mustard.",
      keywords: ["kids t-shirt", "children's tee", "organic kids wear"],
    },
    recommends: [11, 21, 39, 50],
  },
];

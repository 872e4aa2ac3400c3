import { bullets, disclaimer, paragraphs } from "../html.ts";
import type { DemoProduct } from "../types.ts";

const props = "Laptop, cards and clothes in the pictures are not included.";

export const bags: readonly DemoProduct[] = [
  {
    id: 34,
    slug: "canvas-tote",
    name: "Canvas Tote",
    imagePrefix: "tote",
    views: ["front", "back"],
    webPricePaise: 399_00,
    sellingPricePaise: 399_00,
    volumePrices: [
      { fromQuantity: 25, unitPaise: 369_00 },
      { fromQuantity: 100, unitPaise: 319_00 },
    ],
    packageWeightGrams: 220,
    hsnCode: "42022220",
    gstBasisPoints: 500,
    variants: [{ colour: "natural" }, { colour: "ink" }],
    shortHtml: paragraphs("Heavy canvas, long handles, and room for a laptop, lunch and a library book."),
    descriptionHtml:
      paragraphs(
        "340 g cotton canvas stands up by itself and softens with every month. The handles are sewn on with a box and a cross, and carry 15 kg without cutting into your shoulder. A small pocket inside keeps keys off the bottom.",
      ) +
      bullets("38 × 42 × 10 cm, 16 litres", "Handle drop 30 cm", "Printed on one side, plain on the other"),
    disclaimerHtml: disclaimer(
      "Natural canvas shows small dark flecks of cotton seed: that is how you know it is undyed. It shrinks by about 4% if washed warm.",
    ),
    specification: [
      ["Material", "100% cotton canvas, 340 g/m²"],
      ["Size", "38 × 42 × 10 cm"],
      ["Volume", "16 l"],
      ["Care", "Cold wash, iron while damp"],
      ["Weight", "190 g"],
    ],
    seo: {
      title: "Canvas Tote, 340 g cotton",
      description:
        "A 16-litre tote in heavy cotton canvas with long handles and the {company} logo, natural or ink.",
      keywords: ["tote bag", "canvas bag", "shopping bag", "cotton bag"],
    },
    recommends: [39, 40, 11, 23],
  },
  {
    id: 35,
    slug: "commuter-backpack-20l",
    name: "Commuter Backpack 20 L",
    imagePrefix: "backpack",
    views: ["front", "back", "desk"],
    shownWith: "beside a bottle and a mug",
    webPricePaise: 3499_00,
    sellingPricePaise: 2999_00,
    packageWeightGrams: 1150,
    hsnCode: "42029200",
    gstBasisPoints: 1800,
    variants: [
      { colour: "graphite", stock: 28 },
      { colour: "pine", stock: 3 },
    ],
    shortHtml: paragraphs("A laptop that never touches the floor, a bottle that never touches the laptop."),
    descriptionHtml:
      paragraphs(
        "The sleeve hangs two centimetres above the bottom, so setting the bag down is not an event. Two outer pockets stretch for a bottle and an umbrella; one hidden against the back holds a passport. The zip opens wide round the top, so you can reach the bottom.",
        "The straps are padded, curved and tightened with a buckle; two pads at the back leave air between them.",
      ) +
      bullets(
        "20 litres, laptops up to 16 inches",
        "Recycled 600-denier polyester, water-repellent",
        "Logo in rubber, 4 cm, on the front pocket",
      ),
    disclaimerHtml: disclaimer(
      props,
      "Water-repellent, not waterproof: in a downpour use the rain cover in the bottom pocket.",
    ),
    specification: [
      ["Volume", "20 l"],
      ["Size", "44 × 29 × 16 cm"],
      ["Laptop", "Up to 16 inches"],
      ["Material", "Recycled polyester 600D, YKK zips"],
      ["Weight", "890 g"],
      ["Warranty", "24 months on seams and zips"],
    ],
    seo: {
      title: "Commuter Backpack 20 L with laptop sleeve",
      description:
        "A 20-litre backpack in recycled polyester with a suspended 16-inch laptop sleeve and the {company} logo.",
      keywords: ["backpack", "laptop bag", "office bag", "commuter bag"],
    },
    recommends: [36, 43, 41, 40],
  },
  {
    id: 36,
    slug: "felted-laptop-sleeve-14",
    name: 'Felt Laptop Sleeve 14"',
    imagePrefix: "sleeve",
    views: ["front", "back"],
    webPricePaise: 1199_00,
    sellingPricePaise: 1199_00,
    packageWeightGrams: 310,
    hsnCode: "42021290",
    gstBasisPoints: 1800,
    variants: [
      { colour: "ink", stock: 44 },
      { colour: "sand", stock: 31 },
    ],
    shortHtml: paragraphs("Felt outside, microfibre inside, a press stud instead of a zip that scratches."),
    descriptionHtml:
      paragraphs(
        "Five millimetres of felt take the knocks of a bag without adding bulk to it. The flap closes with one brass press stud; an inside pocket keeps the charger and its cable.",
      ) + bullets("For laptops of 13 and 14 inches", "Leather flap, stamped", "Inside pocket"),
    disclaimerHtml: disclaimer(
      props,
      "Measure your laptop: it should not be larger than 32.5 × 23 × 1.9 cm.",
    ),
    specification: [
      ["Fits", "Up to 32.5 × 23 × 1.9 cm"],
      ["Material", "Recycled PET felt, leather, microfibre"],
      ["Size", "34 × 25 cm"],
      ["Weight", "260 g"],
    ],
    seo: {
      title: "Felt Laptop Sleeve, 14 inch",
      description: "A felt laptop sleeve for 13 and 14 inches with a stamped leather flap, in ink or sand.",
      keywords: ["laptop sleeve", "laptop cover", "macbook sleeve", "felt"],
    },
    recommends: [35, 9, 40, 7],
  },
  {
    id: 37,
    slug: "weekender-duffel",
    name: "Weekender Duffel",
    imagePrefix: "duffel",
    views: ["front", "back"],
    webPricePaise: 2799_00,
    sellingPricePaise: 2799_00,
    packageWeightGrams: 1280,
    hsnCode: "42022220",
    gstBasisPoints: 1800,
    variants: [
      { colour: "ink", stock: 18 },
      { colour: "pine", stock: 12 },
    ],
    shortHtml: paragraphs("Two nights and a pair of shoes, under the seat in front of you."),
    descriptionHtml:
      paragraphs(
        "Waxed canvas with a bottom that wipes clean. Shoes go into a pocket of their own inside; another one has a zip for what must not be lost. The shoulder strap clips on when you want it.",
      ) + bullets("32 litres, cabin size", "Separate shoe pocket", "Handles wrapped in leather"),
    disclaimerHtml: disclaimer("Waxed canvas shows creases, and they fade again: brush it, do not wash it."),
    specification: [
      ["Volume", "32 l"],
      ["Size", "50 × 27 × 24 cm"],
      ["Material", "Waxed cotton canvas, leather, YKK zips"],
      ["Strap", "Removable, 80–140 cm"],
      ["Weight", "1,050 g"],
    ],
    seo: {
      title: "Weekender Duffel 32 L",
      description:
        "A cabin-size 32-litre duffel in waxed canvas with a shoe pocket and the {company} logo, in ink or pine.",
      keywords: ["duffel bag", "weekender", "travel bag", "cabin bag"],
    },
    recommends: [35, 41, 18, 40],
  },
  {
    id: 38,
    slug: "everyday-sling",
    name: "Everyday Sling",
    imagePrefix: "sling",
    views: ["front", "back"],
    webPricePaise: 1399_00,
    sellingPricePaise: 1399_00,
    packageWeightGrams: 290,
    hsnCode: "42029200",
    gstBasisPoints: 1800,
    variants: [{ colour: "graphite" }, { colour: "sage" }],
    shortHtml: paragraphs("Phone, wallet, keys, earbuds: hands free, pockets flat."),
    descriptionHtml:
      paragraphs(
        "Three litres that swing from the back to the front with one pull. The main pocket opens wide and stays open; the one behind it lies flat against you and fastens with a hook.",
      ) + bullets("3 litres, fits a small tablet", "Strap for either shoulder", "Key hook on an elastic"),
    disclaimerHtml: disclaimer(props),
    specification: [
      ["Volume", "3 l"],
      ["Size", "27 × 16 × 8 cm"],
      ["Material", "Recycled nylon 420D, YKK zips"],
      ["Weight", "230 g"],
    ],
    seo: {
      title: "Everyday Sling, 3 L",
      description:
        "A 3-litre crossbody sling in recycled nylon with a hidden back pocket and the {company} logo.",
      keywords: ["sling bag", "crossbody bag", "waist pack"],
    },
    recommends: [35, 6, 40, 29],
  },
  {
    id: 39,
    slug: "drawstring-bag",
    name: "Drawstring Bag",
    imagePrefix: "drawstring",
    views: ["front", "back"],
    webPricePaise: 299_00,
    sellingPricePaise: 299_00,
    packageWeightGrams: 120,
    hsnCode: "42022220",
    gstBasisPoints: 500,
    variants: [{ colour: "sky" }, { colour: "mustard" }],
    shortHtml: paragraphs(
      "For the gym, the wet umbrella and everything else that should not meet the laptop.",
    ),
    descriptionHtml:
      paragraphs(
        "Closely woven cotton with a cord as thick as a finger, knotted through metal eyelets in reinforced corners. It folds to the size of a hand and goes in the wash with the towels.",
      ) + bullets("36 × 44 cm, 12 litres", "Cotton cord, 8 mm", "Machine-washable"),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Material", "100% cotton, 200 g/m²"],
      ["Size", "36 × 44 cm"],
      ["Volume", "12 l"],
      ["Care", "30 °C"],
      ["Weight", "105 g"],
    ],
    seo: {
      title: "Drawstring Bag in cotton",
      description:
        "A 12-litre cotton drawstring bag with a thick cord and the {company} logo, in sky or mustard.",
      keywords: ["drawstring bag", "gym bag", "cotton bag", "sports bag"],
    },
    recommends: [34, 50, 22, 40],
  },
  {
    id: 40,
    slug: "tech-pouch",
    name: "Tech Pouch",
    imagePrefix: "pouch",
    views: ["front", "detail", "desk"],
    shownWith: "beside a phone and a cable",
    webPricePaise: 599_00,
    sellingPricePaise: 499_00,
    packageWeightGrams: 160,
    hsnCode: "42023290",
    gstBasisPoints: 1800,
    variants: [{ colour: "graphite" }, { colour: "clay" }],
    shortHtml: paragraphs("Every cable in its own loop, and one zip between you and the right adapter."),
    descriptionHtml:
      paragraphs(
        "It opens like a book and stands while it is open. It has six elastic loops, one mesh pocket, and room in the middle for an adapter the size of a fist. The corner tab is leather, stamped with the logo.",
      ) +
      bullets(
        "22 × 13 × 6 cm",
        "Six loops, two pockets",
        "Lined in a light colour, so that black things can be found",
      ),
    disclaimerHtml: disclaimer("Cables and adapters are not included."),
    specification: [
      ["Size", "22 × 13 × 6 cm"],
      ["Material", "Recycled polyester canvas, YKK zip"],
      ["Weight", "125 g"],
      ["Care", "Wipe with a damp cloth"],
    ],
    seo: {
      title: "Tech Pouch for cables and adapters",
      description:
        "A standing pouch with six loops and two pockets for cables and adapters, in graphite or clay.",
      keywords: ["tech pouch", "cable organiser", "gadget pouch", "travel pouch"],
    },
    recommends: [4, 1, 35, 9],
  },
  {
    id: 41,
    slug: "windproof-umbrella",
    name: "Windproof Umbrella",
    imagePrefix: "umbrella",
    views: ["front", "detail"],
    webPricePaise: 899_00,
    sellingPricePaise: 899_00,
    packageWeightGrams: 430,
    hsnCode: "66019900",
    gstBasisPoints: 500,
    variants: [
      { colour: "ink", stock: 70 },
      { colour: "mustard", stock: 9 },
    ],
    shortHtml: paragraphs(
      "Opens and closes at the press of a button, and turns the right way out again after a gust.",
    ),
    descriptionHtml:
      paragraphs(
        "Eight ribs of fibreglass bend where steel would fold. The canopy is dry after three shakes, and wide enough for one person and a backpack. The handle is a crook of bent ash; the logo is on one panel only.",
      ) + bullets("Ø 104 cm open, 88 cm long", "Tested at 90 km/h", "Hangs on its own handle"),
    disclaimerHtml: disclaimer("Let it dry open: an umbrella put away wet begins to smell."),
    specification: [
      ["Open", "Ø 104 cm"],
      ["Length", "88 cm"],
      ["Ribs", "8, fibreglass"],
      ["Canopy", "Recycled pongee, water-repellent"],
      ["Weight", "380 g"],
    ],
    seo: {
      title: "Windproof Umbrella with an ash handle",
      description: "A windproof umbrella with eight fibreglass ribs, a crook of ash and the {company} logo.",
      keywords: ["umbrella", "windproof umbrella", "monsoon", "stick umbrella"],
    },
    recommends: [18, 35, 37, 45],
  },
];

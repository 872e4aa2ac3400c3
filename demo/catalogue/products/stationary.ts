import { bullets, disclaimer, paragraphs } from "../html.ts";
import { policyNumbers } from "../policy-numbers.ts";
import { adultSizes, regularTee } from "../size-charts.ts";
import type { DemoProduct } from "../types.ts";

export const stationary: readonly DemoProduct[] = [
  {
    id: 25,
    slug: "welcome-kit",
    name: "Welcome Kit",
    imagePrefix: "kit",
    views: ["front", "detail", "desk"],
    shownWith: "beside a laptop",
    webPricePaise: 0,
    sellingPricePaise: 0,
    packageWeightGrams: 1650,
    hsnCode: "61091000",
    gstBasisPoints: 500,
    variants: [{ colour: null }],
    sizes: adultSizes,
    sizeChart: regularTee,
    isSwagItem: true,
    kitContents: [
      { id: 11, colour: "sage" },
      { id: 43, colour: "pine" },
      { id: 42, colour: "ink" },
      { id: 23, colour: "clay" },
      { id: 26, colour: "ink" },
    ],
    shortHtml: paragraphs(
      "A box on your doorstep in your first week: five things to wear, drink from and write with. It is on us.",
    ),
    descriptionHtml:
      paragraphs(
        "Welcome to {company}. Pick your size, apply your swag coupon at checkout, and the kit is on its way.",
      ) +
      "<h3>Good to know</h3>" +
      bullets(
        "One kit for each colleague, with the swag coupon from your welcome email",
        "Order it by itself: other items in the cart have to wait for the next order",
        "Delivery is free, wherever you work",
      ),
    disclaimerHtml: paragraphs(
      `The kit is free and not for sale. Colours in the box may change while a new batch is being made. A wrong size or a damaged piece is replaced: please write to us within ${policyNumbers.faultReportWorkingDays} working days of delivery through <a href="/company/contact-us">Contact Us</a>.`,
    ),
    specification: [
      ["Box", "Rigid board, magnetic lid, 45 × 33 × 10 cm"],
      ["Weight", "1.65 kg, packed"],
      ["Delivery", "Free, to wherever you work"],
      ["Packed by", "{partner}, Mumbai"],
    ],
    seo: {
      title: "Welcome Kit for new colleagues",
      description:
        "The free {company} welcome kit: T-shirt, insulated bottle, mug, notebook and pen in one box. Redeem it with your swag coupon.",
      keywords: ["welcome kit", "swag kit", "joining kit", "onboarding kit", "new joiner"],
    },
    recommends: [11, 43, 42, 23],
  },
  {
    id: 23,
    slug: "hardcover-notebook-a5",
    name: "Hardcover Notebook A5",
    imagePrefix: "notebook",
    views: ["front", "detail", "desk"],
    shownWith: "with a pen and a mug",
    webPricePaise: 449_00,
    sellingPricePaise: 449_00,
    volumePrices: [
      { fromQuantity: 25, unitPaise: 419_00 },
      { fromQuantity: 50, unitPaise: 389_00 },
      { fromQuantity: 100, unitPaise: 349_00 },
    ],
    packageWeightGrams: 330,
    hsnCode: "48201020",
    gstBasisPoints: 1800,
    variants: [{ colour: "clay" }, { colour: "ink" }, { colour: "sage" }],
    shortHtml: paragraphs("192 dotted pages that lie flat, and paper that takes a fountain pen."),
    descriptionHtml:
      paragraphs(
        "Thread-sewn, so that it opens flat on page one and on page 180. The paper is 100 g ivory with a dot every 5 mm: a grid when you need one, invisible when you do not.",
        "The logo is debossed into the cover without ink. The elastic and the ribbon are ink blue, and clay and sand on the ink notebook; a pocket in the back holds receipts.",
      ) + bullets("192 numbered pages, 100 g", "Dots, 5 mm", "Ribbon, elastic, back pocket"),
    disclaimerHtml: disclaimer("Very wet inks and markers may show on the reverse of the page."),
    specification: [
      ["Format", "A5, 148 × 210 mm"],
      ["Pages", "192, dotted, numbered"],
      ["Paper", "100 g/m², ivory, FSC certified"],
      ["Binding", "Thread-sewn, hardcover"],
      ["Weight", "310 g"],
    ],
    seo: {
      title: "Hardcover Notebook A5, dotted",
      description:
        "A thread-sewn A5 notebook with 192 dotted pages of 100 g ivory paper and a debossed {company} logo.",
      keywords: ["notebook", "diary", "a5 dotted notebook", "journal"],
    },
    recommends: [26, 24, 27, 40],
  },
  {
    id: 24,
    slug: "monthly-desk-planner",
    name: "Monthly Desk Planner",
    imagePrefix: "planner",
    views: ["front", "detail", "desk"],
    shownWith: "with a pen and a mug",
    webPricePaise: 399_00,
    sellingPricePaise: 399_00,
    packageWeightGrams: 410,
    hsnCode: "48201090",
    gstBasisPoints: 1800,
    variants: [{ colour: null, stock: 150 }],
    shortHtml: paragraphs(
      "A year in twelve tear-off months: the whole of it at a glance, and room to write.",
    ),
    descriptionHtml:
      paragraphs(
        "A square for each day, with the weekends shaded. Wire-bound at the top, on board stiff enough to write on in your lap.",
      ) + bullets("12 months, one to a sheet", "A4 landscape", "Recycled 120 g paper"),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Format", "A4 landscape, 297 × 210 mm"],
      ["Sheets", "12, printed on one side"],
      ["Paper", "120 g/m², recycled"],
      ["Binding", "Wire, top"],
      ["Weight", "380 g"],
    ],
    seo: {
      title: "Monthly Desk Planner, A4",
      description:
        "An A4 desk planner with a tear-off month on each of twelve sheets of recycled paper and the {company} logo.",
      keywords: ["desk planner", "monthly planner", "calendar", "desk pad"],
    },
    recommends: [23, 28, 26, 8],
  },
  {
    id: 26,
    slug: "aluminium-click-pen",
    name: "Aluminium Click Pen",
    imagePrefix: "pen",
    views: ["front", "detail", "desk"],
    shownWith: "on the desk planner",
    webPricePaise: 249_00,
    sellingPricePaise: 199_00,
    volumePrices: [
      { fromQuantity: 50, unitPaise: 179_00 },
      { fromQuantity: 100, unitPaise: 159_00 },
      { fromQuantity: 250, unitPaise: 139_00 },
    ],
    packageWeightGrams: 45,
    hsnCode: "96081019",
    gstBasisPoints: 1800,
    variants: [{ colour: "ink" }, { colour: "pine" }, { colour: "clay" }],
    shortHtml: paragraphs("A metal refill, a balanced barrel, and a click you will not get told off for."),
    descriptionHtml:
      paragraphs(
        "Turned aluminium, anodised in colour, with a steel clip that has not bent on us yet. The refill is a document-proof 0.7 mm ball, good for about four kilometres, and any G2-size refill fits.",
      ) + bullets("0.7 mm, blue, document-proof", "Takes G2-size refills", "Laser-engraved logo"),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Material", "Anodised aluminium, steel"],
      ["Refill", "G2 size, 0.7 mm, blue"],
      ["Length", "141 mm"],
      ["Weight", "19 g"],
    ],
    seo: {
      title: "Aluminium Click Pen",
      description:
        "An anodised aluminium ballpoint with a 0.7 mm document-proof refill and an engraved {company} logo.",
      keywords: ["pen", "ball pen", "metal pen", "engraved pen"],
    },
    recommends: [23, 27, 24, 29],
  },
  {
    id: 27,
    slug: "cedar-pencil-set",
    name: "Cedar Pencils, Set of Six",
    imagePrefix: "pencils",
    views: ["front", "detail", "desk"],
    shownWith: "beside a notebook and a mug",
    webPricePaise: 299_00,
    sellingPricePaise: 299_00,
    packageWeightGrams: 110,
    hsnCode: "96091000",
    gstBasisPoints: 500,
    variants: [{ colour: null }],
    shortHtml: paragraphs("Six hexagonal pencils in six of our colours, in a sleeve that stays on the desk."),
    descriptionHtml:
      paragraphs(
        "Incense cedar sharpens cleanly and smells of the first day of school. The lead is HB and bonded to the wood along its length, so a fall from the desk does not break it inside. Sharpened, without an eraser.",
      ) +
      bullets("Six pencils: ink, pine, clay, sand, sage, sky", "HB, bonded lead", "Sleeve of recycled board"),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Material", "Incense cedar, graphite"],
      ["Hardness", "HB"],
      ["Length", "176 mm"],
      ["Contents", "6 pencils"],
      ["Weight", "36 g"],
    ],
    seo: {
      title: "Cedar Pencils, set of six",
      description:
        "Six HB pencils of incense cedar in the {company} colours, in a printed sleeve of recycled board.",
      keywords: ["pencils", "cedar pencils", "pencil set", "drawing"],
    },
    recommends: [26, 23, 31, 28],
  },
  {
    id: 28,
    slug: "sticky-note-set",
    name: "Sticky Note Set",
    imagePrefix: "stickynotes",
    views: ["front", "detail", "desk"],
    shownWith: "with a pen and a mug",
    webPricePaise: 179_00,
    sellingPricePaise: 179_00,
    packageWeightGrams: 140,
    hsnCode: "48201090",
    gstBasisPoints: 1800,
    variants: [{ colour: null }],
    shortHtml: paragraphs("Three pads and five strips of flags on one card."),
    descriptionHtml:
      paragraphs(
        "Colours that can be read from across the room, and glue that comes off a painted wall without a trace. The card keeps them together and lies flat in a bag.",
      ) +
      bullets(
        "Three pads of 75 × 75 mm, 100 sheets each",
        "Five flags of 25 sheets",
        "Card of recycled board with the logo",
      ),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Contents", "3 pads, 5 flags"],
      ["Sheets", "300 notes, 125 flags"],
      ["Card", "230 × 150 mm"],
      ["Weight", "120 g"],
    ],
    seo: {
      title: "Sticky Note Set on a card",
      description: "300 sticky notes and 125 flags on a card of recycled board with the {company} logo.",
      keywords: ["sticky notes", "post notes", "page flags", "workshop"],
    },
    recommends: [24, 26, 27, 23],
  },
  {
    id: 29,
    slug: "woven-lanyard",
    name: "Woven Lanyard with Card Holder",
    imagePrefix: "lanyard",
    views: ["front", "detail", "desk"],
    shownWith: "beside a mug",
    webPricePaise: 149_00,
    sellingPricePaise: 149_00,
    packageWeightGrams: 60,
    hsnCode: "58063200",
    gstBasisPoints: 500,
    variants: [{ colour: "ink" }, { colour: "pine" }],
    shortHtml: paragraphs(
      "Fifteen millimetres of soft weave, with a release at the neck and a holder for two cards.",
    ),
    descriptionHtml:
      paragraphs(
        "The logo is woven in, not printed, so it does not flake where the strap rubs. The clasp at the neck lets go when the lanyard is caught, and the holder shows one card on each side.",
      ) + bullets("Recycled polyester, 15 mm", "Safety release", "Rigid holder for two cards"),
    disclaimerHtml: disclaimer("Identity cards are not included."),
    specification: [
      ["Material", "Recycled polyester, steel hook"],
      ["Length", "45 cm, worn"],
      ["Holder", "For two cards of 86 × 54 mm"],
      ["Weight", "38 g"],
    ],
    seo: {
      title: "Woven Lanyard with Card Holder",
      description:
        "A 15 mm woven lanyard with a safety release, a rigid two-card holder and the {company} logo.",
      keywords: ["lanyard", "id card holder", "badge holder"],
    },
    recommends: [26, 40, 38, 23],
  },
  {
    id: 30,
    slug: "thank-you-cards",
    name: "Thank-You Cards, Box of Eight",
    imagePrefix: "cards",
    views: ["front", "detail", "desk"],
    shownWith: "with a pen and a mug",
    webPricePaise: 349_00,
    sellingPricePaise: 349_00,
    packageWeightGrams: 190,
    hsnCode: "49090090",
    gstBasisPoints: 1800,
    variants: [{ colour: null }],
    shortHtml: paragraphs("Letterpress cards for the things an emoji is too small for."),
    descriptionHtml:
      paragraphs(
        "Four designs, two of each, pressed deep into 600 g cotton paper by a workshop in Jaipur. The inside is blank. The envelopes are clay-coloured.",
      ) + bullets("Eight cards, eight envelopes", "Letterpress on cotton paper", "Blank inside"),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Format", "A6, folded, 105 × 148 mm"],
      ["Paper", "Cotton, 600 g/m²"],
      ["Contents", "8 cards, 8 envelopes"],
      ["Weight", "160 g"],
    ],
    seo: {
      title: "Thank-You Cards, letterpress, box of eight",
      description:
        "Eight letterpress thank-you cards on 600 g cotton paper with clay-coloured envelopes, four designs.",
      keywords: ["thank you cards", "greeting cards", "letterpress"],
    },
    recommends: [32, 33, 26, 27],
  },
  {
    id: 31,
    slug: "walnut-desk-tray",
    name: "Walnut Desk Tray",
    imagePrefix: "tray",
    views: ["front", "detail", "desk"],
    shownWith: "beside a mug",
    webPricePaise: 1299_00,
    sellingPricePaise: 1299_00,
    packageWeightGrams: 720,
    hsnCode: "44209090",
    gstBasisPoints: 500,
    variants: [{ colour: null, stock: 26 }],
    shortHtml: paragraphs("A place for the pen, the clips, the keys, and nothing else."),
    descriptionHtml:
      paragraphs(
        "Milled from one board of walnut and finished with hard oil, with three hollows: a long one for pens, one below it for clips, and a square one for keys and rings. Felt underneath.",
      ) + bullets("One piece of solid walnut", "Hard-oil finish", "Logo branded into the corner"),
    disclaimerHtml: disclaimer(
      "Grain and tone are different in every piece. Wipe with a dry cloth; oil it once a year.",
    ),
    specification: [
      ["Material", "Solid walnut, wool felt"],
      ["Size", "260 × 120 × 24 mm"],
      ["Finish", "Hard oil"],
      ["Weight", "610 g"],
      ["Made in", "Saharanpur, India"],
    ],
    seo: {
      title: "Walnut Desk Tray",
      description:
        "A desk tray milled from one board of walnut, with hollows for pens, clips and keys and the {company} logo.",
      keywords: ["desk organiser", "desk tray", "walnut", "pen tray"],
    },
    recommends: [8, 26, 3, 10],
  },
  {
    id: 32,
    slug: "bean-to-bar-chocolate-box",
    name: "Bean-to-Bar Chocolate Box",
    imagePrefix: "chocolates",
    views: ["front", "detail", "desk"],
    shownWith: "beside an espresso cup",
    webPricePaise: 649_00,
    sellingPricePaise: 649_00,
    packageWeightGrams: 260,
    hsnCode: "18069010",
    gstBasisPoints: 500,
    variants: [{ colour: null, stock: 90 }],
    isFood: true,
    shortHtml: paragraphs(
      "Sixteen pieces made with Idukki cacao: sea salt, filter coffee, orange peel and plain 64%.",
    ),
    descriptionHtml:
      paragraphs(
        "Made in small batches in Kochi from beans grown an hour away. Four of each: one with crystals of sea salt, one with ground filter coffee, one with candied orange, and one with nothing but cacao and jaggery.",
        "The lid carries the logo in copper foil; a card inside says which is which.",
      ) + bullets("16 pieces, 160 g", "Vegetarian, no palm oil", "Keeps for six months below 24 °C"),
    disclaimerHtml: paragraphs(
      "Food cannot be returned. If it arrives damaged or melted, send us a picture within " +
        `${policyNumbers.faultReportWorkingDays} working days of delivery and we replace it.`,
      "Contains milk; made where nuts and soya are handled too. In the hot months it travels with an ice pack inside India and is not shipped abroad by slow mail.",
    ),
    specification: [
      ["Net weight", "160 g, 16 pieces"],
      ["Ingredients", "Cacao 64%, jaggery, cocoa butter, milk solids, coffee, orange peel, sea salt"],
      ["Allergens", "Milk; may contain nuts and soya"],
      ["Shelf life", "6 months"],
      ["Storage", "Dry, 16–24 °C"],
      ["Returns", "None, as it is food"],
    ],
    seo: {
      title: "Bean-to-Bar Chocolate Box, 16 pieces",
      description:
        "Sixteen pieces of Indian bean-to-bar chocolate in four kinds, in a box with the {company} logo in copper foil.",
      keywords: ["chocolate box", "chocolates", "festive gift", "diwali gift"],
    },
    recommends: [30, 33, 47, 42],
  },
  {
    id: 33,
    slug: "soy-wax-candle",
    name: "Soy Wax Candle",
    imagePrefix: "candle",
    views: ["front", "detail", "desk"],
    shownWith: "between a notebook and a mug",
    webPricePaise: 749_00,
    sellingPricePaise: 749_00,
    packageWeightGrams: 520,
    hsnCode: "34060010",
    gstBasisPoints: 500,
    variants: [
      { colour: "clay", stock: 0 },
      { colour: "sage", stock: 0 },
    ],
    shortHtml: paragraphs(
      "Vetiver and cardamom in clay, lemongrass and mint in sage. Burns for forty hours.",
    ),
    descriptionHtml:
      paragraphs(
        "Soy wax poured by hand into a glazed cup that becomes a pen pot when the candle is done. The wick is cotton, the scent is from oils distilled in Kannauj, and the lid of beech keeps the dust off.",
      ) +
      bullets(
        "40 hours, 180 g of wax",
        "Cup and lid to keep",
        "Burn it for two hours the first time, so that the wax melts to the edge",
      ),
    disclaimerHtml: disclaimer(
      "Never leave a burning candle unattended, or near curtains, children or pets. Trim the wick to 5 mm.",
    ),
    specification: [
      ["Wax", "Soy, 180 g"],
      ["Burns", "About 40 hours"],
      ["Cup", "Glazed stoneware, Ø 80 × 90 mm"],
      ["Lid", "Beech"],
      ["Weight", "430 g"],
    ],
    seo: {
      title: "Soy Wax Candle in a stoneware cup",
      description:
        "A hand-poured soy candle in a stoneware cup with a beech lid: vetiver and cardamom, or lemongrass and mint.",
      keywords: ["candle", "soy candle", "scented candle", "home gift"],
    },
    recommends: [32, 30, 31, 42],
  },
];

import { bullets, disclaimer, paragraphs } from "../html.ts";
import type { DemoProduct } from "../types.ts";

const battery =
  "Contains a lithium-ion cell: keep it dry, below 45 °C, and take it in hand luggage when you fly. Some countries accept it by surface mail only, which can add up to a week.";
const rated =
  "Charging times depend on your phone, its case and the adapter; ours were measured with a 20 W adapter.";

export const electronicGadgets: readonly DemoProduct[] = [
  {
    id: 1,
    slug: "slim-power-bank-10000",
    name: "Slim Power Bank 10,000 mAh",
    imagePrefix: "powerbank",
    views: ["front", "detail", "desk"],
    shownWith: "charging a phone",
    webPricePaise: 1799_00,
    sellingPricePaise: 1499_00,
    packageWeightGrams: 290,
    hsnCode: "85076000",
    gstBasisPoints: 1800,
    variants: [
      { colour: "graphite", stock: 120 },
      { colour: "sage", stock: 64 },
    ],
    shortHtml: paragraphs(
      "Two full phone charges in a case as thin as the phone, with four quiet dots that show how much is left.",
    ),
    descriptionHtml:
      paragraphs(
        "A soft-touch slab that slides into the same pocket as your phone. One USB-C port works in both directions, at up to 22.5 W; the second one beside it looks after a colleague at the same time.",
        "The logo is printed once on the face, in one colour. The four dots stay dark until you press the button on the edge.",
      ) +
      bullets(
        "10,000 mAh, about two charges of a current phone",
        "First USB-C in and out 22.5 W, second out 18 W",
        "Full again in 3 hours 20 minutes from a 20 W adapter",
        "25 cm USB-C cable in the box",
      ),
    disclaimerHtml: disclaimer(battery, rated),
    specification: [
      ["Capacity", "10,000 mAh (37 Wh)"],
      ["Ports", "2 × USB-C"],
      ["Output", "22.5 W"],
      ["Size", "143 × 68 × 14 mm"],
      ["Weight", "215 g"],
      ["Warranty", "12 months"],
    ],
    seo: {
      title: "Slim Power Bank 10,000 mAh",
      description:
        "A 14 mm thin 10,000 mAh power bank with 22.5 W USB-C, in soft-touch graphite or sage with the {company} logo.",
      keywords: ["power bank", "10000 mah", "usb-c charger", "portable battery"],
    },
    recommends: [4, 2, 3, 40],
  },
  {
    id: 2,
    slug: "magnetic-power-bank-5000",
    name: "Magnetic Power Bank 5,000 mAh",
    imagePrefix: "magbank",
    views: ["front", "detail", "desk"],
    shownWith: "on the back of a phone",
    webPricePaise: 2199_00,
    sellingPricePaise: 2199_00,
    packageWeightGrams: 190,
    hsnCode: "85076000",
    gstBasisPoints: 1800,
    variants: [
      { colour: "chalk", stock: 45 },
      { colour: "ink", stock: 38 },
    ],
    shortHtml: paragraphs("Clicks onto the back of the phone and charges it without a cable while you walk."),
    descriptionHtml:
      paragraphs(
        "A ring of sixteen magnets holds it in place through a pocket, a bag and a taxi ride. It is small enough that the phone still fits in one hand, and leaves the camera free.",
        "Phones without a magnetic ring take the adhesive ring in the box, or the USB-C port at up to 12 W.",
      ) +
      bullets(
        "5,000 mAh, about one charge",
        "Wireless 7.5 W, USB-C 12 W",
        "Charges your phone and itself at the same time",
        "Two adhesive rings included",
      ),
    disclaimerHtml: disclaimer(
      battery,
      "Keep it a hand's width away from bank cards with a magnetic stripe and from pacemakers.",
    ),
    specification: [
      ["Capacity", "5,000 mAh (18.5 Wh)"],
      ["Wireless output", "7.5 W"],
      ["USB-C", "12 W in and out"],
      ["Size", "97 × 64 × 11 mm"],
      ["Weight", "128 g"],
      ["Warranty", "12 months"],
    ],
    seo: {
      title: "Magnetic Power Bank 5,000 mAh",
      description:
        "A pocket-size 5,000 mAh power bank that snaps to the phone and charges it wirelessly. {company} logo on the face.",
      keywords: ["magnetic power bank", "wireless power bank", "5000 mah"],
    },
    recommends: [1, 3, 10, 6],
  },
  {
    id: 3,
    slug: "desk-wireless-charger",
    name: "Desk Wireless Charger",
    imagePrefix: "charger",
    views: ["front", "detail", "desk"],
    shownWith: "charging a phone",
    webPricePaise: 1299_00,
    sellingPricePaise: 1299_00,
    packageWeightGrams: 240,
    hsnCode: "85044030",
    gstBasisPoints: 1800,
    variants: [{ colour: "sand" }, { colour: "graphite" }],
    shortHtml: paragraphs(
      "A soft disc that charges whatever is laid on it, and looks like it belongs on the desk.",
    ),
    descriptionHtml:
      paragraphs(
        "The top is soft silicone that does not scratch glass or let it slide; the base is a single piece of aluminium on a ring of silicone. A small light shows for five seconds when charging starts, then leaves you alone.",
      ) +
      bullets(
        "Up to 15 W",
        "Charges through cases up to 4 mm",
        "1.2 m braided USB-C cable, fixed to the base",
      ),
    disclaimerHtml: disclaimer("Needs a USB-C adapter of 20 W or more, which is not in the box.", rated),
    specification: [
      ["Output", "5, 7.5, 10 and 15 W"],
      ["Material", "Silicone, aluminium"],
      ["Size", "Ø 100 × 9 mm"],
      ["Cable", "1.2 m, USB-C"],
      ["Weight", "150 g"],
      ["Warranty", "12 months"],
    ],
    seo: {
      title: "Desk Wireless Charger 15 W",
      description:
        "A soft-topped 15 W wireless charger with an aluminium base and a braided cable, in sand or graphite.",
      keywords: ["wireless charger", "charging pad", "desk charger"],
    },
    recommends: [10, 4, 8, 31],
  },
  {
    id: 4,
    slug: "braided-usb-c-cable",
    name: "Braided USB-C Cable, 1.5 m",
    imagePrefix: "cable",
    views: ["front", "detail", "desk"],
    shownWith: "between a phone and a mug",
    webPricePaise: 349_00,
    sellingPricePaise: 349_00,
    packageWeightGrams: 70,
    hsnCode: "85444299",
    gstBasisPoints: 1800,
    variants: [{ colour: "graphite" }, { colour: "clay" }],
    shortHtml: paragraphs(
      "The cable that stays yours: braided, 60 W, with a leather tie that carries the logo.",
    ),
    descriptionHtml:
      paragraphs(
        "Nylon braid over a core that was bent 10,000 times at the plug before we put our name on it. Both ends are USB-C; it charges a laptop at 60 W and moves files at 480 Mbit/s.",
        "The leather tie is stamped with the logo, buttons round the coil and stays on the cable when it is undone.",
      ) + bullets("60 W, 480 Mbit/s", "Aluminium plugs, 8 mm slim", "Leather tie, stamped"),
    disclaimerHtml: disclaimer("It does not carry video to a monitor."),
    specification: [
      ["Connectors", "USB-C to USB-C"],
      ["Length", "1.5 m"],
      ["Power", "60 W (20 V, 3 A)"],
      ["Jacket", "Braided nylon"],
      ["Weight", "42 g"],
      ["Warranty", "12 months"],
    ],
    seo: {
      title: "Braided USB-C Cable, 1.5 m",
      description:
        "A braided 60 W USB-C to USB-C cable, 1.5 m, with a stamped leather tie. In graphite or clay.",
      keywords: ["usb-c cable", "braided cable", "charging cable"],
    },
    recommends: [1, 9, 40, 3],
  },
  {
    id: 5,
    slug: "pocket-bluetooth-speaker",
    name: "Pocket Bluetooth Speaker",
    imagePrefix: "speaker",
    views: ["front", "desk"],
    shownWith: "between a mug and a notebook",
    webPricePaise: 2499_00,
    sellingPricePaise: 1999_00,
    packageWeightGrams: 480,
    hsnCode: "85182200",
    gstBasisPoints: 1800,
    variants: [
      { colour: "ink", stock: 30 },
      { colour: "sage", stock: 22 },
    ],
    shortHtml: paragraphs("Fills a team room, survives a rooftop in July, and plays for eleven hours."),
    descriptionHtml:
      paragraphs(
        "One full-range driver and a passive radiator in a knitted sleeve. It is tuned for voices first, so calls and podcasts are clear across a table, and it pairs with a second one for stereo.",
        "The logo is printed on the knit; the loop at the side holds it to a backpack.",
      ) +
      bullets(
        "11 hours at half volume",
        "IP67: dust-tight, 30 minutes under a metre of water",
        "Two of them play in stereo",
      ),
    disclaimerHtml: disclaimer(battery, "Playing time was measured at half volume; louder means shorter."),
    specification: [
      ["Power", "8 W"],
      ["Bluetooth", "5.3, 15 m"],
      ["Battery", "2,200 mAh, USB-C"],
      ["Protection", "IP67"],
      ["Size", "Ø 78 × 112 mm"],
      ["Weight", "365 g"],
      ["Warranty", "12 months"],
    ],
    seo: {
      title: "Pocket Bluetooth Speaker",
      description:
        "A knitted, waterproof Bluetooth speaker with eleven hours of play and the {company} logo on the knit.",
      keywords: ["bluetooth speaker", "portable speaker", "waterproof speaker"],
    },
    recommends: [6, 1, 35, 50],
  },
  {
    id: 6,
    slug: "wireless-earbuds",
    name: "Wireless Earbuds",
    imagePrefix: "earbuds",
    views: ["front", "detail", "desk"],
    shownWith: "out of their case, beside a mug",
    webPricePaise: 2999_00,
    sellingPricePaise: 2999_00,
    packageWeightGrams: 140,
    hsnCode: "85183020",
    gstBasisPoints: 1800,
    variants: [
      { colour: "chalk", stock: 52 },
      { colour: "graphite", stock: 7 },
    ],
    shortHtml: paragraphs(
      "Quiet when the office is not: noise cancelling, three tip sizes, 28 hours with the case.",
    ),
    descriptionHtml:
      paragraphs(
        "Two microphones a side take out the fan and the street, not your own voice on a call. A long press lets the room back in. The case opens with one thumb and closes with a sound we are a little proud of.",
      ) +
      bullets(
        "7 hours, 28 with the case",
        "10 minutes of charging for 90 of music",
        "Tips in S, M and L",
        "Logo on the front of the case",
      ),
    disclaimerHtml: disclaimer(
      battery,
      "For hygiene reasons we take earbuds back only with the seal of the tips unbroken.",
    ),
    specification: [
      ["Bluetooth", "5.3, two devices at once"],
      ["Noise cancelling", "up to 32 dB"],
      ["Battery", "7 h, 28 h with the case"],
      ["Protection", "IPX4"],
      ["Case", "61 × 50 × 25 mm, 46 g"],
      ["Warranty", "12 months"],
    ],
    seo: {
      title: "Wireless Earbuds with noise cancelling",
      description:
        "Noise-cancelling earbuds with 28 hours of play and a charging case with the {company} logo, in chalk or graphite.",
      keywords: ["earbuds", "wireless earphones", "noise cancelling"],
    },
    recommends: [5, 2, 40, 7],
  },
  {
    id: 7,
    slug: "quiet-wireless-mouse",
    name: "Quiet Wireless Mouse",
    imagePrefix: "mouse",
    views: ["front", "detail", "desk"],
    shownWith: "on a felt desk mat, beside a laptop",
    webPricePaise: 999_00,
    sellingPricePaise: 999_00,
    packageWeightGrams: 160,
    hsnCode: "84716060",
    gstBasisPoints: 1800,
    variants: [{ colour: "graphite" }, { colour: "sand" }],
    shortHtml: paragraphs("Clicks that nobody on the call can hear, and a charge that lasts two months."),
    descriptionHtml:
      paragraphs(
        "A low, symmetrical shape for either hand. It remembers three devices by Bluetooth and a button underneath changes between them; the receiver for a fourth hides beside the sensor.",
      ) +
      bullets(
        "Silent switches, 5 million clicks",
        "800 to 2,400 dpi",
        "Charges by USB-C: one hour for two months",
      ),
    disclaimerHtml: disclaimer("Does not track on clear glass."),
    specification: [
      ["Connection", "Bluetooth 5.2, 2.4 GHz receiver"],
      ["Resolution", "800, 1,600, 2,400 dpi"],
      ["Battery", "500 mAh, USB-C"],
      ["Size", "112 × 61 × 34 mm"],
      ["Weight", "82 g"],
      ["Warranty", "12 months"],
    ],
    seo: {
      title: "Quiet Wireless Mouse",
      description:
        "A silent, rechargeable wireless mouse for three devices, in graphite or sand with the {company} logo.",
      keywords: ["wireless mouse", "silent mouse", "bluetooth mouse"],
    },
    recommends: [8, 9, 10, 31],
  },
  {
    id: 8,
    slug: "felt-desk-mat",
    name: "Wool Felt Desk Mat",
    imagePrefix: "deskmat",
    views: ["desk", "detail", "front"],
    shownWith: "under a laptop, a mouse and a mug",
    webPricePaise: 799_00,
    sellingPricePaise: 799_00,
    packageWeightGrams: 520,
    hsnCode: "56022100",
    gstBasisPoints: 1200,
    variants: [
      { colour: "graphite", stock: 80 },
      { colour: "sage", stock: 55 },
    ],
    shortHtml: paragraphs("Room for a keyboard and a mouse on four millimetres of pressed wool."),
    descriptionHtml:
      paragraphs(
        "Pressed merino felt softens the sound of typing, warms the wrists and lies flat from the first day. The underside is natural cork, so it stays where you put it. A leather corner is stitched on by hand and stamped with the logo.",
      ) + bullets("80 × 30 cm", "Merino felt on cork", "Any vacuum cleaner with a brush takes lint off"),
    disclaimerHtml: disclaimer(
      "Felt is a natural material: shade and thickness vary a little from one mat to the next.",
    ),
    specification: [
      ["Material", "Merino wool felt, cork, leather"],
      ["Size", "80 × 30 × 0.6 cm"],
      ["Weight", "410 g"],
      ["Care", "Brush; sponge stains with cold water"],
    ],
    seo: {
      title: "Wool Felt Desk Mat, 80 × 30 cm",
      description:
        "A merino felt desk mat on cork with a stamped leather corner, 80 by 30 cm, in graphite or sage.",
      keywords: ["desk mat", "mouse pad", "felt desk pad"],
    },
    recommends: [7, 31, 10, 24],
  },
  {
    id: 9,
    slug: "usb-c-hub-5-in-1",
    name: "USB-C Hub, 5 in 1",
    imagePrefix: "hub",
    views: ["front", "detail", "desk"],
    shownWith: "plugged into a laptop",
    webPricePaise: 1899_00,
    sellingPricePaise: 1899_00,
    packageWeightGrams: 150,
    hsnCode: "84733099",
    gstBasisPoints: 1800,
    variants: [{ colour: "steel", stock: 60 }],
    shortHtml: paragraphs("One port becomes five: screen, two USB-A, card reader and power."),
    descriptionHtml:
      paragraphs(
        "Milled aluminium, so it stays cool through a day of screen sharing. The cable is 16 cm: long enough to lie flat beside a laptop on a stand, short enough to wrap round the hub in a bag.",
      ) +
      bullets(
        "HDMI 4K at 60 Hz",
        "100 W power delivery through the hub",
        "SD card at 104 MB/s",
        "Laser-engraved logo",
      ),
    disclaimerHtml: disclaimer(
      "The laptop's USB-C port must support DisplayPort Alternate Mode for the screen to work.",
    ),
    specification: [
      ["Ports", "HDMI, 2 × USB-A 3.2, SD, USB-C power"],
      ["Power delivery", "100 W in, 85 W to the laptop"],
      ["Material", "Aluminium"],
      ["Size", "104 × 32 × 12 mm"],
      ["Weight", "72 g"],
      ["Warranty", "12 months"],
    ],
    seo: {
      title: "USB-C Hub, 5 in 1, aluminium",
      description:
        "An aluminium USB-C hub with HDMI 4K at 60 Hz, two USB-A ports, SD card and 100 W power delivery.",
      keywords: ["usb-c hub", "hdmi adapter", "laptop dock"],
    },
    recommends: [4, 7, 36, 10],
  },
  {
    id: 10,
    slug: "aluminium-phone-stand",
    name: "Aluminium Phone Stand",
    imagePrefix: "phonestand",
    views: ["front", "detail", "desk"],
    shownWith: "holding a phone",
    webPricePaise: 649_00,
    sellingPricePaise: 649_00,
    packageWeightGrams: 260,
    hsnCode: "76169990",
    gstBasisPoints: 1800,
    variants: [{ colour: "steel" }, { colour: "graphite" }],
    shortHtml: paragraphs("One piece of aluminium that tilts a phone towards your face."),
    descriptionHtml:
      paragraphs(
        "Four millimetres thick and heavy enough not to tip when you tap the screen. Silicone keeps the phone from sliding, and the lip is open at both ends for a cable.",
      ) + bullets("73° for calls, works upright and sideways", "Silicone under foot and phone"),
    disclaimerHtml: disclaimer("Phone and cable are not included."),
    specification: [
      ["Material", "Anodised aluminium, silicone"],
      ["Size", "80 × 95 × 102 mm"],
      ["Fits", "Phones of any size, up to 13 mm thick"],
      ["Weight", "190 g"],
    ],
    seo: {
      title: "Aluminium Phone Stand",
      description: "A one-piece aluminium phone stand with silicone under the phone, in steel or graphite.",
      keywords: ["phone stand", "desk stand", "mobile holder"],
    },
    recommends: [3, 8, 2, 31],
  },
];

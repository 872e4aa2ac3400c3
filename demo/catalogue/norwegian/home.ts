import { paragraphs } from "../html.ts";
import { policyNumbers } from "../policy-numbers.ts";

/** The home page and the menus in Norwegian: each text by its English one. */
export const homePage = {
  title: "Profilvarer, gaver og velkomstpakken",
  description:
    "Butikken til {company}: Hent velkomstpakken din, eller kjøp T-skjorter, krus, flasker, vesker og teknikk. Sendes fra India til hele verden.",
  keywords: ["firmabutikk", "profilvarer", "velkomstpakke", "firmagaver", "krus"],
  heading: "Profilvarer og gaver fra {company}",
  descriptionHtml: paragraphs(
    'T-skjorter, krus, flasker, vesker, skrivesaker og teknikk med logoen til {company}, laget med {partner} i India og sendt til hele verden. Nye kolleger henter den gratis <a href="/nb/welcome-kit">velkomstpakken</a> her; alle andre er hjertelig velkomne, og lag kan <a href="/nb/orders/bulk-enquiry">bestille mange på én gang</a>.',
  ),
};

/** Titles, captions, links and descriptions of images. */
export const homeTexts: Readonly<Record<string, string>> = {
  "Welcome to the team": "Velkommen til laget",
  "A T-shirt, a bottle, a mug, a notebook and a pen, in a box with your name on the label.":
    "En T-skjorte, en flaske, et krus, en notatbok og en penn, i en eske med navnet ditt på.",
  "See the Welcome Kit": "Se velkomstpakken",
  "An open ink-blue box with a sage T-shirt, a clay notebook, a pen, a mug and a pine-green bottle":
    "En åpen blekkblå eske med en salviegrønn T-skjorte, en notatbok i terrakotta, en penn, et krus og en furugrønn flaske",
  Apparel: "Klær",
  "Organic cotton, small print": "Økologisk bomull, lite trykk",
  "Shop Apparel": "Se klær",
  "A pile of folded T-shirts in sage, clay, chalk and ink":
    "En stabel brettede T-skjorter i salvie, terrakotta, kritthvitt og blekkblått",
  Drinkware: "Krus og flasker",
  "Mugs, bottles, flasks": "Krus, flasker, termoser",
  "Shop Drinkware": "Se krus og flasker",
  "A pine-green insulated bottle between an ink mug and a sand espresso cup":
    "En furugrønn isolert flaske mellom et blekkblått krus og en sandfarget espressokopp",
  "Bags & Travel": "Vesker og reise",
  "For the commute and after": "Til pendlingen og etterpå",
  "Shop Bags & Travel": "Se vesker og reise",
  "A graphite backpack, a natural canvas tote and a clay pouch":
    "En ryggsekk i grafitt, et bærenett i natur og et etui i terrakotta",
  "Stationery & Gifts": "Skrivesaker og gaver",
  "Paper, pens, chocolate": "Papir, penner, sjokolade",
  "Shop Stationery & Gifts": "Se skrivesaker og gaver",
  "A clay notebook with an ink pen and a set of pencils":
    "En notatbok i terrakotta med en blekkblå penn og et sett blyanter",
  "Electronic Gadgets": "Elektronikk",
  "Power, sound, desk": "Strøm, lyd, skrivebord",
  "Shop Electronic Gadgets": "Se elektronikk",
  "A knitted speaker, a graphite power bank and earbuds in their case":
    "En strikket høyttaler, en nødlader i grafitt og ørepropper i etuiet",
  "Small gifts": "Små gaver",
  "Well made and easy to give: socks, notebooks, mugs and caps.":
    "Godt laget og lette å gi bort: sokker, notatbøker, krus og capser.",
  "See small gifts": "Se små gaver",
  "Socks, a cap, pencils and an enamel mug in a row": "Sokker, en caps, blyanter og et emaljekrus på rad",
  "For the whole team": "For hele laget",
  [`From 25 pieces with your own print. We answer within ${policyNumbers.bulkReplyHours} hours.`]: `Fra 25 stykker med eget trykk. Vi svarer innen ${policyNumbers.bulkReplyHours} timer.`,
  "Ask for a quote": "Be om et tilbud",
  "Four insulated bottles in pine, ink, clay and sage, side by side":
    "Fire isolerte flasker i furugrønt, blekkblått, terrakotta og salvie side om side",
  "Your first day": "Din første dag",
  "From the code in your mail to the box on your desk.": "Fra koden i e-posten til esken på skrivebordet.",
  "How to order": "Slik bestiller du",
  "A desk on the first day: the open welcome kit beside a laptop, a mouse, a notebook, a mug and a visitor's badge":
    "Et skrivebord den første dagen: den åpne velkomstpakken ved siden av laptop, mus, notatbok, krus og besøkskort",
  "To your door": "Hjem til deg",
  "Where we ship, what it costs and how long it takes.":
    "Hvor vi sender, hva det koster og hvor lang tid det tar.",
  Shipping: "Frakt",
  "Three parcels on the step of a pine-green front door": "Tre pakker på trappen foran en furugrønn dør",
  "Who makes it": "Hvem som lager det",
  "Few things, chosen well, and packed by hand by {partner}.":
    "Få ting, godt valgt og pakket for hånd av {partner}.",
  "About us": "Om oss",
  "A packing table: an open parcel with a sage T-shirt, a bottle and a mug in tissue, tape, packing slips and folded T-shirts":
    "Et pakkebord: en åpen pakke med en salviegrønn T-skjorte, en flaske og et krus i silkepapir, tape, pakksedler og brettede T-skjorter",
  Bestsellers: "Bestselgere",
  "On sale": "På salg",
  "T-shirts": "T-skjorter",
  "Sweatshirts & Hoodies": "Gensere og hettegensere",
  "Caps & Beanies": "Capser og luer",
  "All Apparel": "Alle klær",
  Backpacks: "Ryggsekker",
  Totes: "Bærenett",
  "For the laptop": "Til laptopen",
  "All Bags & Travel": "Alt av vesker og reise",
  Mugs: "Krus og kopper",
  Bottles: "Flasker",
  "Flasks & Tumblers": "Termoser og termokopper",
  "All Drinkware": "Alle krus og flasker",
  "Power Banks": "Nødladere",
  Sound: "Lyd",
  "For the desk": "Til skrivebordet",
  "All Electronic Gadgets": "All elektronikk",
  Notebooks: "Notatbøker",
  "Pens & Pencils": "Penner og blyanter",
  "All Stationery & Gifts": "Alle skrivesaker og gaver",
  "Gift ideas": "Gaveideer",
  "Welcome Kit": "Velkomstpakke",
  "Something sweet": "Noe søtt",
  "Thank-You Cards": "Takkekort",
  Help: "Hjelp",
  "How To Order": "Slik bestiller du",
  "Bulk Enquiry": "Forespørsel om større antall",
  "Shipping Policy": "Frakt",
  "Return Policy": "Retur",
  "Contact Us": "Kontakt oss",
};

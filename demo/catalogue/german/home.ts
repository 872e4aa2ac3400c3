import { paragraphs } from "../html.ts";
import { policyNumbers } from "../policy-numbers.ts";

/** The home page and the menus in German: each text by its English one. */
export const homePage = {
  title: "Merchandise, Geschenke und das Willkommenspaket",
  description:
    "Der Shop von {company}: Lös dein Willkommenspaket ein oder kauf T-Shirts, Becher, Flaschen, Taschen und Technik. Weltweiter Versand aus Indien.",
  keywords: ["Firmenshop", "Merchandise", "Willkommenspaket", "Firmengeschenke", "Becher"],
  heading: "Merchandise und Geschenke von {company}",
  descriptionHtml: paragraphs(
    'T-Shirts, Becher, Flaschen, Taschen, Schreibwaren und Technik mit dem Logo von {company}, mit {partner} in Indien gemacht und weltweit verschickt. Neue Kolleginnen und Kollegen lösen hier ihr kostenloses <a href="/de/welcome-kit">Willkommenspaket</a> ein; alle anderen sind herzlich eingeladen, und Teams können <a href="/de/orders/bulk-enquiry">in großer Stückzahl bestellen</a>.',
  ),
};

/** Titles, captions, links and descriptions of images. */
export const homeTexts: Readonly<Record<string, string>> = {
  "Welcome to the team": "Willkommen im Team",
  "A T-shirt, a bottle, a mug, a notebook and a pen, in a box with your name on the label.":
    "Ein T-Shirt, eine Flasche, ein Becher, ein Notizbuch und ein Stift, in einem Karton mit deinem Namen darauf.",
  "See the Welcome Kit": "Zum Willkommenspaket",
  "An open ink-blue box with a sage T-shirt, a clay notebook, a pen, a mug and a pine-green bottle":
    "Ein offener tintenblauer Karton mit einem T-Shirt in Salbei, einem Notizbuch in Terrakotta, einem Stift, einem Becher und einer tannengrünen Flasche",
  Apparel: "Kleidung",
  "Organic cotton, small print": "Bio-Baumwolle, kleiner Druck",
  "Shop Apparel": "Zur Kleidung",
  "A pile of folded T-shirts in sage, clay, chalk and ink":
    "Ein Stapel gefalteter T-Shirts in Salbei, Terrakotta, Kreideweiß und Tintenblau",
  Drinkware: "Becher & Flaschen",
  "Mugs, bottles, flasks": "Becher, Flaschen, Kannen",
  "Shop Drinkware": "Zu Bechern & Flaschen",
  "A pine-green insulated bottle between an ink mug and a sand espresso cup":
    "Eine tannengrüne Isolierflasche zwischen einem tintenblauen Becher und einer sandfarbenen Espressotasse",
  "Bags & Travel": "Taschen",
  "For the commute and after": "Für den Arbeitsweg und danach",
  "Shop Bags & Travel": "Zu Taschen & Reise",
  "A graphite backpack, a natural canvas tote and a clay pouch":
    "Ein Rucksack in Graphit, eine naturfarbene Stofftasche und ein Etui in Terrakotta",
  "Stationery & Gifts": "Schreibwaren",
  "Paper, pens, chocolate": "Papier, Stifte, Schokolade",
  "Shop Stationery & Gifts": "Zu Schreibwaren & Geschenken",
  "A clay notebook with an ink pen and a set of pencils":
    "Ein Notizbuch in Terrakotta mit einem tintenblauen Stift und einem Satz Bleistifte",
  "Electronic Gadgets": "Elektronik",
  "Power, sound, desk": "Laden, hören, arbeiten",
  "Shop Electronic Gadgets": "Zur Elektronik",
  "A knitted speaker, a graphite power bank and earbuds in their case":
    "Ein Lautsprecher mit Strickhülle, eine Powerbank in Graphit und Ohrhörer in ihrem Etui",
  "Small gifts": "Kleine Geschenke",
  "Well made and easy to give: socks, notebooks, mugs and caps.":
    "Gut gemacht und leicht zu verschenken: Socken, Notizbücher, Becher und Caps.",
  "See small gifts": "Zu den kleinen Geschenken",
  "Socks, a cap, pencils and an enamel mug in a row":
    "Socken, eine Cap, Bleistifte und ein Emaillebecher in einer Reihe",
  "For the whole team": "Für das ganze Team",
  [`From 25 pieces with your own print. We answer within ${policyNumbers.bulkReplyHours} hours.`]: `Ab 25 Stück mit eurem eigenen Druck. Wir antworten innerhalb von ${policyNumbers.bulkReplyHours} Stunden.`,
  "Ask for a quote": "Angebot anfragen",
  "Four insulated bottles in pine, ink, clay and sage, side by side":
    "Vier Isolierflaschen in Tannengrün, Tintenblau, Terrakotta und Salbei nebeneinander",
  "Your first day": "Dein erster Tag",
  "From the code in your mail to the box on your desk.":
    "Vom Code in deiner Mail bis zum Karton auf deinem Tisch.",
  "How to order": "So bestellst du",
  "A desk on the first day: the open welcome kit beside a laptop, a mouse, a notebook, a mug and a visitor's badge":
    "Ein Schreibtisch am ersten Tag: das offene Willkommenspaket neben Laptop, Maus, Notizbuch, Becher und Besucherausweis",
  "To your door": "Bis an deine Tür",
  "Where we ship, what it costs and how long it takes.":
    "Wohin wir liefern, was es kostet und wie lange es dauert.",
  Shipping: "Versand",
  "Three parcels on the step of a pine-green front door":
    "Drei Pakete auf der Stufe einer tannengrünen Haustür",
  "Who makes it": "Wer dahintersteckt",
  "Few things, chosen well, and packed by hand by {partner}.":
    "Wenige Dinge, gut ausgewählt und von {partner} von Hand gepackt.",
  "About us": "Über uns",
  "A packing table: an open parcel with a sage T-shirt, a bottle and a mug in tissue, tape, packing slips and folded T-shirts":
    "Ein Packtisch: ein offenes Paket mit T-Shirt in Salbei, Flasche und Becher in Seidenpapier, Klebeband, Lieferscheine und gefaltete T-Shirts",
  Bestsellers: "Bestseller",
  "On sale": "Reduziert",
  "T-shirts": "T-Shirts",
  "Sweatshirts & Hoodies": "Sweatshirts & Hoodies",
  "Caps & Beanies": "Caps & Mützen",
  "All Apparel": "Alle Kleidungsstücke",
  Backpacks: "Rucksäcke",
  Totes: "Stofftaschen",
  "For the laptop": "Für den Laptop",
  "All Bags & Travel": "Alles für Tasche & Reise",
  Mugs: "Becher & Tassen",
  Bottles: "Flaschen",
  "Flasks & Tumblers": "Kannen & Thermobecher",
  "All Drinkware": "Alle Becher & Flaschen",
  "Power Banks": "Powerbanks",
  Sound: "Audio",
  "For the desk": "Für den Schreibtisch",
  "All Electronic Gadgets": "Alle Elektronikartikel",
  Notebooks: "Notizbücher",
  "Pens & Pencils": "Stifte",
  "All Stationery & Gifts": "Alle Schreibwaren & Geschenke",
  "Gift ideas": "Geschenkideen",
  "Welcome Kit": "Willkommenspaket",
  "Something sweet": "Etwas Süßes",
  "Thank-You Cards": "Dankeskarten",
  Help: "Hilfe",
  "How To Order": "So bestellst du",
  "Bulk Enquiry": "Anfrage für größere Mengen",
  "Shipping Policy": "Versand",
  "Return Policy": "Rückgabe",
  "Contact Us": "Kontakt",
};

import { bullets, paragraphs } from "../html.ts";
import { policyNumbers } from "../policy-numbers.ts";
import type { TranslatedProduct } from "../types.ts";
import { disclaimer } from "./html.ts";

export const stationary: Readonly<Record<number, TranslatedProduct>> = {
  25: {
    name: "Willkommenspaket",
    shownWith: "neben einem Laptop",
    shortHtml: paragraphs(
      "Ein Karton vor deiner Tür in der ersten Woche: fünf Dinge zum Anziehen, Trinken und Schreiben. Das geht auf uns.",
    ),
    descriptionHtml:
      paragraphs(
        "Willkommen bei {company}. Wähl deine Größe, gib an der Kasse deinen Swag-Gutschein ein, und das Paket ist unterwegs.",
      ) +
      "<h3>Gut zu wissen</h3>" +
      bullets(
        "Ein Paket für jede Kollegin und jeden Kollegen, mit dem Swag-Gutschein aus der Begrüßungsmail",
        "Bestell es allein: Anderes im Warenkorb muss auf die nächste Bestellung warten",
        "Der Versand ist kostenlos, egal, wo du arbeitest",
      ),
    disclaimerHtml: paragraphs(
      `Das Paket ist kostenlos und nicht verkäuflich. Die Farben darin können sich ändern, bis Nachschub da ist. Eine falsche Größe oder ein beschädigtes Stück ersetzen wir: Schreib uns innerhalb von ${policyNumbers.faultReportWorkingDays} Werktagen nach der Lieferung über <a href="/de/company/contact-us">Kontakt</a>.`,
    ),
    specification: [
      ["Karton", "Feste Pappe, Magnetdeckel, 45 × 33 × 10 cm"],
      ["Gewicht", "1,65 kg, verpackt"],
      ["Versand", "Kostenlos, egal, wo du arbeitest"],
      ["Gepackt von", "{partner}, Mumbai"],
    ],
    seo: {
      title: "Willkommenspaket für neue Kolleginnen und Kollegen",
      description:
        "Das kostenlose Willkommenspaket von {company}: T-Shirt, Isolierflasche, Becher, Notizbuch und Stift in einem Karton. Lös es mit deinem Swag-Gutschein ein.",
      keywords: ["Willkommenspaket", "Willkommensbox", "Starterpaket", "Swag"],
    },
  },
  23: {
    name: "Notizbuch A5 mit festem Einband",
    shownWith: "mit Stift und Becher",
    shortHtml: paragraphs(
      "192 gepunktete Seiten, die flach aufliegen, und Papier, das Füllertinte verträgt.",
    ),
    descriptionHtml:
      paragraphs(
        "Dank Fadenheftung liegt es auf Seite 1 so flach auf wie auf Seite 180. Das Papier wiegt 100 g, ist elfenbeinfarben und trägt alle 5 mm einen Punkt: ein Raster, wenn du eines brauchst, unsichtbar, wenn nicht.",
        "Das Logo ist ohne Farbe in den Einband geprägt. Gummiband und Lesebändchen sind tintenblau, beim tintenblauen Buch Terrakotta und Sand; in die Tasche hinten kommen Belege.",
      ) + bullets("192 nummerierte Seiten, 100 g", "Punkte, 5 mm", "Lesebändchen, Gummiband, Tasche hinten"),
    disclaimerHtml: disclaimer("Sehr nasse Tinten und Marker können auf die Rückseite durchscheinen."),
    specification: [
      ["Format", "A5, 148 × 210 mm"],
      ["Seiten", "192, gepunktet, nummeriert"],
      ["Papier", "100 g/m², elfenbeinfarben, FSC-zertifiziert"],
      ["Bindung", "Fadenheftung, fester Einband"],
      ["Gewicht", "310 g"],
    ],
    seo: {
      title: "Notizbuch A5 mit festem Einband, gepunktet",
      description:
        "Fadengeheftetes Notizbuch in A5 mit 192 gepunkteten Seiten aus 100-g-Papier und dem geprägten Logo von {company}.",
      keywords: ["Notizbuch", "Tagebuch", "Kladde", "A5", "Dotted Notebook"],
    },
  },
  24: {
    name: "Monatsplaner für den Schreibtisch",
    shownWith: "mit Stift und Becher",
    shortHtml: paragraphs(
      "Ein Jahr in zwölf Monaten zum Abreißen: alles auf einen Blick und Platz zum Schreiben.",
    ),
    descriptionHtml:
      paragraphs(
        "Ein Feld für jeden Tag, die Wochenenden getönt. Oben mit Draht gebunden, auf Pappe, die fest genug ist, um auf dem Schoß zu schreiben.",
      ) + bullets("12 Monate, einer je Blatt", "A4 quer", "Recyclingpapier mit 120 g"),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Format", "A4 quer, 297 × 210 mm"],
      ["Blätter", "12, einseitig bedruckt"],
      ["Papier", "120 g/m², recycelt"],
      ["Bindung", "Draht, oben"],
      ["Gewicht", "380 g"],
    ],
    seo: {
      title: "Monatsplaner für den Schreibtisch, A4",
      description:
        "Tischplaner in A4 mit einem Monat zum Abreißen auf jedem der zwölf Blätter aus Recyclingpapier und dem Logo von {company}.",
      keywords: ["Kalender", "Planer", "Tischkalender", "Monatskalender", "Schreibtisch"],
    },
  },
  26: {
    name: "Kugelschreiber aus Aluminium",
    shownWith: "auf dem Tischplaner",
    shortHtml: paragraphs(
      "Metallmine, ausgewogener Schaft und ein Klicken, für das dich niemand schief ansieht.",
    ),
    descriptionHtml:
      paragraphs(
        "Gedrehtes Aluminium, farbig eloxiert, mit einem Clip aus Stahl, der sich bei uns noch nicht verbogen hat. Die dokumentenechte 0,7-mm-Mine reicht für etwa vier Kilometer; danach passt jede Mine im Format G2.",
      ) + bullets("0,7 mm, blau, dokumentenecht", "Für Minen im Format G2", "Gelasertes Logo"),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Material", "Eloxiertes Aluminium, Stahl"],
      ["Mine", "Format G2, 0,7 mm, blau"],
      ["Länge", "141 mm"],
      ["Gewicht", "19 g"],
    ],
    seo: {
      title: "Kugelschreiber aus Aluminium",
      description:
        "Kugelschreiber aus eloxiertem Aluminium mit dokumentenechter 0,7-mm-Mine und dem gelaserten Logo von {company}.",
      keywords: ["Stift", "Kuli", "Druckkugelschreiber", "Metallkugelschreiber"],
    },
  },
  27: {
    name: "Bleistifte aus Zeder, Sechserset",
    shownWith: "neben Notizbuch und Becher",
    shortHtml: paragraphs(
      "Sechs sechseckige Bleistifte in sechs unserer Farben, in einer Hülle, die auf dem Tisch bleibt.",
    ),
    descriptionHtml:
      paragraphs(
        "Zedernholz lässt sich sauber anspitzen und riecht nach dem ersten Schultag. Die Mine ist HB und auf ganzer Länge mit dem Holz verleimt, damit sie nicht bricht, wenn der Stift vom Tisch fällt. Gespitzt, ohne Radiergummi.",
      ) +
      bullets(
        "Sechs Stifte: Tintenblau, Tannengrün, Terrakotta, Sand, Salbei, Himmelblau",
        "HB, verleimte Mine",
        "Hülle aus Recyclingkarton",
      ),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Material", "Zedernholz, Graphit"],
      ["Härte", "HB"],
      ["Länge", "176 mm"],
      ["Lieferumfang", "6 Bleistifte"],
      ["Gewicht", "36 g"],
    ],
    seo: {
      title: "Bleistifte aus Zeder, Sechserset",
      description:
        "Sechs HB-Bleistifte aus Zedernholz in den Farben von {company}, in einer bedruckten Hülle aus Recyclingkarton.",
      keywords: ["Bleistift", "Stifte", "Zeichnen", "Stift"],
    },
  },
  28: {
    name: "Haftnotizen-Set",
    shownWith: "mit Stift und Becher",
    shortHtml: paragraphs("Drei Blöcke und fünf Streifen Haftmarker auf einer Karte."),
    descriptionHtml:
      paragraphs(
        "Farben, die man quer durch den Raum erkennt, und Kleber, der sich spurlos von der Wand löst. Die Karte hält alles zusammen und liegt flach in der Tasche.",
      ) +
      bullets(
        "Drei Blöcke mit 75 × 75 mm, je 100 Blatt",
        "Fünf Haftmarker mit je 25 Blatt",
        "Karte aus Recyclingkarton mit dem Logo",
      ),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Lieferumfang", "3 Blöcke, 5 Haftmarker"],
      ["Blätter", "300 Haftnotizen, 125 Haftmarker"],
      ["Karte", "230 × 150 mm"],
      ["Gewicht", "120 g"],
    ],
    seo: {
      title: "Haftnotizen-Set auf einer Karte",
      description:
        "300 Haftnotizen und 125 Haftmarker auf einer Karte aus Recyclingkarton mit dem Logo von {company}.",
      keywords: ["Haftnotizen", "Klebezettel", "Notizzettel", "Haftmarker", "Workshop"],
    },
  },
  29: {
    name: "Gewebtes Schlüsselband mit Kartenhalter",
    shownWith: "neben einem Becher",
    shortHtml: paragraphs(
      "Fünfzehn Millimeter weiches Gewebe, mit Sicherheitsverschluss im Nacken und Halter für zwei Karten.",
    ),
    descriptionHtml:
      paragraphs(
        "Das Logo ist eingewebt, nicht gedruckt, damit nichts abblättert, wo das Band reibt. Der Verschluss im Nacken öffnet sich, wenn das Band hängen bleibt, und der Halter zeigt auf jeder Seite eine Karte.",
      ) + bullets("Recyceltes Polyester, 15 mm", "Sicherheitsverschluss", "Fester Halter für zwei Karten"),
    disclaimerHtml: disclaimer("Ausweise gehören nicht dazu."),
    specification: [
      ["Material", "Recyceltes Polyester, Stahlhaken"],
      ["Länge", "45 cm, getragen"],
      ["Halter", "Für zwei Karten mit 86 × 54 mm"],
      ["Gewicht", "38 g"],
    ],
    seo: {
      title: "Gewebtes Schlüsselband mit Kartenhalter",
      description:
        "15 mm breites, gewebtes Schlüsselband mit Sicherheitsverschluss, festem Halter für zwei Karten und dem Logo von {company}.",
      keywords: ["Lanyard", "Schlüsselband", "Ausweishalter", "Kartenhalter"],
    },
  },
  30: {
    name: "Dankeskarten, acht Stück",
    shownWith: "mit Stift und Becher",
    shortHtml: paragraphs("Karten im Buchdruck für alles, wofür ein Emoji zu klein ist."),
    descriptionHtml:
      paragraphs(
        "Vier Motive, je zweimal, von einer Werkstatt in Jaipur tief in 600 g schweres Baumwollpapier gedruckt. Innen sind sie leer. Die Umschläge sind terrakottafarben.",
      ) + bullets("Acht Karten, acht Umschläge", "Buchdruck auf Baumwollpapier", "Innen leer"),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Format", "A6, gefaltet, 105 × 148 mm"],
      ["Papier", "Baumwolle, 600 g/m²"],
      ["Lieferumfang", "8 Karten, 8 Umschläge"],
      ["Gewicht", "160 g"],
    ],
    seo: {
      title: "Dankeskarten im Buchdruck, acht Stück",
      description:
        "Acht Dankeskarten im Buchdruck auf 600-g-Baumwollpapier mit terrakottafarbenen Umschlägen, vier Motive.",
      keywords: ["Dankeskarten", "Grußkarten", "Klappkarten", "Karten"],
    },
  },
  31: {
    name: "Schreibtischschale aus Nussbaum",
    shownWith: "neben einem Becher",
    shortHtml: paragraphs("Ein Platz für den Stift, die Klammern, die Schlüssel und sonst nichts."),
    descriptionHtml:
      paragraphs(
        "Aus einem Brett Nussbaum gefräst und mit Hartöl behandelt, mit drei Mulden: einer langen für Stifte, einer darunter für Klammern und einer quadratischen für Schlüssel und Ringe. Unten Filz.",
      ) + bullets("Ein Stück massiver Nussbaum", "Mit Hartöl behandelt", "Logo in die Ecke gebrannt"),
    disclaimerHtml: disclaimer(
      "Maserung und Farbton sind bei jedem Stück anders. Trocken abwischen und einmal im Jahr ölen.",
    ),
    specification: [
      ["Material", "Massiver Nussbaum, Wollfilz"],
      ["Größe", "260 × 120 × 24 mm"],
      ["Oberfläche", "Hartöl"],
      ["Gewicht", "610 g"],
      ["Hergestellt in", "Saharanpur, Indien"],
    ],
    seo: {
      title: "Schreibtischschale aus Nussbaum",
      description:
        "Schale aus einem Brett Nussbaum mit Mulden für Stifte, Klammern und Schlüssel und dem Logo von {company}.",
      keywords: ["Stiftablage", "Schreibtisch", "Ablage", "Organizer", "Stift"],
    },
  },
  32: {
    name: "Schokolade „Bean to Bar“, 16 Stück",
    shownWith: "neben einer Espressotasse",
    shortHtml: paragraphs(
      "Sechzehn Stück mit Kakao aus Idukki: Meersalz, Filterkaffee, Orangenschale und pur mit 64 %.",
    ),
    descriptionHtml:
      paragraphs(
        "In kleinen Mengen in Kochi gemacht, aus Bohnen, die eine Stunde entfernt wachsen. Vier von jeder Sorte: eine mit Meersalzkristallen, eine mit gemahlenem Filterkaffee, eine mit kandierter Orange und eine mit nichts als Kakao und Vollrohrzucker.",
        "Auf dem Deckel glänzt das Logo in Kupferfolie; eine Karte darin verrät, welche Sorte welche ist.",
      ) + bullets("16 Stück, 160 g", "Vegetarisch, ohne Palmöl", "Unter 24 °C sechs Monate haltbar"),
    disclaimerHtml: paragraphs(
      "Lebensmittel nehmen wir nicht zurück. Kommt die Schokolade beschädigt oder geschmolzen an, schick uns innerhalb von " +
        `${policyNumbers.faultReportWorkingDays} Werktagen nach der Lieferung ein Foto, und wir ersetzen sie.`,
      "Enthält Milch; verarbeitet, wo auch Nüsse und Soja verarbeitet werden. In den heißen Monaten reist sie innerhalb Indiens mit Kühlakku und wird nicht auf langsamem Postweg ins Ausland verschickt.",
    ),
    specification: [
      ["Nettogewicht", "160 g, 16 Stück"],
      ["Zutaten", "Kakao 64 %, Vollrohrzucker, Kakaobutter, Milchpulver, Kaffee, Orangenschale, Meersalz"],
      ["Allergene", "Milch; kann Nüsse und Soja enthalten"],
      ["Haltbarkeit", "6 Monate"],
      ["Lagerung", "Trocken, 16–24 °C"],
      ["Rückgabe", "Ausgeschlossen (Lebensmittel)"],
    ],
    seo: {
      title: "Schokolade „Bean to Bar“, 16 Stück",
      description:
        "Sechzehn Stück indische Bean-to-Bar-Schokolade in vier Sorten, in einer Schachtel mit dem Logo von {company} in Kupferfolie.",
      keywords: ["Schokolade", "Pralinen", "Süßes", "Geschenk"],
    },
  },
  33: {
    name: "Kerze aus Sojawachs",
    shownWith: "zwischen Notizbuch und Becher",
    shortHtml: paragraphs(
      "Vetiver und Kardamom in Terrakotta, Zitronengras und Minze in Salbei. Brennt vierzig Stunden.",
    ),
    descriptionHtml:
      paragraphs(
        "Sojawachs, von Hand in einen glasierten Becher gegossen, der danach ein Stiftebecher wird. Der Docht ist aus Baumwolle, der Duft aus Ölen, die in Kannauj destilliert werden, und der Deckel aus Buche hält den Staub fern.",
      ) +
      bullets(
        "40 Stunden, 180 g Wachs",
        "Becher und Deckel zum Behalten",
        "Lass sie beim ersten Mal zwei Stunden brennen, damit das Wachs bis zum Rand schmilzt",
      ),
    disclaimerHtml: disclaimer(
      "Lass die Kerze nie unbeaufsichtigt und nie in der Nähe von Vorhängen, Kindern oder Tieren brennen. Kürze den Docht auf 5 mm.",
    ),
    specification: [
      ["Wachs", "Soja, 180 g"],
      ["Brenndauer", "Etwa 40 Stunden"],
      ["Becher", "Glasiertes Steinzeug, Ø 80 × 90 mm"],
      ["Deckel", "Buche"],
      ["Gewicht", "430 g"],
    ],
    seo: {
      title: "Kerze aus Sojawachs im Steinzeugbecher",
      description:
        "Von Hand gegossene Sojakerze im Steinzeugbecher mit Buchendeckel: Vetiver und Kardamom oder Zitronengras und Minze.",
      keywords: ["Duftkerze", "Sojakerze", "Kerze", "Geschenk"],
    },
  },
};

import { bullets, paragraphs } from "../html.ts";
import type { TranslatedProduct } from "../types.ts";
import { disclaimer } from "./html.ts";

const props = "Laptop, Karten und Kleidung auf den Bildern gehören nicht dazu.";

export const bags: Readonly<Record<number, TranslatedProduct>> = {
  34: {
    name: "Stofftasche aus Canvas",
    shortHtml: paragraphs(
      "Fester Canvas, lange Henkel und Platz für Laptop, Mittagessen und ein Buch aus der Bücherei.",
    ),
    descriptionHtml:
      paragraphs(
        "340 g schwerer Baumwollcanvas steht von allein und wird mit jedem Monat weicher. Die Henkel sind mit Kasten und Kreuz vernäht und tragen 15 kg, ohne in die Schulter zu schneiden. Eine kleine Innentasche hält die Schlüssel vom Boden fern.",
      ) +
      bullets(
        "38 × 42 × 10 cm, 16 Liter",
        "Henkel 30 cm hoch",
        "Auf einer Seite bedruckt, auf der anderen nicht",
      ),
    disclaimerHtml: disclaimer(
      "Naturbelassener Canvas zeigt kleine dunkle Schalen der Baumwolle: daran erkennst du ihn. Warm gewaschen läuft er um etwa 4 % ein.",
    ),
    specification: [
      ["Material", "100 % Baumwollcanvas, 340 g/m²"],
      ["Größe", "38 × 42 × 10 cm"],
      ["Volumen", "16 l"],
      ["Pflege", "Kalt waschen, feucht bügeln"],
      ["Gewicht", "190 g"],
    ],
    seo: {
      title: "Stofftasche aus Canvas, 340 g",
      description:
        "Tasche mit 16 Litern aus schwerem Baumwollcanvas mit langen Henkeln und dem Zeichen von {company}, in Natur oder Tintenblau.",
      keywords: ["Stoffbeutel", "Einkaufstasche", "Tragetasche", "Jutebeutel", "Tasche"],
    },
  },
  35: {
    name: "Pendler-Rucksack 20 l",
    shownWith: "neben Flasche und Becher",
    shortHtml: paragraphs(
      "Ein Laptop, der nie den Boden berührt, und eine Flasche, die nie den Laptop berührt.",
    ),
    descriptionHtml:
      paragraphs(
        "Das Laptopfach hängt zwei Zentimeter über dem Boden, so ist das Abstellen kein Ereignis. Zwei Außentaschen dehnen sich für Flasche und Schirm; eine versteckte am Rücken fasst den Pass. Der Reißverschluss öffnet weit, so kommst du bis auf den Boden.",
        "Die Träger sind gepolstert, geschwungen und mit einer Schnalle festgezogen; zwei Polster am Rücken lassen Luft dazwischen.",
      ) +
      bullets(
        "20 Liter, für Laptops bis 16 Zoll",
        "Recyceltes Polyester mit 600 Denier, wasserabweisend",
        "Das Zeichen aus Gummi, 4 cm, auf der Vordertasche",
      ),
    disclaimerHtml: disclaimer(
      props,
      "Wasserabweisend, nicht wasserdicht: bei Wolkenbruch hilft die Regenhülle im Bodenfach.",
    ),
    specification: [
      ["Volumen", "20 l"],
      ["Größe", "44 × 29 × 16 cm"],
      ["Laptop", "Bis 16 Zoll"],
      ["Material", "Recyceltes Polyester 600D, YKK-Reißverschlüsse"],
      ["Gewicht", "890 g"],
      ["Garantie", "24 Monate auf Nähte und Reißverschlüsse"],
    ],
    seo: {
      title: "Pendler-Rucksack 20 l mit Laptopfach",
      description:
        "Rucksack mit 20 Litern aus recyceltem Polyester mit hängendem 16-Zoll-Laptopfach und dem Zeichen von {company}.",
      keywords: ["Rucksack", "Laptoprucksack", "Laptoptasche", "Bürotasche"],
    },
  },
  36: {
    name: "Laptophülle aus Filz 14 Zoll",
    shortHtml: paragraphs(
      "Außen Filz, innen Mikrofaser, und ein Druckknopf statt eines Reißverschlusses, der kratzt.",
    ),
    descriptionHtml:
      paragraphs(
        "Fünf Millimeter Filz fangen die Stöße der Tasche ab, ohne sie dicker zu machen. Die Klappe schließt mit einem Druckknopf aus Messing; das Innenfach fasst Ladegerät und Kabel.",
      ) + bullets("Für Laptops mit 13 und 14 Zoll", "Klappe aus Leder, geprägt", "Innenfach"),
    disclaimerHtml: disclaimer(props, "Miss deinen Laptop: er darf höchstens 32,5 × 23 × 1,9 cm groß sein."),
    specification: [
      ["Passt für", "Bis 32,5 × 23 × 1,9 cm"],
      ["Material", "Filz aus recyceltem PET, Leder, Mikrofaser"],
      ["Größe", "34 × 25 cm"],
      ["Gewicht", "260 g"],
    ],
    seo: {
      title: "Laptophülle aus Filz, 14 Zoll",
      description:
        "Laptophülle aus Filz für 13 und 14 Zoll mit geprägter Lederklappe, in Tintenblau oder Sand.",
      keywords: ["Laptophülle", "Laptoptasche", "Notebookhülle", "Filzhülle"],
    },
  },
  37: {
    name: "Reisetasche fürs Wochenende",
    shortHtml: paragraphs("Zwei Nächte und ein Paar Schuhe, unter dem Sitz vor dir."),
    descriptionHtml:
      paragraphs(
        "Gewachster Canvas mit einem Boden, der sich abwischen lässt. Die Schuhe haben innen ihr eigenes Fach; in einem zweiten mit Reißverschluss liegt, was nicht verloren gehen darf. Den Schultergurt hängst du ein, wenn du ihn willst.",
      ) + bullets("32 Liter, Handgepäckmaß", "Eigenes Schuhfach", "Henkel mit Leder umwickelt"),
    disclaimerHtml: disclaimer(
      "Wachs zeigt Spuren, wo es geknickt wird, und glättet sich wieder: bürsten, nicht waschen.",
    ),
    specification: [
      ["Volumen", "32 l"],
      ["Größe", "50 × 27 × 24 cm"],
      ["Material", "Gewachster Baumwollcanvas, Leder, YKK-Reißverschlüsse"],
      ["Gurt", "Abnehmbar, 80-140 cm"],
      ["Gewicht", "1.050 g"],
    ],
    seo: {
      title: "Reisetasche fürs Wochenende, 32 l",
      description:
        "Reisetasche im Handgepäckmaß aus gewachstem Canvas mit Schuhfach und dem Zeichen von {company}, 32 Liter, in Tintenblau oder Tannengrün.",
      keywords: ["Weekender", "Sporttasche", "Reisegepäck", "Tasche"],
    },
  },
  38: {
    name: "Umhängetasche für jeden Tag",
    shortHtml: paragraphs("Handy, Portemonnaie, Schlüssel, Ohrhörer: Hände frei, Hosentaschen leer."),
    descriptionHtml:
      paragraphs(
        "Drei Liter, die mit einem Zug vom Rücken nach vorn schwingen. Das Hauptfach geht weit auf und bleibt offen; das Fach dahinter liegt am Körper an und schließt mit einem Haken.",
      ) +
      bullets(
        "3 Liter, ein kleines Tablet passt hinein",
        "Gurt für beide Schultern",
        "Schlüsselhaken am Gummiband",
      ),
    disclaimerHtml: disclaimer(props),
    specification: [
      ["Volumen", "3 l"],
      ["Größe", "27 × 16 × 8 cm"],
      ["Material", "Recyceltes Nylon 420D, YKK-Reißverschlüsse"],
      ["Gewicht", "230 g"],
    ],
    seo: {
      title: "Umhängetasche für jeden Tag, 3 l",
      description:
        "Umhängetasche mit 3 Litern aus recyceltem Nylon, mit verstecktem Rückenfach und dem Zeichen von {company}.",
      keywords: ["Crossbody", "Bauchtasche", "Schultertasche", "Tasche"],
    },
  },
  39: {
    name: "Turnbeutel",
    shortHtml: paragraphs(
      "Für den Sport, den nassen Schirm und alles andere, was den Laptop nicht treffen soll.",
    ),
    descriptionHtml:
      paragraphs(
        "Dicht gewebte Baumwolle mit einer fingerdicken Kordel, durch Metallösen in verstärkten Ecken geknotet. Er faltet sich auf Handgröße und wird mit den Handtüchern gewaschen.",
      ) + bullets("36 × 44 cm, 12 Liter", "Baumwollkordel, 8 mm", "Waschmaschinenfest"),
    disclaimerHtml: disclaimer(),
    specification: [
      ["Material", "100 % Baumwolle, 200 g/m²"],
      ["Größe", "36 × 44 cm"],
      ["Volumen", "12 l"],
      ["Pflege", "30 °C"],
      ["Gewicht", "105 g"],
    ],
    seo: {
      title: "Turnbeutel aus Baumwolle",
      description:
        "Turnbeutel mit 12 Litern aus Baumwolle mit dicker Kordel und dem Zeichen von {company}, in Himmelblau oder Senfgelb.",
      keywords: ["Sportbeutel", "Sporttasche", "Rucksackbeutel", "Beutel"],
    },
  },
  40: {
    name: "Kabeltasche",
    shownWith: "neben Handy und Kabel",
    shortHtml: paragraphs(
      "Jedes Kabel in seiner Schlaufe, und nur ein Reißverschluss bis zum richtigen Adapter.",
    ),
    descriptionHtml:
      paragraphs(
        "Sie öffnet sich wie ein Buch und bleibt offen stehen. Sechs Gummischlaufen, ein Netzfach und eine Mitte, in die ein faustgroßes Netzteil passt. Die Lasche an der Ecke ist aus Leder und trägt das Zeichen.",
      ) +
      bullets(
        "22 × 13 × 6 cm",
        "Sechs Schlaufen, zwei Fächer",
        "Hell gefüttert, damit Schwarzes zu finden ist",
      ),
    disclaimerHtml: disclaimer("Kabel und Adapter gehören nicht dazu."),
    specification: [
      ["Größe", "22 × 13 × 6 cm"],
      ["Material", "Canvas aus recyceltem Polyester, YKK-Reißverschluss"],
      ["Gewicht", "125 g"],
      ["Pflege", "Feucht abwischen"],
    ],
    seo: {
      title: "Kabeltasche für Kabel und Adapter",
      description:
        "Stehende Tasche mit sechs Schlaufen und zwei Fächern für Kabel und Adapter, in Graphit oder Terrakotta.",
      keywords: ["Techniktasche", "Kabelorganizer", "Etui", "Reiseetui"],
    },
  },
  41: {
    name: "Sturmfester Regenschirm",
    shortHtml: paragraphs("Geht auf Knopfdruck auf und zu, und nach einer Bö wieder richtig herum."),
    descriptionHtml:
      paragraphs(
        "Acht Schienen aus Fiberglas biegen sich, wo Stahl knickt. Der Bezug ist nach dreimal Schütteln trocken und breit genug für eine Person mit Rucksack. Der Griff ist aus gebogener Esche; das Zeichen ist nur auf einem Feld.",
      ) + bullets("Ø 104 cm offen, 88 cm lang", "Bei 90 km/h geprüft", "Hängt am eigenen Griff"),
    disclaimerHtml: disclaimer("Lass ihn offen trocknen: ein nass geschlossener Schirm riecht danach."),
    specification: [
      ["Offen", "Ø 104 cm"],
      ["Länge", "88 cm"],
      ["Schienen", "8, Fiberglas"],
      ["Bezug", "Recyceltes Pongé, wasserabweisend"],
      ["Gewicht", "380 g"],
    ],
    seo: {
      title: "Sturmfester Regenschirm mit Eschengriff",
      description:
        "Sturmfester Schirm mit acht Fiberglasschienen, einem Griff aus Esche und dem Zeichen von {company}.",
      keywords: ["Schirm", "Regenschirm", "Stockschirm"],
    },
  },
};

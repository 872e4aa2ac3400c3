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
        "340 g schwerer Baumwollcanvas steht von allein und wird mit jedem Monat weicher. Die Henkel sind mit einer Kreuznaht gesichert und tragen 15 kg, ohne in die Schulter zu schneiden. In einer kleinen Innentasche findest du die Schlüssel sofort.",
      ) +
      bullets(
        "38 × 42 × 10 cm, 16 Liter",
        "Henkelhöhe 30 cm",
        "Auf einer Seite bedruckt, auf der anderen nicht",
      ),
    disclaimerHtml: disclaimer(
      "Naturbelassener Canvas zeigt kleine dunkle Samenschalen der Baumwolle: Daran erkennst du, dass er ungefärbt ist. Warm gewaschen läuft er um etwa 4 % ein.",
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
        "16-Liter-Tasche aus schwerem Baumwollcanvas mit langen Henkeln und dem Logo von {company}, in Natur oder Tintenblau.",
      keywords: ["Stoffbeutel", "Einkaufstasche", "Tragetasche", "Jutebeutel", "Tasche"],
    },
  },
  35: {
    name: "Pendlerrucksack 20 l",
    shownWith: "neben Flasche und Becher",
    shortHtml: paragraphs(
      "Ein Laptop, der nie den Boden berührt, und eine Flasche, die nie den Laptop berührt.",
    ),
    descriptionHtml:
      paragraphs(
        "Das Laptopfach hängt zwei Zentimeter über dem Boden, du kannst den Rucksack also sorglos abstellen. Zwei Außentaschen dehnen sich für Flasche und Schirm; in einer versteckten am Rücken steckt der Pass. Der Reißverschluss öffnet sich so weit, dass du bis auf den Boden kommst.",
        "Die Träger sind gepolstert, geschwungen und lassen sich mit einer Schnalle festziehen; zwischen den zwei Rückenpolstern bleibt Platz für Luft.",
      ) +
      bullets(
        "20 Liter, für Laptops bis 16 Zoll",
        "Recyceltes Polyester, 600 Denier, wasserabweisend",
        "Logo aus Gummi, 4 cm, auf der Vordertasche",
      ),
    disclaimerHtml: disclaimer(
      props,
      "Wasserabweisend, nicht wasserdicht: Bei Starkregen hilft die Regenhülle im Bodenfach.",
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
      title: "Pendlerrucksack 20 l mit Laptopfach",
      description:
        "20-Liter-Rucksack aus recyceltem Polyester mit hängendem 16-Zoll-Laptopfach und dem Logo von {company}.",
      keywords: ["Rucksack", "Laptoprucksack", "Laptoptasche", "Bürotasche"],
    },
  },
  36: {
    name: "Laptophülle aus Filz, 14 Zoll",
    shortHtml: paragraphs(
      "Außen Filz, innen Mikrofaser, und ein Druckknopf statt eines Reißverschlusses, der kratzt.",
    ),
    descriptionHtml:
      paragraphs(
        "Fünf Millimeter Filz fangen die Stöße der Tasche ab, ohne sie dicker zu machen. Die Klappe schließt mit einem Druckknopf aus Messing; das Innenfach fasst Ladegerät und Kabel.",
      ) + bullets("Für Laptops mit 13 und 14 Zoll", "Klappe aus Leder, geprägt", "Innenfach"),
    disclaimerHtml: disclaimer(
      props,
      "Miss deinen Laptop aus: Er darf höchstens 32,5 × 23 × 1,9 cm groß sein.",
    ),
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
        "Gewachster Canvas mit einem Boden, der sich abwischen lässt. Die Schuhe haben innen ihr eigenes Fach; in einem zweiten mit Reißverschluss liegt, was nicht verloren gehen darf. Den Schultergurt hängst du ein, wenn du ihn brauchst.",
      ) + bullets("32 Liter, Handgepäckmaß", "Eigenes Schuhfach", "Henkel mit Leder umwickelt"),
    disclaimerHtml: disclaimer(
      "Gewachster Canvas zeigt Knicke, die wieder verschwinden: bürsten, nicht waschen.",
    ),
    specification: [
      ["Volumen", "32 l"],
      ["Größe", "50 × 27 × 24 cm"],
      ["Material", "Gewachster Baumwollcanvas, Leder, YKK-Reißverschlüsse"],
      ["Gurt", "Abnehmbar, 80–140 cm"],
      ["Gewicht", "1.050 g"],
    ],
    seo: {
      title: "Reisetasche fürs Wochenende, 32 l",
      description:
        "Reisetasche im Handgepäckmaß aus gewachstem Canvas mit Schuhfach und dem Logo von {company}, 32 Liter, in Tintenblau oder Tannengrün.",
      keywords: ["Weekender", "Sporttasche", "Reisegepäck", "Tasche"],
    },
  },
  38: {
    name: "Umhängetasche für jeden Tag",
    shortHtml: paragraphs("Handy, Portemonnaie, Schlüssel, Ohrhörer: Hände frei, Hosentaschen leer."),
    descriptionHtml:
      paragraphs(
        "Drei Liter, die mit einem Zug vom Rücken nach vorn schwingen. Das Hauptfach geht weit auf und bleibt offen; das Fach dahinter liegt am Körper an und wird mit einem Haken geschlossen.",
      ) +
      bullets(
        "3 Liter, ein kleines Tablet passt hinein",
        "Gurt für die linke oder rechte Schulter",
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
        "3-Liter-Umhängetasche aus recyceltem Nylon mit verstecktem Rückenfach und dem Logo von {company}.",
      keywords: ["Crossbody", "Bauchtasche", "Schultertasche", "Tasche"],
    },
  },
  39: {
    name: "Turnbeutel",
    shortHtml: paragraphs(
      "Für den Sport, den nassen Schirm und alles andere, was dem Laptop nicht zu nahe kommen soll.",
    ),
    descriptionHtml:
      paragraphs(
        "Dicht gewebte Baumwolle mit einer fingerdicken Kordel, durch Metallösen in verstärkten Ecken geknotet. Der Beutel lässt sich auf Handgröße falten und darf mit den Handtüchern in die Wäsche.",
      ) + bullets("36 × 44 cm, 12 Liter", "Baumwollkordel, 8 mm", "Maschinenwaschbar"),
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
        "12-Liter-Turnbeutel aus Baumwolle mit dicker Kordel und dem Logo von {company}, in Himmelblau oder Senfgelb.",
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
        "Sie öffnet sich wie ein Buch und bleibt offen stehen. Sechs Gummischlaufen, ein Netzfach und in der Mitte Platz für ein faustgroßes Netzteil. Die Lasche an der Ecke ist aus Leder und trägt das Logo.",
      ) +
      bullets(
        "22 × 13 × 6 cm",
        "Sechs Schlaufen, zwei Fächer",
        "Hell gefüttert, damit du auch Schwarzes findest",
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
    shortHtml: paragraphs("Geht auf Knopfdruck auf und zu und klappt nach einer Bö wieder richtig herum."),
    descriptionHtml:
      paragraphs(
        "Acht Schienen aus Fiberglas biegen sich, wo Stahl knickt. Der Bezug ist nach dreimal Schütteln trocken und groß genug für eine Person mit Rucksack. Der Griff ist aus gebogener Esche; das Logo sitzt nur auf einem Feld.",
      ) + bullets("Ø 104 cm offen, 88 cm lang", "Bei 90 km/h geprüft", "Hängt am eigenen Griff"),
    disclaimerHtml: disclaimer("Lass ihn offen trocknen: Nass weggestellt, fängt ein Schirm an zu riechen."),
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
        "Sturmfester Schirm mit acht Fiberglasschienen, einem Griff aus Esche und dem Logo von {company}.",
      keywords: ["Schirm", "Regenschirm", "Stockschirm"],
    },
  },
};

import { bullets, paragraphs } from "../html.ts";
import type { TranslatedProduct } from "../types.ts";
import { disclaimer } from "./html.ts";

const insulated =
  "Die Zeiten sind bei 25 °C mit geschlossenem Deckel und vorgewärmtem oder vorgekühltem Gefäß gemessen. Nicht für Mikrowelle und Gefrierfach.";
const glazed = "Glasiert wird von Hand: Kleine Unterschiede in Farbton und Sprenkeln gehören dazu.";

export const drinkware: Readonly<Record<number, TranslatedProduct>> = {
  42: {
    name: "Alltagsbecher",
    shownWith: "neben Notizbuch und Stift",
    shortHtml: paragraphs(
      "Steinzeug mit einem Henkel für drei Finger, außen farbig und innen weiß glasiert.",
    ),
    descriptionHtml:
      paragraphs(
        "Der Becher aus dem Willkommenspaket. In ihn passen gut 330 ml, er steht so breit, dass ihn kein Ärmel umwirft, und sein Fuß ist poliert, damit er den Schreibtisch nicht zerkratzt.",
        "Das Logo ist in die Glasur eingebrannt und übersteht jede Spülmaschine.",
      ) + bullets("330 ml", "Für Spülmaschine und Mikrowelle", "Aus Khurja, von Hand glasiert"),
    disclaimerHtml: disclaimer(glazed),
    specification: [
      ["Inhalt", "330 ml"],
      ["Material", "Steinzeug"],
      ["Größe", "Ø 82 × 95 mm"],
      ["Pflege", "Spülmaschine, Mikrowelle"],
      ["Gewicht", "340 g"],
      ["Hergestellt in", "Khurja, Indien"],
    ],
    seo: {
      title: "Alltagsbecher, Steinzeug, 330 ml",
      description:
        "Ein Becher aus Steinzeug für 330 ml, mit dem Logo von {company} in der Glasur: Tintenblau, Kreideweiß, Terrakotta oder Salbei.",
      keywords: ["Tasse", "Kaffeetasse", "Kaffeebecher", "Keramikbecher", "Teetasse"],
    },
  },
  43: {
    name: "Isolierflasche 600 ml",
    shownWith: "zwischen Becher und Notizbuch",
    shortHtml: paragraphs(
      "Einen Tag lang kalt, einen halben Tag heiß, unter einem Bambusdeckel mit Stahlbügel.",
    ),
    descriptionHtml:
      paragraphs(
        "Zwei Wände aus 18/8-Edelstahl und dazwischen nichts. Die Öffnung ist weit genug für Eiswürfel und eng genug, um im fahrenden Bus zu trinken. Die Pulverbeschichtung liegt griffig in der Hand, und die Flasche beschlägt nie.",
      ) +
      bullets("24 Stunden kalt, 12 Stunden heiß", "Dicht, auch kopfüber", "Logo bis auf den Stahl gelasert"),
    disclaimerHtml: disclaimer(insulated, "Den Bambusdeckel bitte von Hand spülen."),
    specification: [
      ["Inhalt", "600 ml"],
      ["Material", "18/8-Edelstahl, Bambus, Silikon"],
      ["Größe", "Ø 70 × 245 mm"],
      ["Pflege", "Flasche: Spülmaschine; Deckel: von Hand"],
      ["Gewicht", "330 g"],
      ["Garantie", "24 Monate"],
    ],
    seo: {
      title: "Isolierflasche 600 ml aus Edelstahl",
      description:
        "Doppelwandige Edelstahlflasche für 600 ml mit Bambusdeckel: 24 Stunden kalt, 12 Stunden heiß, mit dem gelaserten Logo von {company}.",
      keywords: ["Trinkflasche", "Flasche", "Thermosflasche", "Edelstahlflasche", "Wasserflasche"],
    },
  },
  44: {
    name: "Thermobecher 450 ml",
    shownWith: "neben Notizbuch und Stift",
    shortHtml: paragraphs(
      "Passt in den Getränkehalter, unter die Espressomaschine und in eine Hand; den Deckel schiebt der Daumen auf.",
    ),
    descriptionHtml:
      paragraphs(
        "Dein Kaffee ist noch heiß, wenn das Stand-up vorbei ist. Der Deckel lässt sich zum Spülen in zwei Teile zerlegen. Der Gummifuß setzt leise auf.",
      ) +
      bullets("5 Stunden heiß, 9 Stunden kalt", "Für Getränkehalter ab 72 mm", "Schiebedeckel, spritzfest"),
    disclaimerHtml: disclaimer(insulated, "Spritzfest, aber nicht dicht: Trag ihn aufrecht."),
    specification: [
      ["Inhalt", "450 ml"],
      ["Material", "18/8-Edelstahl, Deckel aus Polypropylen"],
      ["Größe", "Ø 85 × 175 mm"],
      ["Pflege", "Von Hand spülen"],
      ["Gewicht", "295 g"],
      ["Garantie", "12 Monate"],
    ],
    seo: {
      title: "Thermobecher 450 ml",
      description:
        "Isolierter Becher für 450 ml mit Schiebedeckel, der in Getränkehalter passt, in Himmelblau oder Graphit.",
      keywords: ["Becher", "Kaffeebecher", "Reisebecher", "To-go-Becher"],
    },
  },
  45: {
    name: "Thermoskanne 1 l",
    shownWith: "neben einer Espressotasse",
    shortHtml: paragraphs("Tee für vier bis zum Abend, und obendrauf zwei Becher."),
    descriptionHtml:
      paragraphs(
        "Die Form ist seit fünfzig Jahren dieselbe, weil an ihr nichts falsch war. Ein Druck auf den Verschluss, und sie gießt; der äußere Deckel ist ein Becher, und in ihm steckt ein zweiter.",
      ) +
      bullets(
        "18 Stunden heiß, 30 Stunden kalt",
        "Zwei Becher mit 150 ml",
        "Druckverschluss, zum Spülen zerlegbar",
      ),
    disclaimerHtml: disclaimer(insulated),
    specification: [
      ["Inhalt", "1 l"],
      ["Material", "18/8-Edelstahl, Polypropylen"],
      ["Größe", "Ø 88 × 315 mm"],
      ["Pflege", "Von Hand spülen"],
      ["Gewicht", "560 g"],
      ["Garantie", "24 Monate"],
    ],
    seo: {
      title: "Thermoskanne 1 l mit zwei Bechern",
      description:
        "Thermoskanne für einen Liter mit zwei Bechern und Druckverschluss: 18 Stunden heiß, 30 Stunden kalt.",
      keywords: ["Thermosflasche", "Isolierkanne", "Kanne", "Teekanne"],
    },
  },
  46: {
    name: "Emaillebecher",
    shownWith: "neben Notizbuch und Stift",
    shortHtml: paragraphs("Leicht, laut beim Herunterfallen und danach so gut wie zuvor."),
    descriptionHtml:
      paragraphs(
        "Stahl, zweimal emailliert, der Rand von Hand getaucht: Tintenblau auf Kreideweiß, Kreideweiß auf Tintenblau. Er darf auf den Campingkocher, in die Spülmaschine im Büro und an den Haken am Rucksack.",
      ) + bullets("350 ml", "Für Gas, Glut und Spülmaschine", "Gerollter Rand"),
    disclaimerHtml: disclaimer(
      "Nicht für die Mikrowelle. Der Rand wird so heiß wie der Inhalt.",
      "Kleine Punkte am Rand kommen von dem Haken, an dem der Becher gebrannt wurde.",
    ),
    specification: [
      ["Inhalt", "350 ml"],
      ["Material", "Emaillierter Stahl"],
      ["Größe", "Ø 85 × 80 mm"],
      ["Pflege", "Spülmaschine"],
      ["Gewicht", "150 g"],
    ],
    seo: {
      title: "Emaillebecher 350 ml",
      description:
        "Becher aus emailliertem Stahl für 350 ml mit gerolltem Rand und dem Logo von {company}, in Kreideweiß oder Tintenblau.",
      keywords: ["Tasse", "Campingbecher", "Emailletasse", "Stahlbecher"],
    },
  },
  47: {
    name: "Espressotassen, Zweierset",
    shownWith: "neben einer Schachtel Pralinen",
    shortHtml: paragraphs("Dicke Wände, ein kleiner Henkel und Untertassen, die auch Deckel sind."),
    descriptionHtml:
      paragraphs(
        "In Khurja gedreht und rundum glasiert, das Logo eingebrannt. Die Wand ist 6 mm stark, so bleibt ein kurzer Kaffee warm bis zum Schluss. Untertassen aus Akazie halten den Tisch trocken.",
      ) +
      bullets(
        "Zwei Tassen mit 80 ml, zwei Untertassen",
        "Glänzende Glasur",
        "Im Karton, fertig zum Verschenken",
      ),
    disclaimerHtml: disclaimer(
      glazed,
      "Die Tassen dürfen in die Spülmaschine; die Untertassen bitte nur abwischen.",
    ),
    specification: [
      ["Inhalt", "je 80 ml"],
      ["Material", "Steinzeug, Akazie"],
      ["Größe", "Ø 62 × 60 mm"],
      ["Lieferumfang", "2 Tassen, 2 Untertassen"],
      ["Gewicht", "390 g"],
    ],
    seo: {
      title: "Espressotassen, Zweierset mit Untertassen",
      description:
        "Zwei Espressotassen aus Steinzeug für 80 ml mit Untertassen aus Akazie, im Geschenkkarton. In Sand oder Graphit.",
      keywords: ["Espressotasse", "Kaffeetassen", "Tassenset"],
    },
  },
  48: {
    name: "Lunchbox aus Edelstahl mit Bambusdeckel",
    shownWith: "neben einem Becher",
    shortHtml: paragraphs("Reis auf der einen Seite, Linsen auf der anderen, und der Deckel ist der Teller."),
    descriptionHtml:
      paragraphs(
        "Eine tiefe Schale aus 18/8-Edelstahl mit verschiebbarer Trennwand und eine kleine runde Dose mit eigenem Deckel für alles Flüssige. Umgedreht wird der Bambusdeckel zum Brett; ein Band aus Baumwolle hält alles zusammen.",
      ) + bullets("900 ml, dazu eine Dose mit 120 ml", "Verschiebbare Trennwand", "Passt in die Stofftasche"),
    disclaimerHtml: disclaimer(
      "Die Dose ist dicht, die Schale nicht. Stahl bitte nicht in die Mikrowelle stellen.",
    ),
    specification: [
      ["Inhalt", "900 ml und 120 ml"],
      ["Material", "18/8-Edelstahl, Bambus, Baumwolle"],
      ["Größe", "185 × 125 × 65 mm"],
      ["Pflege", "Stahl: Spülmaschine; Deckel: von Hand"],
      ["Gewicht", "510 g"],
    ],
    seo: {
      title: "Lunchbox aus Edelstahl mit Bambusdeckel",
      description:
        "Edelstahl-Lunchbox mit 900 ml, verschiebbarer Trennwand, dichter Dose und einem Bambusdeckel, der zum Brett wird.",
      keywords: ["Brotdose", "Brotbox", "Bento", "Edelstahldose"],
    },
  },
  49: {
    name: "Untersetzer aus Kork, Viererset",
    shownWith: "unter einem Becher",
    shortHtml: paragraphs("Vier Scheiben aus gepresstem Kork, an denen kein Becher kleben bleibt."),
    descriptionHtml:
      paragraphs(
        "Sechs Millimeter dichter Kork aus Portugal, der jeden Tropfen aufnimmt. Das Logo ist in die Mitte jeder der vier Scheiben gebrannt.",
      ) + bullets("Ø 10 cm, 6 mm stark", "Hitzebeständig bis 120 °C", "Mit Baumwollband gebunden"),
    disclaimerHtml: disclaimer("Feucht abwischen. Kork wird dunkler, wo er oft nass wird."),
    specification: [
      ["Material", "Gepresster Kork"],
      ["Größe", "Ø 100 × 6 mm"],
      ["Lieferumfang", "4 Untersetzer"],
      ["Gewicht", "110 g"],
    ],
    seo: {
      title: "Untersetzer aus Kork, Viererset",
      description:
        "Vier Untersetzer aus gepresstem Kork, 10 cm breit, mit dem eingebrannten Logo von {company}.",
      keywords: ["Untersetzer", "Korkuntersetzer", "Glasuntersetzer"],
    },
  },
  50: {
    name: "Sportflasche 750 ml",
    shownWith: "neben gefalteten T-Shirts",
    shortHtml: paragraphs("Auf mit einem Zug, trinken mit einem Druck, und leer wiegt sie fast nichts."),
    descriptionHtml:
      paragraphs(
        "Eine weiche Flasche, die einen Sturz auf den Hallenboden aushält und nicht nach der Zitrone von gestern schmeckt. An der Taille liegt sie gut in der Hand, durch den weiten Hals passen Eis und Bürste.",
      ) + bullets("750 ml, 150 g", "BPA-freies Polyethylen", "Zugverschluss, der dicht schließt"),
    disclaimerHtml: disclaimer("Für kalte und lauwarme Getränke bis 60 °C."),
    specification: [
      ["Inhalt", "750 ml"],
      ["Material", "Polyethylen, Polypropylen, Silikon"],
      ["Größe", "Ø 73 × 255 mm"],
      ["Pflege", "Spülmaschine, oberer Korb"],
      ["Gewicht", "150 g"],
    ],
    seo: {
      title: "Sportflasche 750 ml zum Drücken",
      description:
        "Leichte Trinkflasche für 750 ml mit Zugverschluss und dem Logo von {company}, in Himmelblau oder Terrakotta.",
      keywords: ["Trinkflasche", "Flasche", "Wasserflasche", "Fitnessflasche"],
    },
  },
};

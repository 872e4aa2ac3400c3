import { bullets, paragraphs } from "../html.ts";
import type { TranslatedProduct } from "../types.ts";
import { disclaimer } from "./html.ts";

const battery =
  "Enthält eine Lithium-Ionen-Zelle: trocken und unter 45 °C aufbewahren, im Flugzeug ins Handgepäck. Manche Länder lassen sie nur auf dem Landweg zu, was bis zu einer Woche länger dauern kann.";
const rated =
  "Ladezeiten hängen von Handy, Hülle und Netzteil ab; unsere sind mit einem 20-W-Netzteil gemessen.";

export const electronicGadgets: Readonly<Record<number, TranslatedProduct>> = {
  1: {
    name: "Flache Powerbank 10.000 mAh",
    shownWith: "beim Laden eines Handys",
    shortHtml: paragraphs(
      "Zwei volle Handyladungen in einem Gehäuse, so dünn wie das Handy, mit vier dezenten Punkten, die zeigen, wie viel noch drin ist.",
    ),
    descriptionHtml:
      paragraphs(
        "Flach und griffig gleitet sie in dieselbe Tasche wie dein Handy. Ein USB-C-Anschluss arbeitet in beide Richtungen, mit bis zu 22,5 W; am zweiten daneben lädt gleichzeitig das Handy einer Kollegin.",
        "Das Logo ist einfarbig auf die Vorderseite gedruckt. Die vier Punkte bleiben dunkel, bis du die Taste an der Kante drückst.",
      ) +
      bullets(
        "10.000 mAh, etwa zwei Ladungen eines heutigen Handys",
        "Erster USB-C-Anschluss Ein- und Ausgang 22,5 W, zweiter Ausgang 18 W",
        "Am 20-W-Netzteil in 3 Stunden 20 Minuten wieder voll",
        "USB-C-Kabel, 25 cm, liegt bei",
      ),
    disclaimerHtml: disclaimer(battery, rated),
    specification: [
      ["Kapazität", "10.000 mAh (37 Wh)"],
      ["Anschlüsse", "2 × USB-C"],
      ["Leistung", "22,5 W"],
      ["Größe", "143 × 68 × 14 mm"],
      ["Gewicht", "215 g"],
      ["Garantie", "12 Monate"],
    ],
    seo: {
      title: "Flache Powerbank 10.000 mAh",
      description:
        "14 mm dünne Powerbank mit 10.000 mAh und 22,5 W USB-C, griffig in Graphit oder Salbei mit dem Logo von {company}.",
      keywords: ["Powerbank", "Zusatzakku", "10000 mAh", "Ladegerät", "Akku"],
    },
  },
  2: {
    name: "Magnetische Powerbank 5.000 mAh",
    shownWith: "auf der Rückseite eines Handys",
    shortHtml: paragraphs("Rastet hinten am Handy ein und lädt es ohne Kabel, während du gehst."),
    descriptionHtml:
      paragraphs(
        "Ein Ring aus sechzehn Magneten hält sie fest, in der Hosentasche, im Rucksack und auf der Taxifahrt. Sie ist so klein, dass das Handy noch in eine Hand passt und die Kamera frei bleibt.",
        "Auf Handys ohne Magnetring kommt der Klebering aus der Schachtel, oder sie laden über USB-C mit bis zu 12 W.",
      ) +
      bullets(
        "5.000 mAh, etwa eine Ladung",
        "Kabellos 7,5 W, USB-C 12 W",
        "Lädt dein Handy und sich selbst gleichzeitig",
        "Zwei Kleberinge liegen bei",
      ),
    disclaimerHtml: disclaimer(
      battery,
      "Halte eine Handbreit Abstand zu Bankkarten mit Magnetstreifen und zu Herzschrittmachern.",
    ),
    specification: [
      ["Kapazität", "5.000 mAh (18,5 Wh)"],
      ["Kabellos", "7,5 W"],
      ["USB-C", "12 W, Ein- und Ausgang"],
      ["Größe", "97 × 64 × 11 mm"],
      ["Gewicht", "128 g"],
      ["Garantie", "12 Monate"],
    ],
    seo: {
      title: "Magnetische Powerbank 5.000 mAh",
      description:
        "Powerbank mit 5.000 mAh im Taschenformat, die am Handy einrastet und kabellos lädt. Vorn das Logo von {company}.",
      keywords: ["Powerbank", "kabellose Powerbank", "Zusatzakku", "5000 mAh"],
    },
  },
  3: {
    name: "Kabelloses Ladepad für den Schreibtisch",
    shownWith: "beim Laden eines Handys",
    shortHtml: paragraphs(
      "Eine weiche Scheibe, die lädt, was auf ihr liegt, und aussieht, als gehöre sie auf den Tisch.",
    ),
    descriptionHtml:
      paragraphs(
        "Oben weiches Silikon, auf dem Glas weder verkratzt noch rutscht; unten ein Stück Aluminium auf einem Ring aus Silikon. Ein kleines Licht leuchtet fünf Sekunden, wenn das Laden beginnt, und lässt dich dann in Ruhe.",
      ) + bullets("Bis 15 W", "Lädt durch Hüllen bis 4 mm", "Umflochtenes USB-C-Kabel, 1,2 m, fest am Fuß"),
    disclaimerHtml: disclaimer("Braucht ein USB-C-Netzteil ab 20 W, das nicht beiliegt.", rated),
    specification: [
      ["Leistung", "5, 7,5, 10 und 15 W"],
      ["Material", "Silikon, Aluminium"],
      ["Größe", "Ø 100 × 9 mm"],
      ["Kabel", "1,2 m, USB-C"],
      ["Gewicht", "150 g"],
      ["Garantie", "12 Monate"],
    ],
    seo: {
      title: "Kabelloses Ladepad für den Schreibtisch, 15 W",
      description:
        "Kabelloses Ladepad mit 15 W, weicher Oberfläche, Aluminiumfuß und umflochtenem Kabel, in Sand oder Graphit.",
      keywords: ["Ladegerät", "Ladestation", "Induktionsladegerät", "Ladepad"],
    },
  },
  4: {
    name: "Umflochtenes USB-C-Kabel, 1,5 m",
    shownWith: "zwischen Handy und Becher",
    shortHtml: paragraphs(
      "Das Kabel, das deins bleibt: umflochten, 60 W, mit einem Lederband, das das Logo trägt.",
    ),
    descriptionHtml:
      paragraphs(
        "Nylongeflecht um einen Kern, der am Stecker 10.000-mal gebogen wurde, bevor unser Name daraufkam. Beide Enden sind USB-C; es lädt einen Laptop mit 60 W und überträgt Daten mit 480 Mbit/s.",
        "Das Lederband mit dem geprägten Logo wird um das aufgerollte Kabel geknöpft und bleibt daran, wenn es offen ist.",
      ) + bullets("60 W, 480 Mbit/s", "Stecker aus Aluminium, 8 mm schmal", "Lederband, geprägt"),
    disclaimerHtml: disclaimer("Es überträgt kein Bild an einen Monitor."),
    specification: [
      ["Stecker", "USB-C auf USB-C"],
      ["Länge", "1,5 m"],
      ["Leistung", "60 W (20 V, 3 A)"],
      ["Mantel", "Nylongeflecht"],
      ["Gewicht", "42 g"],
      ["Garantie", "12 Monate"],
    ],
    seo: {
      title: "Umflochtenes USB-C-Kabel, 1,5 m",
      description:
        "Umflochtenes Kabel USB-C auf USB-C mit 60 W, 1,5 m lang, mit geprägtem Lederband. In Graphit oder Terrakotta.",
      keywords: ["USB-C-Kabel", "Ladekabel", "Kabel"],
    },
  },
  5: {
    name: "Bluetooth-Lautsprecher für die Tasche",
    shownWith: "zwischen Becher und Notizbuch",
    shortHtml: paragraphs(
      "Füllt einen Teamraum, übersteht eine Dachterrasse im Juli und spielt elf Stunden.",
    ),
    descriptionHtml:
      paragraphs(
        "Ein Breitbandlautsprecher und eine Passivmembran in einer Strickhülle. Er ist vor allem auf Stimmen abgestimmt, damit Anrufe und Podcasts am ganzen Tisch klar zu verstehen sind, und mit einem zweiten spielt er in Stereo.",
        "Das Logo ist auf die Strickhülle gedruckt; mit der Schlaufe an der Seite hängt er am Rucksack.",
      ) +
      bullets(
        "11 Stunden bei halber Lautstärke",
        "IP67: staubdicht, 30 Minuten in einem Meter Wasser",
        "Zwei spielen in Stereo",
      ),
    disclaimerHtml: disclaimer(
      battery,
      "Die Spielzeit ist bei halber Lautstärke gemessen; lauter heißt kürzer.",
    ),
    specification: [
      ["Leistung", "8 W"],
      ["Bluetooth", "5.3, 15 m"],
      ["Akku", "2.200 mAh, USB-C"],
      ["Schutzart", "IP67"],
      ["Größe", "Ø 78 × 112 mm"],
      ["Gewicht", "365 g"],
      ["Garantie", "12 Monate"],
    ],
    seo: {
      title: "Bluetooth-Lautsprecher für die Tasche",
      description:
        "Wasserdichter Bluetooth-Lautsprecher mit Strickhülle, elf Stunden Spielzeit und dem Logo von {company}.",
      keywords: ["Bluetooth-Lautsprecher", "Lautsprecher", "Musikbox", "Box"],
    },
  },
  6: {
    name: "Kabellose Ohrhörer",
    shownWith: "neben dem Etui, bei einem Becher",
    shortHtml: paragraphs(
      "Ruhe, wenn im Büro keine ist: Geräuschunterdrückung, drei Aufsatzgrößen, 28 Stunden mit dem Etui.",
    ),
    descriptionHtml:
      paragraphs(
        "Zwei Mikrofone pro Seite blenden Lüfter und Straße aus, nicht aber deine Stimme am Telefon. Langes Drücken lässt die Umgebung wieder herein. Das Etui geht mit einem Daumen auf und schließt mit einem Klang, auf den wir ein wenig stolz sind.",
      ) +
      bullets(
        "7 Stunden, 28 mit dem Etui",
        "10 Minuten Laden reichen für 90 Minuten Musik",
        "Aufsätze in S, M und L",
        "Logo vorn auf dem Etui",
      ),
    disclaimerHtml: disclaimer(
      battery,
      "Aus Hygienegründen nehmen wir Ohrhörer nur mit unversehrtem Siegel der Aufsätze zurück.",
    ),
    specification: [
      ["Bluetooth", "5.3, zwei Geräte gleichzeitig"],
      ["Geräuschunterdrückung", "bis 32 dB"],
      ["Akku", "7 h, 28 h mit dem Etui"],
      ["Schutzart", "IPX4"],
      ["Etui", "61 × 50 × 25 mm, 46 g"],
      ["Garantie", "12 Monate"],
    ],
    seo: {
      title: "Kabellose Ohrhörer mit Geräuschunterdrückung",
      description:
        "Ohrhörer mit Geräuschunterdrückung, 28 Stunden Spielzeit und Ladeetui mit dem Logo von {company}, in Kreideweiß oder Graphit.",
      keywords: ["Kopfhörer", "Earbuds", "In-Ear-Kopfhörer", "Ohrhörer"],
    },
  },
  7: {
    name: "Leise kabellose Maus",
    shownWith: "auf einer Filzunterlage, neben einem Laptop",
    shortHtml: paragraphs("Klicks, die in der Besprechung niemand hört, und ein Akku für zwei Monate."),
    descriptionHtml:
      paragraphs(
        "Eine flache, symmetrische Form für beide Hände. Sie merkt sich drei Geräte per Bluetooth, eine Taste unten wechselt zwischen ihnen; der Empfänger für ein viertes versteckt sich neben dem Sensor.",
      ) +
      bullets(
        "Leise Taster, 5 Millionen Klicks",
        "800 bis 2.400 dpi",
        "Lädt per USB-C: eine Stunde für zwei Monate",
      ),
    disclaimerHtml: disclaimer("Funktioniert nicht auf klarem Glas."),
    specification: [
      ["Verbindung", "Bluetooth 5.2, Empfänger 2,4 GHz"],
      ["Auflösung", "800, 1.600, 2.400 dpi"],
      ["Akku", "500 mAh, USB-C"],
      ["Größe", "112 × 61 × 34 mm"],
      ["Gewicht", "82 g"],
      ["Garantie", "12 Monate"],
    ],
    seo: {
      title: "Leise kabellose Maus",
      description: "Leise, aufladbare Maus für drei Geräte, in Graphit oder Sand mit dem Logo von {company}.",
      keywords: ["Funkmaus", "Computermaus", "Bluetooth-Maus", "Maus"],
    },
  },
  8: {
    name: "Filzunterlage für den Schreibtisch",
    shownWith: "unter Laptop, Maus und Becher",
    shortHtml: paragraphs("Platz für Tastatur und Maus auf vier Millimetern gepresster Wolle."),
    descriptionHtml:
      paragraphs(
        "Gepresster Merinofilz dämpft das Tippen, wärmt die Handgelenke und liegt vom ersten Tag an flach. Die Unterseite ist aus Naturkork, damit sie liegen bleibt. Eine Lederecke ist von Hand angenäht und mit dem Logo geprägt.",
      ) + bullets("80 × 30 cm", "Merinofilz auf Kork", "Fusseln nimmt jeder Staubsauger mit Bürste ab"),
    disclaimerHtml: disclaimer(
      "Filz ist ein Naturmaterial: Farbton und Stärke sind von Stück zu Stück etwas verschieden.",
    ),
    specification: [
      ["Material", "Merinowollfilz, Kork, Leder"],
      ["Größe", "80 × 30 × 0,6 cm"],
      ["Gewicht", "410 g"],
      ["Pflege", "Bürsten; Flecken mit kaltem Wasser abtupfen"],
    ],
    seo: {
      title: "Schreibtischunterlage aus Wollfilz, 80 × 30 cm",
      description:
        "Unterlage aus Merinofilz auf Kork mit geprägter Lederecke, 80 mal 30 cm, in Graphit oder Salbei.",
      keywords: ["Schreibtischunterlage", "Mauspad", "Filzunterlage", "Schreibtisch"],
    },
  },
  9: {
    name: "USB-C-Hub, 5 in 1",
    shownWith: "an einem Laptop angeschlossen",
    shortHtml: paragraphs(
      "Aus einem Anschluss werden fünf: Bildschirm, zweimal USB-A, Kartenleser und Strom.",
    ),
    descriptionHtml:
      paragraphs(
        "Gefrästes Aluminium, das auch nach einem Tag voller Präsentationen kühl bleibt. Das Kabel ist 16 cm lang: lang genug, um neben einem Laptop auf einem Ständer flach zu liegen, kurz genug, um es in der Tasche um den Hub zu wickeln.",
      ) +
      bullets("HDMI 4K mit 60 Hz", "Power Delivery mit 100 W", "SD-Karte mit 104 MB/s", "Gelasertes Logo"),
    disclaimerHtml: disclaimer(
      "Für den Bildschirm muss der USB-C-Anschluss des Laptops den DisplayPort Alternate Mode beherrschen.",
    ),
    specification: [
      ["Anschlüsse", "HDMI, 2 × USB-A 3.2, SD, USB-C für Strom"],
      ["Power Delivery", "100 W Eingang, 85 W an den Laptop"],
      ["Material", "Aluminium"],
      ["Größe", "104 × 32 × 12 mm"],
      ["Gewicht", "72 g"],
      ["Garantie", "12 Monate"],
    ],
    seo: {
      title: "USB-C-Hub, 5 in 1, aus Aluminium",
      description:
        "USB-C-Hub aus Aluminium mit HDMI 4K bei 60 Hz, zwei USB-A-Anschlüssen, SD-Karte und Power Delivery mit 100 W.",
      keywords: ["USB-C-Hub", "Dockingstation", "HDMI-Adapter", "Adapter", "Laptop"],
    },
  },
  10: {
    name: "Handyständer aus Aluminium",
    shownWith: "mit einem Handy darin",
    shortHtml: paragraphs("Ein Stück Aluminium, das dir dein Handy im richtigen Winkel hinhält."),
    descriptionHtml:
      paragraphs(
        "Vier Millimeter stark und schwer genug, um beim Tippen nicht zu kippen. Silikon hält das Handy fest, und die Kante ist an beiden Enden offen für ein Kabel.",
      ) + bullets("73° für Anrufe, hoch und quer", "Silikon unter Fuß und Handy"),
    disclaimerHtml: disclaimer("Handy und Kabel gehören nicht dazu."),
    specification: [
      ["Material", "Eloxiertes Aluminium, Silikon"],
      ["Größe", "80 × 95 × 102 mm"],
      ["Passt für", "Handys jeder Größe, bis 13 mm stark"],
      ["Gewicht", "190 g"],
    ],
    seo: {
      title: "Handyständer aus Aluminium",
      description:
        "Handyständer aus einem Stück Aluminium mit Silikon unter dem Handy, in Stahl oder Graphit.",
      keywords: ["Handyhalter", "Handyhalterung", "Telefonständer", "Schreibtisch"],
    },
  },
};

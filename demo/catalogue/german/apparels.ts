import { bullets, paragraphs } from "../html.ts";
import type { TranslatedProduct } from "../types.ts";
import { disclaimer } from "./html.ts";

const dyed =
  "Jede Färbung fällt etwas anders aus, und Bildschirme geben Farben unterschiedlich wieder: Der Farbton kann leicht vom Bild abweichen.";
const tried =
  "Probier Kleidung bitte drinnen und mit Etikett an; Getragenes und Gewaschenes können wir nicht umtauschen.";

export const apparels: Readonly<Record<number, TranslatedProduct>> = {
  11: {
    name: "Klassisches T-Shirt",
    shortHtml: paragraphs(
      "Das T-Shirt aus dem Willkommenspaket: Bio-Baumwolle, ein kleiner Druck, nichts, was kratzt.",
    ),
    descriptionHtml:
      paragraphs(
        "180 g gekämmte Bio-Baumwolle, in Tiruppur gestrickt, genäht und vorgewaschen, damit nichts mehr einläuft. Der Kragen ist gerippt, ein Nackenband reicht von Schulter zu Schulter; das Etikett ist gedruckt, nicht eingenäht.",
        "Das Logo ist klein mit wasserbasierter Farbe links auf die Brust gedruckt und auch nach fünfzig Wäschen noch weich.",
      ) +
      bullets(
        "Normale Passform, für Frauen und Männer",
        "100 % Bio-Baumwolle, GOTS-zertifiziert",
        "Bei 30 °C auf links waschen",
      ),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "100 % Bio-Baumwolle, 180 g/m²"],
      ["Passform", "Normal"],
      ["Kragen", "Gerippter Rundhals mit Nackenband"],
      ["Druck", "Brust links, wasserbasierte Farbe"],
      ["Pflege", "30 °C, nicht bleichen, kein Trockner"],
      ["Hergestellt in", "Tiruppur, Indien"],
    ],
    seo: {
      title: "Klassisches T-Shirt aus Bio-Baumwolle",
      description:
        "T-Shirt mit Rundhals aus 180 g Bio-Baumwolle mit kleinem Druck von {company}, Größen XS bis XXL, vier Farben.",
      keywords: ["T-Shirt", "Shirt", "Bio-Baumwolle", "Firmen-T-Shirt"],
    },
  },
  12: {
    name: "Schweres T-Shirt",
    shortHtml: paragraphs(
      "Dicke Baumwolle, die ihre Form hält, und das Logo ausnahmsweise groß auf der Brust.",
    ),
    descriptionHtml:
      paragraphs(
        "260 g Single-Jersey mit trockenem Griff, der seine Form hält, statt zu kleben. Gerade geschnitten, die Ärmel reichen fast bis zum Ellenbogen. Der Druck ist ein einziger dicker Farbauftrag, den man spürt.",
      ) +
      bullets(
        "Gerade und bequem: Für engen Sitz eine Größe kleiner nehmen",
        "100 % gekämmte Baumwolle",
        "Saum und Ärmel doppelt genäht",
      ),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "100 % gekämmte Baumwolle, 260 g/m²"],
      ["Passform", "Gerade, bequem"],
      ["Druck", "Brust, 19 cm breit"],
      ["Pflege", "30 °C, auf links bügeln"],
      ["Hergestellt in", "Tiruppur, Indien"],
    ],
    seo: {
      title: "Schweres T-Shirt, 260 g Baumwolle",
      description:
        "Gerade geschnittenes T-Shirt aus 260 g gekämmter Baumwolle mit großem Brustdruck von {company}, in Sand oder Graphit, XS bis XXL.",
      keywords: ["Oversize-T-Shirt", "Shirt", "weites T-Shirt", "T-Shirt"],
    },
  },
  13: {
    name: "Langarmshirt",
    shortHtml: paragraphs("Für Büros, in denen die Klimaanlage den Streit gewonnen hat."),
    descriptionHtml:
      paragraphs(
        "200 g Interlock aus Baumwolle, auf beiden Seiten glatt, mit gerippten Bündchen, die hochgeschoben bleiben. Kleiner Druck links auf der Brust und die drei Balken des Logos am rechten Bündchen.",
      ) + bullets("Normale Passform", "95 % Bio-Baumwolle, 5 % Elasthan", "Bündchen bleiben elastisch"),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "95 % Bio-Baumwolle, 5 % Elasthan, 200 g/m²"],
      ["Passform", "Normal"],
      ["Druck", "Brust links und rechtes Bündchen"],
      ["Pflege", "30 °C, liegend trocknen"],
      ["Hergestellt in", "Tiruppur, Indien"],
    ],
    seo: {
      title: "Langarmshirt",
      description:
        "Langarmshirt aus 200 g Bio-Baumwoll-Interlock mit gerippten Bündchen, in Tannengrün oder Kreideweiß, XS bis XXL.",
      keywords: ["Longsleeve", "Langarm-T-Shirt", "Shirt", "T-Shirt"],
    },
  },
  14: {
    name: "Poloshirt aus Piqué",
    shortHtml: paragraphs("Schick genug für den Termin, luftig genug für die Bahnfahrt dorthin."),
    descriptionHtml:
      paragraphs(
        "220 g Baumwollpiqué, der atmet, mit einem gestrickten Kragen, der sich nicht rollt, und drei Knöpfen aus Corozonuss. Das Logo ist klein links auf die Brust gestickt.",
      ) +
      bullets(
        "Normale Passform mit Seitenschlitzen",
        "Gesticktes Logo, 8 cm breit",
        "Ersatzknopf innen am Saum",
      ),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "100 % Baumwollpiqué, 220 g/m²"],
      ["Passform", "Normal"],
      ["Knöpfe", "Corozo"],
      ["Logo", "Gestickt, Brust links"],
      ["Pflege", "30 °C, warm bügeln"],
      ["Hergestellt in", "Tiruppur, Indien"],
    ],
    seo: {
      title: "Poloshirt aus Piqué, bestickt",
      description:
        "Poloshirt aus 220 g Baumwollpiqué mit gesticktem Logo von {company} in Tintenblau, Kreideweiß oder Tannengrün, XS bis XXL.",
      keywords: ["Polohemd", "Polo", "T-Shirt mit Kragen", "Bürokleidung"],
    },
  },
  15: {
    name: "Weicher Kapuzenpullover",
    shortHtml: paragraphs(
      "320 Gramm angeraute Baumwolle, eine doppelte Kapuze und eine Tasche für beide Hände und ein Handy.",
    ),
    descriptionHtml:
      paragraphs(
        "Innen weich vom ersten Abend an und auch noch nach einem Winter voller Wäschen: Der Stoff ist zweimal angeraut und vorgewaschen. Dazu Kordeln aus Baumwolle und ein Rippbund, der nicht hochrutscht.",
        "Das Logo ist links auf die Brust gedruckt; der Rücken bleibt frei.",
      ) +
      bullets(
        "Normale Passform, ein T-Shirt passt darunter",
        "80 % Baumwolle, 20 % recyceltes Polyester",
        "Gefütterte Kapuze, Kängurutasche",
      ),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "80 % Baumwolle, 20 % recyceltes Polyester, 320 g/m²"],
      ["Passform", "Normal"],
      ["Kapuze", "Gefüttert, Baumwollkordeln"],
      ["Druck", "Brust links"],
      ["Pflege", "30 °C, auf links, liegend trocknen"],
      ["Hergestellt in", "Ludhiana, Indien"],
    ],
    seo: {
      title: "Weicher Kapuzenpullover",
      description:
        "Kapuzenpullover aus 320 g angerauter Baumwolle mit gefütterter Kapuze und dem Logo von {company}, in Tintenblau oder Salbei.",
      keywords: ["Hoodie", "Kapuzenpulli", "Sweatshirt", "Pullover", "Fleece", "Winterkleidung"],
    },
  },
  16: {
    name: "Pullover mit kurzem Reißverschluss",
    shortHtml: paragraphs(
      "Für Tage, an denen ein Hemd zu wenig und eine Jacke zu viel ist: recyceltes Fleece mit einem Reißverschluss, der oben bleibt.",
    ),
    descriptionHtml:
      paragraphs(
        "Grid-Fleece aus recycelten Flaschen hält dich am Schreibtisch warm und lässt die Wärme entweichen, wenn du zum Aufzug rennst. Der Stehkragen ist am Kinn weich, und eine kleine Lasche deckt das Ende des Reißverschlusses ab.",
      ) +
      bullets(
        "Schmale bis normale Passform",
        "100 % recyceltes Polyester, über Nacht trocken",
        "Gerippte Bündchen und Saum",
      ),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "Grid-Fleece aus 100 % recyceltem Polyester, 240 g/m²"],
      ["Passform", "Schmal bis normal"],
      ["Reißverschluss", "YKK, 22 cm"],
      ["Logo", "Gestickt, Brust links"],
      ["Pflege", "30 °C im Wäschenetz, ohne Weichspüler"],
      ["Hergestellt in", "Ludhiana, Indien"],
    ],
    seo: {
      title: "Fleecepullover mit kurzem Reißverschluss",
      description:
        "Pullover mit kurzem Reißverschluss aus recyceltem Grid-Fleece mit gesticktem Logo von {company}, in Graphit oder Tannengrün.",
      keywords: ["Troyer", "Fleecepullover", "Sweatshirt", "Pullover", "recycelt"],
    },
  },
  17: {
    name: "Sweatshirt",
    shortHtml: paragraphs("Nicht angeraute Baumwolle: warm im Dezember, angenehm noch im März."),
    descriptionHtml:
      paragraphs(
        "280 g Sweatstoff, mit den Schlingen nach innen, damit er atmet. Der Kragen behält seine Form, auch wenn du ihn über den Kopf ziehst. Der Brustdruck ist einfarbig.",
      ) + bullets("Normale Passform", "100 % Bio-Baumwolle", "Gerippte Bündchen und Saum"),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "Sweatstoff aus 100 % Bio-Baumwolle, 280 g/m²"],
      ["Passform", "Normal"],
      ["Druck", "Brust, 12 cm breit"],
      ["Pflege", "30 °C, auf links"],
      ["Hergestellt in", "Tiruppur, Indien"],
    ],
    seo: {
      title: "Sweatshirt aus Bio-Baumwolle",
      description:
        "Sweatshirt mit Rundhals aus 280 g Bio-Baumwolle mit dem Logo von {company}, in Terrakotta oder Sand.",
      keywords: ["Pullover", "Pulli", "Sweater", "Bio-Baumwolle"],
    },
  },
  18: {
    name: "Faltbare Windjacke",
    shortHtml: paragraphs(
      "Hält einen Regenschauer eine halbe Stunde ab und verschwindet in der eigenen Tasche.",
    ),
    descriptionHtml:
      paragraphs(
        "Ripstop-Nylon, so leicht, dass du es in der Tasche vergisst, mit getapten Schulternähten, dort, wo der Regen zuerst ankommt. Die Kapuze lässt sich in den Kragen rollen; die linke Tasche wird, umgestülpt, zum Packbeutel.",
      ) +
      bullets(
        "Wasserabweisend, Schulternähte getapt",
        "Verpackt so groß wie eine Mango",
        "Reflektierendes Logo links auf der Brust",
      ),
    disclaimerHtml: disclaimer(
      "Für Schauer gemacht, nicht für stundenlangen Regen. Die Imprägnierung frischst du mit dem warmen Bügeleisen durch ein Tuch auf.",
      tried,
    ),
    specification: [
      ["Material", "Ripstop aus 100 % recyceltem Nylon, 38 g/m²"],
      ["Passform", "Normal, über einem Pullover"],
      ["Taschen", "Zwei, mit Reißverschluss, in den Seitennähten"],
      ["Packmaß", "16 × 12 × 6 cm"],
      ["Pflege", "30 °C, ohne Weichspüler"],
      ["Hergestellt in", "Bengaluru, Indien"],
    ],
    seo: {
      title: "Faltbare Windjacke",
      description:
        "Wasserabweisende Windjacke aus Ripstop, die in die eigene Tasche passt, mit reflektierendem Logo von {company}.",
      keywords: ["Regenjacke", "Jacke", "Windbreaker", "Überziehjacke"],
    },
  },
  19: {
    name: "6-Panel-Cap",
    shownWith: "neben einem Notizbuch",
    shortHtml: paragraphs("Gewaschener Twill, flache Krone und ein Schirm, der schon für dich gebogen ist."),
    descriptionHtml:
      paragraphs(
        "Weich vom ersten Tragen an, weil die Baumwolle vor dem Nähen gewaschen wird. Das Logo ist vorn erhaben gestickt; die Metallschnalle passt sich Köpfen von 55 bis 61 cm an.",
      ) +
      bullets("Niedrige Form aus sechs Bahnen", "Sechs gestickte Luftlöcher", "Schweißband aus Baumwolle"),
    disclaimerHtml: disclaimer(dyed, "Von Hand waschen: Die Maschine nimmt dem Schirm die Form."),
    specification: [
      ["Material", "100 % Baumwolltwill"],
      ["Größe", "Einheitsgröße, 55–61 cm"],
      ["Logo", "Erhabene Stickerei"],
      ["Verschluss", "Metallschnalle"],
      ["Pflege", "Handwäsche, über einer Schüssel trocknen"],
    ],
    seo: {
      title: "6-Panel-Cap aus gewaschener Baumwolle",
      description:
        "Niedrige Cap aus gewaschenem Baumwolltwill mit gesticktem Logo von {company}, in Tintenblau, Terrakotta oder Natur.",
      keywords: ["Kappe", "Mütze", "Baseballcap", "Schirmmütze", "Basecap"],
    },
  },
  20: {
    name: "Gerippte Strickmütze",
    shortHtml: paragraphs(
      "Kräftige Rippen, ein tiefer Umschlag und ein Lederaufnäher. Warm, ohne zu kratzen.",
    ),
    descriptionHtml:
      paragraphs(
        "In einem Stück aus recycelter Wolle und Baumwolle gestrickt, damit unter Helm oder Kopfhörern keine Naht drückt. Den Umschlag kannst du einfach oder doppelt tragen.",
      ) +
      bullets("Für 54 bis 62 cm", "Lederaufnäher mit dem Logo am Umschlag", "Garn aus Resten vom Zuschnitt"),
    disclaimerHtml: disclaimer(dyed),
    specification: [
      ["Material", "50 % recycelte Wolle, 50 % Baumwolle"],
      ["Größe", "Einheitsgröße, 54–62 cm"],
      ["Pflege", "Kalte Handwäsche, liegend trocknen"],
      ["Hergestellt in", "Ludhiana, Indien"],
    ],
    seo: {
      title: "Gerippte Strickmütze aus recycelter Wolle",
      description:
        "Nahtlose Strickmütze aus recycelter Wolle und Baumwolle mit Lederaufnäher von {company}, in Senfgelb oder Graphit.",
      keywords: ["Mütze", "Beanie", "Wintermütze", "Wollmütze"],
    },
  },
  21: {
    name: "Alltagssocken",
    shortHtml: paragraphs("Das Kleinste mit unserem Logo, und das, wonach alle fragen."),
    descriptionHtml:
      paragraphs(
        "Gekämmte Baumwolle mit gepolsterter Sohle, einer handgekettelten Spitze ohne Wulst, zwei Streifen unter dem Bund und dem Logo auf beiden Seiten.",
      ) + bullets("Ein Paar", "Handgekettelte Spitze", "Bund, der hält und nicht einschneidet"),
    disclaimerHtml: disclaimer("Aus Hygienegründen nehmen wir Socken nur mit ungeöffneter Banderole zurück."),
    specification: [
      ["Material", "78 % gekämmte Baumwolle, 20 % Polyamid, 2 % Elasthan"],
      ["Höhe", "Wadenlang, 19 cm"],
      ["Pflege", "40 °C, auf links"],
      ["Hergestellt in", "Coimbatore, Indien"],
    ],
    seo: {
      title: "Alltagssocken",
      description:
        "Gepolsterte Socken aus gekämmter Baumwolle mit zwei Streifen und dem Logo von {company}, in Tintenblau oder Terrakotta und zwei Größen.",
      keywords: ["Socken", "Strümpfe", "Baumwollsocken"],
    },
  },
  22: {
    name: "T-Shirt für Kinder",
    shortHtml: paragraphs("Für den Menschen zu Hause, der fragt, was du den ganzen Tag machst."),
    descriptionHtml:
      paragraphs(
        "Dieselbe Bio-Baumwolle wie beim Shirt für Große, mit flachen Nähten, gedrucktem Etikett und einem Halsausschnitt für eilige Köpfe. Der Druck ist frei von PVC und hält dem Sandkasten stand.",
      ) + bullets("Normale Passform mit Luft zum Wachsen", "100 % Bio-Baumwolle", "Bei 40 °C waschen"),
    disclaimerHtml: disclaimer(dyed, tried),
    specification: [
      ["Material", "100 % Bio-Baumwolle, 160 g/m²"],
      ["Größen", "2 bis 9 Jahre"],
      ["Druck", "Brust, wasserbasierte Farbe"],
      ["Pflege", "40 °C, Trockner schonend"],
      ["Hergestellt in", "Tiruppur, Indien"],
    ],
    seo: {
      title: "T-Shirt für Kinder, 2 bis 9 Jahre",
      description:
        "T-Shirt für Kinder aus Bio-Baumwolle mit weichem Druck von {company}, für 2 bis 9 Jahre, in Himmelblau oder Senfgelb.",
      keywords: ["Kinder-T-Shirt", "Kindershirt", "T-Shirt", "Kinderkleidung"],
    },
  },
};

import { paragraphs } from "../html.ts";
import { policyNumbers } from "../policy-numbers.ts";
import type { TranslatedCategory } from "../types.ts";

const bulk = '<a href="/de/orders/bulk-enquiry">Anfrage für größere Mengen</a>';

/** Categories and collections in German, by slug. A description for search engines is the first sentence. */
export const categories: Readonly<Record<string, TranslatedCategory>> = {
  "electronic-gadgets": {
    name: "Elektronik",
    heading: "Ladegeräte, Lautsprecher und Technik für den Schreibtisch mit dem Logo von {company}",
    descriptionHtml: paragraphs(
      "Zehn kleine Geräte für Schreibtisch und Tasche: Strom für einen Tag voller Termine, Musik für den Teamraum und das Kabel, das sich alle leihen. Das Logo ist gelasert oder einfarbig gedruckt und hält so lange wie das Gerät.",
      `Auf jedes Gerät gibt der Hersteller ein Jahr Garantie. Ab 25 Stück mit eurer eigenen Gravur schreibt uns über ${bulk}.`,
    ),
    description:
      "Powerbanks, Ladepads, Lautsprecher, Kabel und Technik für den Schreibtisch mit dem Logo von {company}.",
  },
  apparels: {
    name: "Kleidung",
    heading: "Kleidung, die du auch am Samstag trägst",
    descriptionHtml: paragraphs(
      "T-Shirts, Pullover, Caps und Socken, in Tiruppur aus gekämmter Baumwolle und Bio-Baumwolle geschnitten und genäht. Das Logo ist klein: ein Druck auf der Brust, ein gewebtes Etikett, eine Naht. Es gibt Größen von XS bis XXL, und auf jeder Seite steht, wie du misst.",
      `Eine falsche Größe kannst du innerhalb von ${policyNumbers.returnDays} Tagen nach der Lieferung zurückschicken; mehr dazu unter <a href="/de/orders/return-policy">Rückgabe</a>.`,
    ),
    description:
      "T-Shirts, Polos, Kapuzenpullover, Caps und Socken mit dem Logo von {company}, in den Größen XS bis XXL.",
  },
  bags: {
    name: "Taschen & Reise",
    heading: "Taschen für den Weg zur Arbeit und das Wochenende danach",
    descriptionHtml: paragraphs(
      "Vom Baumwollbeutel bis zum 20-Liter-Rucksack mit hängendem Laptopfach. Die Reißverschlüsse sind von YKK, die Gurte recycelt, und jede Tasche hat ein Fach, in das ein Reisepass passt.",
    ),
    description: "Stofftaschen, Rucksäcke, Laptophüllen, Etuis und Schirme mit dem Logo von {company}.",
  },
  stationary: {
    name: "Schreibwaren & Geschenke",
    heading: "Papier, Stifte und Dinge zum Verschenken",
    descriptionHtml: paragraphs(
      'Notizbücher, die flach aufliegen, ein Stift mit Metallmine und Geschenke, die keine Verpackung brauchen. Auch das <a href="/de/welcome-kit">Willkommenspaket</a> für neue Kolleginnen und Kollegen ist hier zu Hause: Es ist kostenlos und wird mit einem Swag-Gutschein eingelöst.',
    ),
    description: "Notizbücher, Planer, Stifte, Schokolade und das kostenlose Willkommenspaket von {company}.",
  },
  drinkware: {
    name: "Becher & Flaschen",
    heading: "Becher, Flaschen und eine Lunchbox",
    descriptionHtml: paragraphs(
      "Steinzeug für den Schreibtisch, isolierter Stahl für den Weg dorthin. Wie lange etwas heiß oder kalt bleibt, ist auf jeder Seite mit geschlossenem Deckel bei 25 °C gemessen, und aller Stahl ist lebensmittelechter 18/8-Edelstahl.",
    ),
    description:
      "Keramikbecher, Isolierflaschen, Thermobecher, Kannen und eine Lunchbox mit dem Logo von {company}.",
  },
  "t-shirts": {
    name: "T-Shirts",
    heading: "Verschiedene Stärken, ein kleiner Druck",
    descriptionHtml: paragraphs(
      "Vom leichten Rundhals bis zur schweren Baumwolle, und daneben ein Polo. Auf jeder Seite steht, wie du ein Shirt misst, das dir schon passt.",
    ),
    description:
      "T-Shirts mit Rundhals, schwer und mit langen Ärmeln, mit dem Logo von {company}, von XS bis XXL.",
  },
  "sweatshirts-and-hoodies": {
    name: "Sweatshirts & Hoodies",
    heading: "Für Büros, in denen es zu kalt ist",
    descriptionHtml: paragraphs(
      "Außen ein dezentes Logo, innen Platz für ein T-Shirt. Die Tabelle auf jeder Seite hilft bei der Größe.",
    ),
    description: "Kapuzenpullover, Pullover und Sweatshirts aus Baumwolle mit dem Logo von {company}.",
  },
  "caps-and-beanies": {
    name: "Caps & Mützen",
    heading: "Eine Größe, für fast jeden Kopf",
    descriptionHtml: paragraphs("Die Cap hat eine Metallschnalle, die Mütze dehnt sich."),
    description: "Caps und Strickmützen mit dem Logo von {company}, in einer Größe für fast jeden Kopf.",
  },
  backpacks: {
    name: "Rucksäcke",
    heading: "Ein Laptop, ein Mittagessen und ein frisches Hemd",
    descriptionHtml: paragraphs(
      "Das Laptopfach hängt frei über dem Boden des Rucksacks und schlägt beim Abstellen nicht aufs Pflaster.",
    ),
    description: "Rucksack mit hängendem Laptopfach und dem Logo von {company}.",
  },
  totes: {
    name: "Stofftaschen",
    heading: "Canvas, der auch den Einkauf trägt",
    descriptionHtml: paragraphs("Schwerer Baumwollcanvas mit Henkeln für die Schulter."),
    description: "Stofftasche aus Baumwollcanvas mit dem Logo von {company} und Henkeln für die Schulter.",
  },
  "for-the-laptop": {
    name: "Für den Laptop",
    heading: "Hülle, Rucksack und Hub",
    descriptionHtml: paragraphs(
      "Was ihn schützt und was man an ihn anschließt. Auf jeder Seite steht, welche Größen passen.",
    ),
    description: "Filzhülle, Rucksack und USB-C-Hub für den Laptop, mit dem Logo von {company}.",
  },
  mugs: {
    name: "Becher & Tassen",
    heading: "Für den ersten Kaffee und den dritten",
    descriptionHtml: paragraphs(
      "Steinzeug für den Schreibtisch, Emaille für den Balkon, Stahl für den Weg dorthin.",
    ),
    description:
      "Becher aus Steinzeug und Emaille, Espressotassen und ein Thermobecher mit dem Logo von {company}.",
  },
  bottles: {
    name: "Flaschen",
    heading: "Den ganzen Tag kalt, den ganzen Tag dicht",
    descriptionHtml: paragraphs(
      "Lebensmittelechter Stahl und Deckel, die schließen. Die Isolierflasche hält Getränke stundenlang kalt; wie lange, steht auf ihrer Seite.",
    ),
    description: "Isolier- und Sportflaschen mit dem Logo von {company}.",
  },
  "flasks-and-tumblers": {
    name: "Kannen & Thermobecher",
    heading: "Heiß, bis du Zeit hast zu trinken",
    descriptionHtml: paragraphs(
      "Doppelte Wände aus lebensmittelechtem 18/8-Edelstahl. Auf jeder Seite steht, wie viele Stunden der Tee heiß bleibt.",
    ),
    description:
      "Thermoskannen und Thermobecher mit dem Logo von {company}, die Tee stundenlang heiß halten.",
  },
  "power-banks": {
    name: "Powerbanks",
    heading: "Für noch einen Anruf",
    descriptionHtml: paragraphs(
      "Eine flache für die Tasche und eine magnetische für die Rückseite des Handys.",
    ),
    description: "Flache und magnetische Powerbanks mit dem Logo von {company}.",
  },
  sound: {
    name: "Audio",
    heading: "Für einen Raum oder nur für dich",
    descriptionHtml: paragraphs(
      "Ein Lautsprecher für den Teamraum und Ohrhörer für die Bahn, je mit einem Jahr Herstellergarantie.",
    ),
    description: "Bluetooth-Lautsprecher und Ohrhörer mit dem Logo von {company}.",
  },
  "for-the-desk": {
    name: "Für den Schreibtisch",
    heading: "Weniger auf dem Tisch, und alles davon nützlich",
    descriptionHtml: paragraphs(
      "Ein Ladepad, ein Ständer, eine Unterlage, ein Planer und eine Schale, die zusammenpassen.",
    ),
    description:
      "Ladepad, Handyständer, Filzunterlage und Nussbaumschale für einen aufgeräumten Schreibtisch, mit dem Logo von {company}.",
  },
  notebooks: {
    name: "Notizbücher",
    heading: "Papier, das flach liegt",
    descriptionHtml: paragraphs(
      "Ein Notizbuch für das, was gesagt wurde, und ein Planer für das, was kommt. Beide liegen flach auf dem Tisch.",
    ),
    description: "Notizbücher mit festem Einband und ein Monatsplaner mit dem Logo von {company}.",
  },
  "pens-and-pencils": {
    name: "Stifte",
    heading: "Etwas zum Schreiben",
    descriptionHtml: paragraphs(
      "Ein Aluminiumstift mit einer Mine, die es überall gibt, Bleistifte aus Zeder und eine Schale, in der sie liegen.",
    ),
    description:
      "Kugelschreiber aus Aluminium mit Standardminen und Bleistifte aus Zeder, mit dem Logo von {company}.",
  },
  "small-gifts": {
    name: "Kleine Geschenke",
    heading: "Klein, gut gemacht, leicht zu verschenken",
    descriptionHtml: paragraphs(
      `Socken, Caps, Notizbücher und Becher, die in jede Schublade oder Geschenktüte passen. Ab 25 Stück schreibt uns über ${bulk}.`,
    ),
    description: "Kleine Geschenke mit dem Logo von {company}: Socken, Notizbücher, Becher, Caps und Stifte.",
  },
};

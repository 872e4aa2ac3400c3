import { paragraphs } from "../html.ts";
import { policyNumbers } from "../policy-numbers.ts";
import type { TranslatedCategory } from "../types.ts";

const bulk = '<a href="/de/orders/bulk-enquiry">Anfrage für größere Mengen</a>';

/** Categories and collections in German, by slug. A description for search engines is the first sentence. */
export const categories: Readonly<Record<string, TranslatedCategory>> = {
  "electronic-gadgets": {
    name: "Elektronik",
    heading: "Ladegeräte, Klang und Technik für den Tisch mit dem Zeichen von {company}",
    descriptionHtml: paragraphs(
      "Zehn kleine Geräte für Schreibtisch und Tasche: Strom für einen Tag voller Termine, Klang für den Teamraum und das Kabel, das sich alle leihen. Jedes ist gelasert oder in einer Farbe bedruckt, so hält das Zeichen so lange wie das Gerät.",
      `Auf jedes Gerät gibt der Hersteller ein Jahr Garantie. Ab 25 Stück mit eurer eigenen Gravur schreibt uns über ${bulk}.`,
    ),
    description:
      "Powerbanks, Ladepads, Lautsprecher, Kabel und Technik für den Tisch mit dem Zeichen von {company}.",
  },
  apparels: {
    name: "Kleidung",
    heading: "Kleidung, die du auch am Samstag trägst",
    descriptionHtml: paragraphs(
      "T-Shirts, Pullover, Caps und Socken, in Tiruppur aus gekämmter und Bio-Baumwolle geschnitten und genäht. Das Zeichen ist klein: ein Druck auf der Brust, ein gewebtes Etikett, eine Naht. Die Größen gehen von XS bis XXL, und auf jeder Seite steht, wie du misst.",
      `Eine falsche Größe kannst du innerhalb von ${policyNumbers.returnDays} Tagen nach der Lieferung zurückschicken; mehr dazu unter <a href="/de/orders/return-policy">Rückgabe</a>.`,
    ),
    description:
      "T-Shirts, Polos, Kapuzenpullover, Caps und Socken mit dem Zeichen von {company}, in den Größen XS bis XXL.",
  },
  bags: {
    name: "Taschen & Reise",
    heading: "Taschen für den Weg zur Arbeit und das Wochenende danach",
    descriptionHtml: paragraphs(
      "Vom Baumwollbeutel bis zum Rucksack mit 20 Litern und hängendem Laptopfach. Die Reißverschlüsse sind von YKK, die Gurte recycelt, und jede Tasche hat ein Fach, in das ein Reisepass passt.",
    ),
    description: "Stofftaschen, Rucksäcke, Laptophüllen, Etuis und Schirme mit dem Zeichen von {company}.",
  },
  stationary: {
    name: "Schreibwaren & Geschenke",
    heading: "Papier, Stifte und Dinge zum Verschenken",
    descriptionHtml: paragraphs(
      'Notizbücher, die flach liegen, ein Stift mit Metallmine und Geschenke, die keine Verpackung brauchen. Auch das <a href="/de/welcome-kit">Willkommenspaket</a> für neue Kolleginnen und Kollegen ist hier zu Hause: es ist kostenlos und wird mit einem Swag-Gutschein eingelöst.',
    ),
    description: "Notizbücher, Planer, Stifte, Schokolade und das kostenlose Willkommenspaket von {company}.",
  },
  drinkware: {
    name: "Becher & Flaschen",
    heading: "Becher, Flaschen und eine Lunchbox",
    descriptionHtml: paragraphs(
      "Steinzeug für den Schreibtisch, isolierter Stahl für den Weg dorthin. Die Zeiten für heiß und kalt sind auf jeder Seite mit geschlossenem Deckel bei 25 °C gemessen, und aller Stahl ist lebensmittelechter 18/8-Edelstahl.",
    ),
    description:
      "Keramikbecher, Isolierflaschen, Thermobecher, Kannen und eine Lunchbox mit dem Zeichen von {company}.",
  },
  "t-shirts": {
    name: "T-Shirts",
    heading: "Verschiedene Stärken, ein kleiner Druck",
    descriptionHtml: paragraphs(
      "Vom leichten Rundhals bis zum schweren, weiten Schnitt, und daneben ein Polo. Auf jeder Seite steht, wie du ein Shirt misst, das dir schon passt.",
    ),
    description:
      "T-Shirts mit Rundhals, schwer und mit langen Ärmeln, mit dem Zeichen von {company}, von XS bis XXL.",
  },
  "sweatshirts-and-hoodies": {
    name: "Sweatshirts & Hoodies",
    heading: "Für Büros, in denen es zu kalt ist",
    descriptionHtml: paragraphs(
      "Außen ein leises Zeichen, innen Platz für ein T-Shirt. Die Tabelle auf jeder Seite hilft bei der Größe.",
    ),
    description: "Kapuzenpullover, Pullover und Sweatshirts aus Baumwolle mit dem Zeichen von {company}.",
  },
  "caps-and-beanies": {
    name: "Caps & Mützen",
    heading: "Eine Größe, für fast jeden Kopf",
    descriptionHtml: paragraphs("Die Cap schließt mit einer Schnalle, die Mütze dehnt sich."),
    description: "Caps und Strickmützen mit gesticktem Zeichen von {company}, in einer verstellbaren Größe.",
  },
  backpacks: {
    name: "Rucksäcke",
    heading: "Ein Laptop, ein Mittagessen und ein frisches Hemd",
    descriptionHtml: paragraphs(
      "Das Laptopfach hängt über dem Boden der Tasche, so trifft es nicht aufs Pflaster, wenn du sie abstellst.",
    ),
    description: "Rucksack mit hängendem Laptopfach und dem Zeichen von {company}.",
  },
  totes: {
    name: "Stofftaschen",
    heading: "Canvas, der auch den Einkauf trägt",
    descriptionHtml: paragraphs("Schwerer Baumwollcanvas mit Henkeln für die Schulter."),
    description: "Stofftasche aus Baumwollcanvas mit dem Zeichen von {company} und Henkeln für die Schulter.",
  },
  "for-the-laptop": {
    name: "Für den Laptop",
    heading: "Hülle, Rucksack und Hub",
    descriptionHtml: paragraphs(
      "Was ihn trägt und was man an ihn steckt. Auf jeder Seite steht, welche Größen passen.",
    ),
    description: "Filzhülle, Rucksack und USB-C-Hub für den Laptop, mit dem Zeichen von {company}.",
  },
  mugs: {
    name: "Becher & Tassen",
    heading: "Für den ersten Kaffee und den dritten",
    descriptionHtml: paragraphs(
      "Steinzeug für den Schreibtisch, Emaille für den Balkon, Stahl für den Weg dorthin.",
    ),
    description:
      "Becher aus Steinzeug und Emaille, Espressotassen und ein Thermobecher mit dem Zeichen von {company}.",
  },
  bottles: {
    name: "Flaschen",
    heading: "Den ganzen Tag kalt, den ganzen Tag dicht",
    descriptionHtml: paragraphs(
      "Lebensmittelechter Stahl und Deckel, die schließen. Die isolierte hält viele Stunden kalt; wie viele, steht auf ihrer Seite.",
    ),
    description: "Isolier- und Sportflaschen mit dem Zeichen von {company}.",
  },
  "flasks-and-tumblers": {
    name: "Kannen & Thermobecher",
    heading: "Heiß, bis du Zeit hast zu trinken",
    descriptionHtml: paragraphs(
      "Doppelte Wände aus lebensmittelechtem 18/8-Edelstahl. Auf jeder Seite steht, wie viele Stunden der Tee heiß bleibt.",
    ),
    description:
      "Thermoskannen und Thermobecher mit dem Zeichen von {company}, die Tee stundenlang heiß halten.",
  },
  "power-banks": {
    name: "Powerbanks",
    heading: "Noch ein Anruf",
    descriptionHtml: paragraphs(
      "Eine flache für die Tasche und eine magnetische für die Rückseite des Handys.",
    ),
    description: "Flache und magnetische Powerbanks mit dem Zeichen von {company}.",
  },
  sound: {
    name: "Klang",
    heading: "Für einen Raum oder nur für dich",
    descriptionHtml: paragraphs(
      "Ein Lautsprecher für den Teamraum und Ohrhörer für die Bahn, je mit einem Jahr Garantie vom Hersteller.",
    ),
    description: "Bluetooth-Lautsprecher und Ohrhörer mit dem Zeichen von {company}.",
  },
  "for-the-desk": {
    name: "Für den Schreibtisch",
    heading: "Weniger auf dem Tisch, und alles davon nützlich",
    descriptionHtml: paragraphs(
      "Ein Ladepad, ein Ständer, eine Unterlage, ein Planer und eine Schale, die zusammenpassen.",
    ),
    description:
      "Ladepad, Handyständer, Filzunterlage und Nussbaumschale für einen ruhigeren Tisch, mit dem Zeichen von {company}.",
  },
  notebooks: {
    name: "Notizbücher",
    heading: "Papier, das flach liegt",
    descriptionHtml: paragraphs(
      "Ein Notizbuch für das, was gesagt wurde, und ein Planer für das, was kommt. Beide liegen flach auf dem Tisch.",
    ),
    description: "Notizbücher mit festem Einband und ein Monatsplaner mit dem Zeichen von {company}.",
  },
  "pens-and-pencils": {
    name: "Stifte",
    heading: "Etwas zum Schreiben",
    descriptionHtml: paragraphs(
      "Ein Aluminiumstift mit einer Mine, die es überall gibt, Bleistifte aus Zeder und eine Schale, in der sie liegen.",
    ),
    description:
      "Kugelschreiber aus Aluminium mit Standardminen und Bleistifte aus Zeder, mit dem Zeichen von {company}.",
  },
  "small-gifts": {
    name: "Kleine Geschenke",
    heading: "Klein, gut gemacht, leicht zu verschenken",
    descriptionHtml: paragraphs(
      `Socken, Caps, Notizbücher und Becher, die in eine Schublade oder einen Umschlag passen. Ab 25 Stück schreibt uns über ${bulk}.`,
    ),
    description:
      "Kleine Geschenke mit dem Zeichen von {company}: Socken, Notizbücher, Becher, Caps und Stifte.",
  },
};

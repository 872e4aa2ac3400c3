import { paragraphs } from "../html.ts";
import { policyNumbers } from "../policy-numbers.ts";
import type { TranslatedCategory } from "../types.ts";

const bulk = '<a href="/nb/orders/bulk-enquiry">forespørsel om større antall</a>';

const category = (
  name: string,
  heading: string,
  description: string,
  ...texts: readonly string[]
): TranslatedCategory => ({ name, heading, description, descriptionHtml: paragraphs(...texts) });

/** Categories and collections in Norwegian, by slug. */
export const categories: Readonly<Record<string, TranslatedCategory>> = {
  "electronic-gadgets": category(
    "Elektronikk",
    "Ladere, høyttalere og skrivebordsteknikk med logoen til {company}",
    "Nødladere, ladeplater, høyttalere, kabler og skrivebordsteknikk med logoen til {company}.",
    "Ti små ting til skrivebord og veske: strøm til en dag full av møter, musikk til møterommet og kabelen alle låner. Logoen er gravert med laser eller trykt i én farge og varer like lenge som tingen.",
    `Produsenten gir ett års garanti på alt. Fra 25 stykker med egen gravering: send oss en ${bulk}.`,
  ),
  apparels: category(
    "Klær",
    "Klær du også bruker på lørdag",
    "T-skjorter, poloer, hettegensere, capser og sokker med logoen til {company}, i størrelser fra XS til XXL.",
    "T-skjorter, gensere, capser og sokker, klippet og sydd i Tiruppur av kjemmet og økologisk bomull. Logoen er liten: et trykk på brystet, et vevd merke, en søm.",
    `Feil størrelse kan sendes tilbake innen ${policyNumbers.returnDays} dager etter levering; les mer under <a href="/nb/orders/return-policy">Retur</a>.`,
  ),
  bags: category(
    "Vesker og reise",
    "Vesker til jobbveien og helgen etterpå",
    "Bærenett, ryggsekker, laptophylstre, etuier og paraplyer med logoen til {company}.",
    "Fra bærenettet i bomull til ryggsekken på 20 liter med hengende laptoplomme. Glidelåsene er fra YKK, remmene resirkulerte, og hver veske har en lomme som tar et pass.",
  ),
  stationary: category(
    "Skrivesaker og gaver",
    "Papir, penner og ting å gi bort",
    "Notatbøker, planleggere, penner, sjokolade og den gratis velkomstpakken fra {company}.",
    'Notatbøker som ligger flatt, en penn med metallpatron og gaver som ikke trenger innpakning. Også <a href="/nb/welcome-kit">velkomstpakken</a> for nye kolleger hører hjemme her: Den er gratis og hentes med en kode.',
  ),
  drinkware: category(
    "Krus og flasker",
    "Krus, flasker og en matboks",
    "Keramikkrus, isolerte flasker, termokopper, termoser og en matboks med logoen til {company}.",
    "Steintøy til skrivebordet, isolert stål til veien dit. Hvor lenge noe holder seg varmt eller kaldt, er målt med lukket lokk ved 25 °C, og alt stål er mattrygt 18/8-stål.",
  ),
  "t-shirts": category(
    "T-skjorter",
    "Ulik tykkelse, ett lite trykk",
    "T-skjorter med rund hals, i tung bomull og med lange ermer, med logoen til {company}, fra XS til XXL.",
    "Fra den lette med rund hals til den tunge i bomull, og en polo ved siden av. Hver side viser hvordan du måler en skjorte som allerede passer.",
  ),
  "sweatshirts-and-hoodies": category(
    "Gensere og hettegensere",
    "For kontorer der det er for kaldt",
    "Hettegensere, gensere og collegegensere i bomull med logoen til {company}.",
    "En liten logo utenpå, plass til en T-skjorte inni. Tabellen på hver side hjelper med størrelsen.",
  ),
  "caps-and-beanies": category(
    "Capser og luer",
    "Én størrelse, for nesten alle hoder",
    "Capser og strikkede luer med logoen til {company}, i én størrelse for nesten alle hoder.",
    "Capsen har en metallspenne, luen strekker seg.",
  ),
  backpacks: category(
    "Ryggsekker",
    "En laptop, en lunsj og en ren skjorte",
    "Ryggsekk med hengende laptoplomme og logoen til {company}.",
    "Laptoplommen henger fritt over bunnen og slår ikke i gulvet når du setter sekken ned.",
  ),
  totes: category(
    "Bærenett",
    "Canvas som også bærer handlingen",
    "Bærenett i bomullscanvas med logoen til {company} og håndtak til skulderen.",
    "Tung bomullscanvas med håndtak til skulderen.",
  ),
  "for-the-laptop": category(
    "Til laptopen",
    "Hylster, ryggsekk og hub",
    "Filthylster, ryggsekk og USB-C-hub til laptopen, med logoen til {company}.",
    "Det som beskytter den, og det du kobler til den. Hver side sier hvilke størrelser som passer.",
  ),
  mugs: category(
    "Krus og kopper",
    "Til den første kaffen og den tredje",
    "Krus av steintøy og emalje, espressokopper og en termokopp med logoen til {company}.",
    "Steintøy til skrivebordet, emalje til balkongen, stål til veien dit.",
  ),
  bottles: category(
    "Flasker",
    "Kald hele dagen, tett hele dagen",
    "Isolerte flasker og sportsflasker med logoen til {company}.",
    "Mattrygt stål og lokk som lukker. Den isolerte flasken holder drikken kald i timevis; hvor lenge, står på siden.",
  ),
  "flasks-and-tumblers": category(
    "Termoser og termokopper",
    "Varm til du får tid til å drikke",
    "Termoser og termokopper med logoen til {company}, som holder teen varm i timevis.",
    "Doble vegger av mattrygt 18/8-stål. Hver side sier hvor mange timer teen holder seg varm.",
  ),
  "power-banks": category(
    "Nødladere",
    "Til én samtale til",
    "Flate og magnetiske nødladere med logoen til {company}.",
    "En flat til lommen og en magnetisk til baksiden av mobilen.",
  ),
  sound: category(
    "Lyd",
    "For et rom eller bare for deg",
    "Bluetooth-høyttalere og ørepropper med logoen til {company}.",
    "En høyttaler til møterommet og ørepropper til toget, hver med ett års garanti fra produsenten.",
  ),
  "for-the-desk": category(
    "Til skrivebordet",
    "Mindre på bordet, og alt nyttig",
    "Ladeplate, mobilstativ, filtmatte og valnøttbrett til et ryddig skrivebord, med logoen til {company}.",
    "En ladeplate, et stativ, en matte, en planlegger og et brett som passer sammen.",
  ),
  notebooks: category(
    "Notatbøker",
    "Papir som ligger flatt",
    "Innbundne notatbøker og en månedsplanlegger med logoen til {company}.",
    "En notatbok til det som ble sagt, og en planlegger til det som kommer. Begge ligger flatt på bordet.",
  ),
  "pens-and-pencils": category(
    "Penner og blyanter",
    "Noe å skrive med",
    "Kulepenner i aluminium og sederblyanter med logoen til {company}.",
    "En aluminiumspenn med en patron som finnes overalt, blyanter av seder og et brett til dem.",
  ),
  "small-gifts": category(
    "Små gaver",
    "Små, godt laget, lette å gi bort",
    "Små gaver med logoen til {company}: sokker, notatbøker, krus, capser og penner.",
    `Sokker, capser, notatbøker og krus som passer i enhver skuff eller gavepose. Fra 25 stykker: send oss en ${bulk}.`,
  ),
};

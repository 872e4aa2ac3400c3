import { type ProductWords, productWords } from "./product-words.ts";

export const drinkware: Readonly<Record<number, ProductWords>> = {
  42: productWords(
    "Hverdagskrus",
    "Steintøy med hank for tre fingre, glasert i farge utenpå og hvitt inni.",
    [
      "Kruset fra velkomstpakken. Det tar godt og vel 330 ml, står så bredt at ingen erme velter det, og foten er polert, så den ikke riper skrivebordet.",
      "Logoen er brent inn i glasuren og kommer uendret ut av oppvaskmaskinen.",
    ],
    ["330 ml", "Tåler oppvaskmaskin og mikrobølgeovn", "Laget i Khurja, glasert for hånd"],
  ),
  43: productWords(
    "Isolert flaske 600 ml",
    "Kald i et døgn, varm i et halvt, under en bambuskork med stålbøyle.",
    [
      "To vegger av 18/8-stål med ingenting imellom. Åpningen er vid nok for isbiter og smal nok til å drikke av på en buss i fart. Pulverlakken gir godt grep, og flasken dugger aldri.",
    ],
    ["24 timer kald, 12 timer varm", "Tett, også opp ned", "Logo lasergravert ned til stålet"],
  ),
  44: productWords(
    "Termokopp 450 ml",
    "Passer i koppholderen, under espressomaskinen og i én hånd; lokket skyves opp med tommelen.",
    [
      "Kaffen er fortsatt varm når morgenmøtet er over. Lokket tas fra hverandre i to deler for vask. Foten er av gummi og lager ingen lyd.",
    ],
    ["5 timer varm, 9 timer kald", "Passer koppholdere på 72 mm", "Skyvelokk, sprutsikkert"],
  ),
  45: productWords(
    "Termos 1 L",
    "Chai til fire helt til kvelden, med to kopper på toppen.",
    [
      "Formen er uendret på femti år, for ingenting var galt med den. Ett trykk på korken skjenker, det ytre lokket er en kopp, og en til ligger inni.",
    ],
    ["18 timer varm, 30 timer kald", "To kopper på 150 ml", "Trykkork som kan tas fra hverandre"],
  ),
  46: productWords(
    "Emaljert turkrus",
    "Lett, høylytt når det faller, og like godt etterpå.",
    [
      "Stål, emaljert to ganger, med kanten dyppet for hånd: blekk på kritt, kritt på blekk. Det går på primusen, i oppvaskmaskinen på kontoret og på kroken på en ryggsekk.",
    ],
    ["350 ml", "For gass, glør og oppvaskmaskin", "Rullet kant"],
  ),
  47: productWords(
    "Espressokopper, to stk.",
    "Tykke vegger, en liten hank og skåler som også er lokk.",
    [
      "Dreid i Khurja og glasert over det hele, med logoen brent inn. Veggen er 6 mm, så en liten kaffe er varm til siste slurk. Skåler av akasie holder bordet tørt.",
    ],
    ["To kopper på 80 ml, to skåler", "Blank glasur", "I eske, klar til å gis bort"],
  ),
  48: productWords(
    "Matboks i stål med bambuslokk",
    "Ris på den ene siden, dal på den andre, og lokket er tallerkenen.",
    [
      "Én dyp form av 18/8-stål med en skillevegg som flyttes, og en liten rund boks med eget lokk for det som er vått. Snudd er bambuslokket en fjøl; et bomullsbånd holder alt samlet.",
    ],
    ["900 ml, med en boks på 120 ml", "Flyttbar skillevegg", "Passer i et bærenett"],
  ),
  49: productWords(
    "Korkbrikker, fire stk.",
    "Fire skiver av presset kork som ingen kopp blir hengende ved.",
    [
      "Seks millimeter tett portugisisk kork som suger opp dråpen. Logoen er svidd inn midt på hver av de fire.",
    ],
    ["Ø 10 cm, 6 mm tykke", "Tåler varme opptil 120 °C", "Knyttet sammen med bomullsbånd"],
  ),
  50: productWords(
    "Sportsflaske 750 ml",
    "Åpnes med et drag, skjenker med et klem, og veier nesten ingenting når den er tom.",
    [
      "En myk flaske som tåler gulvet på treningssenteret og ikke husker gårsdagens sitron. Midjen passer hånden, og den vide halsen tar isbiter og børste.",
    ],
    ["750 ml, 150 g", "Polyetylen uten BPA", "Tut som lukker tett"],
  ),
};

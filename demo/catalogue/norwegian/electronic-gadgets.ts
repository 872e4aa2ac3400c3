import { type ProductWords, productWords } from "./product-words.ts";

export const electronicGadgets: Readonly<Record<number, ProductWords>> = {
  1: productWords(
    "Flat nødlader 10 000 mAh",
    "To fulle mobilladinger i et deksel så tynt som mobilen, med fire stille prikker som viser hvor mye som er igjen.",
    [
      "En myk plate som går ned i samme lomme som mobilen. Én USB-C-port lader begge veier med opptil 22,5 W; den andre tar seg av en kollega samtidig.",
      "Logoen er trykt én gang på forsiden, i én farge. De fire prikkene er mørke til du trykker på knappen på kanten.",
    ],
    [
      "10 000 mAh, omtrent to ladinger av en ny mobil",
      "Første USB-C inn og ut 22,5 W, andre ut 18 W",
      "Full igjen på 3 timer og 20 minutter med en lader på 20 W",
      "USB-C-kabel på 25 cm følger med",
    ],
  ),
  2: productWords(
    "Magnetisk nødlader 5000 mAh",
    "Klikker seg fast på baksiden av mobilen og lader den uten kabel mens du går.",
    [
      "En ring av seksten magneter holder den på plass gjennom lomme, veske og drosjetur. Den er så liten at mobilen fortsatt passer i én hånd, og kameraet er fritt.",
      "Mobiler uten magnetring bruker klisterringen i esken, eller USB-C-porten med opptil 12 W.",
    ],
    [
      "5000 mAh, omtrent én lading",
      "Trådløst 7,5 W, USB-C 12 W",
      "Lader mobilen og seg selv samtidig",
      "To klisterringer følger med",
    ],
  ),
  3: productWords(
    "Trådløs bordlader",
    "En myk skive som lader det som legges på den, og som ser ut som den hører hjemme på skrivebordet.",
    [
      "Toppen er myk silikon som ikke riper glass eller lar det gli; foten er ett stykke aluminium på en ring av silikon. Et lite lys viser i fem sekunder at ladingen har begynt, og lar deg så være i fred.",
    ],
    ["Opptil 15 W", "Lader gjennom deksler på opptil 4 mm", "Flettet USB-C-kabel på 1,2 m, festet til foten"],
  ),
  4: productWords(
    "Flettet USB-C-kabel, 1,5 m",
    "Kabelen som forblir din: flettet, 60 W, med en skinnrem som bærer logoen.",
    [
      "Nylonflett rundt en kjerne som ble bøyd 10 000 ganger ved støpselet før vi satte navnet vårt på den. Begge ender er USB-C; den lader en laptop med 60 W og flytter filer med 480 Mbit/s.",
      "Skinnremmen er preget med logoen, kneppes rundt kveilen og blir på kabelen når den er åpen.",
    ],
    ["60 W, 480 Mbit/s", "Støpsler av aluminium, 8 mm smale", "Preget skinnrem"],
  ),
  5: productWords(
    "Liten Bluetooth-høyttaler",
    "Fyller et møterom, overlever en takterrasse i juli og spiller i elleve timer.",
    [
      "Ett fulltoneelement og en passiv radiator i en strikket strømpe. Den er stemt for stemmer, så samtaler og podkaster er tydelige over bordet, og to av dem spiller i stereo.",
      "Logoen er trykt på strikken; løkken på siden fester den til en ryggsekk.",
    ],
    [
      "11 timer på halv styrke",
      "IP67: støvtett, 30 minutter under en meter vann",
      "To av dem spiller i stereo",
    ],
  ),
  6: productWords(
    "Trådløse ørepropper",
    "Stille når kontoret ikke er det: støydemping, tre størrelser og 28 timer med etuiet.",
    [
      "To mikrofoner på hver side tar bort viften og gaten, men ikke din egen stemme i en samtale. Et langt trykk slipper rommet inn igjen. Etuiet åpnes med én tommel.",
    ],
    [
      "7 timer, 28 med etuiet",
      "10 minutters lading gir 90 minutter musikk",
      "Propper i S, M og L",
      "Logo foran på etuiet",
    ],
  ),
  7: productWords(
    "Stille trådløs mus",
    "Klikk som ingen i samtalen hører, og en lading som varer i to måneder.",
    [
      "En lav, symmetrisk form for begge hender. Den husker tre enheter med Bluetooth, og en knapp på undersiden bytter mellom dem; mottakeren til en fjerde ligger ved siden av sensoren.",
    ],
    ["Stille brytere, 5 millioner klikk", "800 til 2400 dpi", "Lades med USB-C: én time for to måneder"],
  ),
  8: productWords(
    "Skrivebordsmatte i ullfilt",
    "Plass til tastatur og mus på fire millimeter presset ull.",
    [
      "Presset merinofilt demper lyden av tastene, varmer håndleddene og ligger flatt fra første dag. Undersiden er naturkork, så den blir liggende. Et skinnhjørne er sydd på for hånd og preget med logoen.",
    ],
    ["80 × 30 cm", "Merinofilt på kork", "En støvsuger med børste tar lo"],
  ),
  9: productWords(
    "USB-C-hub, 5 i 1",
    "Én port blir til fem: skjerm, to USB-A, kortleser og strøm.",
    [
      "Frest aluminium, så den holder seg kjølig gjennom en dag med skjermdeling. Kabelen er 16 cm: lang nok til å ligge flatt, kort nok til å vikles rundt huben i vesken.",
    ],
    ["HDMI 4K ved 60 Hz", "100 W strøm gjennom huben", "SD-kort med 104 MB/s", "Lasergravert logo"],
  ),
  10: productWords(
    "Mobilstativ i aluminium",
    "Ett stykke aluminium som vender mobilen mot ansiktet ditt.",
    [
      "Fire millimeter tykt, og tungt nok til ikke å velte når du trykker på skjermen. Silikon hindrer at mobilen glir, og kanten er åpen i begge ender for en kabel.",
    ],
    ["73° for samtaler, stående og liggende", "Silikon under foten og mobilen"],
  ),
};

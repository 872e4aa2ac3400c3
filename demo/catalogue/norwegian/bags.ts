import { type ProductWords, productWords } from "./product-words.ts";

export const bags: Readonly<Record<number, ProductWords>> = {
  34: productWords(
    "Bærenett i canvas",
    "Tung canvas, lange håndtak og plass til laptop, lunsj og en bok fra biblioteket.",
    [
      "340 g bomullscanvas står av seg selv og blir mykere for hver måned. Håndtakene er sydd fast i kvadrat og kryss og bærer 15 kg uten å skjære i skulderen. En liten innerlomme holder nøklene oppe fra bunnen.",
    ],
    ["38 × 42 × 10 cm, 16 liter", "Håndtak på 30 cm", "Trykt på én side, ren på den andre"],
  ),
  35: productWords(
    "Pendlersekk 20 L",
    "En laptop som aldri rører gulvet, en flaske som aldri rører laptopen.",
    [
      "Laptoplommen henger to centimeter over bunnen, så det er trygt å sette sekken ned. To ytterlommer gir etter for flaske og paraply; en skjult mot ryggen tar et pass. Glidelåsen går langt rundt toppen, så du når bunnen.",
      "Remmene er polstret og formet; to puter mot ryggen gir luft mellom dem.",
    ],
    [
      "20 liter, laptop opptil 16 tommer",
      "Resirkulert polyester, vannavvisende",
      "Logo i gummi, 4 cm, på frontlommen",
    ],
  ),
  36: productWords(
    "Laptophylster i filt 14″",
    "Filt ute, mikrofiber inne, og trykknapp i stedet for en glidelås som riper.",
    [
      "Fem millimeter filt tar støtene i vesken uten å ta plass. Klaffen lukkes med én trykknapp av messing; en innerlomme tar laderen og kabelen.",
    ],
    ["For laptoper på 13 og 14 tommer", "Preget skinnklaff", "Innerlomme"],
  ),
  37: productWords(
    "Weekendbag",
    "To netter og et par sko, under setet foran deg.",
    [
      "Vokset canvas med en bunn som tørkes ren. Skoene får sin egen lomme inni; en annen har glidelås for det som ikke må bli borte. Skulderremmen klipses på når du vil ha den.",
    ],
    ["32 liter, kabinstørrelse", "Egen skolomme", "Håndtak kledd med skinn"],
  ),
  38: productWords(
    "Liten skulderveske",
    "Mobil, lommebok, nøkler, ørepropper: hendene fri, lommene flate.",
    [
      "Tre liter som svinger fra ryggen til magen med ett drag. Hovedlommen åpner seg vidt og blir åpen; den bak ligger flatt mot deg og festes med en krok.",
    ],
    ["3 liter, plass til et lite nettbrett", "Rem for begge skuldre", "Nøkkelkrok i strikk"],
  ),
  39: productWords(
    "Gymbag med snor",
    "For treningen, den våte paraplyen og alt annet som ikke bør møte laptopen.",
    [
      "Tettvevd bomull med en snor så tykk som en finger, knyttet gjennom metallringer i forsterkede hjørner. Den brettes på størrelse med en hånd og vaskes sammen med håndklærne.",
    ],
    ["36 × 44 cm, 12 liter", "Bomullssnor, 8 mm", "Kan vaskes i maskin"],
  ),
  40: productWords(
    "Kabeletui",
    "Hver kabel i sin egen løkke, og én glidelås mellom deg og riktig adapter.",
    [
      "Det åpner seg som en bok og står mens det er åpent. Seks løkker i strikk, én nettlomme og plass i midten til en adapter på størrelse med en knyttneve. Hjørnet er av skinn, preget med logoen.",
    ],
    ["22 × 13 × 6 cm", "Seks løkker, to lommer", "Lyst fôr, så svarte ting kan finnes"],
  ),
  41: productWords(
    "Vindsikker paraply",
    "Åpner og lukker seg med ett trykk, og vrenger seg tilbake etter et vindkast.",
    [
      "Åtte spiler av glassfiber bøyer seg der stål ville knekke. Duken er tørr etter tre rist, og bred nok for én person med ryggsekk. Håndtaket er en krok av bøyd ask; logoen er på bare ett felt.",
    ],
    ["Ø 104 cm åpen, 88 cm lang", "Prøvd ved 90 km/t", "Henger i sitt eget håndtak"],
  ),
};

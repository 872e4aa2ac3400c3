import { type ProductWords, productWords } from "./product-words.ts";

const kit = productWords(
  "Velkomstpakke",
  "En eske på døren den første uken: fem ting å gå med, drikke av og skrive med. Vi spanderer.",
  [
    "Velkommen til {company}. Velg størrelse, bruk rabattkoden din i kassen, og pakken er på vei. Én pakke til hver kollega, bestilt alene: andre varer i handlekurven må vente til neste bestilling.",
  ],
  ["Koden står i velkomstmailen din", "Leveringen er gratis, uansett hvor du jobber"],
);

export const stationary: Readonly<Record<number, ProductWords>> = {
  23: productWords(
    "Innbundet notatbok A5",
    "192 prikkede sider som ligger flatt, og papir som tåler fyllepenn.",
    [
      "Trådsydd, så den ligger flatt på side 1 og på side 180. Papiret er elfenbenshvitt på 100 g med en prikk hver femte millimeter: et rutenett når du trenger det, usynlig når du ikke gjør det.",
      "Logoen er preget i omslaget uten farge. En lomme bak holder kvitteringer.",
    ],
    ["192 nummererte sider, 100 g", "Prikker, 5 mm", "Merkebånd, strikk, lomme bak"],
  ),
  24: productWords(
    "Månedsplanlegger",
    "Et år i tolv måneder som rives av: hele måneden i ett blikk, og plass til å skrive.",
    [
      "En rute for hver dag, med helgene skyggelagt. Spiral på toppen og papp som er stiv nok til å skrive på i fanget.",
    ],
    ["12 måneder, én per ark", "A4 liggende", "Resirkulert papir på 120 g"],
  ),
  25: kit,
  26: productWords(
    "Kulepenn i aluminium",
    "Metallpatron, balansert skaft og et klikk ingen klager på.",
    [
      "Dreid aluminium, anodisert i farge, med en stålklips som ennå ikke har bøyd seg. Patronen er dokumentekte med kule på 0,7 mm og holder til omtrent fire kilometer; alle patroner i G2-format passer.",
    ],
    ["0,7 mm, blå, dokumentekte", "Tar patroner i G2-format", "Lasergravert logo"],
  ),
  27: productWords(
    "Sederblyanter, seks stk.",
    "Seks sekskantede blyanter i seks av fargene våre, i et hylster som blir på skrivebordet.",
    [
      "Seder spisses rent og lukter som første skoledag. Blyet er HB og limt til treet i hele lengden, så et fall fra pulten ikke knekker det. Ferdig spisset, uten viskelær.",
    ],
    ["Seks blyanter i seks farger", "HB, limt bly", "Hylster av resirkulert papp"],
  ),
  28: productWords(
    "Sett med klistrelapper",
    "Tre blokker og fem strimler med faner på ett kort.",
    [
      "Farger som kan leses tvers over rommet, og lim som slipper en malt vegg uten spor. Kortet holder dem samlet og ligger flatt i vesken.",
    ],
    [
      "Tre blokker på 75 × 75 mm, 100 ark hver",
      "Fem faner med 25 ark",
      "Kort av resirkulert papp med logoen",
    ],
  ),
  29: productWords(
    "Vevd nøkkelbånd med kortholder",
    "Femten millimeter myk vev, med sikkerhetslås i nakken og holder til to kort.",
    [
      "Logoen er vevd inn, ikke trykt, så den flasser ikke der båndet gnisser. Låsen i nakken slipper når båndet henger seg fast, og holderen viser ett kort på hver side.",
    ],
    ["Resirkulert polyester, 15 mm", "Sikkerhetslås", "Stiv holder til to kort"],
  ),
  30: productWords(
    "Takkekort, eske med åtte",
    "Boktrykte kort for det en emoji er for liten til.",
    [
      "Fire motiver, to av hvert, presset dypt inn i bomullspapir på 600 g av et verksted i Jaipur. Innsiden er blank. Konvoluttene er leirfargede.",
    ],
    ["Åtte kort, åtte konvolutter", "Boktrykk på bomullspapir", "Blank innside"],
  ),
  31: productWords(
    "Skrivebordsbrett i valnøtt",
    "Et sted for pennen, bindersene, nøklene og ingenting annet.",
    [
      "Frest av ett bord valnøtt og behandlet med hardolje, med tre fordypninger: en lang for penner, en under for binders, og en firkantet for nøkler og ringer. Filt på undersiden.",
    ],
    ["Ett stykke heltre valnøtt", "Hardoljet", "Logoen svidd inn i hjørnet"],
  ),
  32: productWords(
    "Sjokoladeeske",
    "Seksten biter av kakao fra Idukki: havsalt, filterkaffe, appelsinskall og ren 64 %.",
    [
      "Laget i små partier i Kochi av bønner som vokser en time unna. Fire av hver: med havsalt, med malt filterkaffe, med kandisert appelsin, og med bare kakao og rørsukker.",
      "Lokket har logoen i kobberfolie; et kort inni sier hva som er hva.",
    ],
    ["16 biter, 160 g", "Vegetarisk, uten palmeolje", "Holder seg i seks måneder under 24 °C"],
  ),
  33: productWords(
    "Duftlys i soyavoks",
    "Vetiver og kardemomme i terrakotta, sitrongress og mynte i salvie. Brenner i førti timer.",
    [
      "Soyavoks helt for hånd i en glasert kopp som blir til en pennekopp når lyset er brent ned. Veken er bomull, duften kommer fra oljer destillert i Kannauj, og lokket av bøk holder støvet ute.",
    ],
    [
      "40 timer, 180 g voks",
      "Kopp og lokk til å beholde",
      "La det brenne i to timer første gang, så voksen smelter helt ut",
    ],
  ),
};

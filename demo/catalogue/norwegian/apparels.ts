import { type ProductWords, productWords } from "./product-words.ts";

export const apparels: Readonly<Record<number, ProductWords>> = {
  11: productWords(
    "Klassisk T-skjorte",
    "T-skjorten fra velkomstpakken: økologisk bomull, et lite trykk, ingenting som klør.",
    [
      "180 g kjemmet økologisk bomull, strikket og sydd i Tiruppur og vasket én gang, så den ikke krymper på deg. Halsen er ribbet og forsterket fra skulder til skulder; merkelappen er trykt, ikke sydd.",
      "Logoen er trykt lite på venstre bryst i vannbasert farge, og er fortsatt myk etter femti vasker.",
    ],
    [
      "Vanlig passform, for kvinner og menn",
      "100 % økologisk bomull, GOTS-sertifisert",
      "Vaskes på 30 °C, med vrangen ut",
    ],
  ),
  12: productWords(
    "Tung T-skjorte",
    "Tykk bomull som holder formen, og for en gangs skyld logoen stor over brystet.",
    [
      "260 g jersey med tørt grep, som holder formen i stedet for å klistre. Den er rett skåret, med ermer nesten til albuen. Trykket er ett lag tykk farge som du kan kjenne.",
    ],
    [
      "Rett passform med plass: ta en størrelse mindre for en tettere",
      "100 % kjemmet bomull",
      "Dobbel søm på fald og ermer",
    ],
  ),
  13: productWords(
    "Langermet T-skjorte",
    "For kontorer der klimaanlegget har vunnet diskusjonen.",
    [
      "200 g interlock-bomull, glatt på begge sider, med ribbede mansjetter som blir oppe. Lite trykk på venstre bryst, og de tre strekene i logoen på høyre mansjett.",
    ],
    ["Vanlig passform", "95 % økologisk bomull, 5 % elastan", "Mansjettene beholder spensten"],
  ),
  14: productWords(
    "Piképolo",
    "Pen nok for kunden, luftig nok for toget dit.",
    [
      "220 g bomullspiké som puster, med strikket krage som ikke krøller seg og tre knapper av steinnøtt. Logoen er brodert lite på venstre bryst.",
    ],
    ["Vanlig passform med splitt i siden", "Brodert logo, 8 cm bred", "Ekstra knapp på innsiden av falden"],
  ),
  15: productWords(
    "Hettegenser i børstet bomull",
    "320 gram børstet bomull, dobbel hette og en lomme med plass til begge hender og en mobil.",
    [
      "Myk på innsiden fra første kveld, og fortsatt myk etter en vinter med vask: Stoffet er børstet to ganger og krympet på forhånd. Den har snorer av bomull og en ribbet fald som ikke kryper opp.",
      "Logoen er trykt på venstre bryst; ryggen er ren.",
    ],
    [
      "Vanlig passform, plass til en T-skjorte",
      "80 % bomull, 20 % resirkulert polyester",
      "Fôret hette, kengurulomme",
    ],
  ),
  16: productWords(
    "Genser med kort glidelås",
    "For dager da en skjorte er for lite og en jakke for mye: resirkulert fleece med en glidelås som blir oppe.",
    [
      "Rutet fleece av resirkulerte flasker holder deg varm ved pulten og slipper varmen ut når du løper til heisen. Kragen er myk mot haken, der en liten klaff dekker enden av glidelåsen.",
    ],
    [
      "Smal, vanlig passform",
      "100 % resirkulert polyester, tørker over natten",
      "Ribbede mansjetter og fald",
    ],
  ),
  17: productWords(
    "Collegegenser",
    "Ubørstet bomull med løkker: varm i desember, fortsatt grei i en indisk mars.",
    [
      "280 g jersey med løkkene på innsiden, så den puster. Halsen holder formen når du drar den over hodet. Trykket på brystet er i én farge.",
    ],
    ["Vanlig passform", "100 % økologisk bomull", "Ribbede mansjetter og fald"],
  ),
  18: productWords(
    "Sammenleggbar vindjakke",
    "Holder en monsunbyge ute i en halvtime og pakkes i sin egen lomme.",
    [
      "Ripstop-nylon så lett at du glemmer den i vesken, med tapede skuldre der regnet kommer først. Hetten rulles inn i kragen; venstre lomme vrenges og blir til posen.",
    ],
    [
      "Vannavvisende, tapede skuldre",
      "Pakket på størrelse med en mango",
      "Reflekterende logo på venstre bryst",
    ],
  ),
  19: productWords(
    "Caps med seks paneler",
    "Vasket twill, lav pull og en brem som allerede er bøyd for deg.",
    [
      "Myk fra første gang, fordi bomullen vaskes før den sys. Logoen er brodert foran i relieff; en metallspenne passer hoder fra 55 til 61 cm.",
    ],
    ["Lav profil, seks paneler", "Seks sydde lufthull", "Svettebånd av bomull"],
  ),
  20: productWords(
    "Ribbestrikket lue",
    "Grov ribb, bred kant og et skinnmerke. Varm uten å klø.",
    [
      "Strikket i ett stykke av resirkulert ull og bomull, så ingen søm trykker under hjelm eller hodetelefoner. Brett kanten én eller to ganger.",
    ],
    ["Passer 54 til 62 cm", "Skinnmerke med logoen på kanten", "Garn av rester fra klipperommet"],
  ),
  21: productWords(
    "Hverdagssokker",
    "Det minste vi har med logo på, og det folk spør om.",
    [
      "Kjemmet bomull med polstret såle, en tå som er kjedet for hånd uten kant, to striper under skaftet og logoen på begge sider.",
    ],
    ["Ett par", "Håndkjedet tå", "Skaft som blir oppe uten å sette merker"],
  ),
  22: productWords(
    "T-skjorte for barn",
    "For den hjemme som spør hva du gjør hele dagen.",
    [
      "Samme økologiske bomull som i skjorten for voksne, med flate sømmer, trykt merkelapp og en hals som er vid nok for hoder med hastverk. Trykket er uten PVC og tåler sandkassen.",
    ],
    ["Vanlig passform med plass til å vokse", "100 % økologisk bomull", "Vaskes på 40 °C"],
  ),
};

/** The two-letter codes of ISO 3166-1 that are in use. Their names come from the browser. */
const CODES =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );

let names: readonly string[] | undefined;
let englishNames: ReadonlyMap<string, string> | undefined;

const inLanguage = (language: string | undefined) => new Intl.DisplayNames(language, { type: "region" });

/** The countries of the world by their English names, in the order of the alphabet. */
export function countryNames(): readonly string[] {
  const english = inLanguage("en");
  names ??= CODES.map((code) => english.of(code) ?? code).sort((a, b) => a.localeCompare(b, "en"));
  return names;
}

/** English names by what people call a country: in its own language, in theirs, by its code; in small letters. */
function englishNameOf(): ReadonlyMap<string, string> {
  const [english, theirs] = [inLanguage("en"), inLanguage(undefined)];
  const calledBy = (code: string) => [
    inLanguage(new Intl.Locale(`und-${code}`).maximize().language).of(code),
    theirs.of(code),
    english.of(code),
    code,
  ];
  englishNames ??= new Map(
    CODES.flatMap((code) =>
      calledBy(code).map((name = code) => [name.toLowerCase(), english.of(code) ?? code] as const),
    ),
  );
  return englishNames;
}

/** The store's name of a country that somebody typed: `Deutschland` and `de` are Germany. What is no known name stays. */
export const knownCountry = (typed: string): string =>
  englishNameOf().get(typed.trim().toLowerCase()) ?? typed;

/** The countries of which any name begins with what is typed, or whose English name contains it. */
export function findCountries(typed: string): readonly string[] {
  const sought = typed.trim().toLowerCase();
  const begun = [...englishNameOf()].filter(([name]) => name.length > 2 && name.startsWith(sought));
  const found = new Set(begun.map(([, english]) => english));
  return countryNames().filter((name) => found.has(name) || name.toLowerCase().includes(sought));
}

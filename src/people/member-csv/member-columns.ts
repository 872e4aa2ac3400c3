import type {
  MemberCsvField,
  MemberImportColumn,
  MemberImportInput,
} from "../../contract/admin/member-csv.ts";
import { foldLetters } from "../../platform/language/fold-letters.ts";

export interface SizeCategory {
  readonly id: number;
  readonly name: string;
}

/** What HR systems call what a column says, in lower case, with blanks for all other signs. */
const names: readonly (readonly [MemberCsvField, RegExp])[] = [
  ["memberId", /^member$/],
  ["source", /^(?:source|hr system)$/],
  [
    "hrId",
    /^(?:number|(?:employee|emp|worker|personnel|staff|associate|payroll|hr|person|file)s? ?(?:id|ids|no|nr|number|code)|personal ?(?:nr|nummer)|pers ?nr|mitarbeiter ?(?:id|nr|nummer)|ansatt ?(?:id|nr|nummer)|matricule)$/,
  ],
  ["firstName", /^(?:(?:legal |preferred )?(?:first|given) ?name|forename|vorname|rufname|fornavn|prenom)$/],
  [
    "lastName",
    /^(?:(?:legal |preferred )?(?:last|family) ?name|surname|nachname|familienname|etternavn|nom de famille)$/,
  ],
  [
    "fullName",
    /^(?:(?:full |display |legal |preferred |employee |worker )?name|employee|worker|mitarbeiter(?:in)?|(?:fullt )?navn)$/,
  ],
  [
    "companyEmail",
    /^(?:primary )?(?:work|company|business|office|corporate|firmen|dienst\w*|geschaft\w*|jobb?) ?(?:e ?)?(?:mail|post)(?: ?(?:address|adresse|id))?$|^(?:e ?)?(?:mail|post)(?: ?(?:address|adresse))? (?:work|business|dienst\w*|geschaft\w*|arbeid|jobb)$/,
  ],
  [
    "privateEmail",
    /^(?:primary )?(?:personal|private|privat|home) ?(?:e ?)?(?:mail|post)(?: ?(?:address|adresse|id))?$|^(?:e ?)?(?:mail|post)(?: ?(?:address|adresse))? (?:private?|personal|home)$/,
  ],
  [
    "startOn",
    /^(?:first (?:working )?day|(?:start|hire|joining|entry|employment start)(?: date| day)?|date of (?:joining|hire|entry)|hired(?: on)?|(?:eintritt|einstellung|beginn)(?:s?datum)?|erster (?:arbeits)?tag|start ?dato|forste (?:arbeids)?dag|tiltredelse(?:sdato)?)$/,
  ],
  [
    "endOn",
    /^(?:(?:last|final) (?:working )?day|(?:leaving|termination|exit|separation|end|employment end)(?: date| day)?|date of (?:leaving|termination|exit)|austritt(?:s?datum)?|letzter (?:arbeits)?tag|siste (?:arbeids)?dag|slutt ?dato)$/,
  ],
  ["otherEmployments", /^other employments$/],
  [
    "office",
    /^(?:office(?: name)?|(?:work )?(?:location|site)|standort|buro|niederlassung|kontor|arbeidssted)$/,
  ],
  ["country", /^(?:(?:work )?country(?: code| of employment)?|land|arbeidsland)$/],
  ["costCenter", /^(?:cost ?cent(?:er|re)(?: code| id)?|kostenstelle|kostnadssted|kostsenter)$/],
  [
    "manager",
    /^(?:(?:line )?manager|supervisor|reports to|vorgesetzte[rn]?|leder)(?: (?:employee|worker))?(?: (?:id|no|number|nr|e ?mail(?: address)?))?$/,
  ],
  [
    "employmentKind",
    /^(?:employment(?: type| kind)?|kind of employment|(?:employee|worker|contract) type|beschaftigungsart|vertragsart|ansettelses(?:form|type))$/,
  ],
];
/** Whose address it is, nothing says. */
const SOME_EMAIL = /^(?:primary )?(?:(?:e ?)?mail|epost|e post|courriel)(?: ?(?:address|adresse|id))?$/;

/** `Employee_ID*` and `employeeId` are `employee id`, `E-Mail` is `e mail`. */
const plain = (heading: string): string =>
  foldLetters(heading.replace(/#/g, " no ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const withoutPlural = (name: string): string => plain(name).replace(/s$/, "");

/** What a heading may mean. None: nothing that is known; several: a person must say which. */
function meanings(heading: string, categories: readonly SizeCategory[]): readonly MemberCsvField[] {
  const text = plain(heading);
  if (SOME_EMAIL.test(text)) return ["companyEmail", "privateEmail"];
  const found = names.filter(([, name]) => name.test(text)).map(([field]) => field);
  const [, garment] = /^size (?:of )?(.+)$/.exec(text) ?? /^(.+) size$/.exec(text) ?? [];
  const sized = categories.filter(({ name }) => garment && withoutPlural(name) === withoutPlural(garment));
  return [...found, ...sized.map(({ id }): MemberCsvField => `size:${id}`)];
}

export const isKnownHeading = (cell: string, categories: readonly SizeCategory[]): boolean =>
  meanings(cell, categories).length > 0;

/**
 * What each column says: what a person answered, else what its heading means. Where a heading may mean two things, or two columns
 * mean the same, `choices` has what a person must choose from.
 */
export function chooseColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { answers, categories }: { answers: MemberImportInput["columns"]; categories: readonly SizeCategory[] },
): MemberImportColumn[] {
  const count = Math.max(headings.length, ...rows.map((cells) => cells.length), 0);
  const chosen = new Map(answers.map(({ column, field }) => [column, field]));
  const taken = new Set<string | null>(chosen.values());
  const read = Array.from({ length: count }, (_, column) => {
    const heading = headings[column]?.trim() ?? "";
    const example = rows.find((cells) => cells[column]?.trim())?.[column]?.trim() ?? "";
    const isOpen = !chosen.has(column) && example !== "";
    const means = isOpen ? meanings(heading, categories).filter((field) => !taken.has(field)) : [];
    return { column, heading, example: example.slice(0, 80), means };
  });
  const meant = new Set([...taken, ...read.flatMap(({ means }) => means)]);
  const isFamilyName = meant.has("firstName") && !meant.has("lastName");
  const fieldOf = ({ column, means }: (typeof read)[number]) => {
    const only = means.length === 1 ? means[0] : undefined;
    // `Name` beside `Vorname` is the family name.
    return chosen.get(column) ?? (only === "fullName" && isFamilyName ? "lastName" : only);
  };
  const uses = Map.groupBy(read, fieldOf);
  return read.map(({ means, ...shown }) => {
    const field = fieldOf({ ...shown, means });
    const isDouble = field !== undefined && (uses.get(field)?.length ?? 0) > 1;
    const choices = isDouble ? [field] : means.length > 1 ? [...means] : [];
    return { ...shown, field: choices.length > 0 ? null : (field ?? null), choices };
  });
}

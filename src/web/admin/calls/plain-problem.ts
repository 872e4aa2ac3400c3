import { ApiProblem } from "../../../contract/client.ts";
import { storedStaffText } from "../../../contract/staff-text.ts";
import { language, t } from "../../../platform/language/t.ts";
import { serverWord } from "../words/server-words.ts";

/** What fields of a fixed form take, by their name. */
const forms: Readonly<Record<string, string>> = {
  slug: t("Only small letters, digits and single hyphens, such as everyday-mug."),
  sizes: t("Sizes have letters, digits, dots, slashes and hyphens, such as XL or 42/44."),
  skuCode: t("Letters, digits and . _ / + # -, beginning with a letter or a digit."),
  hsnCode: t("4 to 8 digits."),
  gstHsn: t("4 to 8 digits."),
  gstin: t("A GSTIN such as 27AAPFU0939F1ZV."),
  sellerGstin: t("A GSTIN such as 27AAPFU0939F1ZV."),
  sellerVatNumber: t("A VAT number with its country's two letters, such as DE123456789."),
  invoicePrefix: t("1 to 4 capital letters or digits."),
  colourHex: t("A colour such as #b4532a."),
  accentColour: t("A colour such as #b4532a."),
  url: t("An address that begins with https://."),
  logoUrl: t("An address that begins with https://."),
  code: t("Letters, digits and hyphens."),
  email: t("An e-mail address such as asha@example.com."),
  supportEmail: t("An e-mail address such as asha@example.com."),
  currencyCode: t("Three capital letters, such as USD."),
};

const EMPTY = t("Please fill this in.");

/** What a field must be, by the keyword of its schema that it breaks. `$1` is the keyword's limit. */
const rules: Readonly<Record<string, string>> = {
  minLength: t("At least $1 characters, please."),
  maxLength: t("At most $1 characters, please."),
  minItems: t("At least $1 of them, please."),
  maxItems: t("At most $1 of them, please."),
  maximum: t("At most $1, please."),
  minimum: t("At least $1, please."),
  exclusiveMaximum: t("Less than $1, please."),
  exclusiveMinimum: t("More than $1, please."),
  enum: t("Please choose one from the list."),
  const: t("Please choose one from the list."),
  format: t("Please fill this in as its label says."),
  anyOf: t("Please fill this in as its label says."),
  required: EMPTY,
};
/** These say only that the form of a text is wrong; `forms` says it better. */
const rulesOfForm = new Set(["anyOf", "format", "pattern"]);

const UNKNOWN_RULE = t("This cannot be saved as it is. Please look at it again.");

/** `sellingPrice` is 'Selling price'. */
const inWords = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `variants.0.sellingPrice` is 'Variants 1, selling price'; of a setting, only its own name is told. */
function labelOf(field: string): string {
  const names = field
    .replace(/^settings\./, "")
    .split(".")
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : inWords(name)));
  return names.reduce((label, name) =>
    /^\d+$/.test(name) ? `${label} ${name}` : `${label}, ${name.toLowerCase()}`,
  );
}

/** The names of fields are English, so another language has them behind its words, as they are. */
const placed = (field: string, words: string): string =>
  language() === "en" ? `${labelOf(field)}: ${words}` : `${words} (${field})`;

/** What the check of the schemas found: the document's `violation`. */
interface Violation {
  readonly field: string;
  readonly rule: string;
  readonly limit?: unknown;
}

/**
 * A refusal in words for people. What the check of the schemas found has its field in `errors`, so that a form shows it there.
 * Every other refusal has words of its own already, which the catalogue has in other languages.
 */
export function plainProblem(problem: ApiProblem): ApiProblem {
  const violation = problem.problem.violation as Violation | undefined;
  if (!violation) return language() === "en" ? problem : inLanguage(problem);
  const { field, rule } = violation;
  const name = field.split(".").findLast((each) => !/^\d+$/.test(each)) ?? "";
  const words = (rulesOfForm.has(rule) && forms[name]) || wordsOf(violation);
  return withDetail(problem, field ? placed(field, words) : words, field ? { [field]: words } : undefined);
}

function inLanguage(problem: ApiProblem): ApiProblem {
  const { errors } = problem.problem;
  const messages = Object.entries(Object(errors) as Record<string, unknown>);
  return withDetail(
    problem,
    serverWord(storedStaffText(problem.detail)),
    messages.length > 0
      ? Object.fromEntries(
          messages.map(([field, message]) => [field, serverWord(storedStaffText(String(message)))]),
        )
      : undefined,
  );
}

function wordsOf({ rule, limit }: Violation): string {
  if (rule === "minLength" && limit === 1) return EMPTY;
  if (rule === "type" && limit === "integer") return t("A whole number, please.");
  if (rule === "type" && limit === "number") return t("A number, please.");
  return rules[rule]?.replace("$1", String(limit)) ?? UNKNOWN_RULE;
}

const withDetail = (problem: ApiProblem, detail: string, errors: Record<string, string> | undefined) =>
  new ApiProblem(
    problem.status,
    { ...problem.problem, detail, ...(errors && { errors }) },
    problem.retryAfterSeconds,
  );

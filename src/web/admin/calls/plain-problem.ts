import { ApiProblem } from "../../../contract/client.ts";

/** What fields of a fixed form take, by their name. */
const forms: Readonly<Record<string, string>> = {
  slug: "Only small letters, digits and single hyphens, such as everyday-mug.",
  sizes: "Sizes have letters, digits, dots, slashes and hyphens, such as XL or 42/44.",
  skuCode: "Letters, digits and . _ / + # -, beginning with a letter or a digit.",
  hsnCode: "4 to 8 digits.",
  gstHsn: "4 to 8 digits.",
  gstin: "A GSTIN such as 27AAPFU0939F1ZV.",
  sellerGstin: "A GSTIN such as 27AAPFU0939F1ZV.",
  sellerVatNumber: "A VAT number with its country's two letters, such as DE123456789.",
  invoicePrefix: "1 to 4 capital letters or digits.",
  colourHex: "A colour such as #b4532a.",
  accentColour: "A colour such as #b4532a.",
  url: "An address that begins with https://.",
  logoUrl: "An address that begins with https://.",
  code: "Letters, digits and hyphens.",
  email: "An e-mail address such as asha@example.com.",
  supportEmail: "An e-mail address such as asha@example.com.",
  currencyCode: "Three capital letters, such as USD.",
};

const EMPTY = "Please fill this in.";

/** What a field must be, by the keyword of its schema that it breaks. `$1` is the keyword's limit. */
const rules: Readonly<Record<string, string>> = {
  minLength: "At least $1 characters, please.",
  maxLength: "At most $1 characters, please.",
  minItems: "At least $1 of them, please.",
  maxItems: "At most $1 of them, please.",
  maximum: "At most $1, please.",
  minimum: "At least $1, please.",
  exclusiveMaximum: "Less than $1, please.",
  exclusiveMinimum: "More than $1, please.",
  enum: "Please choose one from the list.",
  const: "Please choose one from the list.",
  format: "Please fill this in as its label says.",
  anyOf: "Please fill this in as its label says.",
  required: EMPTY,
};
/** These say only that the form of a text is wrong; `forms` says it better. */
const rulesOfForm = new Set(["anyOf", "format", "pattern"]);

const UNKNOWN_RULE = "This cannot be saved as it is. Please look at it again.";

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

/** What the check of the schemas found: the document's `violation`. */
interface Violation {
  readonly field: string;
  readonly rule: string;
  readonly limit?: unknown;
}

/**
 * A refusal in words for people. What the check of the schemas found has its field in `errors`, so that a form shows it there.
 * Every other refusal has words of its own already.
 */
export function plainProblem(problem: ApiProblem): ApiProblem {
  const violation = problem.problem.violation as Violation | undefined;
  if (!violation) return problem;
  const { field, rule } = violation;
  const name = field.split(".").findLast((each) => !/^\d+$/.test(each)) ?? "";
  const words = (rulesOfForm.has(rule) && forms[name]) || wordsOf(violation);
  return withDetail(
    problem,
    field ? `${labelOf(field)}: ${words}` : words,
    field ? { [field]: words } : undefined,
  );
}

function wordsOf({ rule, limit }: Violation): string {
  if (rule === "minLength" && limit === 1) return EMPTY;
  if (rule === "type" && limit === "integer") return "A whole number, please.";
  if (rule === "type" && limit === "number") return "A number, please.";
  return rules[rule]?.replace("$1", String(limit)) ?? UNKNOWN_RULE;
}

const withDetail = (problem: ApiProblem, detail: string, errors: Record<string, string> | undefined) =>
  new ApiProblem(
    problem.status,
    { ...problem.problem, detail, ...(errors && { errors }) },
    problem.retryAfterSeconds,
  );

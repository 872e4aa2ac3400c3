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

/** What the schema check says, and what it means. `$1` is the number in it. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^must NOT have fewer than 1 characters/, "Please fill this in."],
  [/^must NOT have fewer than (\d+) characters/, "At least $1 characters, please."],
  [/^must NOT have more than (\d+) characters/, "At most $1 characters, please."],
  [/^must NOT have fewer than (\d+) items/, "At least $1 of them, please."],
  [/^must NOT have more than (\d+) items/, "At most $1 of them, please."],
  [/^must be <= (-?[\d.]+)/, "At most $1, please."],
  [/^must be >= (-?[\d.]+)/, "At least $1, please."],
  [/^must be < (-?[\d.]+)/, "Less than $1, please."],
  [/^must be > (-?[\d.]+)/, "More than $1, please."],
  [/^must be integer/, "A whole number, please."],
  [/^must be number/, "A number, please."],
  [/^must be (equal to one of|equal to constant)/, "Please choose one from the list."],
  [/^must match pattern "\\S"/, "Please fill this in."],
  [/^must match (?!pattern)/, "Please fill this in as its label says."],
  [/^must have required propert/, "Please fill this in."],
];

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

/**
 * A refusal in words for people. What the check of the schemas says ('body.slug must match pattern …') names its field in
 * `errors`, so that a form shows it there. Every other refusal has words of its own already.
 */
export function plainProblem(problem: ApiProblem): ApiProblem {
  if (problem.code !== "malformed") return problem;
  const [, path = "", rule = ""] =
    /^(?:body|querystring|query|params|headers|request)\.?(\S*) (must .*)$/s.exec(problem.detail) ?? [];
  if (!rule) return problem;
  const missing = /required propert\w+ '?([\w]+)/.exec(rule)?.[1];
  const field = [path, missing].filter(Boolean).join(".");
  const name = field.split(".").findLast((each) => !/^\d+$/.test(each)) ?? "";
  const words = (!missing && /pattern|format|anyOf|union/i.test(rule) && forms[name]) || wordsOf(rule);
  return withDetail(
    problem,
    field ? `${labelOf(field)}: ${words}` : words,
    field ? { [field]: words } : undefined,
  );
}

function wordsOf(rule: string): string {
  for (const [pattern, words] of rules) {
    const found = pattern.exec(rule);
    if (found) return words.replace("$1", found[1] ?? "");
  }
  return UNKNOWN_RULE;
}

const withDetail = (problem: ApiProblem, detail: string, errors: Record<string, string> | undefined) =>
  new ApiProblem(
    problem.status,
    { ...problem.problem, detail, ...(errors && { errors }) },
    problem.retryAfterSeconds,
  );

import { Ajv, type ErrorObject } from "ajv";
import type { DataValidationCxt } from "ajv/dist/types/index.js";
import type { FastifySchemaCompiler } from "fastify";
import { trimLines, trimText } from "../../contract/trim-text.ts";
import { isLanguage } from "../../platform/language/language.ts";

/** Also refuses days that do not exist, such as 2026-02-31. */
function isCalendarDay(text: string): boolean {
  const day = /^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const options = {
  removeAdditional: false,
  useDefaults: true,
  allErrors: false,
  formats: { date: isCalendarDay, "shop-language": isLanguage },
} as const;

/** An Ajv that trims the texts of the contract before it checks their length. */
function trimming(coerceTypes: boolean): Ajv {
  return new Ajv({ ...options, coerceTypes }).addKeyword({
    keyword: "x-trimmed",
    type: "string",
    schemaType: ["boolean", "string"],
    modifying: true,
    before: "maxLength",
    validate(trimmed: boolean | "lines", text: string, _: unknown, at?: DataValidationCxt): boolean {
      // A body that is a text and nothing else has no parent that could hold the trimmed one: its handler reads it.
      if (trimmed && at?.parentData)
        at.parentData[at.parentDataProperty] = trimmed === "lines" ? trimLines(text) : trimText(text);
      return true;
    },
  });
}
const strict = trimming(false);
const coercing = trimming(true);
/** Headers are as the client signed or received them. */
const ofHeaders = new Ajv({ ...options, coerceTypes: true }).addKeyword("x-trimmed");
const validators: Readonly<Record<string, Ajv>> = { body: strict, headers: ofHeaders };

const notANumber: ErrorObject = {
  keyword: "type",
  instancePath: "",
  schemaPath: "",
  params: { type: "number" },
  message: "must be a number",
};

/** The name of a field that was converted to Infinity: Ajv accepts 1e309 as an integer, and skips its minimum and maximum. */
const endlessNumber = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null
    ? Object.entries(data).find(([, value]) => typeof value === "number" && !Number.isFinite(value))?.[0]
    : undefined;

/**
 * JSON bodies have types, so they are checked strictly. Paths, queries and headers are text, so numbers in them are
 * converted. Texts lose what is blank at their ends first, where the contract says so. Each schema is compiled at its first use: compiling all of them took a tenth of the start time.
 */
export const validatorFor: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let compiled: ReturnType<typeof strict.compile> | undefined;
  const validate = (data: unknown): boolean => {
    compiled ??= (validators[httpPart ?? ""] ?? coercing).compile(schema);
    const isValid = compiled(data) === true;
    validate.errors = compiled.errors ?? null;
    const endless = isValid && httpPart !== "body" ? endlessNumber(data) : undefined;
    if (endless === undefined) return isValid;
    validate.errors = [{ ...notANumber, instancePath: `/${endless}` }];
    return false;
  };
  validate.errors = null as ErrorObject[] | null;
  return validate;
};

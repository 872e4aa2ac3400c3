import { Ajv, type ErrorObject } from "ajv";
import type { FastifySchemaCompiler } from "fastify";

/** 2026-02-31 has the form of a day and is none. */
function isDay(text: string): boolean {
  const day = /^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const options = {
  removeAdditional: false,
  useDefaults: true,
  allErrors: false,
  formats: { date: isDay },
} as const;
const strict = new Ajv({ ...options, coerceTypes: false });
const fromText = new Ajv({ ...options, coerceTypes: true });

/**
 * Bodies say their types themselves; addresses and headers are text, so numbers in them are read from it. Compiled at
 * the first use: compiling all of them was a tenth of a start.
 */
export const validatorFor: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let compiled: ReturnType<typeof strict.compile> | undefined;
  const validate = (data: unknown): boolean => {
    compiled ??= (httpPart === "body" ? strict : fromText).compile(schema);
    const isValid = compiled(data) === true;
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  validate.errors = null as ErrorObject[] | null;
  return validate;
};

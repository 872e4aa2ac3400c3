import { Ajv, type ErrorObject } from "ajv";
import type { FastifySchemaCompiler } from "fastify";

const options = { removeAdditional: false, useDefaults: true, allErrors: false } as const;
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

import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { handleError } from "./problem.ts";

/**
 * Accepts form bodies (urlencoded and multipart) as well as JSON. A multipart body that cannot be parsed gives 400.
 */
export async function registerFormParsers(forms: FastifyInstance): Promise<void> {
  await forms.register(formbody);
  await forms.register(multipart, {
    attachFieldsToBody: "keyValues",
    limits: { files: 0, fields: 20, fieldSize: 20_000, parts: 20 },
  });
  forms.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    // The parser throws errors without a status; no body was read then.
    const isUnreadable = request.isMultipart() && request.body == null && error.statusCode === undefined;
    return handleError(isUnreadable ? Object.assign(error, { statusCode: 400 }) : error, request, reply);
  });
}

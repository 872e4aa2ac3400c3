import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { answerFailure } from "./problem.ts";

/** Form bodies, urlencoded and multipart, beside JSON. A multipart body that cannot be taken apart is the sender's mistake (400). */
export async function readForms(forms: FastifyInstance): Promise<void> {
  await forms.register(formbody);
  await forms.register(multipart, {
    attachFieldsToBody: "keyValues",
    limits: { files: 0, fields: 20, fieldSize: 20_000, parts: 20 },
  });
  forms.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    // The parser throws plain errors: nothing of the body has been read then.
    const isUnreadable = request.isMultipart() && request.body == null && error.statusCode === undefined;
    return answerFailure(isUnreadable ? Object.assign(error, { statusCode: 400 }) : error, request, reply);
  });
}

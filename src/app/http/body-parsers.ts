import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { uploadLimits } from "../../catalogue/image/upload-rules.ts";
import { handleError } from "./problem.ts";

const NUL = /\\u0000/;
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * Parses JSON bodies. An empty body counts as none, since some clients send only the header. A NUL and half a character
 * give 400, since no text or JSON column accepts them.
 */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === "") return done(null, undefined);
    if (NUL.test(text) || hasHalfCharacter(text))
      return done(Object.assign(new Error("not a text"), { statusCode: 400 }), undefined);
    parse(request, text, done);
  });
}

/** Whether an escaped surrogate stands without its other half (`\ud800`). Such a text has no UTF-8. */
function hasHalfCharacter(json: string): boolean {
  if (!SURROGATE.test(json)) return false;
  let isFound = false;
  try {
    JSON.parse(json, (name, value) => {
      isFound ||= !name.isWellFormed() || (typeof value === "string" && !value.isWellFormed());
      return value;
    });
  } catch {
    return false; // the parser says what is wrong with it
  }
  return isFound;
}

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

/** Leaves every body as the bytes that were received, because their signature must be checked first. */
export function registerRawParser(raw: FastifyInstance): void {
  raw.removeAllContentTypeParsers();
  raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/**
 * Accepts a file as the body: images and octet-stream, as bytes, up to the image size limit. JSON is not accepted
 * here.
 */
export function registerUploadParser(uploads: FastifyInstance): void {
  uploads.removeAllContentTypeParsers();
  uploads.addContentTypeParser(
    /^(image\/|application\/octet-stream)/,
    { parseAs: "buffer", bodyLimit: uploadLimits.bytes + 1 },
    (_request, body, done) => done(null, body),
  );
}

/** Hands a CSV file over as a stream, of which only the part that was last received is in memory. JSON is not accepted here. */
export function registerStreamParser(streams: FastifyInstance): void {
  streams.removeAllContentTypeParsers();
  streams.addContentTypeParser("text/csv", (_request, payload, done) => done(null, payload));
}

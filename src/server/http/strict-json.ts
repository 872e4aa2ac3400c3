import type { FastifyInstance } from "fastify";

const NUL = /\\u0000/;

/** JSON bodies: an empty one is no body (some clients send the header alone); a NUL, which no text column holds, is malformed. */
export function strictJson(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === "") return done(null, undefined);
    if (NUL.test(text)) return done(Object.assign(new Error("NUL in text"), { statusCode: 400 }), undefined);
    parse(request, text, done);
  });
}

import type { FastifyInstance } from "fastify";

const NUL = /\\u0000/;

/**
 * Parses JSON bodies. An empty body counts as none, since some clients send only the header. A NUL gives 400, since
 * no text column accepts it.
 */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === "") return done(null, undefined);
    if (NUL.test(text)) return done(Object.assign(new Error("NUL in text"), { statusCode: 400 }), undefined);
    parse(request, text, done);
  });
}

import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import type { LightMyRequestResponse } from "fastify";
import { closedSchema } from "./closed-schema.ts";

interface Content {
  readonly [contentType: string]: { readonly schema: object };
}
interface Operation {
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, { readonly content: Content }>>;
  };
}

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { date: true, binary: true, "shop-language": true },
});
const calls = ["openapi.json", "openapi-admin.json"].flatMap(readCalls);
const checks = new Map<object, ReturnType<typeof ajv.compile>>();

/** The calls of a document at the root of the repository, each with the pattern of its URL. */
function readCalls(fileName: string) {
  const text = readFileSync(new URL(`../../${fileName}`, import.meta.url), "utf8");
  const { paths, components }: Document = JSON.parse(text);
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, closedSchema(schema)]);
  ajv.addSchema({ components: { schemas: Object.fromEntries(schemas) } } as AnySchema, fileName);
  return Object.entries(paths).flatMap(([path, operations]) => {
    const pattern = new RegExp(`^${path.replace(/[.*+?()[\]\\|^$]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);
    return Object.entries(operations).map(([method, { responses }]) => ({
      method,
      path,
      pattern,
      fileName,
      contentOf: (status: number) => {
        const { $ref, content } = responses[status] ?? responses.default ?? {};
        return $ref ? components.responses[$ref.split("/").at(-1) ?? ""]?.content : content;
      },
    }));
  });
}

/** Of several patterns that fit, as of `/orders/export` and `/orders/{orderNo}`, the one with the fewest parameters. */
function findCall(method: string, url: string) {
  const path = url.split("?")[0] ?? "";
  const found = calls.filter((call) => call.method === method.toLowerCase() && call.pattern.test(path));
  const parameters = (call: (typeof calls)[number]) => call.path.split("{").length;
  return found.toSorted((one, other) => parameters(one) - parameters(other))[0];
}

/**
 * How a response differs from what the OpenAPI document says of its call: in status, type or body, in which a field that is not
 * declared is a difference too. Undefined: not at all, or no document has the call: a URL of the right form with too long a part
 * reaches none, which is 405. A 500 is a fault of the store that no
 * document promises, and a 304 says that an earlier 200 still holds.
 */
export function documentFault(response: LightMyRequestResponse) {
  const { method = "GET", url = "/" } = response.raw.req;
  const { statusCode: status } = response;
  const call = findCall(method, url);
  if (!call || [304, 405, 500].includes(status)) return undefined;
  const fault = (what: string) => `${method} ${call.path} is not as ${call.fileName} says: ${status} ${what}`;
  const content = call.contentOf(status);
  if (!content) return fault("has no response there");
  const type = String(response.headers["content-type"]).split(";")[0] ?? "";
  const schema = content[type]?.schema;
  if (!schema) return fault(`is ${type}, where there is ${Object.keys(content)}`);
  const check = checks.get(schema) ?? ajv.compile(inDocument(schema, call.fileName, status === 200));
  checks.set(schema, check);
  const text = textOf(response);
  return check(type === "text/plain" ? text : JSON.parse(text))
    ? undefined
    : fault(ajv.errorsText(check.errors));
}

/** The schema with references that are found from outside of its document. A problem's names the code beside those of Problem. */
function inDocument(schema: object, fileName: string, isClosed: boolean): object {
  const text = JSON.stringify(isClosed ? closedSchema(schema) : schema);
  return JSON.parse(text.replaceAll('"#/components/', `"${fileName}#/components/`));
}

/** The body, which a client may have asked for compressed. */
function textOf({ headers, body, rawPayload }: LightMyRequestResponse): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(rawPayload).toString();
  return encoding === "gzip" ? gunzipSync(rawPayload).toString() : body;
}

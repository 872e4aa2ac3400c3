import { commonErrors, documentedErrors } from "./documented-errors.ts";
import { type ErrorCode, errorStatus } from "./errors.ts";
import { type Example, examples } from "./examples.ts";
import { documents, type OpenApiName } from "./openapi-documents.ts";
import { collectSchemas } from "./openapi-schemas.ts";
import { parameterDescriptions } from "./parameter-descriptions.ts";
import { Problem } from "./problem.ts";
import type { Route } from "./route.ts";
import { routes } from "./routes.ts";

/** The OpenAPI 3.1 document of the shop's calls or of the admin's, derived from the contract table. */
export function openApi(name: OpenApiName): Record<string, unknown> {
  const { title, tags } = documents[name];
  const rows = (Object.entries(routes) as [string, Route][]).filter(([, { tag }]) => tag in tags);
  const { refer, sorted } = collectSchemas();
  const shared = sharedParameters(rows, refer);
  refer(Problem);
  const paths: Record<string, Record<string, unknown>> = {};
  const responses: Record<string, unknown> = {};
  for (const [key, route] of rows) {
    const [method = "GET", path = ""] = key.split(" ");
    const failures = failuresOf(key, route);
    for (const { name, response } of failures) responses[name] = response;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, route, failures, refer, shared) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      license: { name: "MIT", identifier: "MIT" },
      description:
        "Amounts are in the base currency. Failures are application/problem+json with a stable code. Texts in requests lose what is blank at their ends, also characters of no width; passwords, codes, tokens and files do not. (extension) marks a call or field that the specification does not have.",
    },
    servers: [{ url: "/", description: "The store that serves this document" }],
    security: [{ bearer: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: sorted(),
      responses,
      parameters: Object.fromEntries([...shared].map(([name, parameter]) => [componentOf(name), parameter])),
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The token that POST /api/accounts/login returns",
        },
      },
    },
  };
}

interface Failure {
  readonly status: string;
  readonly name: string;
  readonly response: object;
}

/**
 * One response for each status that the call's own codes have, with all codes of that status; and one, `default`, for the other
 * statuses of the checks before every handler. Calls with the same codes share them. A call without codes of its own names 400,
 * so that each call has a response for a fault of the caller.
 */
function failuresOf(key: string, route: Route): Failure[] {
  const common = commonErrors(key, route);
  const own = new Set(route.errors.map((code) => errorStatus[code]));
  if (![...own].some((status) => status < 500)) own.add(errorStatus.malformed);
  const codes = documentedErrors(key, route).filter((code) => own.has(errorStatus[code]));
  const byStatus = [...Map.groupBy(codes, (code) => errorStatus[code])].map(([status, group]) => {
    const sorted = group.toSorted();
    const mayBeRetried = status === 429 || status === 503;
    const response = failureResponse(sorted, "The code says why", mayBeRetried);
    return { status: String(status), name: sorted.join("."), response };
  });
  const statuses = common.codes.map((code) => `${errorStatus[code]} ${code}`).join(", ");
  const response = failureResponse(common.codes, statuses, true);
  return [...byStatus, { status: "default", name: common.name, response }];
}

function failureResponse(codes: readonly ErrorCode[], description: string, mayBeRetried: boolean) {
  const schema = { $ref: "#/components/schemas/Problem", properties: { code: { enum: codes } } };
  return {
    description,
    content: { "application/problem+json": { schema } },
    ...(mayBeRetried ? { headers: { "retry-after": retryAfter } } : {}),
  };
}

const retryAfter = { description: "seconds to wait", schema: { type: "integer" } };

function operation(
  key: string,
  route: Route,
  failures: readonly Failure[],
  refer: Refer,
  shared: ReadonlyMap<string, Parameter>,
) {
  const example: Partial<Example> = examples[key] ?? {};
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    ...securityOf(route),
    parameters: parametersOf(key, route, refer).map((parameter) =>
      JSON.stringify(shared.get(parameter.name)) === JSON.stringify(parameter)
        ? { $ref: `#/components/parameters/${componentOf(parameter.name)}` }
        : parameter,
    ),
    ...(route.body
      ? { requestBody: requestBody(route, refer(route.documentedBody ?? route.body), example) }
      : {}),
    responses: {
      200: {
        description: "OK",
        content: {
          "application/json": {
            schema: refer(route.output),
            ...("output" in example ? { example: example.output } : {}),
          },
          ...((route.output as { type?: string }).type === "string" && {
            "text/plain": { schema: refer(route.output) },
          }),
        },
      },
      ...Object.fromEntries(
        failures.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  };
}

/** A call without `security` needs the token, as the document says for all calls. */
function securityOf({ auth }: Route): { security?: object[] } {
  if (auth === "none") return { security: [] };
  return auth === "optional" || auth === "order" ? { security: [{}, { bearer: [] }] } : {};
}

function requestBody(route: Route, schema: unknown, example: Partial<Example>) {
  const contentTypes = route.isUpload
    ? ["image/*", "application/octet-stream"]
    : route.isStream
      ? ["text/csv"]
      : [
          "application/json",
          ...(route.acceptsForm ? ["application/x-www-form-urlencoded", "multipart/form-data"] : []),
        ];
  const content = { schema, ...("body" in example ? { example: example.body } : {}) };
  return { required: true, content: Object.fromEntries(contentTypes.map((type) => [type, content])) };
}

type Refer = ReturnType<typeof collectSchemas>["refer"];
type Parameter = ReturnType<typeof parametersOf>[number];

/** Generators of clients make a type of it, and `number` is one already. */
const componentOf = (parameterName: string): string => `${parameterName}Parameter`;

/** The parameters that several calls have in the same form, by name. */
function sharedParameters(rows: readonly [string, Route][], refer: Refer): Map<string, Parameter> {
  const seen = new Map<string, string>();
  const shared = new Map<string, Parameter>();
  for (const [key, route] of rows)
    for (const parameter of parametersOf(key, route, refer)) {
      const text = JSON.stringify(parameter);
      if (!seen.has(text)) seen.set(text, key);
      else if (!shared.has(parameter.name)) shared.set(parameter.name, parameter);
    }
  return shared;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly required?: readonly string[];
}

function parametersOf(key: string, { params, query, headers }: Route, refer: Refer) {
  const example: Partial<Example> = examples[key] ?? {};
  return [
    ...parameters("path", params, refer, example.params),
    ...parameters("query", query, refer, example.query),
    ...parameters("header", headers, refer),
  ];
}

function parameters(
  location: "path" | "query" | "header",
  schema: Route["params"],
  refer: Refer,
  example: Readonly<Record<string, unknown>> = {},
) {
  const { properties = {}, required = [] }: ObjectSchema = schema ?? {};
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: location,
    description: description ?? parameterDescriptions[name],
    ...((location === "path" || required.includes(name)) && { required: true }),
    schema: refer(property),
    ...(name in example ? { example: example[name] } : {}),
  }));
}

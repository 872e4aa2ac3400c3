import { errorStatus } from "./errors.ts";
import type { Route } from "./route.ts";
import { routes } from "./routes.ts";

const problem = {
  type: "object",
  required: ["type", "title", "status", "detail", "code"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string", description: "stable: programs should check this, not the texts" },
  },
};

/** The OpenAPI 3.1 document of the whole API, derived from the contract table. */
export function openApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, route] of Object.entries(routes) as [string, Route][]) {
    const [method = "GET", path = ""] = key.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Kitstore",
      version: "1",
      description:
        "Amounts are decimal rupees. Failures are application/problem+json with a stable code. (extension) marks a call or field that the specification does not have.",
    },
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

function operation(key: string, route: Route) {
  const contentTypes = route.isUpload
    ? ["image/*", "application/octet-stream"]
    : [
        "application/json",
        ...(route.acceptsForm ? ["application/x-www-form-urlencoded", "multipart/form-data"] : []),
      ];
  const failures = Map.groupBy(
    new Set(["malformed", ...authErrors(route), ...route.errors] as const),
    (code) => errorStatus[code],
  );
  return {
    operationId: key.replace(/[^A-Za-z]+/g, "_").replace(/_$/, ""),
    tags: [route.tag],
    summary: route.summary,
    ...(route.auth === "none"
      ? {}
      : { security: route.auth === "optional" ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    parameters: [
      ...parameters("path", route.params),
      ...parameters("query", route.query),
      ...parameters("header", route.headers),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(contentTypes.map((type) => [type, { schema: route.body }])),
          },
        }
      : {}),
    responses: {
      200: { description: route.summary, content: { "application/json": { schema: route.output } } },
      ...Object.fromEntries(
        [...failures].map(([status, codes]) => [
          status,
          {
            description: codes.join(", "),
            content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
          },
        ]),
      ),
    },
  };
}

const authErrors = (route: Route) => {
  if (route.auth === "staff") return ["login_needed", "login_expired", "forbidden"] as const;
  return route.auth === "user" ? (["login_needed", "login_expired"] as const) : ([] as const);
};

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

function parameters(location: "path" | "query" | "header", schema: Route["params"]) {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { formatJson } from "../../scripts/generate/format-json.ts";
import { openApi } from "./openapi.ts";
import { routes } from "./routes.ts";

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly description?: string; $ref?: string }[];
}

const fieldsOfEnquiry = ["Name", "Email", "Description", "ProductIdea", "Budget", "Qty"];
const MAX_BYTES = 480_000;
const operationsOf = (document: ReturnType<typeof openApi>) =>
  Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap((path) =>
    Object.values(path),
  );

test("each call is in the document of the shop or in that of the admin", () => {
  const described = [...operationsOf(openApi("shop")), ...operationsOf(openApi("admin"))];
  const calls = Object.values(routes).map(({ operationId }) => operationId);
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(calls.sort());
});

test("the document asks for every field of a bulk enquiry, as the call does [spec 5.22]", () => {
  const { schemas } = openApi("shop").components as { schemas: Record<string, { required?: string[] }> };
  const paths = openApi("shop").paths as Record<string, { post?: { requestBody: unknown } }>;
  expect(JSON.stringify(paths["/api/bulkEnquiry"]?.post?.requestBody)).toContain(
    "#/components/schemas/BulkEnquiryInput",
  );
  expect(schemas.BulkEnquiryInput?.required).toEqual(fieldsOfEnquiry);
  expect(JSON.stringify(schemas.BulkEnquiryInput)).not.toContain("null");
});

describe.each(["shop", "admin"] as const)("the OpenAPI document of the %s", (name) => {
  const document = openApi(name);
  const operations = operationsOf(document);

  test("passes its linter without a remark", async () => {
    const config = await createConfig({
      extends: ["recommended-strict"],
      // The specification has paths with a last slash, and /api/Product/Search beside /api/Product/{productId}.
      rules: { "no-ambiguous-paths": "off", "no-path-trailing-slash": "off" },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  test("names each call once, with a verb", () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+([A-Z][a-z]*)*$/);
  });

  test("describes every parameter", () => {
    for (const { operationId, parameters } of operations)
      for (const parameter of parameters)
        if (!parameter.$ref) expect(parameter.description, `${operationId} ${parameter.name}`).toBeTruthy();
    const { parameters } = document.components as { parameters: Record<string, { description?: string }> };
    for (const [name, { description }] of Object.entries(parameters)) expect(description, name).toBeTruthy();
  });

  test("has each named schema once and stays small", () => {
    expect(Buffer.byteLength(formatJson(document))).toBeLessThan(MAX_BYTES);
  });
});

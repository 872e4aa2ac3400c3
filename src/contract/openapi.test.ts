import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { formatJson } from "../../scripts/generate/format-json.ts";
import { openApi } from "./openapi.ts";

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly description?: string; $ref?: string }[];
}

const MAX_BYTES = 300_000;
const document = openApi();
const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap(
  (path) => Object.values(path),
);

test("the linter finds nothing to say about the OpenAPI document", async () => {
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

test("the document names each call once, with a verb", () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+([A-Z][a-z]*)*$/);
});

test("the document describes every parameter", () => {
  for (const { operationId, parameters } of operations)
    for (const parameter of parameters)
      if (!parameter.$ref) expect(parameter.description, `${operationId} ${parameter.name}`).toBeTruthy();
  const { parameters } = document.components as { parameters: Record<string, { description?: string }> };
  for (const [name, { description }] of Object.entries(parameters)) expect(description, name).toBeTruthy();
});

test("the document has each named schema once and stays small", () => {
  expect(Buffer.byteLength(formatJson(document))).toBeLessThan(MAX_BYTES);
});

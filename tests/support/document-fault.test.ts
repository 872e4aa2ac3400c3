import type { LightMyRequestResponse } from "fastify";
import { expect, it } from "vitest";
import { documentFault } from "./document-fault.ts";

const problem = {
  type: "urn:x",
  title: "Not found",
  status: 404,
  detail: "There is none.",
  code: "not_found",
};

const faultOf = (url: string, statusCode: number, body: unknown, type = "application/problem+json") =>
  documentFault({
    raw: { req: { method: "GET", url } },
    statusCode,
    headers: { "content-type": `${type}; charset=utf-8` },
    body: JSON.stringify(body),
  } as unknown as LightMyRequestResponse);

const rate = { currencyCode: "USD", currencyRate: 85, currencySymbol: "$", currencyName: "Dollar" };

it("finds nothing in a response as the document has it, and in a URL that none has", () => {
  expect(faultOf("/api/currencyrates?x=1", 200, [rate], "application/json")).toBeUndefined();
  expect(faultOf("/api/admin/product-imports/7", 404, problem)).toBeUndefined();
  expect(faultOf("/elsewhere", 200, "anything")).toBeUndefined();
});

it.each([
  [
    "a field that is missing",
    "/api/currencyrates",
    200,
    [{ ...rate, currencyName: undefined }],
    /currencyName/,
  ],
  ["a field that is not declared", "/api/currencyrates", 200, [{ ...rate, more: 1 }], /additional/],
  ["another type", "/api/currencyrates", 200, [{ ...rate, currencyRate: "85" }], /must be number/],
  ["a code that the call does not have", "/api/currencyrates", 404, problem, /allowed values/],
  [
    "a problem with an undeclared member",
    "/api/admin/product-imports/7",
    404,
    { ...problem, x: 1 },
    /additional/,
  ],
] as const)("finds %s", (_, url, status, body, fault) => {
  expect(faultOf(url, status, body, status === 200 ? "application/json" : undefined)).toMatch(fault);
});

it("finds another content type", () => {
  expect(faultOf("/api/currencyrates", 503, problem, "text/html")).toMatch(/is text\/html, where there is/);
});

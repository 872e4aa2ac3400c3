import { expect, it } from "vitest";
import { ApiProblem } from "../../../src/contract/client.ts";
import type { RouteKey } from "../../../src/contract/routes.ts";
import { plainProblem } from "../../../src/web/admin/calls/plain-problem.ts";
import { describeStore } from "../../support/describe-store.ts";
import { productInputOf } from "../../support/product-input.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("what the check of the schemas refuses", (store) => {
  /** What the admin shows for the response of this call. */
  async function shown(key: RouteKey, options: object) {
    const { token } = await newStaff(store(), "admin");
    const { status, problem } = await store().call(key, { ...options, token } as never);
    expect(status).toBe(400);
    const plain = plainProblem(new ApiProblem(status, problem as never, null));
    expect(plain.detail).not.toMatch(/\bbody\b|must |pattern|schema|[{}^$\\]/);
    return [plain.detail, plain.problem.errors];
  }
  const product = async (change: object) => {
    const { token } = await newStaff(store(), "admin");
    const { body } = await store().call("GET /api/admin/products/{productId}", {
      token,
      params: { productId: 1 },
    });
    return { params: { productId: 1 }, body: { ...productInputOf(body), ...change } };
  };

  it("is said in plain words, with the field that it is about", async () => {
    const save = async (change: object) =>
      shown("PUT /api/admin/products/{productId}", await product(change));
    const slugWords = "Only small letters, digits and single hyphens, such as everyday-mug.";
    expect(await save({ slug: "Bad Slug!" })).toEqual([`Slug: ${slugWords}`, { slug: slugWords }]);
    expect(await save({ name: "" })).toEqual([
      "Name: Please fill this in.",
      { name: "Please fill this in." },
    ]);
    expect(await save({ name: "x".repeat(201) })).toEqual([
      "Name: At most 200 characters, please.",
      { name: "At most 200 characters, please." },
    ]);
    expect(await save({ packageWeight: -1 })).toEqual([
      "Package weight: At least 0, please.",
      { packageWeight: "At least 0, please." },
    ]);
    expect(await save({ categoryId: undefined })).toEqual([
      "Category id: Please fill this in.",
      { categoryId: "Please fill this in." },
    ]);
    expect(await save({ variants: [] })).toEqual([
      "Variants: At least 1 of them, please.",
      { variants: "At least 1 of them, please." },
    ]);
  });

  it("names a field inside a list, and settings", async () => {
    const { body } = await product({});
    const [variant] = (body as { variants: object[] }).variants;
    const [detail, errors] = await shown("PUT /api/admin/products/{productId}", {
      params: { productId: 1 },
      body: { ...body, variants: [{ ...variant, sellingPrice: -1 }] },
    });
    expect(detail).toBe("Variants 1, selling price: At least 0, please.");
    expect(errors).toEqual({ "variants.0.sellingPrice": "At least 0, please." });
    expect(
      (
        await shown("PUT /api/admin/settings", { body: { version: 0, settings: { invoicePrefix: "lower" } } })
      )[0],
    ).toBe("Invoice prefix: 1 to 4 capital letters or digits.");
    expect(
      (await shown("PUT /api/admin/settings", { body: { version: 0, settings: { companyName: " " } } }))[0],
    ).toBe("Company name: Please fill this in.");
    expect((await shown("GET /api/admin/orders", { query: { perPage: "9999" } }))[0]).toBe(
      "Per page: At most 500, please.",
    );
  });

  it("leaves the words of every other refusal", () => {
    const refusal = new ApiProblem(409, { code: "out_of_stock", detail: "Only 1 left." }, null);
    expect(plainProblem(refusal)).toBe(refusal);
  });
});

import type { Response } from "playwright-core";
import { afterAll, expect, it, vi } from "vitest";
import { breakableProduct } from "../support/broken-product.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openFakeCollector, type ReceivedSpan } from "../support/fake-collector.ts";
import { openPage } from "../support/open-page.ts";

const collector = await openFakeCollector();
afterAll(() => collector.close());
const childrenOf = (parent: ReceivedSpan) =>
  collector.spans.filter(
    ({ traceId, parentSpanId }) => traceId === parent.traceId && parentSpanId === parent.spanId,
  );

const hasRequestId = (id: string | undefined) => (span: ReceivedSpan) =>
  span.attributes.some(({ key, value }) => key === "kitstore.request_id" && value.stringValue === id);

async function reportedSpan(name: string, requestId: string | undefined): Promise<ReceivedSpan> {
  const find = () => collector.spans.filter((span) => span.name === name).find(hasRequestId(requestId));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find() as ReceivedSpan;
}

describeShop(
  "a trace",
  (shop) => {
    it("goes from the browser's call to the commit", async () => {
      const { page } = await shop().visitor();
      await openPage(page, "/everyday-mug");
      const isAdded = (response: Response) =>
        /api\/ShoppingCart/.test(response.url()) && response.request().method() === "POST";
      const added = page.waitForResponse(isAdded);
      await page.getByRole("button", { name: "Add to Cart" }).click();
      const id = (await added).headers()["x-request-id"];
      const [request] = childrenOf(await reportedSpan("browser fetch", id));
      expect(request?.name).toMatch(/^POST \/api\/ShoppingCart/);
      expect(request).toSatisfy(hasRequestId(id));
      expect(childrenOf(request as ReceivedSpan).map(({ name }) => name)).toContain("commit");
    });

    it("is found by the number on the page of a failure", async () => {
      const output = vi.spyOn(console, "error").mockImplementation(() => undefined); // React says what broke
      const planner = breakableProduct(shop().store, "monthly-desk-planner");
      planner.break();
      try {
        const { page, expectComplaint } = await shop().visitor();
        expectComplaint(/500|Error/);
        await page.goto("/monthly-desk-planner");
        const shown = await page.getByText(/Error number: /).innerText();
        const [request] = childrenOf(await reportedSpan("browser navigate", shown.split(": ")[1]));
        expect(request?.status.code).toBe(2);
      } finally {
        planner.mend();
        output.mockRestore();
      }
    });
  },
  { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
);

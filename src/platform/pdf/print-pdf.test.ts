import { expect, it, vi } from "vitest";
import { SemaphoreFull } from "../semaphore/semaphore.ts";
import { printPdf } from "./print-pdf.ts";

vi.setConfig({ testTimeout: 60_000 }); // each print starts a thread

const module = (source: string) => new URL(`data:text/javascript,${source}`);
const empty = module("export function draw() {}");
const broken = module("export function draw() { throw new Error('torn') }");
const print = (drawing: URL) => printPdf({ title: "Test", language: "en", drawing, items: [1] });

it("prints one document at a time, lets eight wait, and refuses the others until then", async () => {
  const settled = await Promise.allSettled(Array.from({ length: 12 }, () => print(empty)));
  const printed = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const refused = settled.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(printed).toHaveLength(9);
  for (const pdf of printed) expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(refused).toHaveLength(3);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(SemaphoreFull);
    expect(reason).toMatchObject({ statusCode: 503, retryAfterSeconds: 3 });
  }
  expect((await print(empty)).length).toBeGreaterThan(0);
});

it("goes on after a document that cannot be printed", async () => {
  const [failed, next] = await Promise.allSettled([print(broken), print(empty)]);
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "torn" } });
  expect(next?.status).toBe("fulfilled");
});

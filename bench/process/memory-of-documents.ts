import { setTimeout as delay } from "node:timers/promises";
import type { BenchStore } from "../open-store.ts";
import { callerOf, plainItem } from "../purchase.ts";
import { residentMegabytes } from "./resident-memory.ts";

const DOCUMENTS = 20;
const LOOK_MS = 100;
const BACK_AFTER_MS = 60_000;

/**
 * Megabytes at most while 20 quotes are asked for at once, and a minute later, and how many were printed. The store prints one at a
 * time and refuses (503) those for which its short queue has no place.
 */
export async function memoryOfDocuments(
  store: BenchStore,
): Promise<{ printed: number; max: number; after: number }> {
  const item = await plainItem(callerOf(store.url));
  const body = { company: "Bench", name: "Bench Buyer", lines: [{ ...item, qty: 50 }] };
  let max = 0;
  let isPrinting = true;
  const looking = (async () => {
    while (isPrinting) {
      max = Math.max(max, await residentMegabytes(store.pid));
      await delay(LOOK_MS);
    }
  })();
  const lengths = await Promise.all(
    Array.from({ length: DOCUMENTS }, () =>
      fetch(`${store.url}/api/quotations`, asJson(body)).then(lengthOfDocument),
    ),
  );
  isPrinting = false;
  await looking;
  const printed = lengths.filter((length) => length !== undefined);
  if (printed.some((length) => length < 1_000)) throw new Error(`Documents of ${printed.join(", ")} bytes`);
  await delay(BACK_AFTER_MS);
  return { printed: printed.length, max, after: await residentMegabytes(store.pid) };
}

const asJson = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

async function lengthOfDocument(response: Response): Promise<number | undefined> {
  if (response.status === 503) return undefined;
  if (!response.ok) throw new Error(`A document was refused: ${response.status} ${await response.text()}`);
  return (await response.arrayBuffer()).byteLength;
}

import { readFile } from "node:fs/promises";
import { imageFile, productImageKeys, sceneImageKeys } from "../../demo/images/image-keys.ts";
import { imageIdOf, masterRow } from "../../src/catalogue/image/master.ts";
import { formatJson } from "./format-json.ts";

interface ImageFacts {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** demo/images/image-facts.json: what a first start would decode each image of the demo for. Only changed images are decoded. */
export async function imageFacts(current: string): Promise<string> {
  const known: Readonly<Record<string, ImageFacts>> = JSON.parse(current || "{}");
  const facts: Record<string, ImageFacts> = {};
  for (const key of [...new Set([...productImageKeys, ...sceneImageKeys])].sort()) {
    const bytes = await readFile(imageFile(key));
    const id = imageIdOf(bytes);
    facts[key] = known[key]?.id === id ? known[key] : await readFacts(id, bytes, key);
  }
  return `${formatJson(facts)}\n`;
}

async function readFacts(id: string, bytes: Buffer, key: string): Promise<ImageFacts> {
  const { width, height, colour = "" } = await masterRow(bytes, key);
  return { id, width, height, colour };
}

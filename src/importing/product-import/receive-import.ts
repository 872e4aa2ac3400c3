import { MAX_IMPORT_BYTES } from "../../contract/admin/product-imports.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { findArchive } from "../import-archive/import-archive.store.ts";
import { deleteImport, insertImport, insertPart } from "./product-import.store.ts";
import { startImport } from "./start-import.ts";

const PART_CHARACTERS = 1_000_000;

interface ReceiveImport {
  readonly body: AsyncIterable<Uint8Array>;
  readonly fileName: string;
  /** The zip with its images. */
  readonly archiveId: number | undefined;
  readonly staff: StaffCaller;
  readonly now: Date;
  readonly jobs: Jobs;
}

/**
 * Stores a file of products part by part as it arrives, and lets a job read it. Returns the id of the import. Refuses
 * not_found (no such zip), wrong_content_type (no UTF-8 text) and state_conflict (another import runs). Nothing is kept
 * of a refused file.
 */
export async function receiveImport(
  db: Db,
  { body, fileName, archiveId, staff, now, jobs }: ReceiveImport,
): Promise<number | Refusal<"not_found" | "state_conflict" | "too_large" | "wrong_content_type">> {
  if (archiveId && !(await findArchive(db, archiveId))) return refuse("not_found", "There is no such zip.");
  const importId = await insertImport(db, { fileName, archiveId, staff, now });
  try {
    const refused = await storeParts(db, importId, body);
    const started = refused ?? (await startImport(db, { importId, to: "reading", now, jobs }));
    if (!isRefusal(started)) return importId;
    await deleteImport(db, importId);
    return started;
  } catch (error) {
    await deleteImport(db, importId); // the connection broke
    throw error;
  }
}

async function storeParts(
  db: Db,
  importId: number,
  body: AsyncIterable<Uint8Array>,
): Promise<Refusal<"too_large" | "wrong_content_type"> | undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let [bytes, position, part, isText] = [0, 0, "", true];
  // A refused file is read to its end, because a client that still sends would not read the refusal.
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_IMPORT_BYTES || !isText) continue;
    const text = decode(decoder, chunk);
    isText = text !== undefined;
    part += text ?? "";
    if (part.length < PART_CHARACTERS) continue;
    await insertPart(db, importId, position, part);
    [part, position] = ["", position + 1];
  }
  const end = isText && bytes <= MAX_IMPORT_BYTES ? decode(decoder) : "";
  if (bytes > MAX_IMPORT_BYTES)
    return refuse(
      "too_large",
      `The file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Split it into several.`,
    );
  if (end === undefined || !isText)
    return refuse("wrong_content_type", "The file is not UTF-8 text. Save it as CSV (UTF-8).");
  await insertPart(db, importId, position, part + end);
  return undefined;
}

/** Undefined: these bytes are no text that the database could store. */
function decode(decoder: TextDecoder, chunk?: Uint8Array): string | undefined {
  try {
    const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

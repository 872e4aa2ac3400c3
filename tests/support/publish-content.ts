import type { Content } from "../../src/contract/admin/content.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** Writes and publishes a part of the content as staff of the catalogue do. */
export async function publishContent(store: TestStore, content: Content): Promise<void> {
  const { token } = await newStaff(store, "catalogue");
  const params = { kind: content.kind };
  const { body: read } = await store.call("GET /api/admin/content/{kind}", { params, token });
  const { version } = read;
  await store.call("PUT /api/admin/content/{kind}", { params, token, body: { version, content } });
  const publish = { params, token, body: { version: version + 1 } };
  await store.call("POST /api/admin/content/{kind}/publish", publish);
}

import { AwsClient } from "aws4fetch";
import type { Config } from "../config/config.ts";
import { fetchSigned } from "../s3/fetch-signed.ts";

/** A bucket of an S3-compatible service with one object for each anchor of the audit. */
export interface AnchorBucket {
  readonly name: string;
  write(key: string, text: string): Promise<void>;
  /** Every anchor, oldest first. */
  readAll(): Promise<readonly { readonly key: string; readonly text: string }[]>;
}

type BucketSettings = Pick<
  Config,
  "auditAnchorsBucket" | "s3Endpoint" | "s3Region" | "s3AccessKeyId" | "s3SecretAccessKey"
>;

const PREFIX = "audit-anchors/";
const TIMEOUT_MS = 20_000;
/** Keys in one page of a list; S3 gives no more. */
const PAGE = 1_000;

/** The configured bucket; undefined when there is none. Each call throws when the service does not respond or refuses. */
export function openAnchorBucket(config: BucketSettings): AnchorBucket | undefined {
  const { auditAnchorsBucket: name, s3Endpoint, s3Region: region } = config;
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = config;
  if (!name || !s3Endpoint || !accessKeyId || !secretAccessKey) return undefined;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const call = async (path: string, init: Omit<RequestInit, "signal" | "redirect"> = {}): Promise<string> => {
    const url = `${s3Endpoint}/${encodeURIComponent(name)}${path}`;
    const response = await fetchSigned(client, url, { ...init, timeoutMs: TIMEOUT_MS });
    const text = await response.text();
    if (!response.ok) throw new Error(`The bucket of the audit's anchors responded ${response.status}`);
    return text;
  };
  const pathOf = (key: string) => `/${PREFIX}${encodeURIComponent(key)}`;
  async function listKeys(after = ""): Promise<string[]> {
    const query = new URLSearchParams({ "list-type": "2", prefix: PREFIX, "max-keys": String(PAGE) });
    if (after) query.set("start-after", PREFIX + after);
    const page = await call(`?${query}`);
    const keys = [...page.matchAll(/<Key>audit-anchors\/([\w.:-]+)<\/Key>/g)].map(([, key = ""]) => key);
    const last = keys.at(-1);
    return last && keys.length === PAGE ? [...keys, ...(await listKeys(last))] : keys;
  }
  return {
    name,
    async write(key, text) {
      await call(pathOf(key), { method: "PUT", body: text, headers: { "content-type": "text/plain" } });
    },
    async readAll() {
      const anchors = [];
      for (const key of await listKeys()) anchors.push({ key, text: await call(pathOf(key)) });
      return anchors;
    },
  };
}

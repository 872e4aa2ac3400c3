import { AwsClient } from "aws4fetch";
import { fetchSigned } from "../../platform/s3/fetch-signed.ts";
import type { ImageStorage } from "./image-storage.ts";

export interface S3Settings {
  /** `https://s3.eu-central-1.amazonaws.com`, or the URL of another S3-compatible service. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A visitor waits for the image, and making it again takes less time than this. */
const TIMEOUT_MS = 3_000;

/**
 * Stores images in a bucket with path-style URLs (`endpoint/bucket/key`). Throws when S3 does not respond or
 * refuses.
 */
export function openS3Storage({ endpoint, bucket, ...credentials }: S3Settings): ImageStorage {
  const client = new AwsClient({ ...credentials, service: "s3" });
  const call = async (key: string, init: Omit<RequestInit, "signal" | "redirect"> = {}) => {
    const url = `${endpoint}/${encodeURIComponent(bucket)}/pictures/${key}`;
    const response = await fetchSigned(client, url, { ...init, timeoutMs: TIMEOUT_MS });
    const body = Buffer.from(await response.arrayBuffer());
    const isMissing = response.status === 404 && !body.includes("NoSuchBucket");
    if (!response.ok && !isMissing) throw new Error(`S3 responded ${response.status} for ${key}`);
    return isMissing ? undefined : body;
  };
  return {
    read: (key) => call(key),
    async write(key, bytes, mediaType) {
      const headers = { "content-type": mediaType };
      if (!(await call(key, { method: "PUT", body: new Uint8Array(bytes), headers })))
        throw new Error(`S3 did not store ${key}`);
    },
  };
}

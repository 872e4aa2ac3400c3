import { AwsClient } from "aws4fetch";
import type { KeptBytes } from "./kept-bytes.ts";

export interface S3Place {
  /** `https://s3.eu-central-1.amazonaws.com`, or that of another store that speaks S3. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Somebody waits for the picture: making it anew takes less than this. */
const PATIENCE_MS = 3_000;

/** Bytes in a bucket, addressed by path (`endpoint/bucket/key`). Throws when the store does not answer or refuses. */
export function s3Bytes({ endpoint, bucket, ...credentials }: S3Place): KeptBytes {
  const client = new AwsClient({ ...credentials, service: "s3", retries: 0 });
  const call = async (key: string, init: RequestInit = {}) => {
    const url = `${endpoint}/${encodeURIComponent(bucket)}/pictures/${key}`;
    const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = Buffer.from(await response.arrayBuffer());
    const isMissing = response.status === 404 && !body.includes("NoSuchBucket");
    if (!response.ok && !isMissing) throw new Error(`S3 answers ${response.status} to ${key}`);
    return isMissing ? undefined : body;
  };
  return {
    read: (key) => call(key),
    async write(key, bytes, mediaType) {
      const headers = { "content-type": mediaType };
      if (!(await call(key, { method: "PUT", body: new Uint8Array(bytes), headers })))
        throw new Error(`S3 keeps no ${key}`);
    },
  };
}

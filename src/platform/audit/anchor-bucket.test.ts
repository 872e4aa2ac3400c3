import { expect, it } from "vitest";
import { openRedirectingServer } from "../../../tests/support/redirecting-server.ts";
import { openAnchorBucket } from "./anchor-bucket.ts";

it("follows no redirect: what a bucket did not say itself is no anchor", async () => {
  const server = await openRedirectingServer();
  const credentials = { s3AccessKeyId: "id", s3SecretAccessKey: "secret", s3Region: "eu-central-1" };
  const bucket = openAnchorBucket({ ...credentials, auditAnchorsBucket: "anchors", s3Endpoint: server.url });
  await expect(bucket?.readAll()).rejects.toThrow();
  await expect(bucket?.write("2026-11-24", "{}")).rejects.toThrow();
  expect(server.followed()).toBe(0);
  server.close();
});

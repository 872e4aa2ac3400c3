import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { startDatabaseProxy } from "./database-proxy.ts";

/** An S3 server with the bucket `shop`, which can be away, and the settings by which a store uses it. */
export async function startS3Server(folder: string) {
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "shop", configs: [] }],
  });
  const proxy = await startDatabaseProxy(`http://127.0.0.1:${(await server.run()).port}`);
  return {
    env: {
      S3_ENDPOINT: proxy.url.replace(/\/$/, ""),
      S3_BUCKET: "shop",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    /** It takes connections and says nothing, as when packets are dropped. */
    silence: proxy.silence,
    recover: proxy.recover,
    async stop() {
      await proxy.stop();
      await server.close();
    },
  };
}

import { openS3Storage } from "../../catalogue/image/s3-image-storage.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/db/database.ts";
import { mailFailureText } from "../../platform/mail/mail-failure.ts";
import { verifyMailServer } from "../../platform/mail/mail-transport.ts";
import { countLateMails } from "./database-health.store.ts";
import { act, type Finding, look, ok } from "./finding.ts";

/** Whether the mail server takes a login, without a mail to anybody, and whether mails wait. */
export async function examineMail(
  db: Db,
  smtpUrl: string | undefined,
  { outboundTls }: Pick<Config, "outboundTls">,
): Promise<readonly Finding[]> {
  const { waiting, failed } = await countLateMails(db);
  const queue: Finding =
    waiting + failed > 0
      ? look(
          "mail queue",
          `${waiting} late, ${failed} given up`,
          "/admin, Mails, names the reason of each and sends it again.",
        )
      : ok("mail queue", "nothing is late");
  if (!smtpUrl)
    return [
      look("mail server", "none", "Nobody gets a mail. Set it in /admin, Settings, or as SMTP_URL."),
      queue,
    ];
  const { host } = new URL(smtpUrl);
  try {
    await verifyMailServer(smtpUrl, outboundTls);
    return [ok("mail server", `${host} takes the store's login`), queue];
  } catch (error) {
    return [
      act("mail server", `${host}: ${mailFailureText(error)}`, "Mails wait in the store until it does."),
      queue,
    ];
  }
}

/** Whether the store of images responds and takes a file. None: images lie in DATA_DIR. */
export async function examineImages(config: Config): Promise<readonly Finding[]> {
  const { s3Endpoint, s3Bucket, s3AccessKeyId, s3SecretAccessKey, s3Region } = config;
  if (!s3Endpoint || !s3Bucket || !s3AccessKeyId || !s3SecretAccessKey) return [];
  const storage = openS3Storage({
    endpoint: s3Endpoint,
    bucket: s3Bucket,
    region: s3Region,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  });
  await storage.write("doctor", Buffer.from("ok"), "text/plain");
  const read = await storage.read("doctor");
  return read?.toString() === "ok"
    ? [ok("images", `${s3Bucket} takes files and gives them back`)]
    : [
        act(
          "images",
          `${s3Bucket} lost what it had just taken`,
          "Look at the service and its rules of deletion.",
        ),
      ];
}

/** Whether the ways to be paid fit the address: keys for tests in a public shop take no money. */
export function examinePayments({
  stripeSecretKey,
  razorpayKeyId,
  publicUrl,
}: Pick<Config, "publicUrl" | "razorpayKeyId" | "stripeSecretKey">): readonly Finding[] {
  const isPublic = publicUrl.startsWith("https:");
  const keys = [
    ...(stripeSecretKey ? [{ name: "Stripe", isTest: stripeSecretKey.includes("_test_") }] : []),
    ...(razorpayKeyId ? [{ name: "Razorpay", isTest: razorpayKeyId.includes("_test_") }] : []),
  ];
  return keys.map(({ name, isTest }) => {
    if (isTest && isPublic)
      return act("payments", `${name} with a key for tests`, "Nobody is charged: set the live key.");
    if (!isPublic)
      return look(
        "payments",
        `${name}, and the shop has no https address`,
        "Its webhooks cannot reach the store: set PUBLIC_URL.",
      );
    return ok("payments", name);
  });
}

/** Whether the store runs and is ready. */
export async function examineProcess({ port }: Pick<Config, "port">): Promise<readonly Finding[]> {
  const url = `http://127.0.0.1:${port}/readyz`;
  const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
  if (!response) return [look("store", `nothing responds at ${url}`, "It is stopped, or runs elsewhere.")];
  return response.status === 200
    ? [ok("store", "runs, and is ready")]
    : [act("store", `${url} responds ${response.status}`, "Its log says why.")];
}

import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Histogram } from "prom-client";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import { openDiskBytes } from "../../features/image/disk-bytes.ts";
import { formatFor, imageWidths, isImageId, type Rendition, widthFor } from "../../features/image/image.ts";
import { forgiving, nearAndFar } from "../../features/image/kept-bytes.ts";
import { createImageRenderer, type ImageRenderer, recipeName } from "../../features/image/render-image.ts";
import { type S3Place, s3Bytes } from "../../features/image/s3-bytes.ts";
import type { Config } from "../config.ts";
import type { Services } from "../services.ts";
import { isFresh } from "./cached-body.ts";
import { sendProblem } from "./problem.ts";

/** About half a minute of rendering on two cores: who waits longer has left. */
const WAITING_AT_MOST = 256;

interface Picture {
  Params: { imageId: string; slug: string };
  Querystring: Record<string, unknown>;
}

/**
 * /images/<id>/<slug>[?w=<width of the list> | ?type=large]: by id from the table, never by path. The id is the hash of
 * the picture, so caches keep an answer for ever; any other query is a 400, so that no caller makes new files.
 */
export async function registerPictures(app: FastifyInstance, services: Services): Promise<void> {
  const renderer = await openRenderer(app, services);
  app.get<Picture>("/images/:imageId/:slug", async (request, reply) => {
    const asked = askedFor(request);
    if (isRefusal(asked)) return sendProblem(reply, asked);
    const bytes = await renderer.render(asked.imageId, asked);
    if (isRefusal(bytes)) return sendProblem(reply, bytes);
    const etag = `"${recipeName}-${asked.width}-${asked.format}"`;
    reply.headers({
      etag,
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept",
      "x-content-type-options": "nosniff",
    });
    if (isFresh(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type(`image/${asked.format}`).send(bytes);
  });
}

function askedFor(request: FastifyRequest<Picture>): (Rendition & { readonly imageId: string }) | Refusal {
  const imageId = request.params.imageId.toLowerCase();
  if (!isImageId(imageId)) return refuse("not_found", "There is no such picture.");
  const width = widthFor(request.query);
  if (!width)
    return refuse(
      "malformed",
      `Pictures come with ?w= one of ${imageWidths.join(", ")}, or with ?type=large.`,
    );
  return { imageId, width, format: formatFor(request.headers.accept) };
}

async function openRenderer(app: FastifyInstance, services: Services): Promise<ImageRenderer> {
  const { config, database, log } = services;
  const seconds = new Histogram({
    name: "kitstore_picture_seconds",
    help: "Time to make a picture that was not kept yet, by format",
    labelNames: ["format"],
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [app.metrics],
  });
  const onTrouble = (error: unknown) => log.warn({ err: error }, "kept pictures cannot be read or written");
  const disk = forgiving(await openDiskBytes(join(config.dataDir, "pictures")), onTrouble);
  const bucket = s3PlaceOf(config);
  return createImageRenderer({
    db: database.db,
    kept: bucket ? nearAndFar(disk, forgiving(s3Bytes(bucket), onTrouble)) : disk,
    atOnce: config.workers > 1 ? 1 : 2,
    waitingAtMost: WAITING_AT_MOST,
    onRendered: (format, duration) => seconds.observe({ format }, duration),
  });
}

/** The configuration has all of them or none (config.ts). */
function s3PlaceOf(config: Config): S3Place | undefined {
  const { s3Endpoint: endpoint, s3Bucket: bucket, s3Region: region } = config;
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

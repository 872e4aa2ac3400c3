import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Histogram } from "prom-client";
import { openDiskStorage } from "../../catalogue/image/disk-image-storage.ts";
import { bestEffort, pausing, tieredStorage } from "../../catalogue/image/image-storage.ts";
import {
  createImageRenderer,
  type ImageRenderer,
  renditionVersion,
} from "../../catalogue/image/render-image.ts";
import {
  imageWidths,
  isImageId,
  negotiateFormat,
  type Rendition,
  requestedWidth,
} from "../../catalogue/image/rendition.ts";
import { openS3Storage, type S3Settings } from "../../catalogue/image/s3-image-storage.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Config } from "../../platform/config/config.ts";
import type { AppServices } from "../services.ts";
import { etagMatches } from "./content-encoding.ts";
import { sendProblem } from "./problem.ts";

/** About 30 seconds of rendering on two cores. Nobody waits longer for an image. */
const MAX_WAITING_RENDERS = 256;

/** Of what comes nearest while the rendition is made: long enough for one page, and no cache on the way stores it. */
const STAND_IN_CACHE = "private, max-age=20";

interface ImageRequest {
  Params: { imageId: string; slug: string };
  Querystring: Record<string, unknown>;
}

/**
 * /images/<id>/<slug>[?w=<width of the list> | ?type=large]. The image is found by its id in the table, never by a
 * path. The id is a hash of the image, so caches may store the response for ever. Any other query gives 400, so that
 * callers cannot make the store write new files.
 */
export async function registerImages(app: FastifyInstance, services: AppServices): Promise<void> {
  const renderer = await openRenderer(app, services);
  app.get<ImageRequest>("/images/:imageId/:slug", async (request, reply) => {
    const rendition = parseImageRequest(request);
    if (isRefusal(rendition)) return sendProblem(reply, rendition);
    const image = await renderer.render(rendition.imageId, rendition);
    if (isRefusal(image)) return sendProblem(reply, image);
    if (!image.isFinal)
      return reply
        .headers({ "cache-control": STAND_IN_CACHE, vary: "Accept", "x-content-type-options": "nosniff" })
        .type(`image/${image.format}`)
        .send(image.bytes);
    const etag = `"${renditionVersion}-${rendition.width}-${rendition.format}"`;
    reply.headers({
      etag,
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept",
      "x-content-type-options": "nosniff",
    });
    if (etagMatches(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type(`image/${rendition.format}`).send(image.bytes);
  });
  app.decorate("imageRenderer", renderer);
}

declare module "fastify" {
  interface FastifyInstance {
    readonly imageRenderer: ImageRenderer;
  }
}

function parseImageRequest(
  request: FastifyRequest<ImageRequest>,
): (Rendition & { readonly imageId: string }) | Refusal<"malformed" | "not_found"> {
  const imageId = request.params.imageId.toLowerCase();
  if (!isImageId(imageId)) return refuse("not_found", "There is no such image.");
  const width = requestedWidth(request.query);
  if (!width)
    return refuse("malformed", `For images use ?w= with one of ${imageWidths.join(", ")}, or ?type=large.`);
  return { imageId, width, format: negotiateFormat(request.headers.accept) };
}

async function openRenderer(app: FastifyInstance, services: AppServices): Promise<ImageRenderer> {
  const { config, database, log } = services;
  const renderSeconds = new Histogram({
    name: "kitstore_image_seconds",
    help: "Time to render an image that was not stored yet, by format",
    labelNames: ["format"],
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [app.metrics],
  });
  const onStorageError = (error: unknown) =>
    log.warn({ err: error }, "rendered images cannot be read or written");
  const disk = bestEffort(await openDiskStorage(join(config.dataDir, "pictures")), onStorageError);
  const bucket = s3ConfigOf(config);
  return createImageRenderer({
    db: database.db,
    storage: bucket ? tieredStorage(disk, bestEffort(pausing(openS3Storage(bucket)), onStorageError)) : disk,
    limits: { maxRunning: config.workers > 1 ? 1 : 2, maxWaiting: MAX_WAITING_RENDERS },
    onRendered: (format, duration) => renderSeconds.observe({ format }, duration),
  });
}

/** config.ts checks that all of these settings are given, or none. */
function s3ConfigOf(config: Config): S3Settings | undefined {
  const { s3Endpoint: endpoint, s3Bucket: bucket, s3Region: region } = config;
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

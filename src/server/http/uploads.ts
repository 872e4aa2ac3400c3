import type { FastifyInstance } from "fastify";
import { uploadLimits } from "../../features/image/upload-rules.ts";

/**
 * Accepts a file as the body: images and octet-stream, as bytes, up to the image size limit. JSON is not accepted
 * here.
 */
export function registerUploadParser(uploads: FastifyInstance): void {
  uploads.removeAllContentTypeParsers();
  uploads.addContentTypeParser(
    /^(image\/|application\/octet-stream)/,
    { parseAs: "buffer", bodyLimit: uploadLimits.bytes + 1 },
    (_request, body, done) => done(null, body),
  );
}

import type { FastifyInstance } from "fastify";
import { uploadLimits } from "../../features/image/upload.ts";

/** Bodies that are a file: any type, as bytes, up to a picture's size; JSON is no file here. */
export function readUploads(uploads: FastifyInstance): void {
  uploads.removeAllContentTypeParsers();
  uploads.addContentTypeParser(
    /^(image\/|application\/octet-stream)/,
    { parseAs: "buffer", bodyLimit: uploadLimits.bytes + 1 },
    (_request, body, done) => done(null, body),
  );
}

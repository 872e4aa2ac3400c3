import "reflect-metadata"; // @peculiar/x509 needs it
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";

const ECDSA = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const DAY_MS = 86_400_000;

export interface ServerCertificate {
  readonly key: string;
  readonly cert: string;
  /** The file of the authority that signed it: what an operator gives. */
  readonly caFile: string;
}

/** An authority of its own, and a certificate of it for this host (localhost: and 0.0.0.0), as a company without a public one has. */
export async function createCertificate(folder: string, host = "localhost"): Promise<ServerCertificate> {
  const caKeys = await crypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
  const keys = await crypto.subtle.generateKey(ECDSA, true, ["sign", "verify"]);
  const validity = { notBefore: new Date(Date.now() - DAY_MS), notAfter: new Date(Date.now() + DAY_MS) };
  const ca = await X509CertificateGenerator.createSelfSigned({
    name: "CN=Authority of the test",
    keys: caKeys,
    signingAlgorithm: ECDSA,
    ...validity,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
    ],
  });
  const certificate = await X509CertificateGenerator.create({
    subject: "CN=localhost",
    issuer: ca.subject,
    publicKey: keys.publicKey,
    signingKey: caKeys.privateKey,
    signingAlgorithm: ECDSA,
    ...validity,
    extensions: [
      new SubjectAlternativeNameExtension([
        { type: "dns", value: host },
        ...(host === "localhost" ? [{ type: "ip" as const, value: "0.0.0.0" }] : []),
      ]),
    ],
  });
  const caFile = join(folder, `authority-${crypto.randomUUID()}.pem`);
  await writeFile(caFile, ca.toString("pem"));
  const pkcs8 = await crypto.subtle.exportKey("pkcs8", keys.privateKey);
  return { key: PemConverter.encode(pkcs8, "PRIVATE KEY"), cert: certificate.toString("pem"), caFile };
}

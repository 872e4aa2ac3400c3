import type { FastifyInstance } from "fastify";
import type { AppServices } from "../services.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** RFC 9116 asks for less than a year. */
const SECURITY_TXT_DAYS = 180;

/**
 * The addresses that programs know by themselves: whom to tell about a security problem (RFC 9116), and where a password
 * is changed (W3C, A Well-Known URL for Changing Passwords: password managers lead people there).
 */
export async function registerWellKnown(app: FastifyInstance, services: AppServices): Promise<void> {
  app.get("/.well-known/security.txt", async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=300")
      .type("text/plain; charset=utf-8")
      .send(securityTxt(services, services.clock())),
  );
  app.get("/.well-known/change-password", async (_request, reply) =>
    reply.header("cache-control", "no-store").redirect("/accounts/change-password", 302),
  );
}

function securityTxt({ config, settings }: AppServices, now: Date): string {
  const { supportEmail } = settings.current();
  const contact = supportEmail ? `mailto:${supportEmail}` : `${config.publicUrl}/company/contact-us`;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

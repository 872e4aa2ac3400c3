import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { findMail, listMails } from "../../platform/mail/mail.store.ts";
import type { AppServices } from "../services.ts";
import { mailboxCss, mailboxPage, mailPage } from "./mailbox-pages.ts";
import { sendProblem } from "./problem.ts";

interface MailRequest {
  Params: { mailId: string };
}

const cssHash = `'sha256-${createHash("sha256").update(mailboxCss).digest("base64")}'`;
const pagePolicy = `default-src 'none'; style-src ${cssHash}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A mail has inline styles, pictures of the store's products, and no scripts. Its links open in a new window. */
const mailPolicy = (storeUrl: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self' ${new URL(storeUrl).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/**
 * /mailbox shows the mails of a store without a mail server, for trying it out. Everybody who can open the store can
 * read them, one-time codes included, so it exists only while there is no mail server, and on this machine only.
 */
export function registerMailbox(
  app: FastifyInstance,
  { config, database: { db }, settings }: AppServices,
): void {
  // A mail server that is set while the store runs ends the mailbox at once.
  const hasEnded = () => settings.current().smtpUrl !== undefined;
  app.get<{ Querystring: { refresh?: unknown } }>("/mailbox", async (request, reply) =>
    hasEnded()
      ? mailNotFound(reply)
      : sendHtml(reply, mailboxPage(await listMails(db), request.query.refresh === "on"), pagePolicy),
  );
  app.get<MailRequest>("/mailbox/:mailId", async (request, reply) => {
    const mail = await findById(request.params.mailId);
    return mail ? sendHtml(reply, mailPage(mail), pagePolicy) : mailNotFound(reply);
  });
  app.get<MailRequest>("/mailbox/:mailId/html", async (request, reply) => {
    const mail = await findById(request.params.mailId);
    return mail?.html_body
      ? sendHtml(reply, mail.html_body, mailPolicy(config.publicUrl))
      : mailNotFound(reply);
  });

  const findById = async (mailId: string) =>
    !hasEnded() && /^\d{1,9}$/.test(mailId) ? findMail(db, Number(mailId)) : undefined;
}

const mailNotFound = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, { refused: "not_found", detail: "There is no such mail." });

const sendHtml = (reply: FastifyReply, html: string, policy: string): FastifyReply =>
  reply
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    })
    .send(html);

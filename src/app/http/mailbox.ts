import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { staffText } from "../../contract/staff-text.ts";
import { findMail, listMails } from "../../platform/mail/mail.store.ts";
import type { AppServices } from "../services.ts";
import { mailboxCss, mailboxPage, mailPage } from "./mailbox-pages.ts";
import { thisMachineOnly } from "./operators-only.ts";
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
 * /mailbox shows the mails of a store without a mail server, for trying it out. Whoever reads it has every account, by the
 * one-time codes in it, so it exists only while there is no mail server, and answers this machine only: a browser that asks for
 * 127.0.0.1 or localhost, not through a proxy, and not with OPERATIONS_TOKEN either.
 */
export function registerMailbox(
  app: FastifyInstance,
  { config, database: { db }, settings }: AppServices,
): void {
  const onRequest = thisMachineOnly(
    staffText`The mailbox opens on this machine only, at http://127.0.0.1:${config.port}/mailbox, because its mails have one-time codes. This request came from elsewhere, by another host name, or through a proxy or a forwarded port that says so. To read mails there, set a mail server.`,
  );
  // A mail server that is set while the store runs ends the mailbox at once.
  const hasEnded = () => settings.current().smtpUrl !== undefined;
  app.get<{ Querystring: { refresh?: unknown } }>("/mailbox", { onRequest }, async (request, reply) =>
    hasEnded()
      ? mailNotFound(reply)
      : sendHtml(reply, mailboxPage(await listMails(db), request.query.refresh === "on"), pagePolicy),
  );
  app.get<MailRequest>("/mailbox/:mailId", { onRequest }, async (request, reply) => {
    const mail = await findById(request.params.mailId);
    return mail ? sendHtml(reply, mailPage(mail), pagePolicy) : mailNotFound(reply);
  });
  app.get<MailRequest>("/mailbox/:mailId/html", { onRequest }, async (request, reply) => {
    const mail = await findById(request.params.mailId);
    return mail?.html_body
      ? sendHtml(reply, mail.html_body, mailPolicy(config.publicUrl))
      : mailNotFound(reply);
  });

  const findById = async (mailId: string) =>
    !hasEnded() && /^\d{1,9}$/.test(mailId) ? findMail(db, Number(mailId)) : undefined;
}

const mailNotFound = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, { refused: "not_found", detail: staffText`There is no such mail.` });

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

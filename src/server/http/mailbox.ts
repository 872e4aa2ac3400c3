import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { listMails, readMail } from "../../features/mail/mail.store.ts";
import type { Services } from "../services.ts";
import { mailboxCss, mailboxPage, mailPage } from "./mailbox-pages.ts";
import { sendProblem } from "./problem.ts";

interface OneMail {
  Params: { mailId: string };
}

const cssHash = `'sha256-${createHash("sha256").update(mailboxCss).digest("base64")}'`;
const pagePolicy = `default-src 'none'; style-src ${cssHash}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A mail styles itself inline and runs nothing; its links open in a window of their own. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * /mailbox: the mails of a store without a mail server, for whoever tries it out. Everybody who reaches the store can
 * read them, codes included, so it exists only while SMTP_URL is unset.
 */
export function registerMailbox(app: FastifyInstance, { database: { db }, config }: Services): void {
  if (config.smtpUrl) return;
  app.get<{ Querystring: { refresh?: unknown } }>("/mailbox", async (request, reply) =>
    sendHtml(reply, mailboxPage(await listMails(db), request.query.refresh === "on"), pagePolicy),
  );
  app.get<OneMail>("/mailbox/:mailId", async (request, reply) => {
    const mail = await find(request.params.mailId);
    return mail ? sendHtml(reply, mailPage(mail), pagePolicy) : noSuchMail(reply);
  });
  app.get<OneMail>("/mailbox/:mailId/html", async (request, reply) => {
    const mail = await find(request.params.mailId);
    return mail?.html_body ? sendHtml(reply, mail.html_body, mailPolicy) : noSuchMail(reply);
  });

  const find = async (mailId: string) =>
    /^\d{1,9}$/.test(mailId) ? readMail(db, Number(mailId)) : undefined;
}

const noSuchMail = (reply: FastifyReply): FastifyReply =>
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

import { smtpTransport } from "../../src/platform/mail/mail-transport.ts";
import { sampleMail } from "./sample-mail.ts";

/** A program: sends one mail through the mail server of its argument, as a store with OUTBOUND_TLS=required does. */
await smtpTransport(process.argv[2] ?? "", "required")(sampleMail);

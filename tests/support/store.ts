import { randomUUID } from "node:crypto";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { type Logger, pino } from "pino";
import { inject } from "vitest";
import { createApp } from "../../src/app/http/app.ts";
import { openServices } from "../../src/app/open-services.ts";
import type { AppServices } from "../../src/app/services.ts";
import { booksJobs } from "../../src/backoffice/books/books-jobs.ts";
import { rateJobs } from "../../src/catalogue/currency-rate/currency-rate-jobs.ts";
import { scheduledChangeJobs } from "../../src/catalogue/scheduled-change/scheduled-change-jobs.ts";
import type { Output, RouteField } from "../../src/contract/route-types.ts";
import type { RouteKey } from "../../src/contract/routes.ts";
import { importImageJobs } from "../../src/importing/import-image/import-image-jobs.ts";
import { productImportJobs } from "../../src/importing/product-import/product-import-jobs.ts";
import { mailJobs } from "../../src/notifications/send/mail-jobs.ts";
import { unpaidOrderJobs } from "../../src/orders/cancel/unpaid-order-jobs.ts";
import { invoiceJobs } from "../../src/orders/invoice/invoice-jobs.ts";
import { paymentJobs } from "../../src/orders/payment/payment-jobs.ts";
import { refundJobs } from "../../src/orders/refund/refund-jobs.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import type { DatabaseKind, Templates } from "./database-templates.ts";
import { createTestDatabase } from "./databases.ts";
import { documentFault } from "./document-fault.ts";
import { type Inbox, openInbox } from "./inbox.ts";

export interface CallResponse<K extends RouteKey> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** The body of a 200; otherwise the problem. */
  readonly body: Output<K>;
  readonly problem: { code: string; detail: string; status: number } & Record<string, unknown>;
}

export interface CallOptions<K extends RouteKey> {
  readonly params?: RouteField<K, "params"> | Record<string, string | number>;
  readonly query?: Record<string, string>;
  readonly body?: RouteField<K, "body"> | object | string;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

export interface TestStore {
  readonly app: FastifyInstance;
  readonly services: AppServices;
  readonly inbox: Inbox;
  /** One call of the contract through the whole server. Throws where the response is not as the OpenAPI document says. */
  call<K extends RouteKey>(key: K, callOptions?: CallOptions<K>): Promise<CallResponse<K>>;
  /** Any request. Throws like `call`, where a document has it. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  login(email: string, sessionId?: string): Promise<{ userId: number; token: string }>;
  /** Moves the store's clock. */
  advanceClock(milliseconds: number): void;
  now(): Date;
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly kind: DatabaseKind;
  /** Given outside of a test run, which has no templates of its own. */
  readonly templates?: Templates;
  readonly env?: Record<string, string>;
  /** Where the log goes; left out: nothing is logged. */
  readonly log?: Logger;
  /** False: a migrated database with nothing in it. */
  readonly demo?: boolean;
  /** Reuses the images that another store of this run has rendered. */
  readonly sharesImages?: boolean;
  /** What is registered beside the API: pages, images, the mailbox. */
  readonly pages?: readonly ((app: FastifyInstance, services: AppServices) => Promise<void>)[];
}

const DEMO_PASSWORD = "ledgerline-demo";

/** The whole store with the demo catalogue on its own database. Mails go to a real SMTP server in this process. */
export async function openStore({
  kind,
  templates,
  env = {},
  log = pino({ level: "silent" }),
  demo = true,
  sharesImages = false,
  pages = [],
}: StoreOptions): Promise<TestStore> {
  const { database, folder, drop } = await createTestDatabase(kind, {
    demo,
    ...(templates && { templates }),
  });
  if (sharesImages) await symlink(inject("databaseTemplates").images, join(folder, "pictures"), "dir");
  const inbox = await openInbox();
  const config = readConfig({
    SMTP_URL: inbox.url,
    DATA_DIR: folder,
    RATE_LIMIT: "0",
    SLOW_STATEMENT_MS: "0", // a busy machine has slow statements, and tests count statements
    ...env,
  });
  let clockShiftMs = 0;
  const clock = () => new Date(Date.now() + clockShiftMs);
  const { services, close } = await openServices(config, database, log, clock);
  await services.jobs.work({
    ...mailJobs(services),
    ...rateJobs(services),
    ...importImageJobs(services),
    ...productImportJobs(services),
    ...paymentJobs(services),
    ...refundJobs(services),
    ...invoiceJobs(services),
    ...unpaidOrderJobs(services),
    ...scheduledChangeJobs(services),
    ...booksJobs(services),
    "stock.alert": async () => {},
    "claim.make": async () => {},
    "claim.remind": async () => {},
    "exchange.lapse": async () => {},
    "quote.lapse": async () => {},
    "leavers.end": async () => {},
    "store.clean": async () => {},
    "store.prune": async () => {},
  });
  const app = await createApp(
    services,
    pages.map((register) => (app) => register(app, services)),
  );
  services.slowStatements.watch();

  const store: TestStore = {
    app,
    services,
    inbox,
    now: clock,
    async inject(options) {
      const response = await app.inject(options);
      const fault = documentFault(response);
      if (fault) throw new Error(fault);
      return response;
    },
    advanceClock(milliseconds) {
      clockShiftMs += milliseconds;
    },
    async call(key, callOptions = {}) {
      const [method = "GET", template = ""] = key.split(" ");
      const params = (callOptions.params ?? {}) as Record<string, string | number>;
      const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name])),
      );
      const response = await store.inject({
        method: method as "GET",
        url: callOptions.query ? `${path}?${new URLSearchParams(callOptions.query)}` : path,
        headers: {
          ...(callOptions.body === undefined ? {} : { "content-type": "application/json" }),
          ...(callOptions.token ? { authorization: `Bearer ${callOptions.token}` } : {}),
          ...callOptions.headers,
        },
        ...(callOptions.body === undefined ? {} : { payload: JSON.stringify(callOptions.body) }),
      });
      const body = response.body ? JSON.parse(response.body) : undefined;
      return { status: response.statusCode, headers: response.headers, body, problem: body };
    },
    async login(email, sessionId) {
      const body = { userName: email, password: DEMO_PASSWORD, ...(sessionId ? { sessionId } : {}) };
      const loginResponse = await store.call("POST /api/accounts/login", { body });
      if (!loginResponse.body.userId) throw new Error(`login of ${email} failed`);
      return loginResponse.body;
    },
    async close() {
      await app.close();
      await close();
      await drop();
      await inbox.close();
    },
  };
  return store;
}

export const newSessionId = (): string => randomUUID();

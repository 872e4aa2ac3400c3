// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import type { MailServer } from "../../../contract/admin/settings.ts";
import { defaultSettings } from "../../../platform/settings/settings.ts";
import { IntegrationsPage } from "../integrations/integrations-page.tsx";
import { KitOfOccasion } from "../kit/kit-of-occasion.tsx";
import { MailTextsPage } from "../mail-texts/mail-texts-page.tsx";
import { StoreSteps } from "../set-up/store-steps.tsx";
import { SettingsPage } from "../settings/settings-page.tsx";

afterEach(cleanup);

const DETAIL = "Somebody else changed it in the meantime, so nothing was saved.";

interface Screen {
  readonly of: string;
  readonly part: React.ReactNode;
  readonly reads: string;
  readonly writes: string;
  /** What the screen reads: of that version, where somebody else has changed what is called `other`. */
  readonly record: (version: number, other: string) => unknown;
  readonly other: RegExp;
  readonly typedInto: RegExp;
  readonly save: string | RegExp;
  /** What is sent of the field that is typed into. */
  readonly sent: (body: never) => unknown;
}

const mailServer: MailServer = { host: "", port: 587, isTls: false, user: "", password: "" };
const mailText = {
  kind: "order-placed",
  language: "en",
  body: "Thank you.",
  hasBody: true,
  placeholders: [],
  required: [],
  defaults: { subject: "", greeting: "", body: "" },
};
const kit = {
  id: 1,
  name: "Welcome kit",
  hasSizes: true,
  sizes: [],
  takesStock: "parts",
  availability: [],
};
const part = { productId: 4, name: "Steel Mug", variantId: 40, size: "", quantity: 2 };
const variants = [{ id: 40, colourName: "Sage", imagePath: "", sizes: [] }];

const screens: readonly Screen[] = [
  {
    of: "an integration",
    part: <IntegrationsPage />,
    reads: "/api/admin/integrations",
    writes: "/api/admin/integrations/rates",
    record: (version, oidcDomains) => ({
      version,
      publicUrl: location.origin,
      integrations: [
        {
          name: "rates",
          isOn: false,
          fixedBy: "",
          isUnreadable: false,
          address: "",
          values: {},
          fields: [{ name: "ratesUrl", isSecret: false, isOptional: false, isStored: false }],
        },
        {
          name: "companyLogin",
          isOn: true,
          fixedBy: "",
          isUnreadable: false,
          address: "",
          values: { oidcDomains },
          fields: [{ name: "oidcDomains", isSecret: false, isOptional: false, isStored: true }],
        },
      ],
    }),
    other: /E-mail domains/,
    typedInto: /Address of the rates/,
    save: "Save",
    sent: ({ values }: { values: { ratesUrl: string } }) => values.ratesUrl,
  },
  {
    of: "an integration's other fields",
    part: <IntegrationsPage />,
    reads: "/api/admin/integrations",
    writes: "/api/admin/integrations/companyLogin",
    record: (version, oidcDomains) => ({
      version,
      publicUrl: location.origin,
      integrations: [
        {
          name: "companyLogin",
          isOn: true,
          fixedBy: "",
          isUnreadable: false,
          address: "",
          values: { oidcDomains, oidcClientId: "kitstore" },
          fields: ["oidcDomains", "oidcClientId"].map((name) => ({
            name,
            isSecret: false,
            isOptional: false,
            isStored: true,
          })),
        },
      ],
    }),
    other: /E-mail domains/,
    typedInto: /Client ID/,
    save: "Save",
    sent: ({ values }: { values: { oidcClientId: string } }) => values.oidcClientId,
  },
  {
    of: "a card of the settings",
    part: <SettingsPage />,
    reads: "/api/admin/settings",
    writes: "/api/admin/settings",
    record: (version, companyName) => ({
      version,
      fixed: [],
      mailServer: null,
      settings: { ...defaultSettings, companyName },
    }),
    other: /^Company$/,
    typedInto: /Support e-mail/,
    save: /Save: Company/,
    sent: ({ settings }: { settings: { supportEmail: string } }) => settings.supportEmail,
  },
  {
    of: "a step of the set-up",
    part: <StoreSteps />,
    reads: "/api/admin/settings",
    writes: "/api/admin/settings",
    record: (version, companyName) => ({
      version,
      fixed: [],
      mailServer: null,
      settings: { ...defaultSettings, companyName },
    }),
    other: /^Company$/,
    typedInto: /Support e-mail/,
    save: "Go on",
    sent: ({ settings }: { settings: { supportEmail: string } }) => settings.supportEmail,
  },
  {
    of: "the mail server",
    part: <SettingsPage />,
    reads: "/api/admin/settings",
    writes: "/api/admin/settings",
    record: (version, host) => ({
      version,
      fixed: [],
      settings: defaultSettings,
      mailServer: { ...mailServer, host },
    }),
    other: /^Mail server/,
    typedInto: /^User/,
    save: "Save the mail server",
    sent: (body: { mailServer: MailServer }) => body.mailServer.user,
  },
  {
    of: "a mail's text",
    part: <MailTextsPage />,
    reads: "/api/admin/mail-texts",
    writes: "/api/admin/mail-texts/en/order-placed",
    record: (version, subject) => [{ ...mailText, version, subject, greeting: "Hello" }],
    other: /Subject/,
    typedInto: /Greeting/,
    save: "Save",
    sent: ({ greeting }: { greeting: string }) => greeting,
  },
  {
    of: "a kit",
    part: <KitOfOccasion id={1} isFirst />,
    reads: "/api/admin/kit?occasion=1",
    writes: "/api/admin/kit?occasion=1",
    record: (version, boxWeightGrams) => ({
      kit: { ...kit, version, boxWeightGrams: Number(boxWeightGrams), contents: [{ ...part, variants }] },
    }),
    other: /Weight of the empty box/,
    typedInto: /Pieces of Steel Mug/,
    save: "Save",
    sent: ({ contents }: { contents: [{ quantity: number }] }) => contents[0].quantity,
  },
];

describe("after somebody else's change", () => {
  it.each(screens)("$of has the newest, with what was typed on top, and is saved over it", async (each) => {
    const [old, newer, typed] = each.of === "a kit" ? ["100", "250", "7"] : ["before", "theirs", "mine"];
    const sent: { version: number }[] = [];
    const { user } = openAdminPart(each.part, ({ path, body }) => {
      const newest = each.record(sent.length === 0 ? 1 : 2, sent.length === 0 ? old : newer);
      if (path === each.writes && body) {
        sent.push(body as { version: number });
        return sent.length === 1 ? refusal("version_conflict", DETAIL) : newest;
      }
      return path === each.reads ? newest : { rows: [], total: 0 };
    });
    const input = async (label: RegExp) =>
      (
        await screen.findAllByLabelText<HTMLInputElement>(label, { selector: "input, textarea" })
      )[0] as HTMLInputElement;
    const save = () => screen.getAllByRole("button", { name: each.save })[0] as HTMLElement;
    expect((await input(each.other)).value).toBe(old);
    await user.clear(await input(each.typedInto));
    await user.type(await input(each.typedInto), typed);
    await user.click(save());
    const alert = await screen.findByText(DETAIL, { exact: false });
    expect(alert.closest("form")).not.toBeNull();
    await vi.waitFor(async () => expect((await input(each.other)).value).toBe(newer));
    expect((await input(each.typedInto)).value).toBe(typed);
    await user.click(save());
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(String(each.sent(sent[1] as never))).toBe(typed);
    await vi.waitFor(() => expect(screen.queryByText(DETAIL, { exact: false })).toBeNull());
  });
});

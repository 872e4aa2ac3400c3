import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import {
  AdminContext,
  HttpError,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  TestMemoryRouter,
} from "react-admin";
import { dataProvider } from "../../src/web/admin/calls/data-provider.ts";
import { saveSession } from "../../src/web/admin/staff-session/staff-session.ts";
import { openBrowser } from "./page-in-dom.tsx";

type Respond = Parameters<typeof openBrowser>[0];

/** A refusal as the server sends it. */
export const refusal = (code: string, detail: string, status = 409) =>
  Response.json({ code, detail, status, title: code }, { status });

/** Lets pass what react-admin itself says on the console: a prop of an older MUI, and each call that was refused. */
function letReactAdminSpeak(): void {
  const { error } = console;
  console.error = (...output: unknown[]) => {
    if (/^input(label)?props$/i.test(String(output[1])) || output[0] instanceof HttpError) return;
    error(...output);
  };
}

/** A part of the admin in a browser that has just been opened, for somebody of this role. */
export function openAdminPart(
  part: ReactNode,
  respond: Respond,
  {
    role = "admin",
    resource = "coupons",
    record,
  }: { role?: string; resource?: string; record?: RaRecord } = {},
) {
  letReactAdminSpeak();
  const { requests, sentTo } = openBrowser(respond);
  saveSession({ userId: 7, token: "t", fullName: "Meera", role, loginTime: Date.now() });
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkError: async () => undefined,
    checkAuth: async () => undefined,
    getPermissions: async () => role,
  };
  const page = (children: ReactNode) => (
    <TestMemoryRouter>
      <AdminContext dataProvider={dataProvider} authProvider={authProvider}>
        <ResourceContextProvider value={resource}>
          {record ? <RecordContextProvider value={record}>{children}</RecordContextProvider> : children}
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>
  );
  const { rerender } = render(page(part));
  return { requests, sentTo, user: userEvent.setup(), show: (other: ReactNode) => rerender(page(other)) };
}

import type { MemberInput } from "../../src/contract/admin/members.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

const blank: MemberInput = {
  firstName: "Asha",
  lastName: "Rao",
  source: "",
  hrId: "",
  officeId: null,
  countryCode: "IN",
  costCenter: "",
  managerId: null,
  employmentKind: "permanent",
  emails: [],
  employments: [],
  sizes: [],
};

/** What staff do with members, as a person with the role `people`, or another one. */
export function memberActions(store: () => TestStore, role: "admin" | "people" = "people") {
  let login: ReturnType<typeof newStaff> | undefined;
  const token = async () => {
    login ??= newStaff(store(), role);
    return (await login).token;
  };
  const create = async (input: Partial<MemberInput> = {}) =>
    store().call("POST /api/admin/members", { token: await token(), body: { ...blank, ...input } });
  return {
    token,
    create,
    /** A member that is created without a refusal. */
    async add(input: Partial<MemberInput> = {}) {
      const { status, body, problem } = await create(input);
      if (status !== 200) throw new Error(`Not created: ${problem.detail}`);
      return body;
    },
    async read(memberId: number) {
      return (
        await store().call("GET /api/admin/members/{memberId}", {
          token: await token(),
          params: { memberId },
        })
      ).body;
    },
    async change(memberId: number, change: Partial<MemberInput> & { version: number }) {
      const { body: now } = await store().call("GET /api/admin/members/{memberId}", {
        token: await token(),
        params: { memberId },
      });
      const { emails, sizes } = now;
      const fields = Object.fromEntries(
        Object.keys(blank).map((name) => [name, now[name as keyof typeof now]]),
      ) as unknown as MemberInput;
      const body = {
        ...fields,
        emails: emails.map(({ email, kind }) => ({ email, kind })),
        sizes: sizes.map(({ categoryId, size }) => ({ categoryId, size })),
        ...change,
      };
      return store().call("PUT /api/admin/members/{memberId}", {
        token: await token(),
        params: { memberId },
        body,
      });
    },
    async link(memberId: number, version: number, email: string) {
      return store().call("POST /api/admin/members/{memberId}/link", {
        token: await token(),
        params: { memberId },
        body: { version, email },
      });
    },
    async unlink(memberId: number, version: number, isSomebodyElse: boolean) {
      return store().call("POST /api/admin/members/{memberId}/unlink", {
        token: await token(),
        params: { memberId },
        body: { version, isSomebodyElse },
      });
    },
    async merge(memberId: number, body: { version: number; otherId: number; otherVersion?: number }) {
      return store().call("POST /api/admin/members/{memberId}/merge", {
        token: await token(),
        params: { memberId },
        body,
      });
    },
  };
}

export const company = (email: string) => ({ email, kind: "company" as const });
export const privately = (email: string) => ({ email, kind: "private" as const });

import { randomBytes } from "node:crypto";
import type { Occasion, OccasionInput } from "../../src/contract/admin/occasions.ts";
import { newProductInput } from "./product-input.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

export const blankOccasion: OccasionInput = {
  kind: "anniversary",
  name: "Tenth anniversary",
  kitProductId: null,
  audience: "rules",
  countryCodes: [],
  officeIds: [],
  employmentKinds: [],
  startedFrom: null,
  startedTo: null,
  redeemedOnce: "ever",
  claims: "at_once",
  opensOn: null,
  closesOn: null,
  dispatchFrom: null,
  costCenter: "",
  budget: null,
  payrollValue: null,
  texts: [],
  boxColourHex: null,
  images: [],
};

/** What staff do with occasions, as a person with the role `people`. */
export function occasionActions(store: () => TestStore) {
  let login: ReturnType<typeof newStaff> | undefined;
  const token = async () => {
    login ??= newStaff(store(), "people");
    return (await login).token;
  };
  const create = async (input: Partial<OccasionInput> = {}) =>
    store().call("POST /api/admin/occasions", { token: await token(), body: { ...blankOccasion, ...input } });
  const params = ({ id: occasionId }: Pick<Occasion, "id">) => ({ occasionId });
  return {
    token,
    create,
    /** An occasion that is created without a refusal. */
    async add(input: Partial<OccasionInput> = {}): Promise<Occasion> {
      const { status, body, problem } = await create(input);
      if (status !== 200) throw new Error(`Not created: ${problem.detail}`);
      return body;
    },
    async read(occasionId: number) {
      const { body } = await store().call("GET /api/admin/occasions/{occasionId}", {
        token: await token(),
        params: { occasionId },
      });
      return body;
    },
    async change(occasion: Occasion, change: Partial<OccasionInput> & { version?: number }) {
      const input = Object.fromEntries(
        Object.keys(blankOccasion).map((name) => [name, occasion[name as keyof OccasionInput]]),
      ) as unknown as OccasionInput;
      const images = occasion.images.map(({ path: _path, ...image }) => image);
      return store().call("PUT /api/admin/occasions/{occasionId}", {
        token: await token(),
        params: params(occasion),
        body: { version: occasion.version, ...input, images, ...change },
      });
    },
    async start({ version, ...occasion }: Pick<Occasion, "id" | "version">) {
      return store().call("POST /api/admin/occasions/{occasionId}/start", {
        token: await token(),
        params: params(occasion),
        body: { version },
      });
    },
    async archive({ version, ...occasion }: Pick<Occasion, "id" | "version">, isArchived = true) {
      return store().call("POST /api/admin/occasions/{occasionId}/archive", {
        token: await token(),
        params: params(occasion),
        body: { version, isArchived },
      });
    },
    async addMembers(occasion: Pick<Occasion, "id">, lines: string, dryRun = false) {
      return store().call("POST /api/admin/occasions/{occasionId}/members", {
        token: await token(),
        params: params(occasion),
        body: { lines, dryRun },
      });
    },
    async listMembers(occasion: Pick<Occasion, "id">) {
      return store().call("GET /api/admin/occasions/{occasionId}/members", {
        token: await token(),
        params: params(occasion),
      });
    },
    /** A new product that is no kit, in the shop; returns its id. */
    async newProduct(): Promise<number> {
      const name = randomBytes(6).toString("hex");
      const staff = await newStaff(store(), "admin");
      const { body } = await store().call("POST /api/admin/products", {
        token: staff.token,
        body: newProductInput({ name: `Kit ${name}`, slug: `kit-${name}` }),
      });
      await store()
        .services.database.db.updateTable("products")
        .set({ withdrawn_at: null })
        .where("product_id", "=", body.id)
        .execute();
      return body.id;
    },
  };
}

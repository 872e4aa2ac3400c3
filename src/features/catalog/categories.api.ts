import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { findCategories, readCategory } from "./categories.store.ts";
import { categoryAnswer, saveCategory } from "./save-category.ts";

type CategoryCalls =
  | "GET /api/admin/categories"
  | "GET /api/admin/categories/{categoryId}"
  | "POST /api/admin/categories"
  | "PUT /api/admin/categories/{categoryId}";

const notFound: Refusal = refuse("not_found", "There is no such category.");

export const categoriesApi = ({ database: { db }, catalog }: Services): Handlers<CategoryCalls> => {
  const whole = async (categoryId: number) => {
    const row = await readCategory(db, categoryId);
    return row ? categoryAnswer(row) : notFound;
  };
  const shown = async (saved: number | Refusal) => {
    if (isRefusal(saved)) return saved;
    await catalog.refresh();
    return whole(saved);
  };
  return {
    async "GET /api/admin/categories"({ query }) {
      const found = await findCategories(db, query);
      return { ...found, rows: found.rows.map(categoryAnswer) };
    },

    "GET /api/admin/categories/{categoryId}": ({ params }) => whole(params.categoryId),

    async "POST /api/admin/categories"({ body, ...staff }) {
      const save = { categoryId: undefined, version: 1, draft: body, staff, now: staff.now };
      return shown(await saveCategory(db, save));
    },

    async "PUT /api/admin/categories/{categoryId}"({ params, body, ...staff }) {
      const { version, ...draft } = body;
      return shown(await saveCategory(db, { ...params, version, draft, staff, now: staff.now }));
    },
  };
};

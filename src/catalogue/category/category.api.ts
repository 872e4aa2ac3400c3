import { type ErrorCode, isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { CategoryId } from "../../contract/ids.ts";
import type { CatalogueServices } from "../services.ts";
import { findCategory, listCategories } from "./category.store.ts";
import { categoryResponse, saveCategory } from "./save-category.ts";

type CategoryCalls =
  | "GET /api/admin/categories"
  | "GET /api/admin/categories/{categoryId}"
  | "POST /api/admin/categories"
  | "PUT /api/admin/categories/{categoryId}";

const categoryNotFound = refuse("not_found", "There is no such category.");

export const categoriesApi = ({
  database: { db },
  catalogue,
}: CatalogueServices): Handlers<CategoryCalls> => {
  const readOne = async (categoryId: CategoryId) => {
    const row = await findCategory(db, categoryId);
    return row ? categoryResponse(row) : categoryNotFound;
  };
  const refreshAndRead = async <C extends ErrorCode>(saved: number | Refusal<C>) => {
    if (isRefusal(saved)) return saved;
    await catalogue.refresh();
    return readOne(saved);
  };
  return {
    async "GET /api/admin/categories"({ query }) {
      const found = await listCategories(db, query);
      return { ...found, rows: found.rows.map(categoryResponse) };
    },

    "GET /api/admin/categories/{categoryId}": ({ params }) => readOne(params.categoryId),

    async "POST /api/admin/categories"({ body, ...staff }) {
      const save = { categoryId: undefined, version: 1, draft: body, staff, now: staff.now };
      return refreshAndRead(await saveCategory(db, save));
    },

    async "PUT /api/admin/categories/{categoryId}"({ params, body, ...staff }) {
      const { version, ...draft } = body;
      return refreshAndRead(await saveCategory(db, { ...params, version, draft, staff, now: staff.now }));
    },
  };
};

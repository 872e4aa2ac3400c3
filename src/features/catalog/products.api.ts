import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { findProducts, readProduct } from "./products.store.ts";
import { publishProduct } from "./publish-product.ts";
import { safeHtml } from "./safe-html.ts";
import { changeProduct, createProduct } from "./save-product.ts";
import { productAnswer, productRowAnswer } from "./staff-product-answer.ts";

type ProductCalls =
  | "GET /api/admin/products"
  | "GET /api/admin/products/{productId}"
  | "POST /api/admin/products"
  | "PUT /api/admin/products/{productId}"
  | "POST /api/admin/products/{productId}/publish"
  | "POST /api/admin/products/{productId}/withdraw"
  | "POST /api/admin/html-preview";

const notFound: Refusal = refuse("not_found", "There is no such product.");

export const productsApi = ({ database: { db }, catalog }: Services): Handlers<ProductCalls> => {
  const whole = async (productId: number) => {
    const found = await readProduct(db, productId);
    return found ? productAnswer(found) : notFound;
  };
  /** The other processes hear of it from the database; this one shows it before it answers. */
  const shown = async (productId: number) => {
    await catalog.refresh();
    return whole(productId);
  };
  return {
    async "GET /api/admin/products"({ query }) {
      const found = await findProducts(db, query);
      return { ...found, rows: found.rows.map(productRowAnswer) };
    },

    "GET /api/admin/products/{productId}": ({ params }) => whole(params.productId),

    async "POST /api/admin/products"({ body, ...staff }) {
      const saved = await createProduct(db, { draft: body, staff, now: staff.now });
      return isRefusal(saved) ? saved : shown(saved);
    },

    async "PUT /api/admin/products/{productId}"({ params, body, ...staff }) {
      const { version, ...draft } = body;
      const { productId } = params;
      const saved = await changeProduct(db, { productId, version, draft, staff, now: staff.now });
      return isRefusal(saved) ? saved : shown(saved);
    },

    async "POST /api/admin/products/{productId}/publish"({ params, body, ...staff }) {
      const publish = { ...params, ...body, isPublished: true, staff, now: staff.now };
      return (await publishProduct(db, publish)) ?? shown(params.productId);
    },

    async "POST /api/admin/products/{productId}/withdraw"({ params, body, ...staff }) {
      const withdraw = { ...params, ...body, isPublished: false, staff, now: staff.now };
      return (await publishProduct(db, withdraw)) ?? shown(params.productId);
    },

    "POST /api/admin/html-preview": ({ body }) => ({ html: safeHtml(body.html) }),
  };
};

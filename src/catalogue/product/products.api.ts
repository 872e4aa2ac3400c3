import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { ProductId } from "../../contract/ids.ts";
import type { CatalogueServices } from "../services.ts";
import { listProducts } from "./list-products.store.ts";
import { findProduct } from "./products.store.ts";
import { publishOrWithdrawProduct } from "./publish-product.ts";
import { changeProduct, createProduct } from "./save-product.ts";
import { productResponse, productRowResponse } from "./staff-product-response.ts";

type ProductCalls =
  | "GET /api/admin/products"
  | "GET /api/admin/products/{productId}"
  | "POST /api/admin/products"
  | "PUT /api/admin/products/{productId}"
  | "POST /api/admin/products/{productId}/publish"
  | "POST /api/admin/products/{productId}/withdraw";

const productNotFound: Refusal<"not_found"> = refuse("not_found", "There is no such product.");

export const productsApi = ({ database: { db }, catalogue }: CatalogueServices): Handlers<ProductCalls> => {
  const readOne = async (productId: ProductId) => {
    const found = await findProduct(db, productId);
    return found ? productResponse(found) : productNotFound;
  };
  /** The database notifies the other processes. This process refreshes before it responds. */
  const refreshAndRead = async (productId: ProductId) => {
    await catalogue.refresh([String(productId)]);
    return readOne(productId);
  };
  return {
    async "GET /api/admin/products"({ query }) {
      const found = await listProducts(db, query);
      return { ...found, rows: found.rows.map(productRowResponse) };
    },

    "GET /api/admin/products/{productId}": ({ params }) => readOne(params.productId),

    async "POST /api/admin/products"({ body, ...staff }) {
      const saved = await createProduct(db, { draft: body, staff, now: staff.now });
      return isRefusal(saved) ? saved : refreshAndRead(saved);
    },

    async "PUT /api/admin/products/{productId}"({ params, body, ...staff }) {
      const { version, ...draft } = body;
      const { productId } = params;
      const saved = await changeProduct(db, { productId, version, draft, staff, now: staff.now });
      return isRefusal(saved) ? saved : refreshAndRead(saved);
    },

    async "POST /api/admin/products/{productId}/publish"({ params, body, ...staff }) {
      const publish = { ...body, ...params, isPublished: true, staff, now: staff.now };
      return (await publishOrWithdrawProduct(db, publish)) ?? refreshAndRead(params.productId);
    },

    async "POST /api/admin/products/{productId}/withdraw"({ params, body, ...staff }) {
      const withdraw = { ...body, ...params, isPublished: false, staff, now: staff.now };
      return (await publishOrWithdrawProduct(db, withdraw)) ?? refreshAndRead(params.productId);
    },
  };
};

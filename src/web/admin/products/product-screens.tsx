import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Create, Edit, Link, ListButton, useRecordContext } from "react-admin";
import type { StaffProduct } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { ScheduledChangesCard } from "../scheduled-changes/scheduled-changes-card.tsx";
import { ProductForm } from "./product-form.tsx";
import { PublishedChip } from "./product-list.tsx";

export const ProductEdit = () => (
  <Edit mutationMode="pessimistic" redirect={false} actions={false} transform={toProductInput}>
    <ProductHeader />
    <ProductForm toolbar={<SaveToolbar alwaysEnable />} />
    <ScheduledChangesCard />
  </Edit>
);

const empty = {
  name: "",
  slug: "",
  shortDescription: "",
  description: "",
  disclaimer: "",
  pageTitle: "",
  metaDescription: "",
  metaKeywords: "",
  returnable: true,
  specification: [],
  recommended: [],
  variants: [{ colourName: "", colourHex: null, sizes: [], images: [] }],
};

/** A new product is not in the shop until it is published. */
export const ProductCreate = () => (
  <Create redirect="edit" transform={toProductInput} record={empty} title={t("New product")}>
    <ProductForm toolbar={<SaveToolbar label={t("Save, not yet in the shop")} alwaysEnable />} />
  </Create>
);

/** The input for the API: sizes are trimmed, and empty ones between commas are left out. */
const toProductInput = ({ variants = [], ...product }: StaffProduct) => ({
  ...product,
  specification: product.specification ?? [],
  variants: variants.map((variant) => ({
    ...variant,
    ...sizesAndCodes(variant),
    images: variant.images ?? [],
  })),
});

/** The numbers of a size that was taken away, or of a variant that now has sizes, go with it. */
function sizesAndCodes({ sizes, skuCodes }: StaffProduct["variants"][number]) {
  const named = (sizes ?? []).map((size) => size.trim()).filter(Boolean);
  return {
    sizes: named,
    skuCodes: (skuCodes ?? [])
      .filter(({ size }) => (named.length > 0 ? named.includes(size) : size === ""))
      .map(({ size, skuCode, gtin }) => ({ size, skuCode: skuCode.trim(), gtin })),
  };
}

function ProductHeader() {
  const product = useRecordContext<StaffProduct>();
  const { isBusy, run } = useAction();
  if (!product?.variants) return null;
  const call = {
    params: { productId: product.id },
    body: { version: product.version },
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", px: 2, pt: 2 }}>
      <Typography variant="h5" component="h2">
        {product.name}
      </Typography>
      <PublishedChip />
      <Box sx={{ flex: 1 }} />
      <Button
        component={Link}
        to={`/stock?filter=${encodeURIComponent(JSON.stringify({ productId: product.id, threshold: 10 }))}`}
      >
        {t("Its stock")}
      </Button>
      {product.isPublished ? (
        <ConfirmButton
          color="error"
          variant="outlined"
          disabled={isBusy}
          title={t("Withdraw {name}?", { name: product.name })}
          content={t(
            "It leaves the shop at once, and who has it in the cart cannot order it. Its orders stay as they are. You can publish it again at any time.",
          )}
          confirm={t("Withdraw")}
          onConfirm={() =>
            void run(() => api.call("POST /api/admin/products/{productId}/withdraw", call), t("Withdrawn."))
          }
        >
          {t("Withdraw")}
        </ConfirmButton>
      ) : (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() =>
            void run(
              () => api.call("POST /api/admin/products/{productId}/publish", call),
              t("It is in the shop."),
            )
          }
        >
          {t("Publish")}
        </Button>
      )}
      <ListButton label={t("All products")} />
    </Box>
  );
}

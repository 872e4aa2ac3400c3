import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm, Edit, Link, ListButton, SaveButton, Toolbar, useRecordContext } from "react-admin";
import type { StaffProduct } from "../../../contract/admin/products.ts";
import { api } from "../api.ts";
import { ProductSchedule } from "../schedule/product-schedule.tsx";
import { useAction } from "../use-action.ts";
import { ProductForm } from "./product-form.tsx";
import { PublishedChip } from "./product-list.tsx";

export const ProductEdit = () => (
  <Edit mutationMode="pessimistic" redirect={false} actions={false} transform={toProductInput}>
    <ProductHeader />
    <ProductForm
      toolbar={
        <Toolbar>
          <SaveButton alwaysEnable />
        </Toolbar>
      }
    />
    <ProductSchedule />
  </Edit>
);

/** The input for the API: sizes are trimmed, and empty ones between commas are left out. */
export const toProductInput = ({ variants = [], ...product }: StaffProduct) => ({
  ...product,
  specification: product.specification ?? [],
  variants: variants.map((variant) => ({
    ...variant,
    sizes: (variant.sizes ?? []).map((size) => size.trim()).filter(Boolean),
    images: variant.images ?? [],
  })),
});

function ProductHeader() {
  const product = useRecordContext<StaffProduct>();
  const { isBusy, take: run } = useAction();
  const [isConfirming, setConfirming] = useState(false);
  if (!product?.variants) return null;
  const call = {
    params: { productId: product.id },
    body: { version: product.version },
  };
  const withdraw = () => {
    setConfirming(false);
    void run(() => api.call("POST /api/admin/products/{productId}/withdraw", call), "Withdrawn.");
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
        Its stock
      </Button>
      {product.isPublished ? (
        <Button color="error" variant="outlined" disabled={isBusy} onClick={() => setConfirming(true)}>
          Withdraw
        </Button>
      ) : (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() =>
            void run(
              () => api.call("POST /api/admin/products/{productId}/publish", call),
              "It is in the shop.",
            )
          }
        >
          Publish
        </Button>
      )}
      <ListButton label="All products" />
      <Confirm
        isOpen={isConfirming}
        title={`Withdraw ${product.name}?`}
        content="It leaves the shop at once, and who has it in the cart cannot order it. Its orders stay as they are. You can publish it again at any time."
        confirm="Withdraw"
        onConfirm={withdraw}
        onClose={() => setConfirming(false)}
      />
    </Box>
  );
}

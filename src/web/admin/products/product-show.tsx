import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link, Show, useRecordContext } from "react-admin";
import type { StaffProduct } from "../../../contract/admin/products.ts";
import { t } from "../../../platform/language/t.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { formatBaseAmount } from "../words/format.ts";
import { PublishedChip } from "./product-list.tsx";

/** A product to look at, for who may not change it. */
export const ProductShow = () => (
  <Show component="div" actions={false}>
    <ProductFacts />
  </Show>
);

function ProductFacts() {
  const product = useRecordContext<StaffProduct>();
  if (!product?.variants) return null; // react-admin shows the list's row first, which has no variants
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <RecordHeading title={product.name} allLabel={t("All products")}>
        <PublishedChip />
      </RecordHeading>
      <SectionCard title={t("Variants")}>
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {product.variants.map((variant) => (
            <Variant key={variant.id} variant={variant} />
          ))}
        </Box>
        <Button
          component={Link}
          variant="outlined"
          to={`/stock?filter=${encodeURIComponent(JSON.stringify({ productId: product.id, threshold: 10 }))}`}
          sx={{ mt: 1.5 }}
        >
          {t("Its stock")}
        </Button>
      </SectionCard>
      <SectionCard title={t("About it")}>
        <div>{product.returnable ? t("Can be returned.") : t("Cannot be returned.")}</div>
        <div>{t("{packageWeight} g packed", { packageWeight: product.packageWeight })}</div>
        {product.isPublished && (
          <div>
            <a href={`/${product.slug}`} target="_blank" rel="noreferrer">
              {t("Its page in the shop")}
            </a>
          </div>
        )}
        {product.specification.map(({ name, value }) => (
          <Typography key={name} variant="body2">
            {`${name}: ${value}`}
          </Typography>
        ))}
      </SectionCard>
    </Box>
  );
}

const Variant = ({ variant }: { variant: StaffProduct["variants"][number] }) => (
  <Box
    component="li"
    sx={{ display: "flex", gap: 1.5, alignItems: "center", py: 1, borderBottom: 1, borderColor: "divider" }}
  >
    {variant.images[0] && (
      <Box
        component="img"
        src={`${variant.images[0].path}?w=96`}
        alt=""
        loading="lazy"
        sx={{ width: 44, height: 44, objectFit: "cover", borderRadius: 1 }}
      />
    )}
    <div>
      <strong>{variant.colourName || t("One colour")}</strong>{" "}
      <span>{`· ${formatBaseAmount(variant.sellingPrice)}`}</span>
      {variant.webPrice > variant.sellingPrice && (
        <span>{t(" (before {webPrice})", { webPrice: formatBaseAmount(variant.webPrice) })}</span>
      )}
      <Typography variant="body2" color="textSecondary">
        {[
          variant.sizes.length > 0 && t("Sizes {sizes}", { sizes: variant.sizes.join(", ") }),
          ...variant.skuCodes.map(
            ({ size, skuCode, bin }) =>
              (skuCode || bin) &&
              `${size ? `${size}: ` : ""}${[
                skuCode && t("SKU {skuCode}", { skuCode }),
                bin && t("bin {bin}", { bin }),
              ]
                .filter(Boolean)
                .join(", ")}`,
          ),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
    </div>
  </Box>
);

import KeywordsIcon from "@mui/icons-material/LabelOutlined";
import PriceIcon from "@mui/icons-material/SellOutlined";
import VisibilityIcon from "@mui/icons-material/StorefrontOutlined";
import { BulkStep } from "../../lists/bulk-step.tsx";
import { keywordsStep, pricesStep, productNames, visibilityStep } from "./product-steps.tsx";

/** What can be done to all products that are ticked in the list. */
export const ProductBulkActions = () => (
  <>
    <BulkStep {...productNames} step={pricesStep} icon={<PriceIcon />} />
    <BulkStep {...productNames} step={keywordsStep} icon={<KeywordsIcon />} />
    <BulkStep {...productNames} step={visibilityStep} icon={<VisibilityIcon />} />
  </>
);

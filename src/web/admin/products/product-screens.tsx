import ProductsIcon from "@mui/icons-material/ShoppingBagOutlined";
import { ProductCreate } from "./product-create.tsx";
import { ProductEdit } from "./product-edit.tsx";
import { ProductList } from "./product-list.tsx";

export const productScreens = {
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
  icon: ProductsIcon,
  recordRepresentation: "name",
};

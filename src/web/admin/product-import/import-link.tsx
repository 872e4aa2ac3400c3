import UploadIcon from "@mui/icons-material/FileUploadOutlined";
import { Button, Link } from "react-admin";

/** From the list of products to their import. */
export const ImportLink = () => (
  <Button label="Import" component={Link} to="/product-imports/create">
    <UploadIcon />
  </Button>
);

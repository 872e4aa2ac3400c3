import UploadIcon from "@mui/icons-material/FileUploadOutlined";
import { Button, Link } from "react-admin";

/** A link from the list of products to the import. */
export const ImportButton = () => (
  <Button label="Import" component={Link} to="/product-imports/create">
    <UploadIcon />
  </Button>
);

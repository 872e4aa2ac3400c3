import { createSvgIcon } from "@mui/material/utils";
import { createElement } from "react";

/**
 * A component of Material UI that draws an icon of @mdi/js. The name is seen by tests and developer tools.
 * @param {string} path
 * @param {string} name
 */
export const icon = (path, name) => createSvgIcon(createElement("path", { d: path }), name);

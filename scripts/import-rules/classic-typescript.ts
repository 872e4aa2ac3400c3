import { registerHooks } from "node:module";

/**
 * TypeScript 7 has no compiler API for other programs yet. dependency-cruiser gets TypeScript 6, which is installed
 * as typescript-classic; everything else uses TypeScript 7.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isClassic =
      /^typescript(?=$|\/)/.test(specifier) && context.parentURL?.includes("/dependency-cruiser/");
    return next(isClassic ? specifier.replace("typescript", "typescript-classic") : specifier, context);
  },
});

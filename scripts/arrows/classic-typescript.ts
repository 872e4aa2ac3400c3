import { registerHooks } from "node:module";

/**
 * TypeScript 7 has no compiler interface for other programs. dependency-cruiser gets the classic one, installed under
 * a name of its own; everything else keeps TypeScript 7.
 */
registerHooks({
  resolve(specifier, context, next) {
    const wanted =
      /^typescript(?=$|\/)/.test(specifier) && context.parentURL?.includes("/dependency-cruiser/");
    return next(wanted ? specifier.replace("typescript", "typescript-classic") : specifier, context);
  },
});

import { contrastsOfDegree } from "./contrast-of-degree.ts";
import { contrastsOfKind } from "./contrast-of-kind.ts";
import type { Contrast } from "./contrast-pair.ts";

export const contrasts: readonly Contrast[] = [...contrastsOfDegree, ...contrastsOfKind];

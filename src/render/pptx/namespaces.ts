import { drawingNamespace, relationNamespace } from "../office/xml.ts";

/** What every part of a deck declares. */
export const namespaces = `xmlns:a="${drawingNamespace}/main" xmlns:r="${relationNamespace}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;

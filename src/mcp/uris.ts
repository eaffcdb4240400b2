/** Addresses of ours that a client can read. */
export const documentTemplate = "dossier://document/{id}";
export const resultTemplate = "dossier://workflow/{id}/result";

export function documentUri(id: string): string {
  return `dossier://document/${encodeURIComponent(id)}`;
}

export function resultUri(workflowId: string): string {
  return `dossier://workflow/${encodeURIComponent(workflowId)}/result`;
}

/** A sentence or row as it stands, and where: such a claim proves itself. */
export interface Quoted {
  text: string;
  supports: ({ evidence: string; quote: string } | { evidence: string; cell: string })[];
}

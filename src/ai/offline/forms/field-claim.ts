export interface FieldClaim {
  text: string;
  supports: { evidence: string; quote: string }[];
}

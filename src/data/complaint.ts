/** Why something cannot be computed, in words for whoever wrote the expression. */
export interface Complaint {
  complaint: string;
}

/** `unitUnsaid`: the digits are there, but nobody says in which unit; `otherUnit`: they are, in another one. */
export type Agreement = "same" | "otherUnit" | "unitUnsaid" | "no";

/** Fitted on papers that the reader was not fitted on, by the rule of `npm run eval weights close`; not to be changed by hand. */
export const closePlaceWeights: Readonly<Record<string, number>> = {
  "ahead in reading": -0.02,
  "best at both": 0.145,
  read: 0.565,
  "read best": 0.246,
  "read glossed": -0.112,
  seen: 0.437,
};

/** What speaks for there being no answer. */
export const closeNoneWeights: Readonly<Record<string, number>> = {
  always: 0.091,
  "asks definition": 0.337,
  "asks name": 0.143,
  "asks number": 0.116,
  "asks reason": 0.082,
  "asks ruling": -0.131,
  "asks thing": -0.173,
  "asks time": -0.283,
  "few read": -0.206,
  glossed: 0.135,
  paper: 0.475,
  read: 0.115,
  "read glossed": -0.117,
  seen: 0.355,
};

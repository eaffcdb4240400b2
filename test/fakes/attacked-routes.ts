/** What belongs to somebody else, and ids of the same shape that belong to nobody. */
export interface Targets {
  workflow: string;
  document: string;
  deliverable: string;
  evidence: string;
  user: string;
  session: string;
  token: string;
  share: string;
  connection: string;
}

export interface Attack {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** Sent as it is, with this type. */
  raw?: { type: string; text: string };
}

const boundary = "dossier-test-boundary";

function multipart(field: string): Attack {
  const text = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"; filename="note.txt"`,
    "Content-Type: text/plain",
    "",
    "A note.",
    `--${boundary}`,
    'Content-Disposition: form-data; name="purpose"',
    "",
    "assistants",
    `--${boundary}--`,
    "",
  ].join("\r\n");
  return { raw: { type: `multipart/form-data; boundary=${boundary}`, text } };
}

const inRound = ({ workflow }: Targets) => ({ id: workflow, round: "1" });
const chat = ({ document }: Targets): Attack => ({
  body: {
    model: "dossier",
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "What?" },
          { type: "file", file: { file_id: document } },
        ],
      },
    ],
  },
});

/** A row for each route: how it is asked for what is somebody else's. A route without a row fails the test. */
export const attackedRoutes: Readonly<Record<string, (targets: Targets) => Attack>> = {
  listWorkflows: () => ({ query: "?search=allowance" }),
  startWorkflow: ({ document }) => ({ body: { prompt: "What is in it?", documents: [document] } }),
  getWorkflow: ({ workflow }) => ({ params: { id: workflow } }),
  deleteWorkflow: ({ workflow }) => ({ params: { id: workflow } }),
  startRound: ({ workflow }) => ({ params: { id: workflow }, body: { prompt: "And now?" } }),
  getRound: (targets) => ({ params: inRound(targets) }),
  getEvidence: (targets) => ({ params: { ...inRound(targets), evidence: targets.evidence } }),
  getDeliverable: (targets) => ({ params: { ...inRound(targets), document: targets.deliverable } }),
  writeDeliverable: (targets) => ({
    params: { ...inRound(targets), document: targets.deliverable, format: "txt" },
  }),
  stopWorkflow: ({ workflow }) => ({ params: { id: workflow } }),
  resumeWorkflow: ({ workflow }) => ({ params: { id: workflow }, body: {} }),
  retryWorkflow: ({ workflow }) => ({ params: { id: workflow }, body: {} }),
  forkWorkflow: ({ workflow }) => ({ params: { id: workflow }, body: { beforeStep: 1 } }),
  listSteps: ({ workflow }) => ({ params: { id: workflow } }),
  answerApproval: ({ workflow }) => ({ params: { id: workflow }, body: { decision: "approve" } }),
  followWorkflow: ({ workflow }) => ({ params: { id: workflow } }),
  followUser: () => ({}),
  uploadDocuments: () => multipart("files"),
  listDocuments: () => ({}),
  getDocument: ({ document }) => ({ params: { id: document } }),
  deleteDocument: ({ document }) => ({ params: { id: document } }),
  getContent: ({ document }) => ({ params: { id: document } }),
  getParts: ({ document }) => ({ params: { id: document } }),
  getPage: ({ document }) => ({ params: { id: document, page: "1" } }),
  getUsage: () => ({}),
  checkDocument: ({ document, deliverable }) => ({ body: { document: deliverable, sources: [document] } }),
  listSamples: () => ({}),
  runSample: () => ({ params: { sample: "no-such-sample" } }),
  listModels: () => ({}),
  testModel: () => ({ params: { model: "no-such-model" } }),
  listActions: () => ({}),
  listConnections: () => ({}),
  addConnection: () => ({
    body: { label: "mine", type: "searxng", settings: { url: "https://search.example.org" } },
  }),
  testConnection: ({ connection }) => ({ params: { label: connection } }),
  allowAction: ({ connection }) => ({
    params: { label: connection },
    body: { action: "web.search", permission: "never" },
  }),
  removeConnection: ({ connection }) => ({ params: { label: connection } }),
  getMe: () => ({}),
  getSession: () => ({}),
  signIn: () => ({ body: { name: "victim", password: "a guess that is wrong" } }),
  signOut: () => ({}),
  listSessions: () => ({}),
  endOtherSessions: () => ({}),
  endSession: ({ session }) => ({ params: { id: session } }),
  changePassword: () => ({ body: { old: "a guess that is wrong", new: "another long password" } }),
  lookAtSetUp: () => ({ body: { secret: "guess" } }),
  setUp: () => ({ body: { secret: "guess", name: "eve", password: "another long password" } }),
  startOidc: () => ({}),
  finishOidc: () => ({ query: "?code=1&state=2" }),
  listTokens: () => ({}),
  createToken: () => ({ body: { name: "more", scopes: ["admin"] } }),
  revokeToken: ({ token }) => ({ params: { id: token } }),
  listUsers: () => ({}),
  addUser: () => ({ body: { name: "eve", role: "admin", password: "another long password" } }),
  changeUser: ({ user }) => ({ params: { id: user }, body: { disabled: true } }),
  removeUser: ({ user }) => ({ params: { id: user } }),
  getUserUsage: ({ user }) => ({ params: { id: user } }),
  resetPassword: ({ user }) => ({ params: { id: user } }),
  inviteUser: () => ({ body: { role: "admin" } }),
  listAudit: () => ({}),
  shareWorkflow: ({ workflow }) => ({ params: { id: workflow }, body: { sources: true } }),
  listShares: ({ workflow }) => ({ params: { id: workflow } }),
  endShare: ({ workflow, share }) => ({ params: { id: workflow, share } }),
  openShare: ({ share }) => ({ params: { id: share }, body: { secret: "guess" } }),
  getSharedWorkflow: ({ share }) => ({ params: { id: share } }),
  getSharedContent: ({ share, deliverable }) => ({ params: { id: share, document: deliverable } }),
  getMetrics: () => ({}),
  openAiModels: () => ({}),
  completeChat: chat,
  createResponse: ({ document }) => ({
    body: {
      model: "dossier",
      input: [
        {
          role: "user",
          content: [
            { type: "input_text", text: "What?" },
            { type: "input_file", file_id: document },
          ],
        },
      ],
    },
  }),
  openAiUploadFile: () => multipart("file"),
  openAiListFiles: () => ({}),
  openAiGetFile: ({ document }) => ({ params: { file: document } }),
  openAiDeleteFile: ({ document }) => ({ params: { file: document } }),
  openAiFileContent: ({ document }) => ({ params: { file: document } }),
};

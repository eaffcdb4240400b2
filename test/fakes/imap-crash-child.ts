/** One life of a round that answers a mail, killed at a given step; started again and again by the crash test. */
import { appendFileSync, readFileSync } from "node:fs";
import type { Model } from "../../src/ai/call/model.ts";
import { createScriptedModel } from "../../src/ai/testing/scripted-model.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { StepTurn } from "../../src/engine/engine-port.ts";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import type { ReportInput } from "../../src/prompts/write-report.ts";
import type { SelectInput } from "../../src/prompts/select-action.ts";
import { claim, files } from "./play-script.ts";
import { analysis, paragraph, quoting, select } from "./script-answers.ts";

export interface MailLife {
  data: string;
  log: string;
  kill?: { index: number; turn: StepTurn["turn"] };
}

const prompt = "Answer the mail of Beat about meals from our policy.";
const workflowId = "wf_mail_crash";
const compose = "mail.composeAndDraftEmailWithContext";
const fields = [{ name: "subject", type: "string", required: false, description: "" }];

/** Answers each prompt from what it is shown, so that a killed process changes nothing. */
function createMailModel(): Model {
  const { card } = createScriptedModel([], { card: { id: "mail" } });
  return {
    card,
    async call({ prompt: asked, input, text }) {
      const counts = { tokensIn: 1, tokensOut: 1, tokensCached: 0, tokensReasoning: 0 };
      const value = answer(asked.name, input, text.data);
      return { kind: "answer", text: JSON.stringify(value), ...counts, finishReason: "stop" };
    },
  };
}

function answer(name: string, input: unknown, text: string): unknown {
  switch (name) {
    case "analyse-request":
      return analysis(prompt).value;
    case "select-action": {
      const { documents } = input as SelectInput;
      const isRead = documents.includes(".eml");
      const found = documents.split("\n").flatMap((line) => /^docItem:[^:\s]+/.exec(line)?.[0] ?? []);
      return {
        ...(select(isRead ? compose : "mail.readEmails").value as object),
        ...{ requiredInputDocuments: isRead ? found : [], requiredConnection: "post" },
        parametersSchema: { fields },
      };
    }
    case "set-parameters": {
      const wish = { instruction: "Say what the allowance is.", attachments: ["policy.md"] };
      return { schema: "parameters_v1", parameters: text.includes(compose) ? wish : { subject: "meals" } };
    }
    case "answer-from-evidence":
      return { claims: [{ text: claim, supports: [quoting(input as AnswerInput, claim)] }] };
    case "write-report": {
      const { handOffId } = input as ReportInput;
      const sections = [paragraph("Dear Beat,"), paragraph(claim, ["c1"]), paragraph("Kind regards")];
      return { metadata: { title: "Meals", language: "en", handoff_id: handOffId }, sections };
    }
    default:
      throw new Error(`Not expected: ${name}`);
  }
}

const life = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as MailLife;
const dossier = await createDossier(
  { data: life.data },
  {
    newWorkflowId: () => workflowId,
    models: [createMailModel()],
    observe: ({ index, name, turn }) => {
      appendFileSync(life.log, `${turn} ${index} ${name}\n`);
      if (life.kill?.index === index && life.kill.turn === turn) process.kill(process.pid, "SIGKILL");
    },
  },
);
const known = (await dossier.list()).some(({ id }) => id === workflowId);
const handle = known ? await dossier.resume(workflowId) : await dossier.start({ prompt, files });
const { status, message } = await handle.result(AbortSignal.timeout(60_000));
process.stdout.write(JSON.stringify({ status, text: message.text }));
await dossier.close();

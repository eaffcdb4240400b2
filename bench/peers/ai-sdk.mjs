// The bare AI SDK: generateText with the same provider and the same text, without retries, and nothing around it.
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText } from "ai";
import { analyseRequest } from "../../src/prompts/analyse-request.ts";
import { analysisAnswer } from "../ai-answer.ts";
import { answerTurns } from "../ai-caller.ts";

async function open({ baseUrl }) {
  const model = createOpenAICompatible({ name: "openaiCompatible", baseURL: baseUrl })("bench");
  const prompt = analyseRequest.render(analyseRequest.sample);
  const expected = JSON.stringify(analysisAnswer);
  return async () => {
    const { text } = await generateText({
      model,
      instructions: analyseRequest.instructions,
      prompt,
      maxOutputTokens: analyseRequest.maxOutputTokens,
      temperature: 0,
      maxRetries: 0,
    });
    if (text !== expected) throw new Error(`The call was not answered as expected: ${text}`);
  };
}

if (import.meta.main) await answerTurns(open);

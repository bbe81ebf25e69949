import { type RoadmapDraft, roadmapDraft, suggestion } from '@pathwise/contracts/roadmap';
import OpenAI from 'openai';
import { z } from 'zod';
import { dateMeant } from '../built-in/reading/date-meant.rules.ts';
import type { Coach, Conversation, GoalInWords } from './coach.ts';
import { completeDraft } from './complete-draft.rules.ts';

/** What the model answers. `completeDraft` makes the timelines from its steps. */
const answeredDraft = roadmapDraft.omit({ timelines: true });
const answeredSuggestions = z.object({ suggestions: z.array(suggestion).min(1).max(6) });

const manner =
  'You are Sage, the planning coach of Pathwise. You write crisp, warm, practical English without exclamation marks or filler. ' +
  'You give concrete steps a person can do and recognise as done. You never give medical, legal or investment advice beyond pointing to a professional.';

const facts = ({ title, description, category, targetDate, today }: GoalInWords) =>
  JSON.stringify({ goal: title, description, category, targetDate, today });

function jsonFormat(name: string, schema: z.ZodType) {
  return {
    type: 'json_schema' as const,
    json_schema: { name, strict: false, schema: z.toJSONSchema(schema, { io: 'input' }) },
  };
}

function conversationMessages({ message, goals, history, today }: Conversation): OpenAI.ChatCompletionMessageParam[] {
  const known = goals.map(({ goal, milestones }) => ({
    title: goal.title,
    category: goal.category,
    status: goal.status,
    progress: goal.progress,
    targetDate: goal.targetDate,
    steps: milestones.map(({ title, dueDate, completed }) => ({ title, dueDate, completed })),
  }));
  return [
    {
      role: 'system',
      content: `${manner} Answer briefly, from the person's own goals, which are: ${JSON.stringify(known)}. Today is ${today}. Never invent facts about them.`,
    },
    ...history.flatMap((chat): OpenAI.ChatCompletionMessageParam[] => [
      { role: 'user', content: chat.message },
      { role: 'assistant', content: chat.response },
    ]),
    { role: 'user', content: message },
  ];
}

/**
 * A coach behind OpenAI's chat completions API, or any server that speaks it. Answers are parsed and checked by zod;
 * it throws on anything else. The client never retries: a retry would be a second paid call.
 */
export function createOpenAiCoach(options: { apiKey: string; baseUrl: string | undefined; model: string }): Coach {
  const client = new OpenAI({
    apiKey: options.apiKey,
    maxRetries: 0,
    logLevel: 'off',
    ...(options.baseUrl ? { baseURL: options.baseUrl } : {}),
  });
  const { model } = options;

  async function structured<S extends z.ZodType>(
    request: { name: string; schema: S; instruction: string; about: string },
    signal: AbortSignal,
  ): Promise<z.output<S>> {
    const completion = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: `${manner} ${request.instruction} Answer with JSON only.` },
          { role: 'user', content: request.about },
        ],
        response_format: jsonFormat(request.name, request.schema),
      },
      { signal },
    );
    const text = completion.choices[0]?.message.content ?? '';
    return request.schema.parse(JSON.parse(text));
  }

  return {
    name: 'openai',
    async draftRoadmap(asked, signal): Promise<RoadmapDraft> {
      const goal = { ...asked, targetDate: dateMeant(asked) };
      const instruction =
        'Write the roadmap of the given goal: an overview of two short paragraphs, five to eight dated steps in order (dueDate YYYY-MM-DD, ' +
        'not before today, the last one on or before targetDate; null for all when there is no targetDate), and three suggestions with two or three bullets.';
      const draft = await structured(
        { name: 'roadmap', schema: answeredDraft, instruction, about: facts(goal) },
        signal,
      );
      return completeDraft(draft, goal);
    },
    async suggest(goal, signal) {
      const instruction = `Write three suggestions with two or three bullets for the given goal, none of them like these: ${JSON.stringify(goal.already)}.`;
      const answer = await structured(
        { name: 'suggestions', schema: answeredSuggestions, instruction, about: facts(goal) },
        signal,
      );
      return answer.suggestions;
    },
    async reply(conversation, onWords, signal) {
      const stream = await client.chat.completions.create(
        { model, messages: conversationMessages(conversation), stream: true },
        { signal },
      );
      let text = '';
      let finished = false;
      for await (const { choices } of stream) {
        const [choice] = choices;
        const words = choice?.delta.content ?? '';
        finished ||= choice?.finish_reason != null;
        text += words;
        if (words) onWords(words);
      }
      if (!finished || text.trim() === '') throw new Error('the answer was cut off');
      return text;
    },
  };
}

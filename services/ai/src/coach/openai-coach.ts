import { mailDraft } from '@pathwise/contracts/questions/ai';
import { roadmapDraft, suggestion } from '@pathwise/contracts/roadmap';
import type OpenAI from 'openai';
import { z } from 'zod';
import { dateMeant } from '../built-in/reading/date-meant.rules.ts';
import type { Coach, Conversation, GoalInWords, Grounds, PlanToEdit } from './coach.ts';
import { completeDraft } from './complete-draft.rules.ts';
import { draftForm, editTools, mailForm, suggestionsForm, understandingForm } from './model/answer-schemas.ts';
import { type Call, createModelCalls, type ModelSettings } from './model/call-model.ts';
import { changesOf } from './model/edit-calls.rules.ts';
import { fenced, fenceRule } from './model/fence.rules.ts';

const suggestions = z.array(suggestion).min(1).max(6);

const manner =
  'You are Sage, the planning coach of Pathwise. You write crisp, warm, practical English without exclamation marks or filler. ' +
  'You give concrete steps a person can do and recognise as done. You never give medical, legal or investment advice beyond pointing to a professional.';

const draftRule =
  'Write the roadmap of the given goal: an overview of two short paragraphs, five to eight dated steps in order (dueDate YYYY-MM-DD, ' +
  'not before today, the last one on or before targetDate; null for all when there is no targetDate), each with two or three small tasks, ' +
  "and three suggestions with two or three bullets. The first step begins within three days and takes half an hour. Name the person's own " +
  'things, people and places. `reference` is a sound plan for goals of this sort: keep what fits, change what the words ask for. ' +
  '`others` are their other goals, and `planned` counts the tasks of their next two weeks by day: leave time for both, and begin on a day ' +
  'that is free. `profile` says what they do and where they live: use it only where it changes a step. When `already` lists steps, write a really different way to the goal. ' +
  'With `sameSteps`, write the steps in `already` instead: the same titles in the same order, each with its day.';

const understandRule =
  'Read the message to a planning coach. `intent`: goal when the person wishes to reach something, edit when they want a plan in view ' +
  'changed, else question, greeting, thanks or other. `wishes`: each wish once, for a goal only, in the order of the message: `title` of at ' +
  "most 80 characters in the person's own words, tidied; its category; `targetDate` (YYYY-MM-DD, today or later) only when the message names one.";

const editRule =
  'Change the plan in view as the message asks, by calling the tools, each change once. Steps are named by `number`. Change nothing that ' +
  'the message does not ask for, and call no tool when it asks for no change. Dates are YYYY-MM-DD, today or later, in the order of the ' +
  'steps; the goal ends with its last step. Then say in one sentence what would change and why.';

const mailRule =
  'Write a mail of Pathwise to its members that does what `asks` asks for: a subject of one line and at most 60 characters, and HTML of 60 to 150 words ' +
  'with nothing but h1, h2, p, ul, ol, li, strong, em, blockquote and a. Begin with an h1 that greets the reader. One link has class="button". A link leads ' +
  'to one of these pages: /, /goals, /plan, /diary, /members, /accountability, /challenges, /mentorship, /subscription, /support. The only variables are ' +
  '`variables`, written {{name}}. Claim no feature, price, date or figure that `asks` does not name.';

function planWords({ goal: { title, targetDate, status }, steps, today }: PlanToEdit['plan']) {
  const numbered = steps.map((step, n) => {
    return { number: n + 1, title: step.title, dueDate: step.dueDate, completed: step.completed };
  });
  return { goal: title, targetDate, status, today, steps: numbered };
}

function facts(goal: GoalInWords, more: object): string {
  const { title, description, category, targetDate, today, already, sameSteps } = goal;
  const shown = already ? { already, ...(sameSteps ? { sameSteps } : {}) } : {};
  return fenced({ goal: title, description, category, targetDate, today, ...shown, ...more });
}

function referenceOf({ reference, ...person }: Grounds) {
  const steps = reference.milestones.map(({ title, description, dueDate }) => ({ title, description, dueDate }));
  return { reference: { overview: reference.overview, steps }, ...person };
}

const system = (rule: string): OpenAI.ChatCompletionMessageParam => ({
  role: 'system',
  content: `${manner} ${fenceRule} ${rule}`,
});
const jsonOnly = 'Answer with JSON only.';

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
    system(
      `Answer briefly, from the person's own goals, which are: ${fenced(known)}. Today is ${today}. Never invent facts about them.`,
    ),
    ...history.flatMap((chat): OpenAI.ChatCompletionMessageParam[] => [
      { role: 'user', content: chat.message },
      { role: 'assistant', content: chat.response },
    ]),
    { role: 'user', content: message },
  ];
}

/**
 * A coach behind OpenAI's chat completions API, or any server that speaks it. Answers are parsed and checked by zod;
 * it throws on anything else. `onCall` is called for every call, because each may cost money.
 */
export function createOpenAiCoach(settings: ModelSettings, onCall: (call: Call) => void): Coach {
  const model = createModelCalls(settings, onCall);
  return {
    name: 'openai',
    async draftRoadmap({ grounds, ...asked }, signal) {
      const goal = { ...asked, targetDate: dateMeant(asked) };
      const about = facts(goal, grounds ? referenceOf(grounds) : {});
      const messages = [system(`${draftRule} ${jsonOnly}`), { role: 'user' as const, content: about }];
      const draft = await model.structured({ ownerId: goal.ownerId, task: 'draft', messages }, draftForm, signal);
      return roadmapDraft.parse(completeDraft(draft, goal));
    },
    async suggest(goal, signal) {
      const rule =
        'Write three suggestions with two or three bullets for the given goal, none of them like those in `already`.';
      const messages = [system(`${rule} ${jsonOnly}`), { role: 'user' as const, content: facts(goal, {}) }];
      const asked = { ownerId: goal.ownerId, task: 'suggestions' as const, messages };
      return suggestions.parse((await model.structured(asked, suggestionsForm, signal)).suggestions);
    },
    understand({ ownerId, text, today }, signal) {
      const messages = [
        system(`${understandRule} Today is ${today}. ${jsonOnly}`),
        { role: 'user' as const, content: fenced(text) },
      ];
      return model.structured({ ownerId, task: 'understand', messages }, understandingForm, signal);
    },
    async edit({ ownerId, message, plan }, signal) {
      const data = fenced({ ...planWords(plan), message });
      const messages = [system(editRule), { role: 'user' as const, content: data }];
      const { calls, text } = await model.tools({ ownerId, task: 'edit', messages }, editTools, signal);
      return { changes: changesOf(plan, calls), says: text.trim() || 'I would change the plan as you asked.' };
    },
    async draftMail({ ownerId, prompt, variables }, signal) {
      const data = fenced({ asks: prompt, variables });
      const messages = [system(`${mailRule} ${jsonOnly}`), { role: 'user' as const, content: data }];
      return mailDraft.parse(await model.structured({ ownerId, task: 'mail', messages }, mailForm, signal));
    },
    reply: (conversation, onWords, signal) =>
      model.streamed(
        { ownerId: conversation.ownerId, task: 'reply', messages: conversationMessages(conversation) },
        onWords,
        signal,
      ),
  };
}

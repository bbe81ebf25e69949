import { roadmapReadyPhrase } from '@pathwise/contracts/chat.rules';
import { freeGoalLimit } from '@pathwise/contracts/goal-limit.rules';
import { inWords } from './calendar.rules.ts';

// A title may hold characters that markdown would read as its own.
const plain = (text: string) =>
  text
    .replace(/([\\`*_[\]<>#|])/g, '\\$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The goal's steps as a markdown list under the text that opens the card. */
export function roadmapReadyReply(input: {
  goalTitle: string;
  steps: readonly { title: string; dueDate: string | null }[];
  targetDate: string | null;
}): string {
  const { goalTitle, steps, targetDate } = input;
  const list = steps.map(({ title, dueDate }) => `- ${plain(title)}${dueDate ? ` · ${inWords(dueDate)}` : ''}`);
  const dated = targetDate
    ? `by ${inWords(targetDate)}`
    : 'at your own pace; set a target date and each step gets its day';
  return [
    `**${roadmapReadyPhrase}**`,
    `**${plain(goalTitle)}**: ${steps.length} steps, ${dated}.`,
    list.join('\n'),
    'Everything in it is yours to change. Tick a step when it is done and your progress moves with it.',
  ].join('\n\n');
}

/** The words stay in the chat, so nothing the person wrote is lost. */
export function overLimitReply({ goalTitle }: { goalTitle: string }): string {
  return [
    `“${plain(goalTitle)}” would be goal number ${freeGoalLimit + 1}, and the free plan holds ${freeGoalLimit}. I have not created it, and your words stay here in the chat, so you will not have to write them again.`,
    'Premium has no limit: [upgrade your plan](/subscription) and send the message once more. Or delete a goal you no longer need, and I will draft this one straight away.',
  ].join('\n\n');
}

export const stillDraftingReply = ({ goalTitle }: { goalTitle: string }): string =>
  `I am still drawing up the roadmap for “${plain(goalTitle)}”. It appears by itself under Preview as soon as it is saved; you need not wait here.`;

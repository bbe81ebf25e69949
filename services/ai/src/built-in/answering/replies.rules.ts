import { roadmapReadyPhrase, taskOfferPhrase } from '@pathwise/contracts/chat.rules';
import { freeGoalLimit } from '@pathwise/contracts/goal-limit.rules';
import { addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { plural } from './answer-goals.rules.ts';

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
  /** Plain lines that go above the steps: a warning, a second wish. */
  notes?: readonly string[] | undefined;
}): string {
  const { goalTitle, steps, targetDate, notes = [] } = input;
  const list = steps.map(({ title, dueDate }) => `- ${plain(title)}${dueDate ? ` · ${dueDate}` : ''}`);
  const until = targetDate ?? steps.at(-1)?.dueDate; // a date in the goal's words dates its steps as well
  const dated = until ? `by ${until}` : 'at your own pace; set a target date and each step gets its day';
  return [
    `**${roadmapReadyPhrase}**`,
    `**${plain(goalTitle)}**: ${plural(steps.length, 'step')}, ${dated}.`,
    ...notes.map(plain),
    list.join('\n'),
    'Everything in it is yours to change. Tick a step when it is done and your progress moves with it.',
  ].join('\n\n');
}

/** The words stay in the chat, so nothing the person wrote is lost. */
export function overLimitReply({ goalTitle }: { goalTitle: string }): string {
  return [
    `“${plain(goalTitle)}” would be goal number ${freeGoalLimit + 1}, and the free plan holds ${freeGoalLimit}. I have not created it, and your words stay here in the chat, so you will not have to write them again.`,
    'Premium has no limit: [upgrade your plan](/subscription). Or delete a goal you no longer need. Once there is room, send it again with ‘Try again’ under this message, and I will make the goal and its roadmap then.',
  ].join('\n\n');
}

/** Asks for a day ahead where the wish names one behind; no goal is made of it yet. */
export function newDateReply({
  goalTitle,
  passed,
  today,
}: {
  goalTitle: string;
  passed: string;
  today: string;
}): string {
  const example = `${goalTitle} by ${addMonths(today, 6)}`;
  return `I would gladly plan “${plain(goalTitle)}”, but “${plain(passed)}” lies behind us. By which date would you like it done? Write it again with a day ahead, for example “${plain(example)}”.`;
}

/** The line about a second wish in the same message. */
export const anotherWishNote = (title: string): string =>
  `You also named “${title}”: write it to me by itself, and I will make it a goal of its own.`;

export const stillDraftingReply = ({ goalTitle }: { goalTitle: string }): string =>
  `I am still drawing up the roadmap for “${plain(goalTitle)}”. It appears by itself under Preview as soon as it is saved; you need not wait here.`;

/** After another wish came instead of an answer to the question about the first. */
export const keptFirstNote = (goalTitle: string): string =>
  `Your first wish, “${plain(goalTitle)}”, is a goal too, with a general plan. Tell me more about it whenever you like.`;

export const nothingToChangeReply =
  'You have no goal yet, so there is no plan to change. Tell me what you would like to reach, and I will draw one up.';

export const alreadySoReply = (goalTitle: string): string =>
  `Your plan for “${plain(goalTitle)}” is like that already, so there is nothing to change.`;

export const noOtherPlanReply = (goalTitle: string): string =>
  `The plan for “${plain(goalTitle)}” is the one I would make again, so I changed nothing. Tell me what does not fit, such as a step that is too big, and I will change that part.`;

interface ChangeAsked {
  goalTitle: string;
  /** The words that asked for the change. */
  message: string;
}
/** An accepted change. Its words are missing where the chat did not ask for it, or too long ago. */
type Accepted = Omit<ChangeAsked, 'message'> & { message: string | undefined };

const accepted = ({ goalTitle, message }: Accepted): string =>
  message
    ? `the change of **${plain(goalTitle)}** after “${plain(message)}”`
    : `the last accepted change of **${plain(goalTitle)}**`;

/** Goes above the card of the change that has the button. */
export const undoReply = (change: Accepted): string =>
  `You mean ${accepted(change)}: press **Undo** here, and the plan is as it was before it.`;

/** After an accepted change was undone, with the steps that are back. */
export function undoneReply({ removed, ...change }: Accepted & { removed: readonly string[] }): string {
  const back = removed.length === 0 ? '' : ` Back again: ${inBold(removed)}.`;
  return `Done: ${accepted(change)} is undone, and the plan is as it was before it.${back}`;
}

const shownNames = 5;

/** 'A, B and 3 more', each in bold. */
function inBold(titles: readonly string[]): string {
  const names = titles.slice(0, shownNames).map((title) => `**${plain(title)}**`);
  const more = titles.length - names.length;
  if (more > 0) return `${names.join(', ')} and ${more} more`;
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}

/** What a person wants back lies in the trash. */
export const inTrashReply = (titles: readonly string[]): string =>
  `In the [trash](/trash): ${inBold(titles)}. **Bring back** there puts it where it was.`;

/** After a wish to undo when no accepted change can be undone any longer. */
export const onlyTrashReply = (titles: readonly string[]): string =>
  `There is no accepted change left that I could undo. ${inTrashReply(titles)}`;

export const notAcceptedReply = ({ goalTitle, message }: ChangeAsked): string =>
  `Nothing of “${plain(message)}” is changed in **${plain(goalTitle)}**: a proposal changes nothing until you accept it.`;

export const tooLateToUndoReply = ({ goalTitle, message }: Accepted): string =>
  `The plan of **${plain(goalTitle)}** was changed once more${message ? ` after “${plain(message)}”` : ''}, so I cannot undo that any longer. Steps that it removed are in the [trash](/trash); for the rest tell me what should be as before, such as the date.`;

/** Goes below the open card: only its button changes a plan. */
export const toAcceptReply = ({ goalTitle, button }: { goalTitle: string; button: string }): string =>
  `Press **${button}** on the card above, and the plan of **${plain(goalTitle)}** is changed. A yes in words changes nothing by itself.`;

/** After a card that the person does not want. */
export const cardLeftReply =
  'Then leave that card: a proposal changes nothing until you accept it. If you have accepted it, **Undo** on the card takes it back. Tell me what you meant instead, and I propose that.';

export const staysReply = (goalTitle: string): string =>
  `Then the plan of **${plain(goalTitle)}** stays as it is. What I proposed changes nothing by itself.`;

const binDeletes = 'the bin symbol on the [Goals page](/goals) deletes it with its roadmap';
const inTrash = 'stays in the [trash](/trash) for 30 days';

/** After the last change was a new goal. */
export const goalToDeleteReply = ({ goalTitle }: { goalTitle: string }): string =>
  `You mean the new goal **${plain(goalTitle)}**: ${binDeletes}, and it ${inTrash}.`;

/** After an order about a goal that is no change of its plan. */
export function noSuchChangeReply(goalTitle: string, order: string): { response: string; choices: readonly string[] } {
  const title = plain(goalTitle);
  const deletes = /\b(?:delete|remove|drop)\b/i.test(order);
  const response = deletes
    ? `Deleting **${title}** is in your hands: ${binDeletes}, and it ${inTrash}. I can pause it instead.`
    : `I am not sure which change of **${title}** you mean. Choose one, or say it in other words.`;
  const changes = deletes ? ['Pause the goal'] : ['Make the goal easier', 'Change the date', 'Pause the goal'];
  return { response, choices: changes.map((change) => `${goalTitle}: ${change}`) };
}

/** For a goal that the person lets go, with or without bad news about it. */
export const letGoReply = ({ goalTitle, isBadNews }: { goalTitle: string; isBadNews: boolean }): string =>
  `${isBadNews ? 'I am sorry to hear that. ' : ''}**${plain(goalTitle)}** is yours to let go: ${binDeletes}. It ${inTrash}, and until then you can bring it back.`;

/** The chat shows its button beside the first line. */
export const taskOfferReply = ({ title, day }: { title: string; day: string }): string =>
  `**${taskOfferPhrase}:** ${plain(title)} · ${day}\n\nThat is a task of your week rather than a step. Nothing is written before you press the button here; afterwards you can move it on the [plan page](/plan).`;

/** For a day of the week that somebody gives to a goal. Steps have one day each, so the week holds it. */
export const dayOfWorkReply = ({ title, day }: { title: string; day: string }): string =>
  `**${taskOfferPhrase}:** ${plain(title)} · ${day}\n\nSteps have one day each, so I put it into your week: press the button here for the next such day. **Duplicate week** on the [plan page](/plan) carries it into the week after.`;

export const nothingToUndoReply =
  'I have changed nothing here lately that could be undone. What you deleted yourself waits in the [trash](/trash) for 30 days; for another change tell me what should be as before.';

/** As many goals as are offered to tap. */
const mostOffered = 3;

/** Asks which goal an edit is about. Each choice says the goal and the edit again. A goal that is offered is not listed too. */
export function whichGoalReply(
  message: string,
  titles: readonly string[],
): { response: string; choices: readonly string[] } {
  const [offered, others] = [titles.slice(0, mostOffered), titles.slice(mostOffered)];
  const more = others.map((title) => `- ${plain(title)}`).join('\n');
  return {
    response: `Gladly. Which of your goals do you mean?${more && `\n\nOr write it with the name of another one:\n\n${more}`}`,
    choices: offered.map((title) => `${title}: ${message}`),
  };
}

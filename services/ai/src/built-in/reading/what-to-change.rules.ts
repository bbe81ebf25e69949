import { anyOf, wordsOf } from './phrases.rules.ts';

// 'I have a sore knee for two weeks, what should I change?' tells a circumstance and asks what it does to the plan.

const circumstance: readonly RegExp[] = [
  /\b(?:injur|sprain|travel)\w*/i,
  anyOf(
    [
      'sore/hurt/hurts/hurting/swollen/broken/ill/sick/flu/covid/fever/cold/migraine/operation/surgery/hospital',
      'trip/away/abroad/holiday/vacation/busy/crazy/hectic/swamped/exam/exams',
      'no time',
      'night shift/shifts',
      '{cannot} run/running/train/training/walk/lift/practise/practice/exercise/play/work/do',
    ],
    {
      lists: {
        cannot: [
          ...wordsOf("cannot can't can’t cant shouldn't shouldn’t mustn't mustn’t no"),
          ...['can not', 'should not', 'must not', 'not allowed to', 'unable to'],
        ],
      },
    },
  ),
];
const questions = [
  // 'What should I do now?', but not 'what should I do today?'
  String.raw`what (?:should|shall|do|can|must|would|could) (?:i|we) (?:now )?(?:change|do|adjust|adapt|move)\b(?! (?:today|tomorrow|this week|next|first))`,
  'what now',
  'how (?:should|do|can|shall) (?:i|we) (?:change|adjust|adapt)',
  'what (?:changes|happens) (?:now|to (?:my|the) plan)',
];
/** Such a question behind a clause, at the end of the message. */
const asksAfter = new RegExp(
  String.raw`(?:^|[.!?,;:]|\b(?:so|and|but|now)\b)\s*(?:so |and |but |now )?(?:${questions.join('|')})[^.!?]*[.?!]*$`,
  'i',
);

/** Whether a message tells what hinders and then asks what to change. */
export function asksWhatToChange(text: string): boolean {
  const question = asksAfter.exec(text);
  return (
    question !== null &&
    question.index > 0 &&
    circumstance.some((pattern) => pattern.test(text.slice(0, question.index)))
  );
}

const count = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of)';
const span = `${count} (?:more |whole |full )?(?:days?|weeks?|fortnights?|months?)`;
const told = new RegExp(
  `\\b(?:for|over|during) (?:the )?(?:next |coming |about |around |another )?${span}\\b|\\bthe (?:next|coming) ${span}\\b`,
  'gi',
);
const relatives = 'husband|wife|partner|mum|mom|mother|dad|father|son|daughter|boss|sister|brother|friend|parents';
const ofOthers = new RegExp(`\\b(?:my (?:${relatives})|he|she|they)\\b[^.!?;,]*?\\bin ${span}\\b`, 'gi');

/** A text without lengths of time that only tell how long something lasts: 'away for three weeks'. */
export const withoutToldSpans = (text: string): string => text.replace(told, ' ').replace(ofOthers, ' ');

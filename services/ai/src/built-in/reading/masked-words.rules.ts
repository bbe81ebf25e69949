import { plainClause } from './edit-words.rules.ts';
import { stemsOf } from './step-reference.rules.ts';

/** A plan as far as words may name it. */
export interface NamedPlan {
  title: string;
  steps: readonly { title: string }[];
}

const days = [
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/,
  /^(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?$/,
  /^(?:christmas|xmas|easter|halloween|valentines?|ramadan|eid|diwali|thanksgiving|pentecost|summer|winter|spring|autumn)$/,
  /^\d{1,2}(?:st|nd|rd|th)$/,
];
const ordinal = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth)$/;
const figure =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half)$/;

/**
 * The words of a message in which marks stand for what differs from plan to plan: `zstep` for words of a step, `zgoal` for
 * words of the goal, `zday`, `znum` and `zord`. Example: 'Theory test is booked for 14 jan' is 'zstep is booked for zday'.
 */
export function maskedWords(text: string, { title, steps }: NamedPlan): string {
  const ofSteps = new Set(steps.flatMap((step) => stemsOf(step.title)));
  const ofGoal = new Set(stemsOf(title));
  const markOf = (word: string): string => {
    if (days.some((pattern) => pattern.test(word))) return 'zday';
    if (ordinal.test(word)) return 'zord';
    if (figure.test(word)) return 'znum';
    const [stem = ''] = stemsOf(word);
    return ofSteps.has(stem) ? 'zstep' : ofGoal.has(stem) ? 'zgoal' : word;
  };
  const marks: string[] = [];
  const spoken = text
    .replace(/[✅✔☑👍]/gu, ' donemark ')
    .replace(/\?+/g, ' zask ')
    .replace(/!+/g, ' zcry ');
  for (const word of plainClause(spoken).trim().split(' ')) {
    const mark = markOf(word);
    const last = marks.at(-1);
    if (mark === last && mark.startsWith('z')) continue;
    if (mark === 'znum' && last === 'zday') continue;
    if (mark === 'zday' && last === 'znum') marks.pop();
    if (mark !== marks.at(-1) || !mark.startsWith('z')) marks.push(mark);
  }
  return marks.join(' ');
}

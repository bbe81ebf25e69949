import { wordsOf } from './phrases.rules.ts';

const it = '(?: (?:it|that|this|so|all|them|the changes?|the proposal))*';
const agrees = [
  ...wordsOf('yes yep yeah yup ok okay sure fine good great perfect agreed absolutely definitely please'),
  ...['of course', 'go ahead', 'go for it', 'please do', '(?:i )?(?:accept|agree|confirm)', 'i do'],
  ...["(?:that['’]?s|that is|sounds|looks) (?:fine|good|great|perfect|right|ok|okay)", 'that works'],
  ...['(?:do|apply|make|take|save|change|use)(?= (?:it|that|this|so|all|them|the change))'],
];
const declines = [
  ...wordsOf('no nope nah'),
  ...[
    'no thanks',
    'no thank you',
    'not now',
    'never mind',
    'better not',
    'rather not',
    'forget',
    "(?:please )?(?:don['’]?t|do not)(?: do)?",
  ],
  ...['(?:i )?(?:dismiss|reject|decline|refuse)', '(?:leave|keep)(?= (?:it|that|this|them|the))'],
];
const fillers = '(?: (?:please|pls|thanks|thank you|then|now|as it is|as is|as it was|alone|like that))*';
const wholly = (words: readonly string[]) =>
  new RegExp(`^(?:(?:${words.join('|')})${it}${fillers}(?:[ ,.!]+|$))+$`, 'i');
const [saysYes, saysNo] = [wholly(agrees), wholly(declines)];

const card =
  '(?:(?:the|that|this|your|my) )?(?:(?:first|second|third|last|latest|other|previous|old|whole) )?(?:card|proposal|suggestion)';
const wrong =
  '(?:was|is|were|are|seems?|looks?)(?: just| all| completely| totally)? (?:wrong|nonsense|rubbish|a mistake|mistaken|not (?:right|what i (?:meant|want|wanted|asked for))|no good|off)';
const drops = '(?:forget|ignore|dismiss|discard|drop|cancel|remove|delete|throw away|scrap|undo)';
const ofCard = [
  new RegExp(
    `^(?:(?:no|oh|sorry|and|but|hey|ok)[ ,]+)*${card} ${wrong}(?:[ ,.;!]+(?:so |please |just )*(?:${drops} (?:it|that|this|about it)|never mind))?[.! ]*$`,
    'i',
  ),
  new RegExp(
    `^(?:please |just |no[ ,]+)*${drops} (?:about )?(?:the|that|this|your) (?:(?:first|second|third|last|latest|other|previous|old) )?(?:card|proposal|suggestion)(?: (?:above|up there|from before))?[.! ]*$`,
    'i',
  ),
];
/** 'The first card was wrong, forget it' is about a proposal of Sage, and about no step. */
export const dismissesCard = (message: string): boolean => ofCard.some((pattern) => pattern.test(message.trim()));

/** 'Ok, do it' and 'no thanks' alone. 'Yes, but in June' says more. */
export function yesOrNo(message: string): 'yes' | 'no' | undefined {
  const words = message.trim();
  return saysNo.test(words) ? 'no' : saysYes.test(words) ? 'yes' : undefined;
}

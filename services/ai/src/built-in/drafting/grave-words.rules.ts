import { anyOf, wordsOf } from '../reading/phrases.rules.ts';

// Words of death, parting and harm. Nothing that is told beside them is taken for a help or an aim.

/** In these messages nobody is to settle anything together. */
export const isParted = anyOf([
  ...wordsOf(`divorce divorced divorcing custody dispute disputes court split splitting fight fights fighting fought war suing sued lawyer
    solicitor estranged violent violence abuse abused abuses abusive affair cheated died dead death dying funeral widow widowed widower
    grave ashes separated separation`),
  'passed away',
  'hits/hit me',
  'left me',
  'my ex',
]);

const isSad =
  /\b(?:die|dies|abus\w+|suicid\w+|cancer|chemo\w*|miscarr\w+|stillb\w+|rape\w*|depress\w+|grie\w+|dementia|jail|prison|homeless)\b/i;
const isHarm =
  /\b(?:beats?|hits?|shouts?|shouting|scream\w*|threat\w*|cries|cried|drinks|drunk|refuse\w*|stop me|throw|the door|against|sue|his mother|her father|scared of)\b/i;
/** 'I lost the baby', and no 'lost the match'. */
const isLoss =
  /\blost (?:the|my|our|a|his|her) (?:\p{L}+ )?(?:baby|babies|twins|child|son|daughter|mum|mom|dad|mother|father|wife|husband|job|home|house)\b/iu;

/** Whether a text speaks of death, illness, parting or harm. */
export const isGrave = (text: string): boolean =>
  [isParted, isSad, isHarm, isLoss].some((pattern) => pattern.test(text));

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
  /\blost (?:the|my|our|a|his|her|two|three|four|both|another) (?:\p{L}+ )?(?:baby|babies|pregnanc(?:y|ies)|twins|child|son|daughter|mum|mom|dad|mother|father|wife|husband|job|home|house)\b/iu;

/** Food, a home and safety are needed today, and no list of questions gives them. */
export const isNeed =
  /\b(?:feed (?:my|the|our|us|them|myself)|eat (?:this|until|till|tomorrow|today)|the rent|my rent|our rent|food (?:for|on)|sleep tonight|safe|escape|survive|cope|grieve|protect)\b/i;

/** Whether a text speaks of death, illness, parting or harm. */
export const isGrave = (text: string): boolean =>
  [isParted, isSad, isHarm, isLoss].some((pattern) => pattern.test(text));

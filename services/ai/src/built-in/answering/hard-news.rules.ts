// Bad news is no goal and no obstacle on the way to one: it is answered for itself, with the goal it may become later.

interface News {
  says: RegExp;
  answer: string;
}

const lovedOne =
  '(?:mum|mom|mother|dad|father|parents?|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|child|baby|kid|brother|sister|grand(?:ma|pa|mother|father|dad)|aunt|uncle|cousin|(?:best )?friend)';
const petWord = '(?:dog|cat|pet|horse)';
const soFar = "(?:'ve| have|'m| am| was| were| got| been| just| recently| also)*";

const offer = (wish: string) =>
  `When you are ready, I can make a goal of it: write “${wish}”, and I will draw up the steps.`;

const news: readonly News[] = [
  {
    says: new RegExp(
      `\\b(?:i|we)${soFar} lost (?:my|our) jobs?\\b|\\bi${soFar} (?:fired|laid off|let go|made redundant|sacked)\\b`,
      'i',
    ),
    answer: `I am sorry about your job. Not knowing what to do next is how most people feel in that week, and nothing has to be decided today: tell one person you trust, and look at what carries you through the next two months. ${offer('I want to find a new job within 4 months')}`,
  },
  {
    says: new RegExp(
      `\\bmy ${lovedOne} (?:has |just |recently )*(?:left me|dumped me|broke up with me|divorced me)\\b|\\bwe${soFar} (?:broke up|split up|separated|divorced)\\b|\\bi${soFar} (?:dumped|cheated on)(?=\\s*(?:[.,!]|$|by\\b|and\\b))`,
      'i',
    ),
    answer: `I am sorry. That hurts, and it may take its time: be with people who know you, and leave the big decisions for later. ${offer('I want to get over my break-up')}`,
  },
  {
    says: new RegExp(
      `\\bmy ${lovedOne} (?:has |just |recently )*(?:died|passed away|passed)\\b|\\bmy ${petWord} (?:has |just |recently )*(?:died|passed away)\\b|\\b(?:i|we)${soFar} lost my ${lovedOne}\\b(?!'|s'? \\w)`,
      'i',
    ),
    answer: `I am very sorry for your loss. There is no plan for this and no hurry: let others carry what they can, and what you had begun may wait. ${offer('I want to find a way to live with my grief')}`,
  },
  {
    says: new RegExp(
      `\\bmy ${lovedOne} (?:is|was|has been|fell) (?:very |really |seriously |so |terminally |badly |now |just |taken )*(?:ill|sick|dying|in (?:the )?hospital|diagnosed)\\b`,
      'i',
    ),
    answer: `I am sorry to hear that. Such weeks ask a lot of you as well, so let your other goals be small for a while, or pause them: they keep their steps. ${offer('I want to spend more time with my family')}`,
  },
  {
    says: new RegExp(`\\bi${soFar} diagnosed with\\b|\\bi(?:'ve| have)(?: got)? cancer\\b`, 'i'),
    answer: `I am sorry, that is a lot to carry. What to do about it belongs in the hands of your doctors; your goals can be small for a while, or paused: they keep their steps. ${offer('I want to look after my mental health')}`,
  },
];

/** The answer to somebody who tells of a loss or an illness without wishing for anything; undefined for everything else. */
export function answerToHardNews(text: string): string | undefined {
  return news.find(({ says }) => says.test(text))?.answer;
}

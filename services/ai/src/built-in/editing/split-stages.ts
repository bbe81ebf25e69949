/** What comes before a deed of one sort: an outline before a text, a trial run before a test. */
interface Stage {
  /** The verbs that a step of this sort begins with. */
  verbs: string;
  /** What comes before it, for the title without its verb. */
  before: (thing: string) => { title: string; description: string };
  /** The description of the deed itself. */
  after: string;
}

export const stages: readonly Stage[] = [
  {
    verbs: 'write|draft|plan|design|compose|make|create|prepare|build',
    before: (thing) => ({
      title: `Make a rough outline: ${thing}`,
      description:
        'List the parts it needs, in any order, one line each. Do not polish. Half an hour is enough to begin.',
    }),
    after: 'From the outline: take one part at a time, and leave the wording until all parts are there.',
  },
  {
    verbs: 'finish|complete|revise|edit|proofread|rewrite|update|redo',
    before: (thing) => ({
      title: `List what is missing: ${thing}`,
      description: 'Go through it once and write down each gap with the time it needs. Close the two smallest at once.',
    }),
    after: 'Take the gaps from your list one by one, the largest first.',
  },
  {
    verbs: 'pass|sit|take|do|run|ride|play|perform|swim|win',
    before: (thing) => ({
      title: `Do one trial run: ${thing}`,
      description:
        'Do it once as on the day, alone or with a friend. Write down the two things that went least well and practise those.',
    }),
    after: 'After the trial run, with its two weak points practised.',
  },
  {
    verbs: 'get|book|visit|join|open|register|apply|order|arrange|organise',
    before: (thing) => ({
      title: `Find out what it takes: ${thing}`,
      description:
        'Note what it costs, when it is possible, what you must bring and whom to ask. One call or page is often enough.',
    }),
    after: 'With what you have found out at hand.',
  },
  {
    verbs: 'find|choose|pick|buy|hire|rent|compare',
    before: (thing) => ({
      title: `Compare three options: ${thing}`,
      description:
        'Note for each what it costs, when it is possible, and one thing for and against it. Then cross one out.',
    }),
    after: 'Choose one of the three and settle it.',
  },
  {
    verbs: 'talk|tell|ask|call|ring|speak|meet|invite',
    before: (thing) => ({
      title: `Write down what to say to ${thing}`,
      description:
        'Write your first sentence and the two points that matter, and say them aloud once. Then settle day and place.',
    }),
    after: 'With your note at hand. Begin with the sentence you prepared.',
  },
  {
    verbs: 'say|negotiate|discuss',
    before: (thing) => ({
      title: `Write down what to say: ${thing}`,
      description:
        'Write your first sentence and the two points that matter, and say them aloud once. Then settle day and place.',
    }),
    after: 'With your note at hand. Begin with the sentence you prepared.',
  },
  {
    verbs: 'clear|clean|sort|declutter|tidy|paint|repair|pack|empty|fix|dig',
    before: (thing) => ({
      title: `Do the easiest corner first: ${thing}`,
      description:
        'Choose the part you can do in one hour, do it, and take a picture. It shows how long the rest takes.',
    }),
    after: 'The rest, one hour at a time.',
  },
  {
    verbs: 'learn|study|practise|practice|read|understand|research',
    before: (thing) => ({
      title: `Begin with the basics: ${thing}`,
      description: 'Take the first small part only. Do it on three different days, until it comes by itself.',
    }),
    after: 'Go on where the basics end, a little on each day you have.',
  },
];

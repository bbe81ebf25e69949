import type { TaskPriority, TaskType } from '@pathwise/contracts/task.rules';

type Task = { title: string; priority?: TaskPriority; taskType?: TaskType };

/** A planned week. Days count from its Monday. Tasks before today are done unless marked otherwise. */
export type DemoTask = Task & {
  day: number;
  /** Not done, although its day has passed. */
  open?: true;
  /** Done, although its day is today or later. */
  done?: true;
  /** Stands for the next open step of the goal with this title. */
  stepOf?: string;
};
export type DemoColumn = {
  name: string;
  tasks: (Task & { done?: true })[];
};
export type DemoEntry = { title: string; content: string; daysAgo: number; isPrivate?: true };

export type DemoPlan = {
  week?: DemoTask[];
  lastWeek?: DemoTask[];
  columns?: DemoColumn[];
};

export const mayasPlan: DemoPlan = {
  week: [
    { day: 0, title: 'Send the case study outline', priority: 'very-important' },
    { day: 0, title: 'Portuguese lesson 14: the past tenses', priority: 'important' },
    { day: 0, title: 'Easy run, 5 km' },
    { day: 0, title: 'Change the bed linen', taskType: 'home' },
    { day: 1, title: 'Interview two support agents', priority: 'important' },
    { day: 1, title: 'Tag 40 tickets by theme', priority: 'less-important' },
    { day: 1, title: 'Reply to Rita about the tandem evening' },
    { day: 1, title: 'Groceries for the week', taskType: 'home' },
    { day: 2, title: 'Draft the problem statement', priority: 'very-important' },
    { day: 2, title: 'Next step of the half marathon', priority: 'important', stepOf: 'Run a half marathon' },
    { day: 2, title: 'Vocabulary, 20 minutes', priority: 'less-important' },
    { day: 2, title: 'Read two portfolio write-ups' },
    { day: 2, title: 'Water the plants', taskType: 'home' },
    { day: 3, title: 'Sketch three ticket flows', priority: 'important' },
    { day: 3, title: 'Intervals, 6 × 400 m', priority: 'less-important' },
    { day: 3, title: 'Renew the library card', open: true },
    { day: 4, title: 'Portfolio review, 17:30', priority: 'very-important' },
    { day: 4, title: 'Write up the review notes' },
    { day: 4, title: 'Laundry', taskType: 'home' },
    { day: 5, title: 'Long run, 9 km', priority: 'less-important' },
    { day: 5, title: 'Fix the kitchen shelf', taskType: 'home' },
    { day: 5, title: 'Batch cook for four days', taskType: 'home' },
    { day: 6, title: 'Plan next week', priority: 'important' },
    { day: 6, title: 'Call my sister', taskType: 'home' },
  ],
  lastWeek: [
    { day: 1, title: 'Long walk along the river', priority: 'less-important' },
    { day: 3, title: 'Book the physiotherapist', priority: 'important', open: true },
  ],
  columns: [
    {
      name: 'Portfolio',
      tasks: [
        { title: 'Pick the second case study', priority: 'very-important' },
        { title: 'Ask for two testimonials', priority: 'important' },
      ],
    },
    {
      name: 'Reading',
      tasks: [
        { title: 'A novel in Portuguese, a short one', priority: 'important' },
        { title: 'The book on forms', done: true },
      ],
    },
    {
      name: 'Health',
      tasks: [{ title: 'Book the dental check', priority: 'important' }, { title: 'New running shoes' }],
    },
    {
      name: 'Money',
      tasks: [
        { title: 'Send this month’s invoice', priority: 'very-important' },
        { title: 'Move €200 to savings', priority: 'important' },
      ],
    },
    {
      name: 'House',
      tasks: [
        { title: 'Bleed the radiators', taskType: 'home' },
        { title: 'Smoke alarm battery', taskType: 'home', done: true },
      ],
    },
    {
      name: 'People',
      tasks: [
        { title: 'Thank the meetup host', priority: 'important' },
        { title: 'Birthday card for Ana', priority: 'less-important' },
      ],
    },
  ],
};
export const mayasDiary: DemoEntry[] = [
  {
    daysAgo: 1,
    title: 'The café by the tram',
    content:
      'Ordered the whole breakfast without falling back to English. The waiter answered in Portuguese, twice, and the second time I even understood the joke.\n\nIt took three months to get from pointing at the cake to that. Note for the days when lesson 14 feels pointless.',
  },
  {
    daysAgo: 4,
    title: 'Nine kilometres and no knee',
    content:
      'Slower than planned and it did not matter. Stopped twice to look at the river, which is probably why nothing hurts.\n\nThe last kilometre was the quickest.',
  },
  {
    daysAgo: 9,
    title: 'What I want from the next review',
    content:
      'Not praise. One sentence about where I get in my own way, and one example.\n\nIf I leave with that, it was a good half hour.',
    isPrivate: true,
  },
  {
    daysAgo: 16,
    title: 'A quiet Sunday',
    content:
      'Cooked for four days, called home, planned the week with a pencil first. The plan is smaller than usual and I trust it more.',
  },
];

export const noahsDiary: DemoEntry[] = [
  {
    daysAgo: 2,
    title: 'Loaf number thirty',
    content:
      'Wetter dough, hotter oven, less fuss. The crumb finally looks like the picture. 9B asked whether yeast counts as physics; I said heat does.',
  },
  {
    daysAgo: 11,
    title: 'First watercolour that is not a cloud',
    content: 'Painted the canal with the children from next door watching. They had opinions on the ducks.',
  },
];

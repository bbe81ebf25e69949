import type { ApiClient } from '@pathwise/api-client/client';
import type { TaskPriority } from '@pathwise/contracts/task.rules';
import { addDays } from '@pathwise/contracts/week.rules';

/** Days ago, title, text. Newest first. */
const entries: readonly (readonly [daysAgo: number, title: string, content: string, isPrivate?: boolean])[] = [
  [
    1,
    'The critique went better than I feared',
    'Showed the routing sketches to Lena and two people from her team.\n\nThey liked the second one: fewer states, and the error says what to do. I had expected to defend the first for an hour.\n\nTomorrow: write up what they said while it is fresh.',
  ],
  [
    2,
    'Slow run in the rain',
    'Six kilometres, no watch. Legs heavy at first and then not.\nThe first ten minutes always lie.',
  ],
  [4, 'Not sleeping', 'Awake at four again. I keep going over the conversation with Dad.', true],
  [
    6,
    'Ana visited',
    'We cooked too much and talked until one. She thinks I should apply before the portfolio is finished.',
  ],
  [9, 'Bars 17 to 32', 'Half speed, hands apart, ten times without a mistake.'],
  [11, 'A day of meetings', 'Nothing of my own done. Blocked two mornings next week.'],
  [13, 'Budget evening', 'Moved 200 to savings. It felt better than it should.'],
  [
    16,
    'What a good week has',
    'Two long mornings\nOne evening with people\nA run\nNo screen after ten\nSomething finished\nSomething begun',
  ],
  [19, 'Leaves', 'The whole avenue in one night.'],
  [22, 'Three things', 'Portfolio, half marathon, Chopin. In that order, most days.'],
  [25, 'Back to the piano', 'Out of tune, both of us.'],
];

/** Eight columns, one for each colour. */
const columns: readonly (readonly [
  name: string,
  tasks: readonly (readonly [string, TaskPriority | 'home', boolean?])[],
])[] = [
  [
    'Portfolio',
    [
      ['Pick the second case study', 'very-important'],
      ['Ask for two testimonials', 'important'],
    ],
  ],
  [
    'Reading',
    [
      ['Designing for Error', 'important'],
      ['Forms that forgive', 'normal', true],
    ],
  ],
  [
    'Health',
    [
      ['Book the dental check', 'important'],
      ['New running shoes', 'normal'],
    ],
  ],
  [
    'Money',
    [
      ['Send October invoice', 'very-important'],
      ['Move 200 to savings', 'important'],
    ],
  ],
  [
    'House',
    [
      ['Bleed the radiators', 'home'],
      ['Smoke alarm battery', 'home', true],
    ],
  ],
  [
    'People',
    [
      ['Thank the meetup host', 'important'],
      ['Birthday card for Ana', 'less-important'],
    ],
  ],
  ['Ideas', []],
  ['Someday', [['Learn to sail', 'normal']]],
];

/** Writes diary entries over some weeks. */
export async function fillDiary(api: ApiClient, today: string): Promise<void> {
  for (const [daysAgo, title, content, isPrivate = false] of entries.toReversed()) {
    await api.planner.createEntry({ body: { title, content, isPrivate, entryDate: addDays(today, -daysAgo) } });
  }
}

/** Fills the reminders board. A board that has columns, such as a demo member's, stays unchanged. */
export async function fillReminders(api: ApiClient): Promise<void> {
  if ((await api.planner.getReminders()).length > 0) return;
  for (const [name, tasks] of columns) {
    const { id: columnId } = await api.planner.createColumn({ body: { name } });
    for (const [title, rank, completed] of tasks) {
      const own = rank === 'home' ? { taskType: 'home' as const } : { priority: rank };
      const task = await api.planner.createReminderTask({ body: { columnId, title, ...own } });
      if (completed) await api.planner.changeReminderTask({ params: { id: task.id }, body: { completed } });
    }
  }
}

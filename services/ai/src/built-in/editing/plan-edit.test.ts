import { describe, expect, it } from '@jest/globals';
import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { draftRoadmap } from '../drafting/draft-roadmap.rules.ts';
import type { EditRequest } from '../reading/edit-request.ts';
import { planEdit } from './plan-edit.rules.ts';
import { type AskedChange, type PlanInView, withChange } from './plan-in-view.ts';

const today = '2026-11-22';
const goalDay = addDays(today, 180);

/** A plan whose steps are spread evenly up to the goal's day. */
function planOf(title: string, steps: readonly string[], more: { tasks?: PlanInView['tasks']; done?: number } = {}) {
  const dueDate = (n: number) => addDays(today, Math.round((180 * (n + 1)) / steps.length));
  const plan: PlanInView = {
    goal: { id: 'goal', title, description: null, category: 'personal', targetDate: goalDay, status: 'active' },
    steps: steps.map((step, n) => ({
      id: String(n + 1),
      title: step,
      description: null,
      dueDate: dueDate(n),
      completed: n < (more.done ?? 0),
      timeframe: 'general',
    })),
    tasks: more.tasks ?? {},
    today,
    timeZone: 'UTC',
  };
  return plan;
}

type Asked = Exclude<EditRequest, { do: 'another' }>;
const changesOf = (plan: PlanInView, request: Asked) => planEdit(plan, request).changes;
const titlesIn = (changes: readonly AskedChange[]) =>
  changes.flatMap((change) => ('title' in change && change.title ? [change.title] : []));
const addedIn = (changes: readonly AskedChange[]) => changes.filter((change) => change.do === 'add');
const dayOf = (changes: readonly AskedChange[], stepId: string) =>
  changes.flatMap((change) => (change.do === 'change' && change.stepId === stepId ? [change.dueDate] : []))[0];

describe('splitting a step', () => {
  it.each([
    ['Cats: microchip and rabies papers', 'Cats: microchip', 'Cats: rabies papers'],
    ['Choose food and cake', 'Choose food', 'Choose cake'],
    ['Write the letter and send it to three papers', 'Write the letter', 'Send it to three papers'],
    ['Practise scales daily', 'Practise scales on three days a week', 'Practise scales daily'],
    ['Send five applications a week', 'Send two applications a week', 'Send five applications a week'],
    ['Write chapters 6 to 12', 'Write chapters 6 to 9', 'Write chapters 10 to 12'],
    ['Learn songs 4 to 5', 'Learn songs 4', 'Learn songs 5'],
    ['Ask the GP about CBT', 'Write down what to say to the GP about CBT', 'Ask the GP about CBT'],
    ['Pick a quit date', 'Get ready: pick a quit date', 'Pick a quit date'],
    ['Read 30 pages a week', 'Read 15 pages a week', 'Read 30 pages a week'],
    ['Read 12 chapters', 'Read the first 6 chapters', 'Read the other 6 chapters'],
    ['Run 10 km on a Sunday', 'Run 5 km on a Sunday', 'Run the full 10 km on a Sunday'],
    ['Write a one page plan', 'Make a rough outline: a one page plan', 'Write a one page plan'],
    ['Pass the final exam', 'Do one trial run: the final exam', 'Pass the final exam'],
    ['Find a tutor', 'Compare three options: a tutor', 'Find a tutor'],
    ['Book the registrar', 'Find out what it takes: the registrar', 'Book the registrar'],
    ['Wait for the letter', 'Get ready: wait for the letter', 'Wait for the letter'],
  ])('of “%s” makes “%s” and “%s”', (title, first, second) => {
    const plan = planOf('Some goal', ['Begin', title, 'End']);
    expect(titlesIn(changesOf(plan, { do: 'split', stepIds: ['2'] }))).toEqual([first, second]);
  });

  it('by its tasks gives the rest of them to the second step', () => {
    const plan = planOf('Some goal', ['Begin', 'The garden', 'End'], { tasks: { 2: ['Clear the bed', 'Buy seeds'] } });
    const [first, second] = changesOf(plan, { do: 'split', stepIds: ['2'] });
    expect(first).toMatchObject({ title: 'Clear the bed' });
    expect(second).toMatchObject({ title: 'The garden', takes: ['Buy seeds'] });
  });

  it('by its tasks leaves out what is done every week', () => {
    const tasks = { 1: ['Practise'], 2: ['Practise', 'Clear the bed', 'Buy seeds'] };
    const plan = planOf('Some goal', ['Begin', 'The garden', 'End'], { tasks });
    expect(titlesIn(changesOf(plan, { do: 'split', stepIds: ['2'] }))).toEqual(['Clear the bed', 'The garden']);
  });

  it("by its tasks leaves out the kind's weekly practice, also where it stands in one step", () => {
    const tasks = { 2: ['Three evenings of 30 minutes with hook and yarn', 'Buy yarn', 'Learn the stitch'] };
    const plan = planOf('Learn to crochet a granny square blanket', ['Begin', 'The square', 'End'], { tasks });
    expect(titlesIn(changesOf(plan, { do: 'split', stepIds: ['2'] }))).toEqual(['Buy yarn', 'The square']);
  });

  it('keeps every title within 200 characters', () => {
    const plan = planOf('Some goal', ['Begin', `Write ${'a long story '.repeat(15)}`, 'End']);
    for (const title of titlesIn(changesOf(plan, { do: 'split', stepIds: ['2'] })))
      expect(title.length).toBeLessThanOrEqual(200);
  });

  it('of a sum puts a third and two thirds of it before, in the order of their days', () => {
    const plan = planOf('Save', ['Open an account', 'Cut the costs', 'Reach £9,000']);
    const changes = changesOf(plan, { do: 'split', stepIds: ['3'] });
    expect(titlesIn(changes)).toEqual(['Reach the full £9,000', 'Reach £6,000', 'Reach £3,000']);
    expect(addedIn(changes)).toMatchObject([
      { after: '2', dueDate: addDays(today, 120) },
      { after: '1', dueDate: addDays(today, 60) },
    ]);
  });
});

describe('adding a step', () => {
  const wedding = planOf('Plan our wedding', [
    'Agree the budget',
    'Book the registrar',
    'Send the invitations',
    'Choose food',
    'Do the table plan',
    'Get married',
  ]);
  const added = (plan: PlanInView, topic: string) =>
    addedIn(changesOf(plan, { do: 'add', topic, place: undefined, date: undefined }))[0];

  it.each([
    ['drinking more water', 'Drink more water', /every day anyway/],
    ['meditation', 'Make time for meditation', /two fixed times/],
    ['hydration', 'Look after hydration', /every day anyway/],
    ['going to bed early', 'Go to bed early', /every day anyway/],
    ['stretching', 'Make time for stretching', /two fixed times/],
    ['stretch', 'Stretch', /two fixed times/],
    ['swimming lessons', 'Book swimming lessons', /Compare three/],
  ])('says how to do “%s”: %s', (topic, title, description) => {
    const plan = planOf('Live healthier', ['Note your meals', 'Walk daily', 'Compare with week one']);
    expect(addedIn(changesOf(plan, { do: 'add', topic, place: undefined, date: undefined }))[0]).toMatchObject({
      title,
      description: expect.stringMatching(description),
    });
  });

  it('that nothing else is like comes early, within three weeks of the step before it', () => {
    const { after, dueDate } = added(wedding, 'zorbing') ?? {};
    expect(after).toBe('1');
    expect(dueDate).toBe(addDays(today, 30 + 15));
  });

  it('that closes a plan comes last', () => {
    expect(added(wedding, 'celebrate with everyone who helped')?.after).toBe('6');
  });

  it('that must be practised comes before the mock exam it is like', () => {
    const grade = planOf('Pass grade 3 on the piano', [
      'Find a teacher',
      'Learn the scales',
      'Do a mock exam',
      'Take it',
    ]);
    expect(added(grade, 'aural tests')?.after).toBe('2');
  });

  it.each([
    'book the exam at the Goethe-Institut Hamburg',
    'register for the course with Volkshochschule Kassel',
    'reserve a table at Café Central',
    'rent a van from Sixt',
  ])('that names its place is booked there: %s', (topic) => {
    const { description, tasks = [] } = added(wedding, topic) ?? {};
    expect(description).toMatch(/^Open the page of [A-Z].*keep the confirmation/);
    expect([description, ...tasks].join(' ')).not.toMatch(/three|compare/i);
    expect(tasks).toHaveLength(2);
  });

  it.each(['book a photographer', 'find a band at home', 'book a hotel with a garden'])(
    'that names no place compares: %s',
    (topic) => {
      expect(added(wedding, topic)?.description).toMatch(/compare three/i);
    },
  );

  it('says how it is done, with tasks', () => {
    const { title, description, tasks = [] } = added(wedding, 'find a band') ?? {};
    expect(title).toBe('Find a band');
    expect(description).toMatch(/compare three options/i);
    expect(tasks).toHaveLength(2);
  });
});

describe('less time', () => {
  const race = planOf('Run the Leeds half marathon', ['Run 5 km', 'Do three runs a week', 'Run 16 km', 'Run the race']);

  it('leaves the day of the race, and gives each step before it a day of its own', () => {
    const changes = changesOf(race, { do: 'hours', direction: 'less', hours: 1 });
    expect(changes.some((change) => change.do === 'goal')).toBe(false);
    expect(dayOf(changes, '4')).toBeUndefined();
    const days = ['1', '2', '3'].map((id, n) => dayOf(changes, id) ?? race.steps[n]?.dueDate ?? '');
    expect(new Set(days).size).toBe(3);
    expect(days.toSorted()).toEqual(days);
    expect(days.every((day) => day < goalDay)).toBe(true);
  });

  it('leaves the last training as long before the race as it is', () => {
    expect(dayOf(changesOf(race, { do: 'hours', direction: 'less', hours: 1 }), '3')).toBeUndefined();
  });

  it.each([
    ['Do three full practice tests at the real hour', 'Do one full practice test at the real hour'],
    ['Write two texts a week and have them corrected', 'Write one text a week and have it corrected'],
    ['Write two Goethe texts a week and have them corrected', 'Write one Goethe text a week and have it corrected'],
    ['Learn 40 sentences by heart', 'Learn 20 sentences by heart'],
    ['Read six stories aloud', 'Read three stories aloud'],
    ['Swim three times a week', 'Swim one time a week'],
    ['Run 18 km slowly', undefined],
    ['Meet for two hours', undefined],
    ['Pass grade 3', undefined],
  ])('before an exam takes half of “%s”: %s', (title, smaller) => {
    const exam = planOf('Pass the exam', ['Begin', title, 'Rehearse it', 'Sit the exam']);
    const { changes, says } = planEdit(exam, { do: 'hours', direction: 'less', hours: 0.2 });
    expect(titlesIn(changes)).toEqual(smaller ? [smaller] : []);
    expect(JSON.stringify(changes)).not.toContain('Begin with');
    expect(says).toMatch(/takes about \d+ hours?, and at 0.2 hours a week you have about \d+ hours? until/);
  });

  it('leaves a step that is counted from the race', () => {
    const steps = ['Run 5 km', 'Run 10 km', 'Run 16 km three weeks before', 'Run the race'];
    const changes = changesOf(planOf('Run the Leeds half marathon', steps), {
      do: 'hours',
      direction: 'less',
      hours: 1,
    });
    expect(dayOf(changes, '3')).toBeUndefined();
    expect((dayOf(changes, '2') ?? '') < addDays(today, 135)).toBe(true);
  });

  it('on one day a week leaves one run a week', () => {
    const changes = changesOf(race, { do: 'hours', direction: 'less', hours: 2, daysAWeek: 1 });
    expect(changes).toContainEqual(expect.objectContaining({ stepId: '2', title: 'Do one run a week', isOwn: true }));
  });

  it('changes nothing when all steps are done', () => {
    const over = planOf('Read more', ['One', 'Two'], { done: 2 });
    const { changes, says } = planEdit(over, { do: 'hours', direction: 'less', hours: 2 });
    expect(changes).toEqual([]);
    expect(says).not.toContain('undefined');
  });
});

it('two free weeks bring the next steps into them, and leave those that wait for a season', () => {
  const garden = planOf('Grow vegetables', [
    'Measure the sun',
    'Buy pots',
    'Plant out after the last frost',
    'Feed weekly',
    'Eat a tomato',
  ]);
  const changes = changesOf(garden, { do: 'hours', direction: 'more', hours: undefined, days: 14 });
  expect(changes).toMatchObject([
    { stepId: '1', dueDate: addDays(today, 7) },
    { stepId: '2', dueDate: addDays(today, 14) },
  ]);
});

describe('another day of the goal', () => {
  const goalIn = (title: string, date: string) =>
    changesOf(planOf(title, ['Run 5 km', 'Run the race']), { do: 'date', stepIds: [], date }).find(
      (change) => change.do === 'goal',
    );

  it('changes the month that its title names', () => {
    expect(goalIn('Run a half marathon in May', '2027-06-30')).toMatchObject({ title: 'Run a half marathon in June' });
    expect(goalIn('Run it by May 2027', '2028-03-31')).toMatchObject({ title: 'Run it by March 2028' });
  });

  it.each([
    ['Pass the exam by 15 May 2027', 'Pass the exam by 31 August 2027'],
    ['Pass the exam by May 15, 2027', 'Pass the exam by August 31, 2027'],
    ['Dance on the 15th of May', 'Dance on 31 August'],
  ])('changes the day that its title names: "%s"', (title, renamed) => {
    const plan = planOf(title, ['Run 5 km', 'Run the race']);
    const dated = { ...plan, goal: { ...plan.goal, targetDate: '2027-05-15' } };
    const { changes } = planEdit(dated, { do: 'date', stepIds: [], date: '2027-08-31' });
    expect(changes[0]).toMatchObject({ title: renamed });
  });

  it('leaves a title that names no month, or another one', () => {
    for (const title of ['Run a half marathon', 'Run like in April', 'Run by May 3'])
      expect(goalIn(title, '2027-06-30')).not.toHaveProperty('title');
  });
});

describe('a pause', () => {
  it('says on which day to say “resume”', () => {
    const says = (request: Asked) => planEdit(planOf('Run 10 km', ['Run 5 km', 'Run 10 km']), request).says;
    expect(says({ do: 'pause', until: '2027-01-01' })).toContain('say “resume” on 2027-01-01');
    expect(says({ do: 'pause' })).toContain('Say “resume” when you want it back');
  });
});

describe('making it easier', () => {
  it.each(['Sit with the cat', 'Wait for the letter', 'Visit the shelter'])(
    'never begins “%s” with itself',
    (title) => {
      const plan = planOf('Adopt a cat', [title, 'Bring it home']);
      expect(JSON.stringify(changesOf(plan, { do: 'easier' }))).not.toContain(`: ${title.toLowerCase()}”`);
    },
  );

  it('says by how much the steps come later, and that the day of the goal stays', () => {
    const plan = planOf('Run a half marathon', ['Run 5 km', 'Run 10 km', 'Run 15 km', 'Run the race']);
    const { changes, says } = planEdit(plan, { do: 'easier' });
    const most = Math.max(
      ...plan.steps.map(({ id, dueDate }) => daysBetween(dueDate ?? '', dayOf(changes, id) ?? dueDate ?? '')),
    );
    expect(says).toContain(most % 7 === 0 ? `${most / 7} week` : `${most} day`);
  });

  it('begins smaller with the next two steps that have parts, adds no step and brings nothing forward', () => {
    const plan = planOf('Speak Spanish', [
      'Pick a course and learn 100 words',
      'Have four lessons a week',
      'Learn the past tense',
      'Talk',
    ]);
    const { changes, says } = planEdit(plan, { do: 'easier' });
    expect(addedIn(changes)).toEqual([]);
    expect(says).toContain('No step is added');
    expect(changes.filter((change) => 'isOwn' in change && change.isOwn)).toMatchObject([
      { stepId: '1', description: 'Begin with “Pick a course”, and leave the rest for another day.' },
      { stepId: '2', title: 'Have two lessons a week' },
    ]);
    const before = new Map(plan.steps.map(({ id, dueDate }) => [id, dueDate ?? '']));
    for (const change of changes)
      if (change.do === 'change' && change.dueDate)
        expect(change.dueDate >= (before.get(change.stepId) ?? '')).toBe(true);
  });

  it.each([
    ['Practise scales daily', 'Practise scales on three days a week'],
    ['Read one page every day before breakfast', 'Read one page on three days a week before breakfast'],
    ['Do it daily, then rest', 'Do it on three days a week, then rest'],
    ['Go to two or three viewings a week', 'Go to one viewing a week'],
    ['Choose four small daily habits, one for each area', undefined],
    ['Write one line at the end of each day', undefined],
    ['Cross off each day without contact', undefined],
    ['Add 2.5 kg a week', undefined],
  ])('does “%s” less often: %s', (title, rarer) => {
    const plan = planOf('Feel better', [title, 'Look back']);
    expect(titlesIn(changesOf(plan, { do: 'easier' }))).toEqual(rarer ? [rarer] : []);
  });

  it('a second time begins smaller with other steps, and without days changes nothing it has changed', () => {
    const steps = ['Pick a course and learn 100 words', 'Talk'].map((title, n) => ({
      ...{
        id: String(n + 1),
        title,
        description: null,
        dueDate: null,
        completed: false,
        timeframe: 'general' as const,
      },
    }));
    const undated: PlanInView = { ...planOf('Speak Spanish', []), steps };
    const [change] = changesOf(undated, { do: 'easier' });
    expect(change).toMatchObject({ stepId: '1', description: expect.stringContaining('Begin with') });
    const again = planEdit(change ? withChange(undated, change) : undated, { do: 'easier' });
    expect(again).toMatchObject({ changes: [], says: expect.stringContaining('as small as I can make them') });
  });
});

describe('a delay', () => {
  const later: Asked = { do: 'shift', stepIds: [], shift: { days: 14, earlier: false } };
  const titles = ['Walk 1 km', 'Run 2 km', 'Run 5 km'];
  const without = (plan: PlanInView, isEstimated: boolean): PlanInView => ({
    ...plan,
    goal: { ...plan.goal, targetDate: null },
    steps: plan.steps.map(({ dueDate, ...step }) =>
      isEstimated ? { ...step, dueDate: null, estimatedDate: dueDate ?? '' } : { ...step, dueDate },
    ),
  });

  it('of everything moves each step as many days as the goal', () => {
    const plan = planOf('Do up the kitchen', ['Draw a plan', 'Order the units', 'Fit the units']);
    const changes = changesOf(plan, { ...later, isOfAll: true });
    expect(changes[0]).toMatchObject({ do: 'goal', targetDate: addDays(goalDay, 14) });
    for (const { id, dueDate } of plan.steps) expect(dayOf(changes, id)).toBe(addDays(dueDate ?? '', 14));
  });

  it.each([true, false])('moves each step of a goal without a date, and sets none (estimated: %s)', (isEstimated) => {
    const plan = without(planOf('Run 5 km', titles), isEstimated);
    const field = isEstimated ? 'estimatedDate' : 'dueDate';
    const { changes, says } = planEdit(plan, later);
    expect(changes).toMatchObject(
      plan.steps.map((step) => ({ do: 'change', stepId: step.id, [field]: addDays(step[field] ?? '', 14) })),
    );
    expect(changes.some((change) => change.do === 'goal' || (isEstimated && 'dueDate' in change))).toBe(false);
    expect(says).toContain('no date');
  });

  it('moves the estimate of the step that is named', () => {
    const plan = without(planOf('Run 5 km', titles), true);
    const [change] = changesOf(plan, { ...later, stepIds: ['2'] });
    expect(change).toMatchObject({ stepId: '2', estimatedDate: addDays(plan.steps[1]?.estimatedDate ?? '', 14) });
  });

  it('brings no step forward, also one that lies after the date of the goal', () => {
    const { goal, ...plan } = planOf('Run 5 km', titles);
    const early: PlanInView = { ...plan, goal: { ...goal, targetDate: addDays(today, 90) } };
    for (const change of changesOf(early, later))
      if (change.do === 'change')
        expect(change.dueDate && change.dueDate >= (plan.steps[Number(change.stepId) - 1]?.dueDate ?? '')).toBe(true);
  });

  it('says so where nothing has a day', () => {
    const plan = without(planOf('Run 5 km', titles), false);
    const dayless = { ...plan, steps: plan.steps.map((step) => ({ ...step, dueDate: null })) };
    expect(planEdit(dayless, later)).toMatchObject({ changes: [], says: expect.stringContaining('Name a day') });
  });
});

describe('the day of an event', () => {
  it.each([
    ['Learn Portuguese', 'Enough for a two-week trip to Lisbon.', 'Speak for half an hour'],
    ['Portuguese for our trip to Lisbon', null, 'Speak for half an hour'],
    ['Get fit', null, 'Run the race'],
  ])('stays when %s (%s) is made easier', (title, description, last) => {
    const plan = planOf(title, ['Learn 100 words and find a course', 'Practise daily', last]);
    const { changes, says } = planEdit({ ...plan, goal: { ...plan.goal, description } }, { do: 'easier' });
    expect(changes.filter((change) => change.do === 'goal')).toEqual([]);
    expect(says).not.toContain('the goal ends on');
  });

  it('is not that of a step that tests oneself', () => {
    const plan = planOf('Get fit', ['Find a course', 'Practise daily', 'Test yourself again']);
    expect(changesOf(plan, { do: 'easier' })).toContainEqual(expect.objectContaining({ do: 'goal' }));
  });
});

describe('steps with a fixed lead', () => {
  const rehearsal =
    'Two to three weeks before the date, with the shoes and breakfast you will use. It need not be all.';
  const titles = ['Run 5 km', 'Run 10 km', 'Run 18 km as a rehearsal', 'Run the race'];
  const even = planOf('Run a half marathon', titles);
  const steps = even.steps.map((step) =>
    step.id === '3' ? { ...step, description: rehearsal, dueDate: addDays(goalDay, -18) } : step,
  );
  const race: PlanInView = { ...even, steps };
  /** The days of the plan after an edit, in the order of its steps. */
  const daysAfter = (plan: PlanInView, request: Asked) => {
    const changes = changesOf(plan, request);
    return plan.steps.map(({ id, dueDate }) => dayOf(changes, id) ?? dueDate ?? '');
  };

  it.each<Asked>([
    { do: 'easier' },
    { do: 'harder', words: 'make it harder' },
    { do: 'hours', direction: 'less', hours: 1 },
    { do: 'hours', direction: 'more', hours: undefined },
  ])('keep it to the day of a race: %j', (request) => {
    const days = daysAfter(race, request);
    expect(days[2]).toBe(addDays(goalDay, -18));
    expect(days.toSorted()).toEqual(days);
    expect(days[3]).toBe(goalDay);
  });

  it.each([1, 2])('keep it, with the booking weeks before, in a drafted plan at %d hours a week', (given) => {
    const day = '2027-04-30';
    const from = '2026-11-28';
    const { milestones } = draftRoadmap({
      ...{ title: 'Run a half marathon', targetDate: day, today: from, timeZone: 'UTC' },
    });
    const drafted: PlanInView = {
      goal: { ...even.goal, title: 'Run a half marathon', category: 'health', targetDate: day },
      steps: milestones.map(({ title, description, timeframe, dueDate }, n) => ({
        ...{ id: String(n), title, description, timeframe, dueDate: dueDate ?? null, completed: false },
      })),
      tasks: {},
      today: from,
      timeZone: 'UTC',
    };
    const days = daysAfter(drafted, { do: 'hours', direction: 'less', hours: given });
    const before = (step: RegExp) =>
      daysBetween(days[milestones.findIndex(({ title }) => step.test(title))] ?? '', days.at(-1) ?? '');
    expect(before(/rehearsal/)).toBeGreaterThanOrEqual(14);
    expect(before(/rehearsal/)).toBeLessThanOrEqual(21);
    expect(before(/^Register/)).toBeGreaterThanOrEqual(60);
    expect(days.at(-1)).toBe(day);
    expect(days.toSorted()).toEqual(days);
  });

  it('keep it when they are the first open step', () => {
    const last: PlanInView = { ...race, steps: steps.map((step) => ({ ...step, completed: Number(step.id) < 3 })) };
    expect(daysAfter(last, { do: 'easier' })[2]).toBe(addDays(goalDay, -18));
  });

  it.each([40, -60])('keep it when the date moves by %d days', (by) => {
    const date = addDays(goalDay, by);
    const days = daysAfter(race, { do: 'date', stepIds: [], date });
    expect(days.slice(2)).toEqual([addDays(date, -18), date]);
    expect(days.toSorted()).toEqual(days);
  });

  it('keep it when the goal itself ends later', () => {
    const [last] = steps.slice(-1).map((step) => ({ ...step, title: 'Walk all the way' }));
    const goal = { ...race.goal, title: 'Walk round the island' };
    const work: PlanInView = { goal, today, timeZone: 'UTC', tasks: {}, steps: last ? steps.with(-1, last) : steps };
    const changes = changesOf(work, { do: 'hours', direction: 'less', hours: 1 });
    const later = changes.find((change) => change.do === 'goal');
    const end = later && 'targetDate' in later ? (later.targetDate ?? '') : '';
    expect(end > goalDay).toBe(true);
    expect(dayOf(changes, '3')).toBe(addDays(end, -18));
  });
});

describe('making it harder', () => {
  it('with a time to beat keeps the day of the race, and names the time in goal and step', () => {
    const race = planOf('Run the Leeds half marathon', ['Run 5 km', 'Run 10 km', 'Run 16 km', 'Run the race']);
    const changes = changesOf(race, { do: 'harder', words: 'too easy, I want sub 1:45' });
    expect(titlesIn(changes)).toEqual(['Run the Leeds half marathon, sub 1:45', 'Train for sub 1:45']);
    expect(dayOf(changes, '4')).toBeUndefined();
    expect(addedIn(changes)[0]?.dueDate).not.toBe(goalDay);
  });

  it('with a deed as the aim makes that the step', () => {
    const plan = planOf('Read more', ['Join the library', 'Read a novel', 'Read a long one']);
    const changes = changesOf(plan, { do: 'harder', words: 'make it harder, I want to read 50 pages a day' });
    expect(titlesIn(addedIn(changes))).toEqual(['Read 50 pages a day']);
  });
});

describe('a setback', () => {
  const cafe = planOf('Open a café', ['Write the menu', 'Talk to the bank', 'Find premises', 'Open the door']);
  const setback = (plan: PlanInView, words: string) => planEdit(plan, { do: 'setback', words, days: undefined });

  it('that stops one step moves that one and the ones after it', () => {
    const { changes } = setback(cafe, 'the bank said no');
    expect(dayOf(changes, '1')).toBeUndefined();
    expect(dayOf(changes, '2')).toBe(addDays(today, 90 + 14));
    expect(dayOf(changes, '4')).toBe(addDays(goalDay, 14));
  });

  it('of a failed test gives the test a new day', () => {
    const test = planOf('Pass the driving test', ['Take ten lessons', 'Practise parking', 'Pass the test']);
    const { changes } = setback(test, 'I failed my driving test');
    expect(changes).toContainEqual({ do: 'goal', targetDate: addDays(goalDay, 21) });
  });

  it('with the day of the next try moves the step to that day', () => {
    const words = 'the bank said no, the next talk is in June';
    const next = addDays(today, 120);
    const { changes } = planEdit(cafe, { do: 'setback', words, days: undefined, until: next });
    expect(dayOf(changes, '2')).toBe(next);
  });

  it('of income changes the sum of the standing order, and takes longer in the same measure', () => {
    const flat = planOf('Save for a flat', ['List the costs', 'Set up a standing order of £600', 'Reach £18,000']);
    const { changes } = setback(flat, 'my hours were cut, I can only put away 300 now');
    expect(titlesIn(changes)).toEqual(['Set up a standing order of £300']);
    expect(changes).toContainEqual({ do: 'goal', targetDate: addDays(today, 360) });
  });

  it.each([
    ['We had to cancel the trip because my father died', 'I am so sorry. There is no hurry'],
    ['my mother passed away after her illness', 'I am so sorry. There is no hurry'],
    ['Dad passed on Thursday', 'I am so sorry. There is no hurry'],
    ['my car died on the way to class', 'happens in every plan'],
    ['My dad lost his fight with cancer, I missed two weeks', 'the person comes first'],
    ['my daughter was sick all week', 'the person comes first'],
    ['My husband is still in hospital after the operation', 'the person comes first'],
    ['I broke my ankle on a trip', 'Bones and operations'],
    ['I had a panic attack on the bus', 'frightening'],
    ['we were away on holiday', 'Enjoy the time away'],
  ])('“%s” is answered for what it is', (words, says) => {
    expect(setback(cafe, words).says.toLowerCase()).toContain(says.toLowerCase());
  });
});

describe('ticking a step', () => {
  const driving = planOf('Drive', [
    'Revise for the theory test',
    'Pass the theory test',
    'Book lessons',
    'Pass the practical test',
  ]);
  it('ticks what leads to it as well', () => {
    expect(
      changesOf(driving, { do: 'done', stepIds: ['2'] }).map((change) => 'stepId' in change && change.stepId),
    ).toEqual(['1', '2']);
  });
  it('leaves a step before it that is about something else', () => {
    expect(changesOf(driving, { do: 'done', stepIds: ['4'] })).toHaveLength(1);
  });
});

describe('asking which step', () => {
  it('keeps the new title in the answers', () => {
    const plan = planOf('Get the job', ['First interview', 'Second interview']);
    const { choices } = planEdit(plan, { do: 'which', edit: 'rename', stepIds: ['1', '2'], title: 'Talk to HR' });
    expect(choices).toEqual(['Rename step 1 to “Talk to HR”', 'Rename step 2 to “Talk to HR”']);
  });
  it('is needless when all steps are done', () => {
    const plan = planOf('Get the job', ['First', 'Second'], { done: 2 });
    expect(planEdit(plan, { do: 'which', edit: 'done', stepIds: [] }).changes).toEqual([
      { do: 'goal', status: 'completed' },
    ]);
    expect(planEdit(plan, { do: 'which', edit: 'split', stepIds: [] }).choices).toBeUndefined();
  });
});

it('another thing stands in the goal and its open steps', () => {
  const plan = planOf('Move to Lisbon', ['Read about Lisbon', 'Visit Lisbon', 'Learn the tram lines'], { done: 1 });
  expect(titlesIn(changesOf(plan, { do: 'exchange', wrong: 'lisbon', right: 'porto' }))).toEqual([
    'Move to Porto',
    'Visit Porto',
  ]);
});

describe('another amount', () => {
  it('is found in the form in which it was written', () => {
    const plan = planOf('Save 5.000 €', ['Open an account', 'Save it']);
    expect(titlesIn(changesOf(plan, { do: 'amount', from: 5000, to: 8000 }))).toEqual(['Save 8,000 €']);
    const dinners = planOf('Cook ten dinners', ['Cook the first', 'Cook all Ten']);
    expect(titlesIn(changesOf(dinners, { do: 'amount', from: 10, to: 5 }))).toEqual([
      'Cook five dinners',
      'Cook all five',
    ]);
  });
  it('that nothing names is asked about', () => {
    const { changes, says } = planEdit(planOf('Save more', ['Open an account', 'Save it']), {
      do: 'amount',
      from: 70,
      to: 90,
    });
    expect(changes).toEqual([]);
    expect(says).toMatch(/did not find/);
  });
});

it('a step that moves takes the day and the timeframe of its new place', () => {
  const plan = planOf('Some goal', ['One', 'Two', 'Three']);
  const changes = changesOf(plan, { do: 'move', stepId: '3', to: 'first' });
  expect(changes).toContainEqual({
    do: 'change',
    stepId: '3',
    after: null,
    dueDate: addDays(today, 60),
    timeframe: '1-3months',
  });
});

it.each(['rename', 'rename-goal'] as const)('a %s of more than 200 characters is refused in words', (what) => {
  const title = 'long '.repeat(50);
  const request: Asked = what === 'rename' ? { do: what, stepId: '1', title } : { do: what, title };
  expect(planEdit(planOf('Some goal', ['One', 'Two']), request)).toMatchObject({
    changes: [],
    says: expect.stringContaining('200'),
  });
});

describe('a day before which a step cannot be', () => {
  const cafe = planOf('Open a café', ['Write the menu', 'Talk to the bank', 'Find premises', 'Open the door']);

  it('moves that step there, and what comes after it along', () => {
    const day = addDays(today, 100);
    const { changes } = planEdit(cafe, { do: 'not-before', date: day, stepId: '2' });
    expect(dayOf(changes, '1')).toBeUndefined();
    expect(dayOf(changes, '2')).toBe(day);
    expect(dayOf(changes, '4')).toBe(addDays(goalDay, 10));
  });

  it('changes nothing where the step is due later anyway, and never the goal’s day', () => {
    const { changes } = planEdit(cafe, { do: 'not-before', date: addDays(today, 10), stepId: '2' });
    expect(changes).toEqual([]);
  });
});

describe('several changes at once', () => {
  const trip = planOf('Walk 5 days in Lisbon', ['Book a flat in Lisbon', 'Buy shoes', 'Walk 5 days']);

  it('are each planned on what the others leave', () => {
    const { changes } = planEdit(trip, {
      do: 'several',
      requests: [
        { do: 'exchange', wrong: 'Lisbon', right: 'Porto' },
        { do: 'amount', from: 5, to: 8 },
      ],
    });
    expect(changes).toContainEqual({ do: 'goal', title: 'Walk 8 days in Porto' });
  });

  it('tell nothing of a part that changes nothing', () => {
    const { changes, says } = planEdit(trip, {
      do: 'several',
      requests: [{ do: 'remove', stepIds: ['2'] }, { do: 'when' }],
    });
    expect(changes).toEqual([{ do: 'remove', stepId: '2' }]);
    expect(says).not.toContain('choose one');
  });

  it('that wait for a day move no step to an earlier one', () => {
    const { changes } = planEdit(trip, {
      do: 'setback',
      words: 'broke my leg',
      days: undefined,
      until: addDays(today, 1),
    });
    expect(changes.filter((change) => change.do === 'change')).toEqual([]);
  });
});

describe('another day for the goal', () => {
  const steps = ['Choose the race', 'Run 5 km', 'Run 10 km', 'Run the race'];
  const saysOf = (days: number) =>
    planEdit(planOf('Run a race', steps, { done: 1 }), { do: 'date', stepIds: [], date: addDays(today, days) }).says;

  it('is called tight where it leaves less than half of the days', () => {
    expect(saysOf(11)).toContain('That is 11 days for 3 steps instead of 180: if it is too tight, choose a later day');
    expect(saysOf(1)).toContain('That is one day for 3 steps');
  });

  it('is taken without a word where it leaves half of them or more', () => {
    for (const days of [90, 180, 300]) expect(saysOf(days)).not.toContain('instead of');
  });
});

describe('merging steps', () => {
  const plan = planOf('Run 10 km', ['Buy shoes', 'Join the club', 'Run 10 km']);

  it('keeps the last of them, with the words of all', () => {
    expect(changesOf(plan, { do: 'merge', stepIds: ['1', '2'] })).toEqual([
      { do: 'change', stepId: '2', isOwn: true, title: 'Buy shoes and join the club' },
      { do: 'remove', stepId: '1' },
    ]);
  });

  it('changes nothing where only one of them is open', () => {
    const begun = planOf('Run 10 km', ['Buy shoes', 'Join the club', 'Run 10 km'], { done: 1 });
    expect(changesOf(begun, { do: 'merge', stepIds: ['1', '2'] })).toEqual([]);
  });
});

it('writes a note beside the title of a step', () => {
  const plan = planOf('Run 10 km', ['Buy shoes', 'Run 10 km']);
  expect(changesOf(plan, { do: 'note', stepId: '1', note: 'Wide ones' })).toEqual([
    { do: 'change', stepId: '1', isOwn: true, description: 'Wide ones.' },
  ]);
});

describe('a step that moves by a length of time', () => {
  const exam = planOf('Pass the exam', [
    'Learn the words',
    'Write ten texts',
    'Do three practice tests',
    'Sit the exam',
  ]);
  const by = (stepId: string, shift: { days: number; earlier: boolean }) =>
    planEdit(exam, { do: 'shift', stepIds: [stepId], shift });

  it('leaves the day of the goal and of the other steps', () => {
    const { changes, choices } = by('3', { days: 14, earlier: false });
    expect(changes).toMatchObject([{ do: 'change', stepId: '3', dueDate: addDays(today, 135 + 14) }]);
    expect(changes).toHaveLength(1);
    expect(choices).toBeUndefined();
  });

  it('says what would come before it, and offers to move that along', () => {
    const { changes, says, choices } = by('2', { days: 60, earlier: false });
    expect(changes).toHaveLength(1);
    expect(says).toContain('It would come after “Do three practice tests”');
    expect(choices?.[0]).toContain(`Not before ${addDays(today, 150)} for step 2`);
  });

  it('warns where it would come after the day of the exam', () => {
    expect(by('3', { days: 90, earlier: false }).says).toContain(`That is too late: The exam on ${goalDay} stays.`);
  });

  it('warns where it would come before what leads to it, and never before tomorrow', () => {
    expect(by('3', { days: 60, earlier: true }).says).toContain('It would come before “Write ten texts”');
    expect(by('1', { days: 90, earlier: true }).changes).toMatchObject([{ dueDate: addDays(today, 1) }]);
  });
});

describe('removing the step that the goal is about', () => {
  const steps = ['Choose the race', 'Run 5 km', 'Run the race'];
  it('says so, and offers the one before', () => {
    const { changes, says, choices } = planEdit(planOf('Run a race', steps), { do: 'remove', stepIds: ['3'] });
    expect(changes).toEqual([{ do: 'remove', stepId: '3' }]);
    expect(says).toContain('That is the step your goal is about: without it, the plan ends with “Run 5 km”.');
    expect(choices).toEqual(['Remove step 2 (“Run 5 km”)']);
  });

  it.each([['1'], ['2']])('is not what removing step %s does', (id) => {
    const planned = planEdit(planOf('Run a race', steps), { do: 'remove', stepIds: [id] });
    expect(planned.says).not.toContain('your goal is about');
    expect(planned.choices).toBeUndefined();
  });
});

describe('a step that names how long it lasts', () => {
  it.each([
    ['Sleep better', 'Keep the evening routine for two weeks', 14],
    ['Sleep better', 'Write a sleep log for 10 days', 10],
    ['Learn to draw', 'Draw one hand a day for a month', 30],
    ['Eat less sugar', 'Two weeks without sugar', 14],
    ['Read more', 'Read on ten evenings in a row', 10],
  ])('gets that time before its first day: %s, %s', (title, step, least) => {
    const plan = planOf(title, [step, 'Look back on it', 'Go on with what worked']);
    const undated = { ...plan, steps: plan.steps.map((one) => ({ ...one, dueDate: null })) };
    const { changes } = planEdit(undated, { do: 'date', stepIds: [], date: addDays(today, 90) });
    expect(daysBetween(today, dayOf(changes, '1') ?? today)).toBeGreaterThanOrEqual(least);
    const estimated = undated.steps.map((one, n) => ({ ...one, estimatedDate: addDays(today, 3 + 60 * n) }));
    const again = planEdit({ ...undated, steps: estimated }, { do: 'date', stepIds: [], date: addDays(today, 90) });
    expect(daysBetween(today, dayOf(again.changes, '1') ?? today)).toBeGreaterThanOrEqual(least);
  });

  it('is not a step that only plans it', () => {
    const plan = planOf('Sleep better', ['Choose a routine for two weeks', 'Keep it', 'Look back']);
    const undated = { ...plan, steps: plan.steps.map((one) => ({ ...one, dueDate: null })) };
    const { changes } = planEdit(undated, { do: 'date', stepIds: [], date: addDays(today, 90) });
    expect(daysBetween(today, dayOf(changes, '1') ?? today)).toBeLessThan(14);
  });
});

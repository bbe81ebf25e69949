import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import type { RoadmapChange } from '@pathwise/contracts/proposal';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { type AiUnderTest, type NeighbourGoals, startAi, startNeighbourGoals } from './given.ts';

let service: AiUnderTest;
let goals: NeighbourGoals;
beforeAll(async () => {
  service = await startAi({ env: { CHATS_PER_MINUTE: '100' } });
  goals = await startNeighbourGoals(service);
});
afterEach(() => {
  goals.isAway = 'never';
});
afterAll(async () => {
  await goals.stop();
  await service.stop();
});

const today = new Date().toISOString().slice(0, 10);
const titles = [
  'Rewrite the CV',
  'Update LinkedIn',
  'Send five applications',
  'Practise two interviews',
  'Sign the offer',
];

function jobOf(ann: Caller, more: Partial<Goal> = {}) {
  const goal = { title: 'Find a new job', category: 'profession' as const, roadmapStatus: 'ready' as const };
  const own = goals.add(ann.id, { ...goal, targetDate: addDays(today, 100), ...more });
  own.milestones = titles.map((title, n): Milestone => {
    const dueDate = addDays(today, 20 * (n + 1));
    const step = {
      type: 'ai-step',
      description: null,
      completed: false,
      resources: null,
      timeframe: 'general',
    } as const;
    return { ...step, id: `ai-step-${n + 1}`, title, dueDate, order: n, version: 1 };
  });
  return own;
}
const say = (ann: Caller, message: string, goalId?: string, more: object = {}) =>
  service.as(ann).post('/api/ai-chats', { message, ...(goalId ? { goalId, context: 'goals' } : {}), ...more });

async function edited(message: string): Promise<RoadmapChange[]> {
  const ann = testCaller();
  const own = jobOf(ann);
  const before = goals.proposed.length;
  const { status, body } = await say(ann, message, own.goal.id);
  expect(status).toBe(200);
  expect(body.proposal).toEqual({ goalId: own.goal.id, proposalId: expect.any(String) });
  expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(1);
  const [asked] = goals.proposed.slice(before);
  expect(asked).toMatchObject({ ownerId: ann.id, goalId: own.goal.id });
  return asked && 'changes' in asked ? asked.changes : [];
}

describe('a wish beside the goal in view', () => {
  const titlesOf = (ann: Caller) => goals.own.filter(({ ownerId }) => ownerId === ann.id).map(({ goal }) => goal.title);

  it.each([
    ['I also need to sort out my taxes', 'Sort out my taxes'],
    ['one more thing, I want to quit smoking', 'Quit smoking'],
    ['I want to learn to bake too', 'Learn to bake'],
  ])('is a new goal: %s', async (message, title) => {
    const ann = testCaller();
    const own = jobOf(ann);
    const { body } = await say(ann, message, own.goal.id);
    expect(body.proposal).toBeNull();
    expect(titlesOf(ann)).toEqual(['Find a new job', title]);
  });

  it('stays a change of the plan where it is added to it', async () => {
    expect(await edited('add networking to it')).toMatchObject([{ do: 'add', title: 'Make time for networking' }]);
  });

  it('tells which tasks stay on days that shall be free', async () => {
    const ann = testCaller();
    const { goal } = jobOf(ann);
    const day = addDays(today, 45);
    goals.todos.push({
      ownerId: ann.id,
      title: 'Ask Priya for a reference',
      goalId: goal.id,
      dueDate: day,
      completed: false,
    });
    const { body } = await say(ann, `keep ${addDays(today, 38)} to ${addDays(today, 50)} free`, goal.id);
    expect(body.response).toContain(`“Ask Priya for a reference” (${day})`);
  });
});

describe('a change that the person asks for, with the goal in view', () => {
  it.each<[string, object[]]>([
    ['pause it', [{ do: 'goal', status: 'paused' }]],
    ['drop the second', [{ do: 'remove', stepId: 'ai-step-2' }]],
    ['drop the step “Practise two interviews”', [{ do: 'remove', stepId: 'ai-step-4' }]],
    ['move the step “Send five applications” to tomorrow', [{ stepId: 'ai-step-3', dueDate: addDays(today, 1) }]],
    [
      'take out steps 2 and 3',
      [
        { do: 'remove', stepId: 'ai-step-2' },
        { do: 'remove', stepId: 'ai-step-3' },
      ],
    ],
    ['the CV is done', [{ do: 'change', stepId: 'ai-step-1', completed: true }]],
    ['I did that already', [{ do: 'change', stepId: 'ai-step-1', completed: true }]],
    ['add a step about networking', [{ do: 'add', title: 'Make time for networking', after: 'ai-step-2' }]],
    ['rename the last step to Sign and celebrate', [{ stepId: 'ai-step-5', title: 'Sign and celebrate', isOwn: true }]],
    ['do 4 before 3', [{ stepId: 'ai-step-4', after: 'ai-step-2' }, { stepId: 'ai-step-3' }]],
    ['step 2 by tomorrow', [{ stepId: 'ai-step-2', dueDate: addDays(today, 1) }]],
  ])('%s', async (message, wanted) => {
    const changes = await edited(message);
    expect(changes).toHaveLength(wanted.length);
    expect(changes).toMatchObject(wanted);
  });

  it('the page’s own request for the roadmap of a new goal changes nothing, whatever date the goal names', async () => {
    const ann = testCaller();
    const own = jobOf(ann, { title: 'Pay off the credit card by December 2027' });
    Object.assign(own.milestones?.[0] ?? {}, { title: 'Take the credit card out of reach' });
    const message = `Please create a detailed roadmap for my new goal: ${own.goal.title}`;
    const { body } = await service.as(ann).post('/api/ai-chats', { message, goalId: own.goal.id });
    expect(body).toMatchObject({
      goalId: own.goal.id,
      response: expect.stringContaining('Your Goal Roadmap is Ready'),
    });
    expect(body.proposal ?? null).toBeNull();
  });

  it('splits a step into two halves around its day', async () => {
    const [first, second] = await edited('split step 3');
    expect(first).toMatchObject({ do: 'change', stepId: 'ai-step-3', title: 'Send the first 3 applications' });
    expect(second).toMatchObject({
      do: 'add',
      after: 'ai-step-3',
      title: 'Send the other 2 applications',
      dueDate: addDays(today, 60),
    });
  });

  it.each([
    'move it to the end of June',
    'I need two more months',
    'I only have 1 hour a week',
    'I hurt my knee',
    'make it easier',
  ])('%s moves the goal and its open steps, in their order', async (message) => {
    const changes = await edited(message);
    const days = changes.flatMap((change) => (change.do === 'change' && change.dueDate ? change.dueDate : []));
    expect(changes.some((change) => change.do === 'goal' && change.targetDate)).toBe(true);
    expect(days.length).toBeGreaterThan(3);
    for (const day of days) expect(day > today).toBe(true);
  });

  it('what if I have 10 hours brings the steps nearer', async () => {
    const changes = await edited('what if I have 10 hours a week');
    const last = changes.find((change) => change.do === 'change' && change.stepId === 'ai-step-5');
    expect(last && 'dueDate' in last && last.dueDate && last.dueDate < addDays(today, 100)).toBe(true);
  });

  it('another version proposes a draft', async () => {
    const ann = testCaller();
    const own = jobOf(ann);
    const { body } = await say(ann, 'give me another version', own.goal.id);
    expect(body.proposal?.goalId).toBe(own.goal.id);
    const asked = goals.proposed.at(-1);
    expect(asked && 'draft' in asked && asked.draft.milestones.length).toBeGreaterThanOrEqual(5);
  });

  it('never moves a step that is done, nor to the day that it has', async () => {
    const ann = testCaller();
    const own = jobOf(ann);
    Object.assign(own.milestones[0] ?? {}, { title: 'Note when you wake up for a week', completed: true });
    Object.assign(own.milestones[2] ?? {}, { title: 'Move the wake-up time forward' });
    expect((await say(ann, 'Give the wake-up step one more week', own.goal.id)).body.proposal).not.toBeNull();
    const asked = goals.proposed.at(-1);
    expect(asked && 'changes' in asked ? asked.changes : []).toMatchObject([
      { stepId: 'ai-step-3', dueDate: addDays(today, 67) },
    ]);
    const { body } = await say(ann, `move step 3 to ${addDays(today, 60)}`, own.goal.id);
    expect(body).toMatchObject({ proposal: null, response: expect.stringContaining('already') });
  });

  it('that names no step is asked about, with choices', async () => {
    const ann = testCaller();
    const own = jobOf(ann);
    const { body } = await say(ann, 'split a step please', own.goal.id);
    expect(body).toMatchObject({ proposal: null, choices: ['Split step 1', 'Split step 2', 'Split step 3'] });
    const next = await say(ann, body.choices[1], own.goal.id);
    expect(next.body.proposal?.goalId).toBe(own.goal.id);
  });

  it('that would do harm is declined, and proposes nothing', async () => {
    const ann = testCaller();
    const own = jobOf(ann, { title: 'Lose 10 kg', category: 'health' });
    const before = goals.proposed.length;
    for (const message of ['add a step about starving myself', 'move it to next week']) {
      const { body } = await say(ann, message, own.goal.id);
      expect(body).toMatchObject({ proposal: null });
      expect(body.response).not.toMatch(/accept/);
    }
    expect(goals.proposed).toHaveLength(before);
  });
});

describe('a change without a goal in view', () => {
  it('concerns the only running goal, the one it names, or the one of the last turn', async () => {
    const ann = testCaller();
    const job = jobOf(ann);
    expect((await say(ann, 'push it to next June')).body.proposal?.goalId).toBe(job.goal.id);
    const spanish = jobOf(ann, { title: 'Learn Spanish' });
    expect((await say(ann, 'pause my Spanish goal')).body.proposal?.goalId).toBe(spanish.goal.id);
    expect((await say(ann, 'drop step 2')).body.proposal?.goalId).toBe(spanish.goal.id);
  });

  it('concerns another goal that it names while a goal’s page is open, or asks which of two', async () => {
    const ann = testCaller();
    const job = jobOf(ann);
    const guitar = jobOf(ann, { title: 'Learn guitar chords' });
    const inView = { goalId: job.goal.id, context: 'goals' };
    const goalOf = async (message: string) => (await say(ann, message, undefined, inView)).body.proposal?.goalId;
    expect(await goalOf('move the guitar to June')).toBe(guitar.goal.id);
    expect(await goalOf('move the offer to June')).toBe(job.goal.id);
    jobOf(ann, { title: 'Buy a guitar' });
    const { body } = await say(ann, 'move the guitar to June', undefined, inView);
    expect(body).toMatchObject({
      proposal: null,
      choices: ['Learn guitar chords: move the guitar to June', 'Buy a guitar: move the guitar to June'],
    });
    expect(await goalOf(body.choices[0])).toBe(guitar.goal.id);
  });

  it('is read as one of the goal that the turn before was about, also when it could be talk', async () => {
    const ann = testCaller();
    const job = jobOf(ann);
    expect((await say(ann, 'I only have sundays now')).body.proposal).toBeNull();
    await say(ann, 'drop step 2');
    expect((await say(ann, 'I only have sundays now')).body.proposal?.goalId).toBe(job.goal.id);
  });

  describe('ordered for a goal by its name', () => {
    const titles = [
      'Get a healthier lifestyle: better sleep, more energy',
      'Lose weight',
      'Quit smoking',
      'Learn Portuguese',
    ];
    const more = [
      'Make new friends',
      'Take up a creative hobby',
      'Learn guitar',
      'Improve my mental health',
      'Run 5 km',
    ];
    it.each<[string, string, object]>([
      ['Make the lifestyle goal easier', titles[0] ?? '', {}],
      ['Make the lose weight goal easier', 'Lose weight', {}],
      ['please make the mental health plan easier', 'Improve my mental health', {}],
      ['Make quit smoking easier', 'Quit smoking', {}],
      ['Make Take up a creative hobby easier', 'Take up a creative hobby', {}],
      ['Can you move the lose weight goal to June?', 'Lose weight', { do: 'goal' }],
      ['Add a step to the new friends goal: call Marta', 'Make new friends', { do: 'add', title: 'Call Marta' }],
      ['Add a step to the Portuguese goal: call Marta', 'Learn Portuguese', { do: 'add', title: 'Call Marta' }],
      ['Rename the guitar goal to Play guitar', 'Learn guitar', { do: 'goal', title: 'Play guitar' }],
      ['Rename the running goal to Run far', 'Run 5 km', { do: 'goal', title: 'Run far' }],
      ['Pause the Portuguese goal', 'Learn Portuguese', { do: 'goal', status: 'paused' }],
      ['Push learn Portuguese back by a month', 'Learn Portuguese', { do: 'goal' }],
      ['Give the guitar goal two more weeks', 'Learn guitar', { do: 'goal' }],
      ['Drop step 2 of the guitar goal', 'Learn guitar', { do: 'remove', stepId: 'ai-step-2' }],
      ['Finish the guitar goal', 'Learn guitar', { do: 'goal', status: 'completed' }],
    ])('%s', async (message, title, change) => {
      const ann = testCaller();
      for (const one of [...titles, ...more]) jobOf(ann, { title: one });
      const own = goals.own.filter(({ ownerId }) => ownerId === ann.id);
      const meant = own.find(({ goal }) => goal.title === title);
      const { body } = await say(ann, message);
      expect(body.response).not.toContain('Roadmap is Ready');
      expect(body.proposal?.goalId).toBe(meant?.goal.id);
      const asked = goals.proposed.at(-1);
      expect(asked && 'changes' in asked ? asked.changes : []).toContainEqual(expect.objectContaining(change));
      expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(own.length);
    });

    it.each<[string, string[]]>([
      ['Make the chess goal easier', ['Learn Spanish: Make the goal easier', 'Speak Spanish: Make the goal easier']],
      [
        'Move the Spanish goal to June',
        ['Learn Spanish: Move the goal to June', 'Speak Spanish: Move the goal to June'],
      ],
      [
        'Add a step to the chess goal: call Marta',
        ['Learn Spanish: Add a step: call Marta', 'Speak Spanish: Add a step: call Marta'],
      ],
      [
        'make the breakfast step easier',
        ['Learn Spanish: make the breakfast step easier', 'Speak Spanish: make the breakfast step easier'],
      ],
    ])('asks which one where none or several have the name: %s', async (message, choices) => {
      const ann = testCaller();
      const spanish = jobOf(ann, { title: 'Learn Spanish' });
      jobOf(ann, { title: 'Speak Spanish' });
      const { body } = await say(ann, message);
      expect(body).toMatchObject({ proposal: null, goalId: null, choices });
      expect((await say(ann, choices[0] ?? '')).body.goalId).toBe(spanish.goal.id);
      expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(2);
    });

    it('means the goal of the last turn by the new goal', async () => {
      const ann = testCaller();
      jobOf(ann);
      const made = (await say(ann, 'I want to learn Spanish by next June')).body;
      const { body } = await say(ann, 'Make the new goal easier, please');
      expect(body.proposal?.goalId).toBe(made.goalId);
    });

    it('answers no open question', async () => {
      const ann = testCaller();
      const own = jobOf(ann, { title: 'Get a healthier lifestyle' });
      jobOf(ann);
      expect((await say(ann, 'I want to be happier')).body.choices).not.toHaveLength(0);
      const { body } = await say(ann, 'rename the healthier lifestyle goal to Feel good again');
      expect(body.proposal?.goalId).toBe(own.goal.id);
    });

    it('says how a goal is deleted', async () => {
      const ann = testCaller();
      const own = jobOf(ann, { title: 'Learn Portuguese' });
      jobOf(ann);
      const { body } = await say(ann, 'Delete the Portuguese goal');
      expect(body).toMatchObject({
        proposal: null,
        goalId: own.goal.id,
        choices: ['Learn Portuguese: Pause the goal'],
      });
      expect(body.response).toMatch(/Learn Portuguese.*trash/);
    });
  });

  it('asks which goal when there are several, and understands the choice', async () => {
    const ann = testCaller();
    const job = jobOf(ann);
    jobOf(ann, { title: 'Learn Spanish' });
    const { body } = await say(ann, 'drop step 2');
    expect(body).toMatchObject({
      proposal: null,
      choices: ['Find a new job: drop step 2', 'Learn Spanish: drop step 2'],
    });
    expect((await say(ann, body.choices[0])).body.proposal?.goalId).toBe(job.goal.id);
  });

  it('names each goal once: up to three as choices, and the others in words', async () => {
    const ann = testCaller();
    const all = ['Find a new job', 'Learn Spanish', 'Run a half marathon', 'Paint the kitchen'];
    for (const title of all.slice(0, 3)) jobOf(ann, { title });
    const asks = async () => (await say(ann, 'make it easier')).body;
    const three = all.slice(0, 3).map((title) => `${title}: make it easier`);
    expect(await asks()).toMatchObject({ choices: three, response: 'Gladly. Which of your goals do you mean?' });
    jobOf(ann, { title: 'Paint the kitchen' });
    const { response, choices } = await asks();
    expect(choices).toEqual(three);
    expect(all.filter((title) => response.includes(title))).toEqual(['Paint the kitchen']);
  });

  it('says what to do when there is no goal', async () => {
    const { body } = await say(testCaller(), 'make it easier');
    expect(body).toMatchObject({ proposal: null, response: expect.stringContaining('no goal yet') });
  });

  it('is a wish all the same on a page that asks for a goal', async () => {
    const ann = testCaller();
    const { body } = await service.as(ann).post('/api/ai-chats', { message: 'Move to June Lake', context: 'new_goal' });
    expect(body.proposal).toBeNull();
    expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(1);
  });
});

describe('an answer to an open proposal', () => {
  const askedJune = async () => {
    const ann = testCaller();
    const own = jobOf(ann);
    const { proposal } = (await say(ann, 'move it to the end of June', own.goal.id)).body;
    return { ann, proposal };
  };

  it.each(['yes', 'Yes please!', 'ok do it', 'Sure, go ahead', 'yes, accept it', "that's fine"])(
    '“%s” accepts nothing, and says once which button of the card above does',
    async (message) => {
      const { ann, proposal } = await askedJune();
      const { body } = await say(ann, message);
      expect(body).toMatchObject({ proposal: null, goalId: proposal.goalId });
      expect(body.response).toMatch(/^Press \*\*Accept\*\* .*Find a new job/);
      expect((await say(ann, message)).body.response).not.toMatch(/^Press/);
    },
  );

  it.each(['no', 'No thanks.', 'no, leave it as it is', "don't do it"])(
    '“%s” says that the plan stays, and ends the matter',
    async (message) => {
      const { ann } = await askedJune();
      const { body } = await say(ann, message);
      expect(body).toMatchObject({ proposal: null, response: expect.stringContaining('stays as it is') });
      expect((await say(ann, 'yes')).body.response).not.toContain('Press');
    },
  );

  it.each(['the first card was wrong, forget it', 'That proposal is not what I meant', 'forget the last card'])(
    '“%s” is about the card, and removes no step',
    async (message) => {
      const { ann } = await askedJune();
      const { body } = await say(ann, message);
      expect(body).toMatchObject({ proposal: null, choices: [] });
      expect(body.response).toContain('leave that card');
    },
  );

  it('is none when it says more, or when all was accepted', async () => {
    const { ann, proposal } = await askedJune();
    expect((await say(ann, 'yes, but move it to the end of July')).body.proposal).not.toEqual(proposal);
    const other = await askedJune();
    goals.standing.set(other.proposal.proposalId, { accepted: ['goal'], undo: 'token' });
    expect((await say(other.ann, 'yes')).body.proposal).toBeNull();
  });
});

describe('a day that stays', () => {
  const changesAfter = (before: number) => {
    const [asked] = goals.proposed.slice(before);
    return asked && 'changes' in asked ? asked.changes : [];
  };
  const toJune = { title: 'Find a new job', isTargetDateRead: true };

  it('can be chosen beside a later end, and then something is left out of the same change', async () => {
    const ann = testCaller();
    const own = jobOf(ann, toJune);
    const step = own.milestones?.[3];
    if (step) step.title = 'Explore two other fields';
    const { body } = await say(ann, 'I was ill for three weeks', own.goal.id);
    expect(body.response).toContain('3 weeks later');
    expect(body.choices).toEqual([`Keep ${own.goal.targetDate} and leave something out`]);
    const before = goals.proposed.length;
    const kept = (await say(ann, body.choices[0], own.goal.id)).body;
    expect(kept.response).toContain(`${own.goal.targetDate} stays.`);
    const changes = changesAfter(before);
    expect(changes).toContainEqual({ do: 'remove', stepId: 'ai-step-4' });
    expect(changes).toContainEqual(expect.objectContaining({ stepId: 'ai-step-1', dueDate: addDays(today, 41) }));
    expect(changes.filter((change) => change.do === 'goal')).toEqual([]);
  });

  it('is offered beside a card that “yes” still answers', async () => {
    const ann = testCaller();
    const own = jobOf(ann, toJune);
    await say(ann, 'I was ill for three weeks', own.goal.id);
    expect((await say(ann, 'yes')).body).toMatchObject({ proposal: null, response: expect.stringContaining('Accept') });
  });

  it.each(['the date is fixed', 'the birthday cannot move', 'it cannot go past December 2099'])(
    'is noted in the last step: %s',
    async (message) => {
      const changes = await edited(message);
      const description = `Fixed day: ${addDays(today, 100)}.`;
      expect(changes).toEqual([expect.objectContaining({ do: 'change', stepId: 'ai-step-5', description })]);
    },
  );

  it('is acknowledged without a card where the goal says so itself', async () => {
    const ann = testCaller();
    const own = jobOf(ann, { title: 'Find a new job before my contract ends' });
    const { body } = await say(ann, 'the date is fixed', own.goal.id);
    expect(body).toMatchObject({ proposal: null, response: expect.stringContaining('I will not move it') });
  });
});

describe('news that concerns any plan', () => {
  it.each([
    'I was ill for two weeks',
    'the date cannot move',
    'I am away from 6 to 20 June, nothing should fall in there',
  ])('is of the only goal that runs, also where none is shown: %s', async (message) => {
    const ann = testCaller();
    const own = jobOf(ann);
    const { body } = await say(ann, message);
    expect(body).toMatchObject({ goalId: own.goal.id });
    expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(1);
  });

  it('is asked about where several goals run', async () => {
    const ann = testCaller();
    const own = jobOf(ann);
    jobOf(ann, { title: 'Learn the cello' });
    const { body } = await say(ann, 'I was ill for two weeks');
    expect(body.choices).toEqual([
      'Find a new job: I was ill for two weeks',
      'Learn the cello: I was ill for two weeks',
    ]);
    expect((await say(ann, body.choices[0])).body).toMatchObject({ proposal: { goalId: own.goal.id } });
  });

  it('is left to talk by what is no change: the card above', async () => {
    const ann = testCaller();
    const { body } = await say(ann, 'forget the card above');
    expect(body).toMatchObject({ goalId: null, proposal: null });
    expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toEqual([]);
  });

  it('is no change of a plan for whoever has no goal yet and wishes', async () => {
    const message = `my daughter starts school in september and she cant swim yet. id like her to manage 25m by then, she is five and scared of
      putting her head under`;
    const { body } = await say(testCaller(), message.replace(/\s+/g, ' '));
    expect(body.response).not.toContain('no goal yet');
  });
});

describe('a task of the week', () => {
  it.each(['put ring the job centre on my plan for tomorrow', 'plan 30 minutes of vocabulary for tomorrow'])(
    'is offered with its day, and changes neither plan nor goals: %s',
    async (message) => {
      const ann = testCaller();
      const own = jobOf(ann);
      for (const inView of [own.goal.id, undefined]) {
        const { body } = await say(ann, message, inView);
        expect(body).toMatchObject({ proposal: null, goalId: null, choices: [] });
        expect(body.response.split('\n')[0]).toMatch(
          new RegExp(
            `^\\*\\*Add to your week:\\*\\* (?:Ring the job centre|30 minutes of vocabulary) · ${addDays(today, 1)}$`,
          ),
        );
      }
      expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(1);
    },
  );
});

describe('what is due this week', () => {
  it('counts the dated tasks of the timelines', async () => {
    const ann = testCaller();
    const own = jobOf(ann);
    const todo = { title: 'Install the question app', goalId: own.goal.id, dueDate: today, completed: false };
    goals.todos.push({ ownerId: ann.id, ...todo }, { ownerId: 'bob', ...todo, title: 'Not mine' });
    const { body } = await say(ann, 'is anything due this week?');
    expect(body.response).toContain('Install the question app');
    expect(body.response).not.toMatch(/Nothing is planned|Not mine/);
  });
});

describe('a day of the week for a goal', () => {
  it('is offered as a task for its next open step, and makes no goal', async () => {
    const ann = testCaller();
    const own = jobOf(ann);
    const { body } = await say(ann, 'make Saturday my study day', own.goal.id);
    expect(body.response).toMatch(/^\*\*Add to your week:\*\* Study: Rewrite the CV · \d{4}-\d\d-\d\d\n/);
    expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(1);
  });
});

describe('a question that names a limit', () => {
  it.each([
    'What should I do this week? I have a bad knee and only two evenings.',
    'How should I train? My shoulder hurts.',
    'Which step first, I only have Sunday?',
  ])('makes no goal and proposes no change: %s', async (message) => {
    const ann = testCaller();
    const own = jobOf(ann);
    for (const inView of [own.goal.id, undefined])
      expect((await say(ann, message, inView)).body).toMatchObject({ proposal: null, goalId: null });
    expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(1);
  });
});

describe('while goals is away', () => {
  it.each(['when asked for goals', 'when handed a draft'] as const)(
    'an edit is a 503 in words, and its retry proposes it (%s)',
    async (isAway) => {
      const ann = testCaller();
      const own = jobOf(ann);
      const key = { 'idempotency-key': randomUUID() };
      const body = { message: 'drop step 2', goalId: own.goal.id, context: 'goals' };
      const send = () => service.as(ann).post('/api/ai-chats', body, key);
      goals.isAway = isAway;
      expect(await send()).toMatchObject({ status: 503, body: { code: 'unavailable', detail: expect.any(String) } });
      goals.isAway = 'never';
      expect((await send()).body.proposal?.goalId).toBe(own.goal.id);
      expect((await service.as(ann).get('/api/ai-chats')).body).toHaveLength(1);
    },
  );
});

describe('what is no change of the plan', () => {
  it.each(['What should I do next?', 'Hello!', 'Which step is overdue?', 'delete my account'])(
    '%s',
    async (message) => {
      const ann = testCaller();
      const own = jobOf(ann);
      const { status, body } = await say(ann, message, own.goal.id);
      expect(status).toBe(200);
      expect(body.proposal).toBeNull();
    },
  );
});

describe('a wish beside a goal that the talk was about', () => {
  it.each([
    ['I also want to learn the guitar by May 2099', 'guitar'],
    ['I need to hand in my thesis on 20 January 2099, I also want to sleep more', 'thesis'],
    ['I have to pass the driving test on 15 January', 'driving'],
  ])('becomes a goal of its own: %s', async (message, word) => {
    const ann = testCaller();
    jobOf(ann, { title: 'Renew my passport' });
    await say(ann, 'drop step 2');
    const { body } = await say(ann, message);
    expect(body.proposal).toBeNull();
    const made = goals.own.filter(({ ownerId }) => ownerId === ann.id).map(({ goal }) => goal.title.toLowerCase());
    expect(made).toEqual(['renew my passport', expect.stringContaining(word)]);
  });

  it.each([
    ['Finish my master thesis, deadline 15 January', 'thesis'],
    ['Pass the AWS exam, end of February', 'aws'],
    ['Master thesis done by 15 January', 'thesis'],
    ['Finish renovating the kitchen, deadline is end of March', 'kitchen'],
  ])('becomes a goal with a date of its own: %s', async (message, word) => {
    for (const others of [['Submit my tax return'], ['Submit my tax return', 'Learn to sail']]) {
      const ann = testCaller();
      for (const title of others) jobOf(ann, { title });
      await say(ann, 'Submit my tax return: drop step 2');
      const { body } = await say(ann, message);
      expect(body.proposal).toBeNull();
      const made = goals.own.filter(({ ownerId }) => ownerId === ann.id).map(({ goal }) => goal.title.toLowerCase());
      expect(made).toEqual([...others.map((title) => title.toLowerCase()), expect.stringContaining(word)]);
    }
  });

  it.each([
    'finish everything by 15 May',
    'push it to June',
    'deadline is now 3 March',
    'Send five applications by 15 May',
    'Have the new job by the end of June',
  ])('stays a change of the goal that the talk was about: %s', async (message) => {
    const ann = testCaller();
    const own = jobOf(ann);
    await say(ann, 'drop step 2');
    const { body } = await say(ann, message);
    expect(body.proposal?.goalId).toBe(own.goal.id);
  });

  it('asks for no goal among several', async () => {
    const ann = testCaller();
    jobOf(ann, { title: 'Renew my passport' });
    jobOf(ann, { title: 'Learn to swim' });
    const { body } = await say(ann, 'I want to save 3000 euros for a trip to Japan and also quit smoking');
    expect(body.proposal).toBeNull();
    expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(3);
  });

  it('still concerns the plan where it names a step, or the same kind of goal', async () => {
    const ann = testCaller();
    const own = jobOf(ann, { title: 'Get my driving licence' });
    own.milestones = own.milestones.map((step, n) => (n === 1 ? { ...step, title: 'Pass the theory test' } : step));
    await say(ann, 'drop step 3');
    await say(ann, 'I have to pass the driving test on 15 January');
    expect(goals.own.filter(({ ownerId }) => ownerId === ann.id)).toHaveLength(1);
  });
});

describe('a goal in view that is to be deleted', () => {
  it.each(['We broke up, delete this goal', 'Delete this goal', 'I lost my job. Please delete the goal'])(
    'is the one meant, and the way is told: %s',
    async (message) => {
      const ann = testCaller();
      const own = jobOf(ann, { title: 'Plan our wedding' });
      jobOf(ann, { title: 'Get my pull-ups to 10' });
      const { body } = await say(ann, message, own.goal.id);
      expect(body.proposal).toBeNull();
      expect(body.response).toContain('**Plan our wedding** is yours to let go');
      expect(body.response).toContain('[trash](/trash)');
      expect(body.response.includes('sorry')).toBe(!message.startsWith('Delete'));
    },
  );
});

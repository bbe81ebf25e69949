import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';
import type { EditRequest } from './edit-request.ts';

type Row = readonly [text: string, wanted: EditRequest['do'], more?: object];
interface Plan {
  title: string;
  steps: readonly string[];
  rows: readonly Row[];
}

const plans: readonly Plan[] = [
  {
    title: 'Learn Italian',
    steps: [
      'Choose a course',
      'Learn 300 words',
      'Talk to Marco for ten minutes',
      'Watch a film without subtitles',
      'Write a letter to Nonna',
      'Pass the A2 test',
    ],
    rows: [
      ['shift it all back by a month', 'shift', { shift: { months: 1, earlier: false } }],
      ['could the deadline be 1 May?', 'date', { date: '2027-05-01' }],
      ["I'd rather be done by Easter", 'date', { date: '2027-03-28' }],
      ['the course only starts in February', 'date', { stepIds: ['1'], date: '2027-02-28' }],
      ['the test is on 14 March now', 'date', { date: '2027-03-14' }],
      ["let's aim for September instead", 'date', { date: '2027-09-30' }],
      ['please put in a step about pronunciation', 'add', { topic: 'pronunciation' }],
      ['I think grammar is missing', 'add', { topic: 'grammar' }],
      ['also I should practise listening, add that', 'add', { topic: 'practise listening' }],
      [
        'can you slot in a weekend in Rome before the test',
        'add',
        { topic: 'a weekend in Rome', place: { before: '6' } },
      ],
      ['one more thing: buy a dictionary', 'add', { topic: 'buy a dictionary' }],
      [
        'Add a step: find a tandem partner, by December 15',
        'add',
        { topic: 'find a tandem partner', date: '2026-12-15' },
      ],
      ['step 1 is done', 'done', { stepIds: ['1'] }],
      ['course is chosen', 'done', { stepIds: ['1'] }],
      ["I've learnt the 300 words", 'done', { stepIds: ['2'] }],
      ['Talked to Marco yesterday, 15 minutes!', 'done', { stepIds: ['3'] }],
      ['mark the film as finished', 'done', { stepIds: ['4'] }],
      ['I wrote Nonna', 'done', { stepIds: ['5'] }],
      ['step 2 is too big, split it', 'split', { stepIds: ['2'] }],
      ['can the letter be in two parts', 'split', { stepIds: ['5'] }],
      ['300 words is a lot, break that down for me', 'split', { stepIds: ['2'] }],
      ['the film one feels huge, make it smaller', 'split', { stepIds: ['4'] }],
      ['remove the film', 'remove', { stepIds: ['4'] }],
      ["I don't want to write letters", 'remove', { stepIds: ['5'] }],
      ['skip step 4', 'remove', { stepIds: ['4'] }],
      ["Marco moved away so that one's pointless", 'remove', { stepIds: ['3'] }],
      ["cross out the test, I don't need a certificate", 'remove', { stepIds: ['6'] }],
      ['film before talking to Marco please', 'move', { stepId: '4', to: { before: '3' } }],
      ['put the letter second', 'move', { stepId: '5', to: { number: 2 } }],
      ['can 5 come before 3', 'move', { stepId: '5', to: { before: '3' } }],
      ['switch the film and the letter', 'swap', { stepIds: ['4', '5'] }],
      ['take a pause with this', 'pause'],
      ['pause it until January', 'pause', { until: '2027-01-01' }],
      ['stop this for the winter', 'pause'],
      ["let's put Italian on hold", 'pause'],
      ['no time at all till spring, suspend', 'pause'],
      ['rename step 5 to Write to my aunt', 'rename', { stepId: '5', title: 'Write to my aunt' }],
      ["step 4 should be 'Watch two films'", 'rename', { stepId: '4', title: 'Watch two films' }],
      ['change step 3 to talk to Luca', 'rename', { stepId: '3', title: 'Talk to Luca' }],
      ["I've only got half an hour on Saturdays", 'hours', { direction: 'less', hours: 0.5 }],
      ["can't do more than 1 hour per week", 'hours', { direction: 'less', hours: 1 }],
      ['my job is eating all my time', 'hours', { direction: 'less' }],
      ['exams until June so barely any time', 'hours', { direction: 'less' }],
      ['I have Fridays free from now on', 'hours', { direction: 'more', hours: 2 }],
      ['got more time now, 8 hours weekly', 'hours', { direction: 'more', hours: 8 }],
      ["I'm between jobs so lots of time", 'hours', { direction: 'more' }],
      ["it's too much for me", 'easier'],
      ['slow it down please', 'easier'],
      ['could this be a little less intense', 'easier'],
      ["I can't keep up with this pace", 'easier'],
      ['more of a challenge please', 'harder'],
      ['this is boring, I already know half of it', 'harder'],
      ['faster!', 'harder'],
      ['give me something else', 'another'],
      ["I'd like to see an alternative plan", 'another'],
      ['make a new roadmap for this', 'another'],
      ['can you try again? not convinced', 'another'],
      ['I got sick and missed two weeks', 'setback', { days: 14 }],
      ["haven't done a thing since October", 'setback'],
      ["Marco doesn't want to talk to me anymore", 'choose'],
      ['I failed the placement test', 'setback'],
      ['broke my arm', 'setback'],
      ['lost my job so no money for the course', 'setback'],
      ['finished everything!', 'done-all'],
      ['goal reached', 'done-all'],
      ['rename the goal to Speak Italian with Nonna', 'rename-goal', { title: 'Speak Italian with Nonna' }],
      ['resume it', 'resume'],
      ['can the date be australia day', 'date', { stepIds: [], date: '2027-01-26' }],
      ["bring the date in to paddy's day", 'date', { stepIds: [], date: '2027-03-17' }],
      ['could the deadline be waitangi day?', 'date', { stepIds: [], date: '2027-02-06' }],
      ['Could we say the first Friday in February 2028?', 'date', { stepIds: [], date: '2028-02-04' }],
      ['could the date be the last Saturday of June', 'date', { stepIds: [], date: '2027-06-26' }],
      ['give me 6 weeks extra', 'shift', { stepIds: [], shift: { days: 42, earlier: false } }],
      ['I was robbed, everything is gone. I need 2 more months', 'shift', { shift: { months: 2, earlier: false } }],
      ['nights until new year. Push the whole thing out 6 weeks, steps are fine', 'shift', { shift: { days: 42 } }],
      ['Nonna is ill so move it all back 3 weeks', 'shift', { shift: { days: 21, earlier: false } }],
      [
        'my exams last until 18 december. Give me one month more on the deadline please',
        'shift',
        { shift: { months: 1 } },
      ],
      ['cancel the letter thing', 'remove', { stepIds: ['5'] }],
      ['Marco goes before the words no? swap them', 'move', { stepId: '3', to: { before: '2' } }],
    ],
  },
  {
    title: 'Run a 10k',
    steps: [
      'Buy running shoes',
      'Run 3 km twice a week',
      'Run 5 km',
      'Do one interval session a week',
      'Run 8 km',
      'Run the race in Kassel',
    ],
    rows: [
      ['race got postponed to 5 October', 'date', { date: '2027-10-05' }],
      ['make it two weeks later', 'shift', { shift: { days: 14, earlier: false } }],
      ['pull it forward by a week', 'shift', { shift: { days: 7, earlier: true } }],
      ['5 km by Christmas please', 'date', { stepIds: ['3'], date: '2026-12-25' }],
      ['include stretching', 'add', { topic: 'stretching' }],
      ["where's the warm up? add one", 'add', { topic: 'the warm up' }],
      ['got the shoes', 'done', { stepIds: ['1'] }],
      ['shoes bought, check', 'done', { stepIds: ['1'] }],
      ['ran 5k today', 'done', { stepIds: ['3'] }],
      ['cut the 8 km run in two', 'split', { stepIds: ['5'] }],
      ['no intervals please', 'remove', { stepIds: ['4'] }],
      ['drop the interval thing', 'remove', { stepIds: ['4'] }],
      ['the intervals should come last', 'move', { stepId: '4', to: 'last' }],
      ["I'd do the 8 before the intervals", 'move', { stepId: '5', to: { before: '4' } }],
      ['twisted my ankle on Sunday', 'setback'],
      ['had covid, still weak', 'setback'],
      ['doctor says no running for three weeks', 'setback', { days: 21 }],
      ['I can run five times a week now', 'hours', { direction: 'more' }],
      ['just twice a week from now on', 'hours', { direction: 'less' }],
      ['ease off a bit', 'easier'],
      ['push me harder', 'harder'],
      ['redo the plan', 'another'],
      ['park this for now', 'pause'],
      ['call step 6 Beat my brother in Kassel', 'rename', { stepId: '6', title: 'Beat my brother in Kassel' }],
    ],
  },
  {
    title: 'Run a half marathon in April',
    steps: [
      'Get fitted shoes',
      'Register and book travel for the half marathon',
      'Run 10 km',
      'Run 18 km as a rehearsal',
      'Run the half marathon',
    ],
    rows: [
      ['Move the marathon to June', 'date', { stepIds: [], date: '2027-06-30' }],
      ['Move the half marathon to September 2027', 'date', { stepIds: [], date: '2027-09-30' }],
      ['move the marathon registration to March', 'date', { stepIds: ['2'] }],
      ['the rehearsal is on 4 April now', 'date', { stepIds: ['4'] }],
    ],
  },
  {
    title: 'Save 5000 euros for a car',
    steps: [
      'List what you spend',
      'Open a savings account',
      'Set up a standing order of 250',
      'Sell the old furniture',
      'Reach 2500 euros',
      'Reach 5000 euros',
    ],
    rows: [
      ['I need it to be 6000', 'amount', { from: 5000, to: 6000 }],
      ['my rent went up by 150', 'setback'],
      ['car broke down, had to spend 800 from it', 'setback'],
      ['got a raise, we can go quicker', 'harder'],
      ['delete selling furniture', 'remove', { stepIds: ['4'] }],
      ['the account is open', 'done', { stepIds: ['2'] }],
      ["standing order's running", 'done', { stepIds: ['3'] }],
      ['account first, then the list', 'move', { stepId: '2', to: { before: '1' } }],
      ['by next summer rather than march', 'date', { date: '2027-06-01' }],
      ['give it half a year more', 'shift', { shift: { months: 6, earlier: false } }],
      ['add cancelling subscriptions', 'add', { topic: 'cancelling subscriptions' }],
      ['2500 is far away, something in between?', 'split', { stepIds: ['5'] }],
      ['change the standing order to 200', 'rename', { stepId: '3', title: 'Set up a standing order of 200' }],
      ["this isn't working for me, too strict", 'easier'],
      ['pause until the baby is here', 'pause'],
    ],
  },
];

const contextOf = ({ title, steps }: Omit<Plan, 'rows'>, inView = true) => {
  const named = steps.map((step, n) => ({ id: String(n + 1), title: step, completed: false }));
  return { plan: { title, steps: named }, today: '2026-11-22', timeZone: 'Europe/London', inView };
};

describe('another thing', () => {
  const context = contextOf({ title: 'Move to Lisbon', steps: ['Visit Lisbon', 'Buy a guitar'] });

  it.each([
    ['porto rather than lisbon, cheaper', { do: 'exchange', wrong: 'lisbon', right: 'porto' }],
    ['change of plan - piano not guitar', { do: 'exchange', wrong: 'guitar', right: 'piano' }],
  ])('takes the place of the old one: "%s"', (text, request) => {
    expect(readEdit(text, context)?.request).toEqual(request);
  });

  it.each(['Rome not Paris', 'I like it here, not there'])('is not taken from "%s"', (text) => {
    expect(readEdit(text, context)?.request.do).not.toBe('exchange');
  });
});

describe('another number', () => {
  const steps = ['Book ten lessons', 'Build two raised beds', 'Walk 8,000 steps', 'Put £470 aside each month'];
  const read = (text: string, title = 'Cook ten dinners') => readEdit(text, contextOf({ title, steps }))?.request;

  it.each([
    ['20 lessons would be better', { do: 'rename', stepId: '1', title: 'Book 20 lessons' }],
    ['one bed will do', { do: 'rename', stepId: '2', title: 'Build one raised bed' }],
    ['8000 steps? I sit at a desk all day. 5000', { do: 'amount', from: 8000, to: 5000 }],
    ['I can do 600 a month, not 470', { do: 'amount', from: 470, to: 600 }],
    ['5 dinners. ten is a lot with a toddler', { do: 'amount', from: 10, to: 5 }],
  ])('is taken from "%s"', (text, request) => expect(read(text)).toEqual(request));

  it.each(['the jump from 470 to 8000 is brutal, can we have something in between'])(
    'is not taken from "%s", which names two of the plan',
    (text) => expect(read(text)?.do).not.toBe('amount'),
  );

  it.each(['my mum comes in two weeks', 'three friends asked me how it goes'])('is not taken from "%s"', (text) => {
    expect(read(text)?.do).not.toBe('amount');
    expect(read(text)?.do).not.toBe('rename');
  });
});

describe.each(plans)('an edit of "$title"', ({ rows, ...plan }) => {
  it.each(rows)('%s: %s', (text, wanted, more = {}) => {
    expect(readEdit(text, contextOf(plan))?.request).toMatchObject({ do: wanted, ...more });
  });
});

describe('what is no edit', () => {
  const plan = { title: 'Run a 10k', steps: ['Buy running shoes', 'Run 5 km', 'Run 8 km'] };

  it.each([
    'what should I do next?',
    'how far am I?',
    'why is step 2 there?',
    'explain step 2',
    'Hello Sage',
    'thanks, that helps',
    'delete my account',
    'add a new goal',
    'I want to learn the piano by June',
    'save 3,000 euros for a bike',
    'become a nurse in Norway',
    'how do I lace my shoes?',
  ])('with the goal in view: %s', (text) => {
    expect(readEdit(text, contextOf(plan))).toBeUndefined();
  });

  it.each(['the bank said no', 'I am exhausted', 'too hard', 'I only sleep four hours', 'find a job by June'])(
    'without a goal in view: %s',
    (text) => {
      expect(readEdit(text, contextOf(plan, false))).toBeUndefined();
    },
  );

  it.each([
    ['a title that no goal holds', `rename the goal to ${'very '.repeat(60)}long`],
    ['a text that is too long for new words', `change the name of step 1 to ${'walk '.repeat(400)}`],
  ])('asks for %s', (_, text) => {
    expect(readEdit(text, contextOf(plan))).toBeUndefined();
  });

  it('is read as fast with many spaces', () => {
    expect(readEdit(`rename step 1${' '.repeat(3_000)}to Walk home`, contextOf(plan))?.request.do).toMatch(/rename/);
  });
});

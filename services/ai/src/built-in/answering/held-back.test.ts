import { describe, expect, it } from '@jest/globals';
import { goalOf as anyGoal, step, today } from '../../../test/given-goals.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';
import { gladNews, tellsQuarrel } from './moods.rules.ts';

const goalOf: typeof anyGoal = (title, steps, more) =>
  anyGoal(title, steps, { progress: 20, targetDate: '2027-11-22', ...more });
const guitar = goalOf('Play the guitar at the summer fair', [
  step('Buy a tuner', '2026-10-01', '2026-09-30'),
  step('Practise three chords', '2026-12-10'),
]);
const boat = goalOf('Save £6,000 for a boat', [step('Ask two sellers for their price', '2026-11-18')], {
  progress: 60,
});
const mother = goalOf('Get on better with my mother', [step('Invite her for tea', '2026-12-20')], {
  category: 'relationship',
  status: 'paused',
});
const goals = [guitar, boat, mother];
const tasks = [{ title: 'Guitar: the chord change G to C', day: today, completed: false }];
const ask = (text: string) => answer({ read: readMessage({ text, today, timeZone: 'UTC' }), goals, today, tasks });

describe('a step that is put off or feared', () => {
  it.each([
    'I keep putting off asking the sellers',
    'been avoiding the sellers for days',
    "I can't bring myself to ask the two sellers",
  ])('gets the feeling first, then a small piece of it: %s', (text) =>
    expect(ask(text)).toMatch(/^Nearly everybody puts.*Ask two sellers for their price/),
  );

  it.each([
    "I'm afraid I can't ask the sellers on Wednesday, can we move it?",
    'I am not nervous about asking the sellers any more',
    'I kept pushing and asked two sellers for their price!',
  ])('hears no fear in: %s', (text) => expect(ask(text)).not.toMatch(/Make \*\*/));

  it('asks nobody to do what is to be left', () => {
    const cut = goalOf('Cut out sugar', [step('Avoid sugar for a week', '2026-12-01')]);
    const read = readMessage({ text: "I've been avoiding sugar for a week", today, timeZone: 'UTC' });
    expect(answer({ read, goals: [cut], today, tasks })).not.toMatch(/^Nearly everybody/);
  });

  it('hears a fear behind a small word', () =>
    expect(ask('so scared of asking the sellers')).toMatch(/^It makes sense.*two sellers/));

  it('hears a fear', () => expect(ask('I am scared of asking the sellers')).toMatch(/^It makes sense.*two sellers/));

  it.each([
    'I keep putting off the dishes',
    'I am scared of spiders',
    'which one have I been putting off the longest?',
  ])('is no step of the plan: %s', (text) => expect(ask(text)).not.toMatch(/Make \*\*/));
});

describe('too many goals', () => {
  it.each(['I have too many goals at once', 'which goal should I drop'])('names which may rest: %s', (text) => {
    const reply = ask(text);
    expect(reply).toContain('furthest along is **Save £6,000 for a boat** with 60%');
    expect(reply).toContain('let **Play the guitar at the summer fair** rest');
  });

  it.each(['I have two job offers, which one should I leave?', 'two dresses, which one should I drop?'])(
    'is no question about other things: %s',
    (text) => expect(ask(text)).not.toContain('at once is a lot'),
  );

  it.each(['too many things on my mind', 'too many projects at work'])('is not: %s', (text) =>
    expect(ask(text)).not.toContain('at once is a lot'),
  );

  it('lets none rest that is due soon or when all stand alike', () => {
    const read = readMessage({ text: 'I have too many goals', today, timeZone: 'UTC' });
    const due = goalOf('Sew a coat', [step('Cut the cloth', '2026-12-01')], { progress: 0, targetDate: '2026-12-10' });
    const alike = goalOf('Knit a hat', [step('Buy wool', '2026-12-01')], { progress: 60 });
    expect(answer({ read, goals: [boat, due], today, tasks })).not.toContain('at once is a lot');
    expect(answer({ read, goals: [boat, alike], today, tasks })).not.toContain('at once is a lot');
  });

  it('is no question about many other things', () =>
    expect(ask('there are too many people on the bus')).not.toContain('at once is a lot'));
});

describe('a changed mind', () => {
  it.each([
    'I changed my mind about the boat',
    'should I give up on the boat',
    'not sure I want the boat any more',
    "I don't want to save for the boat any more",
    'should I just quit the guitar?',
  ])('gets three ways and no reproach: %s', (text) => expect(ask(text)).toMatch(/^You may change your mind.*Pause/));

  it('is no question whether to quit what the goal quits', () => {
    const quit = goalOf('Quit sugar', [step('Clear the cupboard', '2026-12-01')]);
    const read = readMessage({ text: 'should I quit sugar at once?', today, timeZone: 'UTC' });
    expect(answer({ read, goals: [quit], today, tasks })).not.toContain('Three ways');
  });

  it.each([
    ['Become a non-smoker', "I'm thinking about quitting cigarettes for good"],
    ['Finally quit smoking', 'thinking about quitting smoking for good'],
    ['Save £6,000 for a boat', "I'm not sure about the date of the boat viewing"],
    ['Save £6,000 for a boat', 'should I drop the kids at my sister’s or save for the boat'],
    ['Save £6,000 for a boat', 'on second thoughts, move the boat viewing'],
    ['Finish the novel', 'Should I quit my job to finish the novel?'],
    ['Go to the dentist', "I don't want to be afraid of the dentist any more"],
    ['Run the marathon', 'should I give up chocolate for the marathon?'],
  ])('is none beside “%s”: %s', (title, text) => {
    const read = readMessage({ text, today, timeZone: 'UTC' });
    const goal = goalOf(title, [step('Look at the price of a boat', '2026-12-20')]);
    expect(answer({ read, goals: [goal], today, tasks })).not.toContain('Three ways');
  });

  it('about something else is left alone', () =>
    expect(ask('I changed my mind about the curtains')).not.toContain('Three ways'));
});

describe('two things at once', () => {
  it('are ordered by the plan', () =>
    expect(ask('should I save for the boat or play guitar today?')).toMatch(/begin with \*\*Play the guitar.*G to C/));

  it.each(['should I buy a guitar or a boat?', 'should I wear the guitar strap or the boat shoes?'])(
    'are no goals where they are bought or worn: %s',
    (text) => expect(ask(text)).not.toContain('I would begin with'),
  );

  it('of which one is no goal are weighed in general', () =>
    expect(ask('should I paint the wall red or play guitar?')).not.toContain('I would begin with'));
});

describe('a quarrel', () => {
  it('with somebody whom a goal is about leaves the goal in peace', () =>
    expect(ask('had a nasty row with my mother yesterday')).toMatch(/I am sorry.*it is paused, and may stay so/));

  it.each([
    'my mum is fighting with cancer',
    "I've been rowing with my club, felt great",
    'Had a great row with my mate this morning',
    'I am fighting with them for my deposit',
    'how do I apologise after I had a row with my mother',
  ])('is not told: %s', (text) => expect(tellsQuarrel(text.toLowerCase())).toBe(false));

  it('with somebody else is heard', () =>
    expect(ask('had a row with the landlord yesterday')).not.toContain('Get on better'));
});

describe('glad news', () => {
  const isGlad = (words: string) => gladNews({ words } as Parameters<typeof gladNews>[0]) !== undefined;
  it.each(['my sister passed her driving test!', 'i passed!', 'my cousin got engaged ❤!'])('is: %s', (words) =>
    expect(isGlad(words)).toBe(true),
  );
  it.each(['my brother passed this morning ❤', 'my friend passed last night!', 'my daughter got married ❤'])(
    'is not surely: %s',
    (words) => expect(isGlad(words)).toBe(false),
  );

  it.each(['I finally passed the test I failed twice!', 'so fired up and happy today'])(
    'is not heard as bad: %s',
    (text) => expect(ask(text)).not.toMatch(/sorry|hurts|stings/),
  );
});

it.each([
  ['I get paid twice a month, how do I budget?', /free plan/],
  ['how do I unsubscribe from shop newsletters', /Cancel subscription/],
  ["I'm signed off with stress for two weeks", /in your hands|signed in/],
  ['I am not nervous about the exam any more', /makes sense to be nervous/],
])('%s gets no answer of something else', (text, part) => expect(ask(text)).not.toMatch(part));

import { describe, expect, it } from '@jest/globals';
import { goalOf as anyGoal, step, today } from '../../../test/given-goals.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';

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

  it('is no question about many other things', () =>
    expect(ask('there are too many people on the bus')).not.toContain('at once is a lot'));
});

describe('a changed mind', () => {
  it.each(['I changed my mind about the boat', 'should I give up on the boat', 'not sure I want the boat any more'])(
    'gets three ways and no reproach: %s',
    (text) => expect(ask(text)).toMatch(/^You may change your mind.*Pause/),
  );

  it('is no question whether to quit what the goal quits', () => {
    const quit = goalOf('Quit sugar', [step('Clear the cupboard', '2026-12-01')]);
    const read = readMessage({ text: 'should I quit sugar at once?', today, timeZone: 'UTC' });
    expect(answer({ read, goals: [quit], today, tasks })).not.toContain('Three ways');
  });

  it('about something else is left alone', () =>
    expect(ask('I changed my mind about the curtains')).not.toContain('Three ways'));
});

describe('two things at once', () => {
  it('are ordered by the plan', () =>
    expect(ask('should I save for the boat or play guitar today?')).toMatch(/begin with \*\*Play the guitar.*G to C/));

  it('of which one is no goal are weighed in general', () =>
    expect(ask('should I paint the wall red or play guitar?')).not.toContain('I would begin with'));
});

describe('a quarrel', () => {
  it('with somebody whom a goal is about leaves the goal in peace', () =>
    expect(ask('had a nasty row with my mother yesterday')).toMatch(/I am sorry.*it is paused, and may stay so/));

  it('with somebody else is heard', () =>
    expect(ask('had a row with the landlord yesterday')).not.toContain('Get on better'));
});

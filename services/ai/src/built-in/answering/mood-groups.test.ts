import { describe, expect, it } from '@jest/globals';
import { goalOf, step, today } from '../../../test/given-goals.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';
import { callHeard } from './mood-groups.rules.ts';

const goals = [
  goalOf('Run a half marathon', [step('Run 12 km in the park', '2026-12-10')], { progress: 20 }),
  goalOf('Give up drinking', [step('First dry month', '2026-09-01', '2026-09-01')], {
    progress: 100,
    status: 'completed',
  }),
  goalOf('Make peace with my brother', [step('Write a card', '2026-12-10')], {
    status: 'paused',
    category: 'relationship',
  }),
];
const tasks = [{ title: 'Hill run, 30 minutes', day: '2026-11-17', completed: true }];
const ask = (text: string) => answer({ read: readMessage({ text, today, timeZone: 'UTC' }), goals, today, tasks });

describe('what something that is told calls for', () => {
  it.each([
    ['so chuffed with the cake I made!!', 'joy'],
    ['i cried in the car park again', 'comfort'],
    ['bus fares are a complete joke', 'anger'],
    ['youre much kinder than my old coach', 'thanks'],
    ['this app keeps throwing me out', 'complaint'],
    ['lol my nan bets me a fiver I fall asleep first', 'banter'],
  ])('hears "%s" as %s', (text, call) => expect(callHeard(text).call).toBe(call));

  it('counts the share of news as something hard', () => {
    const words = 'my brother came by with the papers';
    expect(callHeard(words, 0.9).call).toBe('comfort');
  });
});

describe('an answer to something told of which no single mood is sure', () => {
  it.each([
    ['youre much kinder than my old coach, he only barked at us', /thank you/i],
    ['i cried in the lift and now i have to sit in the meeting', /sorry/i],
    ['bus fares are a complete joke', /sorry|unfair|maddening/i],
    ['lol my nan bets me a fiver i wont get out of bed', /\bha/i],
  ])('fits what "%s" calls for', (text, expected) => expect(ask(text)).toMatch(expected));

  it('names the goal that somebody has reached and keeps to', () =>
    expect(ask('just wanted to tell you im still not drinking')).toMatch(
      /well done.*\*\*Give up drinking\*\* is comp/i,
    ));

  it('comforts with the goal that is reached', () =>
    expect(ask('i miss the wine on a friday, just the sitting together')).toMatch(
      /sorry.*\*\*Give up drinking\*\* is completed/i,
    ));

  it('names the task that joy is about', () =>
    expect(ask('still buzzing about my hill run, i could have flown')).toContain('“Hill run, 30 minutes” is done'));

  it('presses nobody about a brother', () =>
    expect(ask('my brothers wedding is soon and i always feel sick around it')).toMatch(
      /sorry.*Make peace with my brother\*\* is in no hurry/i,
    ));

  it('takes half a month and a flat mood for no goal', () => {
    for (const text of ['four and a half weeks of rain and i feel a bit low', 'feeling really flat'])
      expect(ask(text)).not.toContain('marathon');
  });

  it('still answers what somebody asks', () =>
    expect(ask('could you tell me what is left of the half marathon')).toContain('Run 12 km'));
});

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

  it('asks for no record with what is only told', () =>
    expect(ask('walked past the park where i always drank my wine and did not even look')).not.toContain('12 km'));

  it('leaves a novel that nobody reads uncomforted, where that is all right', () =>
    expect(ask('maybe nobody will ever hear my songs and that is fine with me')).not.toMatch(/sorry/i));

  it('says that it can ring nobody', () =>
    expect(ask('could you call the landlord for me, phones scare me')).toContain(
      'cannot do anything outside this page',
    ));
});

describe('a question that names a thing of the screen', () => {
  it.each([
    ['is the priority just a label or does it change the order', 'priority'],
    ['what happens to what I do not tick by friday', 'tick'],
  ])('is about the page: "%s"', (text, part) => expect(ask(text)).toMatch(new RegExp(`${part}.*can|Preview.*${part}`)));

  it('is none where it names none', () => {
    for (const text of ['It hailed. It poured. I swam. I am a hero.', 'It snowed all day. I ran. I am a legend.'])
      expect(ask(text)).toMatch(/well done|great/i);
  });
});

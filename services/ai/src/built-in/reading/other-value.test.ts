import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';

const steps = [
  'Join the rowing club at Riverside',
  'Row every Tuesday morning',
  'Do circuits with Marta on Fridays',
  'Swim 20 lengths at 7 am',
  'Stretch each evening',
  'Row the 5 km race at Henley',
].map((title, n) => ({ id: String(n + 1), title, completed: false }));
const plan = { title: 'Get fit with the club', steps };
const read = (text: string) => readEdit(text, { plan, today: '2026-11-22', timeZone: 'UTC', inView: true })?.request;

describe('another day or time in a step', () => {
  it.each([
    ['the tuesday slot is full, thursday then', '2', 'Row every Thursday morning'],
    ['tuesdays clash with my choir so row on mondays', '2', 'Row every Monday morning'],
    ["fridays don't work any more, circuits on sundays instead", '3', 'Do circuits with Marta on Sundays'],
    ['pool opens at 8 am now so swim at 8', '4', 'Swim 20 lengths at 8 am'],
    ["7 is too early for me, let's say 9", '4', 'Swim 20 lengths at 9 am'],
  ])('is taken from "%s"', (text, stepId, title) => {
    expect(read(text)).toEqual({ do: 'rename', stepId, title });
  });

  it.each(['I only have Sundays', 'I went rowing on Tuesday', 'why are the circuits on Fridays and not on Sundays?'])(
    'is none in "%s"',
    (text) => expect(read(text)?.do).not.toBe('rename'),
  );
});

describe('another person or place', () => {
  it.each([
    ['Marta broke her leg. Jonas does the circuits with me now', 'Marta', 'Jonas'],
    ['marta quit, jonas takes over', 'Marta', 'Jonas'],
    ['Riverside is closed, use Lakeside', 'Riverside', 'Lakeside'],
    ['henley is too far for us so we row at Marlow', 'Henley', 'Marlow'],
  ])('is taken from "%s"', (text, wrong, right) => {
    expect(read(text)).toEqual({ do: 'exchange', wrong, right });
  });
});

describe('other requests beside what is told', () => {
  it.each([
    ['100 lengths? no. 20 lengths is too many, make it 12', { do: 'rename', title: 'Swim 12 lengths at 7 am' }],
    ['forgot the lifejacket!', { do: 'add', topic: 'the lifejacket' }],
    ['No lifejacket anywhere in here. Add it please', { do: 'add', topic: 'lifejacket' }],
    ['race two weeks later please', { do: 'shift', stepIds: [], shift: { days: 14 } }],
    ['extension granted, three weeks', { do: 'shift', stepIds: [], shift: { days: 21 } }],
    ['drop the circuits and the stretching', { do: 'remove', stepIds: ['3', '5'] }],
    ['no point in circuits any more so leave that out', { do: 'remove', stepIds: ['3'] }],
    ['move the swimming to 15 January, I have guests', { do: 'date', stepIds: ['4'], date: '2027-01-15' }],
    ['stretching should be number one on the list', { do: 'move', stepId: '5', to: 'first' }],
    ['circuits scare me, turn it into a walk with one friend', { do: 'rename', stepId: '3' }],
  ])('"%s"', (text, wanted) => {
    expect(read(text)).toMatchObject(wanted);
  });
});

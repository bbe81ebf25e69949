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
    ["I've decided Thursday suits me better than Tuesday", '2', 'Row every Thursday morning'],
    ['We agreed on Thursday instead of Tuesday', '2', 'Row every Thursday morning'],
    ['They offered Thursday, Tuesday is full', '2', 'Row every Thursday morning'],
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
    ['Riverside is closed. Lakeside has the same boats, Lakeside has the room', 'Riverside', 'Lakeside'],
    ['Marta is ill. Peter will do', 'Marta', 'Peter'],
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

describe('what is no other person or place', () => {
  it.each([
    'Marta moved to Lisbon',
    'marta moved to lisbon',
    'Marta passed away in Leeds',
    'Marta went away with Tom, she is busy',
    'Marta left the club in Porto',
    'Riverside is closed. Tom will be sad',
    "Marta can't make it on Sunday, but Tesco has the drinks on offer",
    'Marta is ill. Peter has the keys',
  ])('is taken from "%s"', (text) => expect(read(text)?.do).not.toBe('exchange'));
});

describe('another hour', () => {
  it.each([
    ['not 7, 8 pm please', 'Swim 20 lengths at 8 pm'],
    ['not 7 but 9', 'Swim 20 lengths at 9 am'],
    ['7 is too early, make it 8:30', 'Swim 20 lengths at 8:30 am'],
  ])('is taken from "%s"', (text, title) => expect(read(text)).toEqual({ do: 'rename', stepId: '4', title }));

  it.each(['did 7 pages, 12 to go', 'I swam 7, now 12 to go', 'we were 7 people, 10 next time'])(
    'is none in "%s"',
    (text) => expect(read(text)?.do).not.toBe('rename'),
  );
});

describe('a day that is refused or told', () => {
  it.each([
    "Don't move Tuesday to Thursday",
    'not Thursday, Tuesday is right',
    "Tuesday's row was fun, remind me on Thursday",
    'Thursday is full, so stay with Tuesday',
  ])('changes no step in "%s"', (text) => expect(read(text)?.do).not.toBe('rename'));
});

describe('a value inside another word', () => {
  it('stays as it is', () => {
    const own = { title: 'Sleep well', steps: [{ id: '1', title: 'Each fortnight rest one night', completed: false }] };
    const asked = { plan: own, today: '2026-11-22', timeZone: 'UTC', inView: true };
    expect(readEdit('not at night, make it an afternoon instead', asked)?.request).toEqual({
      do: 'rename',
      stepId: '1',
      title: 'Each fortnight rest one afternoon',
    });
  });
});

describe('a thing forgotten', () => {
  it.each(['I missed a week because of work', 'missed two sessions', 'forgot three days'])('is none in "%s"', (text) =>
    expect(read(text)?.do).not.toBe('add'),
  );
});

describe('a body that heals', () => {
  it.each([
    ['tore my hamstring, rest until 10 January', true],
    ['my wrist is in plaster until 10 January', true],
    ['the boiler is broken until 10 January', false],
    ['the plaster has to dry until 10 January', false],
  ])('%s: %s', (text, isSetback) => expect(read(text)?.do === 'setback').toBe(isSetback));
});

describe('a refused or a second day', () => {
  it('is no end of the goal', () => {
    expect(read("I can't take the race until 3 March")).not.toMatchObject({ do: 'date', stepIds: [] });
  });
  it('of a step leaves the goal its own', () => {
    expect(read('Move the deadline to end of May, and book the circuits by 8 May')).not.toMatchObject({
      do: 'date',
      stepIds: [],
      date: '2027-05-08',
    });
  });
  it('keeps the hours that are left', () => {
    expect(read('I have less time, only 12 hours a week now')).toMatchObject({ do: 'hours', hours: 12 });
  });
});

it("takes an age for no new amount: I'm 45 now", () => {
  const weight = { title: 'Lose 20 kg', steps };
  const read = readEdit("I'm 45 now and 20 kg feels far", {
    plan: weight,
    today: '2026-11-22',
    timeZone: 'UTC',
    inView: true,
  });
  expect(read?.request.do).toBe('choose');
});

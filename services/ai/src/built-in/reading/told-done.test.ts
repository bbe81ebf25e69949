import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';

const steps = [
  'Dig over the bottom bed',
  'Test the soil',
  'Patch the holes in the fence',
  'Paint the shed and gate',
  'Take the measurements of the pond',
  'Finish part one',
  'Finish part two',
  'Book the exam in Leeds',
  'See Dr Shah for a check-up',
].map((title, n) => ({ id: String(n + 1), title, completed: false }));
const read = (text: string) =>
  readEdit(text, { plan: { title: 'Grow vegetables', steps }, today: '2026-11-22', timeZone: 'UTC', inView: true })
    ?.request;

const readOf = (titles: readonly string[], text: string) =>
  readEdit(text, {
    plan: { title: 'Hold a ball', steps: titles.map((title, n) => ({ id: String(n + 1), title, completed: false })) },
    today: '2026-11-22',
    timeZone: 'UTC',
    inView: true,
  })?.request;

describe('a deed beside another request', () => {
  const hall = ['Find a hall', 'Repair the roof', 'Print the posters'];
  const march = { do: 'date', stepIds: [], date: '2027-03-03' };

  it.each([
    ['Hall booked! Move the deadline to 3 March.', '1'],
    ['Fixed the roof. Please move the deadline to 3 March', '2'],
  ])('is done, and the goal gets its day: %s', (text, id) =>
    expect(readOf(hall, text)).toEqual({ do: 'several', requests: [{ do: 'done', stepIds: [id] }, march] }),
  );

  it('gets the day that stands alone beside it', () =>
    expect(readOf(hall, 'Hall booked for 3 March')).toEqual({ ...march, stepIds: ['1'], isFixed: true }));

  it.each(['We did get the posters done in March', 'we managed to get the posters done in March'])(
    'is over: %s',
    (text) => expect(JSON.stringify(readOf(hall, text))).toContain('{"do":"done","stepIds":["3"]}'),
  );
});

describe('steps that are told to be done', () => {
  it.each([
    ["holes are patched and I've finished painting as well, shed and gate", ['3', '4']],
    ['bottom bed dug, soil tested 👍', ['1', '2']],
    ['part one and part two both done', ['6', '7']],
    ['saw the doc this week. 158/96. mark it', ['9']],
    ['booked it!', ['8']],
    ['we took the measurements on Sunday and tested the soil too', ['2', '5']],
  ])('are ticked by "%s"', (text, stepIds) => {
    const request = read(text);
    expect(request?.do).toBe('done');
    expect(request && 'stepIds' in request ? [...request.stepIds].sort() : []).toEqual(stepIds);
  });

  it.each([
    ["bottom bed dug and soil tested, it's acid, so please add a step for liming it", ['1', '2'], { do: 'add' }],
    ['measurements taken on friday, and the new deadline is 12 june', ['5'], { do: 'date', date: '2027-06-12' }],
    ['holes patched. also push everything back 2 weeks', ['3'], { do: 'shift', shift: { days: 14, earlier: false } }],
    ['#2 is done. And put in something for a rain barrel', ['2'], { do: 'add' }],
    ['the exam is booked! and rename step 9 to Ring the surgery', ['8'], { do: 'rename', stepId: '9' }],
  ])('stand beside what else "%s" asks for', (text, stepIds, other) => {
    expect(read(text)).toMatchObject({ do: 'several', requests: [{ do: 'done', stepIds }, other] });
  });

  it.each([
    'the soil is not tested and the holes are not patched',
    'when the holes are patched and the shed is painted, remind me',
    'the shed is closed and the exam was cancelled',
    'I need the soil tested and the holes patched',
    'the exam is booked for 3 May and the soil is bad',
  ])('are none in "%s"', (text) => {
    const request = read(text);
    const all = request?.do === 'several' ? request.requests : [request];
    expect(all.some((one) => one?.do === 'done')).toBe(false);
  });
});

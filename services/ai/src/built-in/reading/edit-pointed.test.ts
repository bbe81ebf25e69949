import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';
import type { EditRequest } from './edit-request.ts';

const planOf = (title: string, ...titles: string[]) => ({
  title,
  targetDate: '2027-06-30',
  steps: titles.map((step, n) => ({ id: String(n + 1), title: step, completed: false })),
});
const bakery = planOf(
  'Open a bakery',
  'Go over the books with Mr Adeyemi',
  'Buy an oven and a mixer',
  'Rent the shop on Ferry Street',
  'Hire twelve helpers',
  'Meet the bank twice a week',
  'Open the doors',
);
const read = (text: string) =>
  readEdit(text, { plan: bakery, today: '2026-11-22', timeZone: 'Europe/London', inView: true })?.request;
const readings = (text: string): EditRequest[] => {
  const request = read(text);
  return request?.do === 'choose' ? request.requests : request ? [request] : [];
};

describe('a step that the words before a request name', () => {
  it.each<[string, string]>([
    ['mr adeyemi retired at easter so u can take that one off', '1'],
    ["the shop comes with an oven and a mixer from the last owner!! so don't need that", '2'],
    ['the oven has years in it so leave it', '2'],
    ["My aunt lends us her oven and mixer, so that's one off my list", '2'],
    ['my sister lends a hand for free so the twelve helpers are out', '4'],
    ['the whole family pitches in. so no helpers', '4'],
    ['quotes come later, the mixer i do not need', '2'],
    ['step 2 can go. We have an oven that I may use after 5', '2'],
  ])('is removed by "%s"', (text, stepId) => {
    expect(readings(text)).toContainEqual({ do: 'remove', stepIds: [stepId] });
  });

  it('is not removed by what only says when it can be done', () => {
    expect(read('the flour comes on 3 May, so no oven before that')?.do).not.toBe('remove');
  });

  it.each<[string, string]>([
    ['Went through every last page of the books with Mr Adeyemi, tick', '1'],
    ['got the oven and the mixer off my cousin, call that one done', '2'],
  ])('is done by "%s"', (text, stepId) => {
    expect(readings(text)).toContainEqual({ do: 'done', stepIds: [stepId] });
  });
});

describe('other words that follow from a fact', () => {
  it.each<[string, string, string]>([
    ['the fire brigade only allows eight helpers so that needs changing', '4', 'Hire eight helpers'],
    ['the fire brigade only lets eight helpers in', '4', 'Hire eight helpers'],
    ['the bank sees us once a week so the bank one is wrong', '5', 'Meet the bank once a week'],
  ])('are taken from "%s"', (text, stepId, title) => {
    expect(read(text)).toEqual({ do: 'rename', stepId, title });
  });

  it.each<[string, object]>([
    [
      'ferry street fell through. got one on harbour lane tho, cheaper',
      { wrong: 'Ferry Street', right: 'Harbour lane' },
    ],
    ['mr adeyemi has retired, its with petra now so that needs changing', { right: 'Petra' }],
    ['mr adeyemi is on maternity leave, petra is taking his work', { right: 'Petra' }],
    ['ferry street was full, we got harbour lane instead', { right: 'Harbour lane' }],
  ])('take the place of a name in "%s"', (text, wanted) => {
    expect(read(text)).toMatchObject({ do: 'exchange', ...wanted });
  });
});

describe('what the plan lacks', () => {
  it.each<[string, RegExp]>([
    ['nobody has mentioned a food licence. where does that go?', /food licence/],
    ["there's meant to be a food licence in this somewhere isn't there", /food licence/],
    ['what about rats? a trap or two needs to be in this', /trap/],
    ['the leaflet says wash hands every hour too, that isnt anywhere in here', /wash hands/],
    ['who delivers? need to sort a van and put it in before the opening', /van/],
    ['can you chuck some baking or icing practice in there somewhere', /baking/],
    ['she also wants us washing our hands every hour, make that a thing', /washing our hands/],
    ['bubble wrap, boxes, bags, none of that is on here', /bubble/],
    ['Nothing about a website? Please slot that in before it opens', /website/],
  ])('is added by "%s"', (text, topic) => {
    expect(read(text)).toEqual(expect.objectContaining({ do: 'add', topic: expect.stringMatching(topic) }));
  });
});

describe('a goal that is named by what it is about', () => {
  it.each(['Oven is broken and nobody repairs it. Park the bakery.', 'Put the bakery in the drawer for now'])(
    'is paused by "%s"',
    (text) => expect(readings(text)).toContainEqual({ do: 'pause' }),
  );
});

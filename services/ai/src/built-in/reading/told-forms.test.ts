import { describe, expect, it } from '@jest/globals';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import { neededWords } from './needed-words.ts';
import { withThing } from './thing-meant.rules.ts';
import { mendedAgain, toldForms } from './told-forms.ts';

const kindsTold = (wish: string) => toldForms.filter(([form]) => form.test(wish)).map(([, id]) => id);

describe('the words of a wish that tell its kind', () => {
  it('lead to kinds that exist', () => {
    const ids = new Set([...kinds, ...archetypes].map(({ id }) => id));
    expect([...toldForms, ...neededWords].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each([
    ["Our canoe leaks and I'd love to paddle it in June", 'repair-something'],
    ["The generator hasn't run since the flood. We want to get it working", 'repair-something'],
    ["my aunt's piano has stopped, I'd like to hear it at New Year", 'repair-something'],
    ["the camper's been sat outside for three years, want her back on the road", 'restore-vehicle'],
    ['stop missing asr and maghrib', 'five-daily-prayers'],
    ['keep all five daily prayers', 'five-daily-prayers'],
    ['I want to reach two years sober', 'stay-sober-for-good'],
    ["My sister hasn't spoken to me since the will, I want her at the table at Christmas", 'repair-family-rift'],
    ['sit at their table with my parents again', 'repair-family-rift'],
    ['My father died in May. I want to sort his policies and letters', 'settle-an-estate'],
    ['have the money for the school fees that are due in May', 'money-for-a-bill'],
    ['set aside cash for the car insurance that renews in July', 'money-for-a-bill'],
    ['hold a block party in August', 'street-party'],
    ['plan a housewarming for thirty people', 'celebrate-someone'],
    ['my in-laws have been married 60 years in June, get everybody there', 'celebrate-someone'],
    ['my cousins and I want to buy a cabin', 'buy-a-home-together'],
    ['the four of us want to buy a cottage', 'buy-a-home-together'],
    ['buy a flat with my brother', 'buy-a-home-together'],
    ['get a nursery for our twins', 'choose-a-school'],
    ['lost 30 pounds at the bookies, never again', 'recover-from-gambling-debt'],
    ['I lost 10 grand betting and want to pay it back', 'recover-from-gambling-debt'],
    ['the roof leaks, make it watertight before winter', 'repair-something'],
    ['finish our house back home in Togo', 'build-home-from-abroad'],
    ['a lease for the fields that we farm, in writing', 'farm-land-agreement'],
    ['open a reading room for the children of our village', 'set-up-a-library'],
    ['I want to stop being a teacher', 'leave-my-trade'],
    ['leave nursing for good', 'leave-my-trade'],
    ["My brother hasn't spoken to me for years, I want to talk to him again", 'repair-family-rift'],
    ['My boss shouts at me in the office every day and I want out', 'leave-toxic-job'],
    ['pray all five prayers on work days', 'five-daily-prayers'],
    ['tired of renting, we want to buy', 'buy-a-home'],
    ['I owe 3,000 because I played the slots', 'recover-from-gambling-debt'],
    ['I cry before each shift at the factory and I want out', 'leave-toxic-job'],
    ['my husband died, I am 66 and would like to go on a date', 'dating-after-loss-or-50'],
    ['Since Ana died the house is so quiet, I want friends here again', 'living-alone-after-loss'],
    ['my 14 year old never talks to me', 'better-with-teenager'],
    ['choose a good school for our deaf daughter', 'choose-a-school'],
    ['take up freediving as a sport', 'scuba'],
    ['leave the army', 'leave-my-trade'],
    ['Have a baby. I gave up after I lost the baby', 'fertility'],
    ['keep three pigs', 'keep-sheep-or-goats'],
    ['take up pistol shooting', 'take-up-a-rare-sport'],
    ['our loft is full of boxes and I want it empty', 'declutter'],
    ['tired of renting, I want to own a place', 'buy-a-home'],
    ['I lost our savings at casinos, I want to pay it back', 'recover-from-gambling-debt'],
  ])('tell of "%s" that it is %s', (wish, kind) => expect(kindsTold(wish)).toContain(kind));

  it.each([
    'learn to sail before summer',
    'sleep better with my apnea',
    'leave the army to my brother',
    'have a baby that sleeps',
    'keep two guinea pigs',
    'My parents were married for 30 years and are separating, I want to help them',
    'my parents have been married 30 years and argue every day',
    'learn the violin that my uncle left, it has a crack',
    'sell the tractor that has not run for years',
    'fix my broken sleep, the clock shows three',
    'memorise the prayers said at maghrib',
    'my son is two years sober and I want to help him stay so',
    "my toddler hasn't spoken yet, I want words by her birthday",
    'my daughter has not spoken French since school, be at that table in Lyon',
    "scan my late mother's photos and diaries",
    'get cheaper car insurance before it renews',
    'we are behind with the school fees, pay by June',
    'bake a cake for the street party',
    'lose weight before my 50th birthday party',
    'buy a flat with help from my parents',
    'finish my degree back home and find a flat',
    'get a permanent contract at the dairy farm',
    'volunteer at the village library',
    'leave teaching hospital with a plan',
    'get out of debt, my job pays badly',
    'find a driving school for my daughter',
    'my parents have been married 40 years and divorce now',
    'My parents were married 50 years and Dad died in May, I want to be there for Mum',
    'My wife died, I need to agree on a date for the memorial',
    'Keep my estranged father away from my wedding',
    'My estranged uncle molested me, I want peace at Christmas',
    'My dad shouts when he gets home from work and I want out',
    'My boyfriend makes me cry after work and I want out',
    "I'm bullied at school and I want out",
    'Stop being a carer for my mum',
    'Stop being a cleaner for my sons',
    'I fell off a ladder and broke my wrist, I want to get it moving',
    'My sister lost everything on slots',
    'my husband gambles and we owe',
    'We lost our time slots',
    'I live with my parents and want to buy a flat',
    'Get fit for my 50th birthday party',
    'a shirt signed by Mo Salah',
    'write five short prayers for our Sunday service',
    'tired of renting, live on my own',
    'moving overseas, build a new home there',
    'since she passed her driving test the house is so quiet',
    'since my mum died my own post piles up, I want to sort it',
    'We want to buy a house for the four of us',
    'buy a home for the two of us',
    "buy a flat with my parents' help",
    'Get the nursery for our baby ready by May',
    'find a nursery for our baby and paint it',
    "I've stopped gambling and lost 10 kilos, now I want to run a half marathon",
    'Our roof leaks and still I want to make it to Rome',
  ])('tell nothing of "%s"', (wish) => expect(kindsTold(wish)).toEqual([]));
});

it.each([
  ["get grandad's Massey going again", true],
  ['get the old press running again', true],
  ['get my knees working again', false],
  ['get my business running again', false],
  ['get my studies going again', false],
  ['get my reading habit going again', false],
  ['get our friendship going again', false],
  ['Get the village fete going again', false],
  ['Get our Friday poker nights going again', false],
  ['get my Instagram account going again', false],
  ['get the family dinners going again', false],
  ['get our radio show going again', false],
  ['get my old tractor going again', true],
  ["get my dad's scooter to start again", true],
])('"%s" is a repair: %s', (wish, isRepair) => expect(mendedAgain.test(wish)).toBe(isRepair));

it.each([
  ['I want to stop crying in the car park', 'parallel-parking', false],
  ['learn parallel parking', 'parallel-parking', true],
  ['get the 300 back that I lent to my mate', 'lent-and-advent', false],
  ['keep Lent this year', 'lent-and-advent', true],
  ['be there when they cut the birthday cake', 'make-a-celebration-cake', false],
  ['bake a birthday cake for my son', 'make-a-celebration-cake', true],
  ['get through Christmas without him', 'christmas-and-birthday-fund', false],
  ['save for Christmas', 'christmas-and-birthday-fund', true],
  ['Set aside 20 a month for Christmas', 'christmas-and-birthday-fund', true],
  ['20 quid for Christmas each week', 'christmas-and-birthday-fund', true],
  ['Get back to running. I had the flu last week', 'run-again-after-birth', false],
  ['Get back to running after our second child', 'run-again-after-birth', true],
])('"%s" may be %s: %s', (wish, kind, mayBe) => {
  const needed = neededWords.find(([, id]) => id === kind)?.[0] ?? [];
  expect(needed.some((pattern) => pattern.test(wish))).toBe(mayBe);
});

it('a flaw is not the thing that a wish calls it', () => {
  expect(withThing('Our kayak has a crack. I want to paddle it')).toBe(
    'Our kayak has a crack. I want to paddle our kayak',
  );
});

it('who wants to be rid of a flaw keeps the thing', () => {
  for (const wish of ['The flat has a smell. I want to get rid of it', 'My bike has a puncture. I want to fix it'])
    expect(withThing(wish)).toBe(wish);
  expect(withThing('My kayak is old. I want to paddle it')).toBe('My kayak is old. I want to paddle my kayak');
});

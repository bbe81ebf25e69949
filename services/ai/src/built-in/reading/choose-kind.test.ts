import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { goalCategories } from '@pathwise/contracts/roadmap';
import { categoryIn } from '../drafting/read-goal.rules.ts';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { Archetype, Kind } from '../kinds/kind.ts';
import { plainPlans } from '../kinds/plain-plan.ts';
import { chooseBooklet } from './choose-by-all.rules.ts';
import { bookletOf as bookletFor, type Choice, chooseKind } from './choose-kind.rules.ts';
import { sentencesIn } from './wish-sentences.rules.ts';

interface Row {
  wish: string;
  /** The kinds that its noun would choose. */
  ofNoun: readonly string[];
  /** The kinds and archetypes that would serve. */
  serve: readonly string[];
}

const rows: readonly Row[] = readFileSync(new URL('../../../test/what-is-done.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [wish = '', ofNoun = '', serve = ''] = line.split(' | ');
    return { wish, ofNoun: ofNoun.split(' ').filter((id) => id !== '-'), serve: serve.split(' ') };
  });

const bookletOf = (title: string) => chooseBooklet({ title }).id;

describe('what is done and the noun it is done to', () => {
  it('are told by a table of at least 150 wishes with ids that exist', () => {
    const ids = new Set([...kinds, ...archetypes].map(({ id }) => id));
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(rows.flatMap(({ ofNoun, serve }) => [...ofNoun, ...serve]).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('choose a booklet of what is done for at least three in four', () => {
    const wrong = rows.filter(({ wish, serve }) => !serve.includes(bookletOf(wish)));
    expect({ wrong, few: wrong.length <= rows.length * 0.25 }).toMatchObject({ few: true });
  });

  it('choose a booklet of the noun for at most one in seven', () => {
    const wrong = rows.filter(({ wish, ofNoun }) => ofNoun.includes(bookletOf(wish)));
    expect({ wrong, few: wrong.length <= rows.length / 7 }).toMatchObject({ few: true });
  });

  it.each([
    ["Sell my uncle's stamps", 'sell-something'],
    ['Write the history of our bus garage', 'local-history'],
    ['Collect stamps', 'collect-something'],
    ['Restore an old bus', 'restore-vehicle'],
  ])('choose for "%s" the booklet %s', (wish, booklet) => expect(bookletOf(wish)).toBe(booklet));
});

describe('words that only one kind has', () => {
  it.each([
    ['get my 5k time under 25 minutes', 'run-a-personal-best'],
    ['run a sub-20 5k', 'run-a-personal-best'],
    ['Run 5 km', 'run-5k'],
    ['ring my mother every week', 'stay-close-from-afar'],
    ['call my dad once a month', 'stay-close-from-afar'],
    ['clear the OET with a B in all four modules', 'language-certificate'],
    ['Crack UPSC prelims', 'civil-service-exam'],
    ['get my GCSE maths from a 4 to a 7', 'one-school-subject'],
    ['resit my English GCSE', 'one-school-subject'],
    ['A level biology, from D to B', 'one-school-subject'],
    ['do well in my GCSEs', 'school-leaving-exam'],
    ['GCSE maths and physics in June', 'school-leaving-exam'],
    ['A levels in June', 'school-leaving-exam'],
    ['sit the HiSET before autumn', 'high-school-equivalency'],
    ['NCLEX in March, just out of school', 'licence-exam'],
    ['have my training from abroad recognised, then the NCLEX', 'regulated-profession-admission'],
    ['ACCA AFM resit in June', 'one-professional-paper'],
    ['CFA level 2 beside my job', 'one-professional-paper'],
    ["driver's licence at 40, there is no bus where we live", 'driving-licence'],
    ['get my bus licence', 'lorry-or-bus-licence'],
    ['prepare the defence of my dissertation proposal', 'thesis-proposal'],
    ['prepare the defence of my dissertation', 'finish-thesis'],
    ['qualified joiner, go self-employed by spring', 'set-up-as-a-tradesperson'],
    ['teach our rescue greyhound to walk nicely on the lead', 'dog-manners'],
    ['lose 60 lbs before my pilot medical', 'lose-weight'],
    ['I have put on two stone and want it gone', 'lose-weight'],
    ['overdrawn by the 20th of each month, I want to get out of this hole', 'out-of-overdraft'],
    ["get from 250 to 210 by summer, I'm a carpenter", 'lose-weight'],
    ['down from 104 to 88 before my holiday, I cook for a living', 'lose-weight'],
    ['play bowls again after my knee replacement', 'active-with-a-new-joint'],
    ['back on the golf course, my hip was replaced in May', 'active-with-a-new-joint'],
    ['get ready for my knee replacement', 'prepare-for-my-operation'],
    ['start running again after having my baby', 'run-again-after-birth'],
    ['we just had our second bub and I want to run a parkrun', 'run-again-after-birth'],
    ['my wife died in spring and I want to cook real meals', 'living-alone-after-loss'],
    ['I look after my wife and want an afternoon to myself', 'rest-for-carers'],
    ['get the box room ready, my dad moves in with us in March', 'parent-moves-in'],
    ['bring my parents from Lagos to live with us', 'bring-family-over'],
    ['finish the Char Dham yatra with my wife while our knees hold', 'finish-something-begun'],
    ['pray every day in Lent', 'lent-and-advent'],
    ["get my driver's license", 'driving-licence'],
    ["drive trucks, I need the driver's license class A", 'lorry-or-bus-licence'],
    ["exchange my foreign driver's licence", 'exchange-foreign-licence'],
    ['Sell my racing bike', 'sell-something'],
    ["Catalogue and sell my late father's 1,400 vinyl records", 'sell-belongings'],
    ['Sort out and sell all my old comics', 'sell-belongings'],
    ['Sell the sailing boat before the mooring runs out', 'sell-something'],
    ['Sell my old car', 'sell-my-car'],
    ['Get rid of my weights bench', 'get-rid-of'],
    ['Buy a good telescope for my son', 'buy-something'],
    ['tired of my job', 'new-job'],
    ['put 30 euros aside every week', 'save-every-month'],
    ['learn Thai cooking', 'cook-well'],
    ['learn Thai', 'learn-language'],
    ["get into a master's in psychology", 'masters-admission'],
    ['get an MBA in Madrid', 'mba-admission'],
    ['prepare for my knee operation', 'prepare-for-my-operation'],
    ['get a job at the library', 'new-job'],
    ['my boss will nominate me for PR after two years', 'permanent-residence'],
    ['sponsor my parents for a green card', 'bring-family-over'],
  ])('choose for "%s" the booklet %s', (wish, booklet) => expect(bookletOf(wish)).toBe(booklet));
});

describe('who somebody is by trade', () => {
  const chosen = (title: string, text: string) => chooseBooklet({ title, sentences: sentencesIn(text) }).id;

  it.each([
    [
      'Bring it down',
      'My A1C came back at 8.1 and the doctor talks of insulin. I drive a bus in Leeds. I want to bring it down before the next test',
      'type-2-diabetes',
    ],
    [
      'Put aside 200 riyals a month',
      'hello, i am security guard in Doha. Put aside 200 riyals a month until Eid so i can fly home',
      'save-every-month',
    ],
  ])('leaves "%s" its kind', (title, text, kind) => expect(chosen(title, text)).toBe(kind));

  it('counts little beside a short wish that is plain', () => {
    const text =
      "Restore my uncle's 1968 Beetle. It turns over but won't idle, and the floor is rusted through. I'd like to drive it in June";
    expect(chosen("Restore my uncle's 1968 Beetle", text)).toBe('restore-vehicle');
  });
});

describe('somebody who has lost a partner, or never said so', () => {
  it.each([
    'Get over my divorce',
    'Heal from my divorce',
    'Move on after my divorce',
    'Move on from a painful separation',
    'Survive my divorce',
    'Recover after the split',
  ])('recovers and does not file: "%s"', (wish) => expect(bookletOf(wish)).toBe('get-over-breakup'));

  it.each(['Get a divorce', 'File for divorce', 'Get through my divorce'])('gets one: "%s"', (wish) =>
    expect(bookletOf(wish)).toBe('divorce-well'),
  );

  it.each(['Be a better father to my two boys, 6 and 9', 'Be a better dad to my sons', 'Raise my two boys well'])(
    'is no lone parent unless that is said: "%s"',
    (wish) => {
      expect(bookletOf(wish)).toBe('patient-parent');
      const told = ['I shout too much when they fight', 'They are 6 and 9 and we live in a small house'];
      expect(chooseBooklet({ title: wish, sentences: [wish, ...told] }).id).not.toBe('single-parent-life');
    },
  );

  it.each(['Be a good single dad to my two boys', 'Raise my two boys alone'])('is one where it is: "%s"', (wish) =>
    expect(bookletOf(wish)).toBe('single-parent-life'),
  );
});

describe('the category in the words of a goal', () => {
  it.each([
    ['Learn to swim', 'health'],
    ['Swim 20 lengths without stopping', 'health'],
    ['Find a flat in Leeds', 'personal'],
    ['Get my driving licence', 'personal'],
    ['Learn the guitar', 'hobby'],
    ['Read twelve books', 'hobby'],
  ])('is that of its kind: "%s", %s', (title, category) =>
    expect(categoryIn({ title, description: null })).toBe(category),
  );
});

describe('a wish that no kind is sure of', () => {
  const [kind, archetype] = [kinds[0] as Kind, archetypes[0] as Archetype];
  const choice: Choice = {
    ...{ kind, certainty: 0.5, share: 0.5, category: 'hobby' },
    ...{ archetype, ofArchetype: 0.05, isClear: false, nearest: [kind], offered: [kind] },
  };

  it.each([
    ['a sure kind', { certainty: 0.7, share: 0.3, ofArchetype: 0.5 }, kind],
    ['the kind that is likelier than any archetype', {}, kind],
    ['the archetype that is half as likely again', { share: 0.3, ofArchetype: 0.46 }, archetype],
    ['the kind where the archetype is only a little likelier', { share: 0.3, ofArchetype: 0.4 }, kind],
    [
      'the archetype that stands out where the kinds disagree',
      { share: 0.2, ofArchetype: 0.1, isClear: true },
      archetype,
    ],
    ['a plain plan where neither is likely', { share: 0.2, ofArchetype: 0.1 }, plainPlans.hobby],
  ])('is served by %s', (_, shares, booklet) => expect(bookletFor({ ...choice, ...shares })).toBe(booklet));

  it.each(['qua the zib of every flomp', 'have something signed'])(
    'gets a plan in its own words when nothing is likely: "%s"',
    (title) => {
      const plan = chooseBooklet({ title, category: 'hobby' });
      expect(plan).toBe(plainPlans.hobby);
    },
  );

  it.each([
    ['Persuade the board to open on Mondays', 'win-somebody-over'],
    ['Find out why the pond keeps going green', 'find-out-about'],
    ['Eat out alone', 'do-it-alone'],
    ['Get my boss to give me a rise', 'pay-rise'],
    ['Live alone', 'living-alone-after-loss'],
  ])('is read by the form of its words where no kind is sure: "%s"', (title, booklet) => {
    expect(chooseBooklet({ title }).id).toBe(booklet);
  });

  it.each([
    ['Get from 5 km on a good day to 21.1 km in spring, without hurting the knee again', '', 'run-half-marathon'],
    ['Spring goal', 'From 5 km on a good day to 21.1 km, without hurting the knee again.', 'run-half-marathon'],
    ['Go from 10 km to 42.2 km', '', 'run-marathon'],
    ['Go from 5 km to a half marathon, knees permitting', '', 'run-half-marathon'],
    ['Go from 5 km to 21.1 km without skipping a week', '', 'run-half-marathon'],
    ['Cycle from 5 km to 21.1 km', '', 'cycle-distance'],
    ['Get my knee examined', 'It hurts on the way from 5 km to 21.1 km.', 'knee-or-joint-pain'],
  ])('is read by the distance at the end of the way: "%s", "%s"', (title, more, booklet) =>
    expect(chooseBooklet({ title, sentences: more ? [more] : [] }).id).toBe(booklet),
  );

  it.each([
    ['Learn to drive', "there's no bus out here", 'driving-licence'],
    ['Learn to drive', 'There is no train or bus in our village', 'driving-licence'],
    ['Lose 12 kg without going to a gym', 'I work nights', 'lose-weight'],
    ['Get out of debt', 'not with another loan', 'pay-off-debt'],
    ['Raise money for the hospice without running a marathon', '', 'charity-fundraiser'],
  ])('is not read by what is denied: "%s", "%s"', (title, more, booklet) =>
    expect(chooseBooklet({ title, sentences: more ? [`${title}, ${more}`] : [] }).id).toBe(booklet),
  );

  it('is read with the rest of the message when that says more', () => {
    const more = 'My GP wants it lower, she measured 150 over 95 and said less salt and a cuff for at home';
    expect(chooseBooklet({ title: 'Get my numbers down', sentences: [more] }).id).toBe('blood-pressure');
  });
});

describe('plain plans', () => {
  it.each(goalCategories)('quote the wish and claim nothing else: %s', (category) => {
    const { steps, suggestions, id } = plainPlans[category];
    expect(id).toBe(`plain-${category}`);
    expect(steps).toHaveLength(8);
    expect(steps.filter(({ title }) => title.includes('{wish}'))).toHaveLength(4);
    expect(new Set(suggestions.map(({ title }) => title)).size).toBeGreaterThanOrEqual(12);
    expect(steps[0]?.hours).toBeLessThanOrEqual(2);
    for (const { tasks } of steps) expect(tasks).toHaveLength(3);
  });
});

describe('choosing a kind', () => {
  it('has a category when no kind is certain, and takes any text', () => {
    for (const text of ['', '?', '漢字', 'x'.repeat(5000), 'do the thing with the other thing']) {
      const { category, certainty } = chooseKind(text);
      expect(kinds.map((kind) => kind.category)).toContain(category);
      expect(certainty).toBeGreaterThanOrEqual(0);
      expect(certainty).toBeLessThanOrEqual(1);
    }
  });

  it('does not mind capital letters and accents', () => {
    expect(chooseKind('LEARN TO PLAY THE CELLO').kind.id).toBe('learn-instrument');
    expect(chooseKind('Opén a café').category).toBe(chooseKind('Open a cafe').category);
  });

  it('takes nobody who is alive for dead', () => {
    const alive = 'put her letters and clothes in order while she still knows whose they were';
    expect(chooseKind(alive).kind.id).not.toBe('sort-a-loved-ones-things');
    expect(chooseKind('go through her letters and clothes, she died in May').kind.id).toBe('sort-a-loved-ones-things');
    for (const text of [
      'Mum died in March and her clothes, they are still in the wardrobe. I want to sort them',
      "sort my late husband's clothes, he is still in my heart",
      'Dad died in May. Mum is 84, and I want to sort his clothes and letters while she can help',
    ])
      expect(chooseKind(text).kind.id).toBe('sort-a-loved-ones-things');
    for (const text of [
      'put her letters and clothes in order, she is 84',
      'sort his letters and tools, he is still alive',
    ])
      expect(chooseKind(text).kind.id).not.toBe('sort-a-loved-ones-things');
  });
});

describe('somebody who has stopped drinking', () => {
  it.each([
    'I have 40 days sober and a sponsor, I want to get to a whole year',
    'My sponsor says I should plan my first sober Christmas',
  ])('counts no drinks: %s', (title) => {
    expect(bookletOf(title)).toBe('stay-sober-for-good');
  });

  it('is nobody who wants to drink less', () => {
    expect(bookletOf('drink less alcohol on weekends')).toBe('drink-less-alcohol');
    expect(bookletOf('a month without alcohol in January')).toBe('dry-month');
  });
});

import { describe, expect, it } from '@jest/globals';
import { pressing } from '../circumstances/loading.rules.ts';
import { strains } from '../circumstances/of-strain.ts';
import { kinds } from '../kinds/generated/all.ts';
import { step } from '../kinds/kind.ts';
import { loadedOn, withCare } from './careful-plan.rules.ts';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { regenerateSuggestions } from './suggestions.rules.ts';

const today = '2026-11-29';
const kindOf = (wanted: string) => kinds.find(({ id }) => id === wanted) as (typeof kinds)[number];
const lost = kindOf('lose-weight');
const goalOf = (title: string, text: string, targetDate: string | null = '2027-08-01') => ({
  title,
  text: `${title}. ${text}`,
  targetDate,
  today,
  timeZone: 'Europe/London',
});
const draftOf = (...goal: Parameters<typeof goalOf>) => draftRoadmap(goalOf(...goal));
const titlesOf = (...goal: Parameters<typeof goalOf>) => draftOf(...goal).milestones.map(({ title }) => title);

describe('a plan of training for a body that heals', () => {
  it('asks first, and trains in stages that begin weeks later', () => {
    const { milestones, overview } = draftOf('Hike the coast path', 'My hip was operated on in October');
    expect(milestones[0]?.title).toBe('Ask surgeon and physiotherapist what is allowed from when');
    const begin = milestones.find(({ title }) => title.startsWith('Begin again'));
    expect(begin?.dueDate && begin.dueDate >= '2026-12-27').toBe(true);
    expect(milestones.filter(({ title }) => pressing.test(title))).toEqual([]);
    expect(milestones.map(({ title }) => title).join(' ')).not.toMatch(/10 km|two long days/);
    expect(overview).toContain('You wrote “My hip was operated on in October”');
  });

  it('waits for the day that was named', () => {
    const { milestones } = draftOf('Ride my bike across Wales', 'I broke my pelvis, no riding before April');
    const begin = milestones.find(({ title }) => title.startsWith('Begin again'));
    expect(begin?.dueDate && begin.dueDate >= '2027-04-01').toBe(true);
  });

  it('says that a date before that day must move', () => {
    const { milestones } = draftOf('Learn to ski', 'torn meniscus, not allowed to ski until April', '2027-02-20');
    expect(milestones.at(-1)?.description).toContain('Your date comes before 2027-04-01: move it');
  });

  it.each([
    ['Run 10 km', "I'm 22 weeks pregnant", 'Ask your midwife what of this is fine in your pregnancy'],
    ['Learn judo', 'I keep fainting', 'See your doctor before you strain yourself'],
    ['Swim 2 km', 'I am in the middle of chemo', 'Ask your cancer team what is good for you now'],
    ['Lift heavier at the gym', 'my lower back aches', 'Have the pain looked at before you load it'],
    ['Run 5 km', 'I have asthma', 'Agree on an asthma plan for exercise'],
  ])('%s: %s begins with %s', (title, text, first) => {
    expect(titlesOf(title, text)[0]).toBe(first);
  });

  it('is the plan of recovery where somebody wants back to it', () => {
    const titles = titlesOf('Run again', 'I had a knee operation a month ago');
    expect(titles[0]).toBe('Write down every question about your operation');
    expect(titles).toContain('Get the knee straight and bent to 90 degrees');
    expect(titles).toContain('Go back to your sport in four stages');
    expect(titles).not.toContain('Get fit for the operation while you wait');
    const atTennis = titlesOf('Play tennis again', 'I had shoulder surgery in March');
    expect(atTennis).toContain('Go back to daily life and work in stages');
    expect(atTennis).not.toContain('Get fit for the operation while you wait');
  });

  it('serves no alcohol to who has stopped', () => {
    const titles = titlesOf('Learn about wine', 'I have been sober for three years');
    expect(titles[0]).toBe('Ask somebody who knows your way whether this is good for you');
    expect(titles.join(' ')).not.toMatch(/glass|blind|styles/i);
  });

  it('suggests nothing that loads', () => {
    const goal = goalOf('Build muscle at the gym', 'I tore my rotator cuff in autumn');
    const shown = [...draftRoadmap(goal).suggestions, ...regenerateSuggestions({ ...goal, already: [] })];
    expect(shown.map(({ title }) => title).join(' ')).not.toMatch(/\b(?:weights?|sets?|squats?|train|protein)\b/i);
  });

  it('has the same care in another version', () => {
    const goal = goalOf('Climb the Matterhorn', 'I had a stent put in this summer');
    const already = draftRoadmap(goal).milestones.map(({ title }) => title);
    const other = draftRoadmap({ ...goal, already });
    expect(other.milestones[0]?.title).toBe('Ask your heart or stroke team for your limits in numbers');
  });

  it('has no number where an eating disorder is told', () => {
    const { milestones } = draftOf('Lose 8 kg', 'I was bulimic when I was young');
    const texts = milestones.map(({ title, description }) => `${title}. ${description}`).join(' ');
    expect(texts).not.toMatch(/\bkg\b|kcal|weigh yourself/i);
  });
});

describe('a body that lost a child', () => {
  it.each([
    ['Run 5 km', 'I was 20 weeks pregnant when we lost our baby in May'],
    ['Start running', 'I gave birth to our stillborn son in June'],
  ])('%s: %s is told of no baby', (title, text) => {
    expect(JSON.stringify(draftOf(title, text))).not.toMatch(/with the baby|nurse, no hunger|while you nurse/i);
  });
});

describe('a plan that is no plan of recovery', () => {
  it.each([
    ['Climb Ben Nevis with my brother', 'I get pain in my lower back in the mornings', 'Ben Nevis'],
    ['Climb Ben Nevis with my brother', "My knee hurts. I'm back in London", 'Ben Nevis'],
    ['Get back to running', 'I had the flu last week', 'Wait until you are well'],
  ])('%s: %s keeps %s', (title, text, own) => {
    expect(titlesOf(title, text).join(' ')).toContain(own);
  });

  it.each([
    ['Get back to running', 'I had the flu last week', /diary|birth|pelvic/i],
    ['Get back to running', "I haven't run since having my son, he is 6", /six weeks after the birth/i],
  ])('%s: %s says nothing of it', (title, text, wrong) => {
    expect(JSON.stringify(draftOf(title, text))).not.toMatch(wrong);
  });
});

describe('a day that was named too early', () => {
  it('is not said to be the one from which more is allowed', () => {
    const { milestones } = draftOf('Run 10 km', 'My leg is in a cast until 5 December');
    expect(milestones[0]?.description).not.toContain('2026-12-05');
    const later = draftOf('Run 10 km', 'My leg is in a cast until 5 February');
    expect(later.milestones[0]?.description).toContain('You named 2027-02-05');
  });
});

describe('a plan that cooks', () => {
  it.each(["Learn my grandmother's pierogi", 'Host a dinner for eight friends', 'Cook well every day'])(
    '%s keeps its steps after an eating disorder',
    (title) => {
      const titles = titlesOf(title, 'I had anorexia as a teenager').join(' ');
      expect(titles).not.toMatch(/three meals and two snacks|no number on a scale/);
    },
  );
});

describe('a plan without drink', () => {
  it.each([
    ['Make better coffee at home', 'home-coffee'],
    ['Run for the town council', 'run-for-office'],
  ])('%s says nothing of it to who is sober', (title) => {
    expect(JSON.stringify(draftOf(title, "I've been sober for two years"))).not.toMatch(/without alcohol|sponsor/i);
  });

  it('is no plan for a body that needs longer', () => {
    const { overview } = draftOf('Hold a street party by 12 June', "I've been sober for three years", '2027-06-12');
    expect(overview).not.toContain('If your body needs longer');
  });
});

describe('a plan of training that only spares', () => {
  it('keeps its amounts, with the warning of those that are too fast', () => {
    const { overview } = draftOf('Lose 15 kg by January', 'I have type 2 diabetes', '2027-01-15');
    expect(overview).toMatch(/kg a week/);
    expect(overview).toContain(lost.soundPace?.warning);
  });

  it('asks the nurse about the tests, and not about each walk', () => {
    const { timelines } = draftOf('Run 10 km', 'I have asthma');
    const tasks = timelines.flatMap(({ todos }) => todos.map(({ title }) => title));
    const asked = new Set(tasks.filter((title) => title.startsWith('Ask your asthma nurse first')));
    expect(asked.size).toBeLessThan(3);
  });

  it('takes nobody who has practised for a beginner', () => {
    const { overview } = draftOf('Swim 5 km in open water', "I've been swimming for twenty years, and I have asthma");
    expect(overview).not.toContain('Nothing in the first steps assumes');
  });

  it.each([
    ['Row 2k on the erg in 8 minutes', 'I have asthma'],
    ['Run 5 km', "I'm a mother of two with asthma"],
    ['Run 5 km', 'I have asthma. My knee is fine now'],
  ])('%s: %s begins with asthma', (title, text) => {
    expect(titlesOf(title, text)[0]).toBe('Agree on an asthma plan for exercise');
  });

  it('asks in whole sentences where somebody comes along', () => {
    const { milestones } = draftOf('Hike the coast path', 'with my dad, who had his hip replaced in October');
    const texts = milestones.map(({ title, description }) => `${title} ${description}`).join(' ');
    expect(texts).not.toContain('doctor of who');
  });
});

describe('what is told in the title', () => {
  it('is heeded where there is another text', () => {
    const titles = draftRoadmap({ ...goalOf('Swim 2 km with a stent', ''), text: 'I have three evenings a week' });
    expect(titles.milestones[0]?.title).toBe('Ask your heart or stroke team for your limits in numbers');
  });
});

describe('a plan that counts no food', () => {
  it.each(['Sew a summer dress', 'Bake sourdough bread', 'Declutter the flat', 'Find a new job'])(
    '%s is not softened for a past eating disorder',
    (title) => {
      expect(titlesOf(title, 'I had anorexia when I was young').join(' ')).not.toContain('Once allowed');
    },
  );

  it('ferments cabbage, and no tea, with who is sober', () => {
    const titles = titlesOf('Make my own sauerkraut', 'I have been sober for three years').join(' ');
    expect(titles).not.toMatch(/drop of alcohol/i);
  });
});

describe('a rare sport in pregnancy', () => {
  it('has no landings', () => {
    const { milestones } = draftOf('Take up trampolining with the club', "I'm pregnant");
    expect(milestones[0]?.title).toBe('Ask your midwife what of this is fine in your pregnancy');
    expect(JSON.stringify(milestones)).not.toContain('landings');
  });
});

describe('the end of a plan that is softened', () => {
  const injury = strains.find(({ id }) => id === 'injury') as (typeof strains)[number];
  const care = { strain: injury, said: 'x', also: [], isTraining: true, isWished: false, isWithHands: false };
  const endOf = (description: string) =>
    withCare([step('Run to the lake', description, ['Go'], 1)], kindOf('run-5k'), care).steps.at(-1)?.description;

  it('keeps what warns', () => {
    expect(endOf('Pain above 3 of 10 means stop.')).toContain('means stop');
    expect(endOf('Never push through pain.')).toContain('Never push');
  });

  it('loses what presses', () => {
    expect(endOf('Run as fast as you can.')).not.toContain('fast');
    expect(endOf('Run on until you reach 50 laps.')).not.toContain('50');
  });
});

describe('the day from which a body is loaded', () => {
  it('is the later one of the day that was named and the usual one', () => {
    const operation = strains.find(({ id }) => id === 'operation') as (typeof strains)[number];
    const care = { strain: operation, said: '', also: [], isTraining: true, isWished: false, isWithHands: false };
    expect(loadedOn({ ...care, until: '2026-12-05' }, today)).toBe('2026-12-27');
    expect(loadedOn({ ...care, until: '2027-03-01' }, today)).toBe('2027-03-01');
  });
});

describe('a plan of work for a body that heals', () => {
  it('gives the heavy parts to others', () => {
    const titles = titlesOf('Renovate the spare room', "I'm seven months pregnant");
    expect(titles[0]).toBe('Ask your midwife what of this is fine in your pregnancy');
    expect(titles.filter((title) => title.startsWith('With helpers: ')).length).toBeGreaterThan(1);
  });
});

describe('a plan for a body that is not strained', () => {
  it.each([
    ['Hike the coast path', 'My hip was operated on eleven years ago'],
    ['Run 10 km', "My sister's knee operation went well"],
    ['Learn judo', 'I never had an injury'],
    ['Learn Spanish', 'I had a knee operation in October'],
    ['Get fitter', 'the cardiologist gave me the all clear after the heart attack'],
  ])('%s: %s is not softened', (title, text) => {
    expect(titlesOf(title, text).join(' ')).not.toMatch(/Once allowed|With helpers|Begin again with/);
  });
});

import { describe, expect, it } from '@jest/globals';
import { faultsIn } from '../../../evaluation/score-plans.rules.ts';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import { circumstances } from './find-circumstances.rules.ts';
import { clearedOn, findStrains } from './find-strain.rules.ts';
import { strains } from './of-strain.ts';
import { ofCompanion } from './strains-to-spare.ts';

const at = { today: '2026-11-29', timeZone: 'Europe/London' };
const all = [...kinds, ...archetypes];
const kindOf = (id: string) => all.find((one) => one.id === id) as (typeof all)[number];
const idsIn = (text: string, kind = 'hike-long-trail') =>
  findStrains(text, { title: '', kind: kindOf(kind) }, at).map(({ strain }) => strain.id);

describe('a strain', () => {
  it.each([...strains, ofCompanion].map((one) => [one.id, one] as const))('%s has sound texts', (_, strain) => {
    const steps = [strain.ask, ...(strain.stages ?? [])];
    const texts = [...steps.flatMap(({ title, description, tasks }) => [title, description, ...tasks]), strain.careful];
    expect(texts.flatMap(faultsIn)).toEqual([]);
    expect(texts.join(' ')).not.toMatch(/[!"]|\b20\d\d\b|http:/);
    expect(steps.filter(({ title }) => title.length > 80 || title.endsWith('.'))).toEqual([]);
  });

  it('names only kinds and circumstances that exist', () => {
    const ids = new Set(all.map(({ id }) => id));
    const named = strains.flatMap(({ knownTo = [], only = [], recovery }) => [
      ...knownTo,
      ...only,
      ...(recovery ? [recovery] : []),
    ]);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    const known = new Set(circumstances.map(({ id }) => id));
    expect(strains.flatMap(({ insteadOf = [] }) => insteadOf).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('what is told of the own body', () => {
  it.each([
    ['my shoulder was operated on in October', 'operation'],
    ['I had my gallbladder taken out a fortnight ago', 'operation'],
    ['three weeks after a meniscus repair', 'operation'],
    ['I am recovering from a hysterectomy', 'operation'],
    ['I fractured my left elbow', 'fracture'],
    ['my collarbone is broken and I am bored', 'fracture'],
    ['still in a cast until January', 'fracture'],
    ['I pulled my calf muscle on Friday', 'injury'],
    ['I have a herniated disc', 'injury'],
    ['tennis elbow has come back', 'injury'],
    ['the physio says no running yet', 'injury'],
    ['my lower back aches every evening', 'pain'],
    ['there is pain in my hip when I sit', 'pain'],
    ['I cannot bend properly', 'pain'],
    ['I am 20 weeks pregnant', 'pregnancy'],
    ["we're expecting in June and I'm huge", 'pregnancy'],
    ['had our second baby ten weeks ago', 'birth'],
    ['I am four months postpartum', 'birth'],
    ['heart attack in March', 'heart-or-stroke'],
    ['they put two stents in', 'heart-or-stroke'],
    ['I had a stroke last winter', 'heart-or-stroke'],
    ['I finish chemo in two weeks', 'cancer'],
    ['I fainted twice in the shower', 'faints'],
    ['I get dizzy spells when I bend down', 'faints'],
    ['I have long covid', 'long-illness'],
    ['living with ME is slow', 'long-illness'],
    ['I had pneumonia in autumn', 'long-illness'],
    ['osteoporosis runs in me', 'frail'],
    ['I had a bad fall in the garden', 'frail'],
    ['I was bulimic at school, years ago', 'past-eating-disorder'],
    ['I have been sober since May', 'recovering-drinker'],
    ['I carry an inhaler, asthma since birth', 'asthma'],
    ['my high blood pressure is under control', 'limits-of-heart'],
    ['arthritic hands and a dodgy hip', 'worn-joints'],
    ['I am 78 and curious', 'old-or-heavy'],
    ['I weigh 152 kg', 'old-or-heavy'],
    ['walk it with my dad, who has just had a knee replacement', 'companion'],
    ['with my aunt who is 77 and had her hip replaced in July', 'companion'],
  ])('%s: %s', (text, id) => {
    expect(idsIn(text)).toContain(id);
  });

  it.each([
    "my mother's hip operation is over",
    'my dog had surgery on Monday',
    'train as a nurse in intensive care',
    'my brother tore his hamstring',
    'she had a stroke',
    'my wife is pregnant',
    'my dog has a broken leg',
    'I broke my leg twelve years ago',
    'I tore a ligament as a teenager',
    'my knee operation is behind me and the surgeon cleared me',
    'the shoulder was injured but has healed completely',
    'my ankle was sprained and is fine again',
    'before my operation in May',
    'I am waiting for a hip replacement',
    'no injuries and no pain in my knees',
    'I want to avoid back pain',
    'I never had asthma',
    'for people with chronic pain in the neck',
    'a novel about a dancer who had an operation',
    'raise money for cancer research',
    'my ex broke my heart',
    'I have two left feet',
    'my back is strong',
    'the heart of the city',
    'I have more time for me',
    'classes for women after a stroke',
    'it hurts my feelings',
  ])('%s tells nothing of it', (text) => {
    expect(idsIn(text)).toEqual([]);
  });

  it('is left to the kind that is about this very thing', () => {
    expect(idsIn('I am 20 weeks pregnant', 'stay-fit-in-pregnancy')).toEqual([]);
    expect(idsIn('my knee hurts', 'recover-from-injury')).toEqual([]);
    expect(idsIn('my knee hurts, and I had a heart attack', 'recover-from-injury')).toEqual(['heart-or-stroke']);
  });
});

describe('the day from which more is allowed', () => {
  it.each([
    ['the surgeon says no running before March', '2027-03-01'],
    ['I am in a cast until 12 January', '2027-01-12'],
    ['not allowed to lift for six weeks', '2027-01-10'],
    ['my knee hurts', undefined],
    ['no time for it, I want to be fit before June', undefined],
  ])('%s: %s', (text, day) => {
    expect(clearedOn(text, at)).toBe(day);
  });
});

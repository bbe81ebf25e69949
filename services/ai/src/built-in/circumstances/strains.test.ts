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
    ["I'm expecting in June and I'm huge", 'pregnancy'],
    ["I'm expecting our second", 'pregnancy'],
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
    ['I had pneumonia in autumn', 'after-illness'],
    ['I had the flu last week', 'after-illness'],
    ['osteoporosis runs in me', 'frail'],
    ['I had a bad fall in the garden', 'fall'],
    ['I gave birth in May and lost weight too fast', 'birth'],
    ['We lost a baby last year. I am 20 weeks pregnant', 'pregnancy'],
    ['I gave birth to our stillborn son in June', 'after-stillbirth'],
    ['I was 20 weeks pregnant when we lost our baby last week', 'after-stillbirth'],
    ['We lost our baby on Tuesday', 'after-stillbirth'],
    ['We lost our baby three weeks ago', 'after-stillbirth'],
    ['Last week I found out I was 8 weeks pregnant', 'pregnancy'],
    ["I'm 14 weeks pregnant after two miscarriages", 'pregnancy'],
    ["I'm pregnant again after I lost my baby last year", 'pregnancy'],
    ['I gave birth in October. My son is 3', 'birth'],
    ['I gave birth on Sunday, she is 8 pounds', 'birth'],
    ['My surgeon says no bending for six weeks', 'injury'],
    ['My doctor told me no hiking', 'injury'],
    ['six weeks after hamstring repair I run again', 'operation'],
    ['I had a bad fall climbing the stairs last week', 'fall'],
    ['I have been bleeding since my pregnancy, our son is ten weeks', 'birth'],
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
    ['I want to get fit after my operation', 'operation'],
    ['Get back to running after my knee operation', 'operation'],
    ['I need to lose weight after my hysterectomy', 'operation'],
    ['Get back to where I was before my knee operation', 'operation'],
    ["I haven't run since my operation", 'operation'],
    ['No lifting after my C-section', 'birth'],
    ['not long after my surgery', 'operation'],
    ['I had to stop dancing because of back pain', 'pain'],
    ["I'm worried about my heart condition", 'heart-or-stroke'],
    ["I'm a 58 year old man with a stent", 'heart-or-stroke'],
    ["I'm a woman with a heart condition", 'heart-or-stroke'],
    ['mother of two, 12 weeks postpartum', 'birth'],
    ['I have two kids and a bad back', 'worn-joints'],
    ['Hike with my husband despite a torn meniscus', 'injury'],
    ["I'm a mother of two with asthma", 'asthma'],
    ['knee surgery in May and the surgeon has not cleared me', 'operation'],
    ['after my operation I was not cleared to lift', 'operation'],
    ['My surgeon says walking is fine but no running after the operation', 'operation'],
    ['after my hip operation I am cleared to drive', 'operation'],
    ['20 weeks pregnant, nausea gone now, run 10k', 'pregnancy'],
    ['Heart attack in May. My cholesterol is fine now', 'heart-or-stroke'],
    ['my torn calf is only partly healed', 'injury'],
    ['I tore my calf on Friday when I was running', 'injury'],
    ['I ran marathons ten years ago, now my knee hurts', 'pain'],
    ['Join a walking group after my heart attack', 'heart-or-stroke'],
    ['a dance class with my bad knee', 'worn-joints'],
    ['I run a shop and my knee hurts', 'pain'],
    ['run for fun after a heart attack', 'heart-or-stroke'],
    ['after my knee operation in March so I am slow', 'operation'],
    ['I have POTS', 'faints'],
    ['I fell off a ladder', 'fall'],
    ['My doctor said no running', 'injury'],
    ['the physio told me not to lift weights', 'injury'],
    ['C-section scar, my son is 4 months', 'birth'],
    ['Stay fit in my pregnancy', 'pregnancy'],
    ['I ran a marathon two years ago and now I am pregnant', 'pregnancy'],
    ['two years ago I ran far, I am 12 weeks pregnant', 'pregnancy'],
    ['a new knee since June', 'operation'],
    ['my heart races on the stairs', 'faints'],
    ['at 78 I want to hike', 'old-or-heavy'],
    ['I weigh about 152 kg', 'old-or-heavy'],
  ])('%s: %s, told in one sentence', (text, id) => {
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
    'I need a hip replacement',
    'I am having knee surgery',
    "I don't have asthma",
    'my mum is a woman with a bad back',
    "I'm a carer for my mother, who had a stroke",
    'I have a son with asthma',
    'I tore my calf in 2019',
    'my sprained ankle is fine again',
    'Deadlift 150 kg',
    'squat 120 kg',
    'I am 75 kg',
    'bench at 80 kg',
    'restore a 70 year old Vespa',
    'teach my 72 year old mum',
    'I fell in love with salsa',
    'have a fall marathon',
    'my work-life balance is bad',
    'a wobbly handstand',
    'ride over a bump',
    "we're expecting guests",
    'I am expecting a parcel',
    'our baby is due, paint the nursery',
    'Gained weight since covid',
    'stopped after covid',
    'heart disease runs in my family',
    'osteoporosis runs in my family',
    'diabetes runs in the family',
    'a stroke of luck, I had a stroke of luck',
    'I teach midwifery and nursing',
    'lifting and pumping iron',
    'sew blackout blinds',
    'a passing out parade',
    'a balcony with pots',
    'a faint idea',
    'my heart races when the plane takes off',
    'walk to Lyme Regis',
    'I work on a chemo ward',
    'after the clutch replacement',
    'pull out rusty staples',
    'learn to cast off',
    'the plaster came off the wall',
    'a table with a broken leg',
    'I pulled back from the club',
    'hand rolled pasta',
    'my doctor says not to worry',
    'my doctor says no problem',
    'the bus is a pain every day',
    "I can't stand up on the board",
    "I can't stand up for myself",
    "I can't grip the holds",
    'keep my heart rate under 145',
    'my arms are weak, first pull-up',
    'nine days clean from self-harm',
    'I was 20 weeks pregnant when we lost our baby in May',
    'I had our son six weeks ago, he was stillborn',
    'I stopped in my pregnancy, my son is four',
    'I had a miscarriage in my pregnancy',
    'I was 30 weeks pregnant five years ago',
    "I haven't run since having my son, he is 6",
    'I have not danced since my C-section. My daughter is at school',
    'Join a new hip hop class',
    'I bought new knee pads',
    'Restore my Beetle, body repair and paint',
    'an armchair with torn arms',
    'My doctor said no alcohol',
    'I fell off my bike five years ago',
    'I fell over at my first skating lesson',
    'I fell off a ladder ten years ago',
    'work with clients who had a heart attack',
    'coach people with my patients after their stroke',
  ])('%s tells nothing of it', (text) => {
    expect(idsIn(text)).toEqual([]);
  });

  it('is of last year in January, and long ago in autumn', () => {
    const told = { title: '', kind: kindOf('hike-long-trail') };
    expect(findStrains('I tore my calf last year', told, { ...at, today: '2027-01-10' })).toHaveLength(1);
    expect(findStrains('I tore my calf last year', told, at)).toEqual([]);
  });

  it.each(['the back is broken', 'a chair whose back is broken', 'the arms are torn', 'its left leg is broken'])(
    'is none of a thing that is mended: %s',
    (text) => {
      for (const kind of ['restore-furniture', 'restore-vehicle', 'repair-something'])
        expect(idsIn(text, kind)).toEqual([]);
    },
  );

  it('is one of who mends a thing', () => {
    expect(idsIn('I broke my wrist', 'restore-furniture')).toContain('fracture');
    expect(idsIn('I have a broken wrist', 'restore-furniture')).toContain('fracture');
    expect(idsIn('my back hurts', 'restore-furniture')).toContain('pain');
  });

  it('is no habit where somebody heals', () => {
    expect(idsIn('In recovery from knee surgery', 'learn-about-wine')).not.toContain('drink-at-hand');
    expect(idsIn('I am in recovery', 'learn-about-wine')).toContain('drink-at-hand');
    expect(idsIn('I am a nurse, nursing in a clinic', 'ramadan')).toEqual([]);
    expect(idsIn('I am nursing my baby', 'ramadan')).toContain('fasting-risk');
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
    ["I can't run for 12 weeks", '2027-02-21'],
    ['I have not run for three months', undefined],
    ["I haven't lifted for six weeks", undefined],
    ['my check-up is in March', undefined],
    ['no time for it, I want to be fit before June', undefined],
    ['My knee hurts and the race is not until June', undefined],
    ["my knee hurts, the course isn't until June", undefined],
    ['I am off work for two weeks', undefined],
    ['I have no money for two months', undefined],
    ['the surgeon put me off running until June', '2027-06-01'],
  ])('%s: %s', (text, day) => {
    expect(clearedOn(text, at)).toBe(day);
  });
});

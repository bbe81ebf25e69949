import { step } from '../kinds/kind.ts';
import { anyOf } from '../reading/phrases.rules.ts';
import type { Strain } from './strain.ts';

const toldSober = [
  'sober/sobriety',
  '_ days/weeks/months/years clean and_sober/from_drugs/from_drink/from_alcohol/off_drugs/of_drugs/of_drink/of_alcohol',
  'clean and sober',
  'recovering alcoholic/addict',
  "i'm an? alcoholic",
  'in recovery from alcohol/alcoholism/drink/drinking/drugs/addiction/heroin/cocaine/opioids',
  "i'm/im/am/been in recovery",
  'stopped/quit drinking _? _? ago/in/last',
] as const;

/** From an injury, and not from drink. */
const recoversElsewise = /\bin recovery (?:from|after|mode)(?! (?:alcohol|drink|drug|addict|heroin|cocaine|opioid))/i;

/** Strains by food, hunger and drink: what is loaded is no muscle. */
export const ofHabit: readonly Strain[] = [
  {
    id: 'past-eating-disorder',
    says: [
      'anorexia/anorexic/bulimia/bulimic/orthorexia',
      'eating disorder/disorders',
      'disordered eating',
      'used to starve/purge/binge',
      'made myself sick',
    ],
    sort: 'rest',
    who: 'your doctor or therapist',
    days: 14,
    lasts: true,
    knownTo: ['stop-binge-eating', 'peace-with-my-body'],
    careful:
      'Without scales, calories or a number to reach. When the old thoughts come up, stop and call the person you named.',
    loads: anyOf([
      'weigh/weighs/weighing/weight/kilo/kilos/kg/calorie/calories/kcal/scale/scales/fast/fasts/fasting/diet/diets/deficit',
      'waist/portion/portions/grams/bmi/protein/measure/macro/macros/lose',
      'body fat',
    ]),
    insteadOf: ['heavy-or-unfit'],
    ask: step(
      'Talk to your doctor or therapist before you change food or training',
      'An eating disorder that is over can be woken by rules, numbers and hunger. Tell somebody who knows the old pattern what you would like, and ask whether it is good for you now and by which signs they should step in. Put the scales away until then, and eat your usual meals.',
      [
        'Book the talk',
        'Name one person who may say that they are worried',
        'Write down three signs that it is coming back',
      ],
      1,
      { waitDays: 5 },
    ),
    stages: [
      step(
        'Eat three meals and two snacks at regular hours',
        'Regular meals protect you better than any rule. Nothing is counted and nothing is forbidden, and a meal that was left out is not made up for. Eat with somebody on the days that are hard.',
        ['Fix the hours of the meals', 'Choose two meals a week in company'],
        3,
      ),
      step(
        'Choose movement that you like and that nobody measures',
        'A walk with a friend, a class with music, a swim for pleasure. Leave watch and app at home. Leave it out when you are ill, tired or have eaten too little.',
        ['Choose one that you would do for its own sake', 'Ask somebody along'],
        3,
        { waitDays: 14 },
      ),
      step(
        'Name an aim that is no number on a scale',
        'Sleeping through, climbing the stairs without a pause, clothes that fit the body you have, an afternoon out without thoughts of food. Talk it over with your doctor or therapist.',
        ['Write two such aims', 'Show them to the person you named'],
        1,
        { waitDays: 14 },
      ),
      step(
        'Look back with your doctor or therapist after six weeks',
        'Say how meals, sleep and thoughts were, and ask the person you named what they saw. What did you good stays. What woke the old pattern ends that day.',
        ['Book the talk', 'Ask the person you named'],
        1,
      ),
    ],
  },
  {
    id: 'fasting-risk',
    says: [
      'pregnant/breastfeeding/breast-feeding',
      'nursing my/a/our {first}? {child}',
      'type 1/one/2/two diabetic/diabetes',
      'diabetic/diabetes/insulin',
      "i'm/am/currently/still feeding my/our/a {first}? {child}",
      'still feeding',
    ],
    sort: 'rest',
    who: 'your doctor',
    days: 14,
    lasts: true,
    only: ['intermittent-fasting', 'ramadan', 'lent-and-advent'],
    insteadOf: ['diabetes', 'pregnant', 'breastfeeding', 'after-birth'],
    careful: 'Only if your doctor has agreed to it; otherwise take another form of it that leaves out no meal.',
    loads: /\b(?:fast(?:s|ing)?|hours overnight|window|suhoor|iftar|skip|without food|hunger)\b/i,
    ask: step(
      'Ask your doctor before you leave out a single meal',
      'In pregnancy, while you nurse, and with insulin or diabetes tablets, hours without food can be dangerous. Ask whether it is possible for you at all, and what you may do instead. Until then eat your meals and take your medicine as usual.',
      ['Book the talk', 'Write down your medicines and the hours of your meals'],
      1,
      { waitDays: 5 },
    ),
    stages: [
      step(
        'Choose a form of it without hunger',
        'Sweets, alcohol, screens or evening snacks can be left out without harm, and giving time or money counts as well. Eat regular meals meanwhile. People whom a fast would harm are exempt from it in most faiths.',
        ['Write down what you could leave out instead', 'Ask somebody of your faith or family what they do'],
        1,
      ),
      step(
        'Keep regular meals and note how you are',
        'Meals at the same hours, with what your doctor or dietitian advised. Feeling faint, shaky or unwell means eating now and calling the practice.',
        ['Fix the hours of the meals', 'Note how you are each evening'],
        2,
        { waitDays: 14 },
      ),
      step(
        'Talk over with your doctor how it went and what stays',
        'Take your notes along. What did you good may stay, and what made you shaky, faint or afraid ends.',
        ['Book the talk', 'Take your notes along'],
        1,
      ),
    ],
  },
  {
    id: 'drink-at-hand',
    says: toldSober,
    not: recoversElsewise,
    sort: 'rest',
    who: 'your sponsor or counsellor',
    days: 7,
    lasts: true,
    only: ['learn-about-wine', 'mix-cocktails', 'ferment-or-brew'],
    insteadOf: [],
    careful: 'Without alcohol in it or around it; leave when it pulls, and call the person you named.',
    loads: anyOf(['_']),
    ask: step(
      'Ask somebody who knows your way whether this is good for you',
      'Smell, glasses and company can wake the wish to drink, also after years and also when nothing is swallowed. Your sponsor, counsellor or doctor can say whether a form without alcohol suits you, or whether something else is kinder.',
      ['Call your sponsor or counsellor', 'Write down what draws you to it', 'Save the number you call'],
      0.5,
      { waitDays: 2 },
    ),
    stages: [
      step(
        'Choose a form of it without a drop of alcohol',
        'Teas, coffees, juices, vinegars and shrubs have origins, seasons and fine differences too. What only tastes like the drink you stopped is better left out. Keep no bottle in the house for it.',
        ['Choose one that interests you', 'Buy three kinds to compare'],
        1,
      ),
      step(
        'Taste and compare with somebody who drinks none either',
        'Three kinds side by side, water and bread between, one line on each. End it when you like.',
        ['Invite one person', 'Write a line on each'],
        2,
      ),
      step(
        'Have guests for it and say beforehand what is served',
        'A table with your own choice, food that goes with it, and no bottle brought along. One person knows why, and stays to the end.',
        ['Tell the guests what is served', 'Ask one person to stay to the end'],
        2,
      ),
      step(
        'Talk over afterwards how it was for you',
        'Tell your sponsor or counsellor what pulled and what did not. What was light may stay.',
        ['Call the next day', 'Write down what stays'],
        0.5,
      ),
    ],
  },
  {
    id: 'recovering-drinker',
    says: toldSober,
    not: recoversElsewise,
    sort: 'spare',
    who: 'your sponsor or counsellor',
    days: 0,
    lasts: true,
    // In a run for office the party is one of voters.
    knownTo: ['stay-sober-for-good', 'drink-less-alcohol', 'dry-month', 'quit-cannabis', 'run-for-office'],
    insteadOf: [],
    careful:
      'Without alcohol in it or around it: bring your own drink, go with somebody who knows, and leave when it pulls.',
    loads:
      /\b(?:alcohol|wines?|beers?|cocktails?|pubs?|champagne|whisky|gin|toasts?|tastings?|part(?:y|ies)(?! (?:members?|lists?|wall))|nightclubs?)\b/i,
    ask: step(
      'Tell somebody who knows your way what you are about to do',
      'Your sponsor, counsellor or a friend who is sober too. Say where drink could come up in it, what you do then, and whom you call. What has kept you sober comes before any other date in this plan.',
      ['Tell one person', 'Write down where drink could come up', 'Save the number you call'],
      0.5,
    ),
  },
];

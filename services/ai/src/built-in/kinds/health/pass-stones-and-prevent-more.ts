import { type Kind, step, tip } from '../kind.ts';

export const passStonesAndPreventMore: Kind = {
  id: 'pass-stones-and-prevent-more',
  category: 'health',
  name: 'Prevent another kidney stone or gallstone attack',
  slots: {
    stone: {
      words: [
        'kidney stone|kidney stones|renal stone',
        'gallstone|gallstones|gall bladder|gallbladder',
        'bladder stone|bladder stones',
      ],
      otherwise: 'stone',
    },
  },
  ask: {
    question: 'Kidney or gall bladder, and what did the scan show?',
    chips: ['Kidney stone, passed it', 'Gallstones, waiting for surgery', 'Not scanned yet'],
  },
  hoursAWeek: 1,
  weekly: 'Drink to pale urine each day, and two fish or bean dinners instead of fatty meat',
  overview:
    'You will know which stone it is and how large, have a plan for the next colic, and change what makes new ones: for kidneys above all drinking and salt, for the gall bladder regular meals and no crash diets, or its removal.',
  approach:
    'Catch or describe the stone, since its kind decides the diet. Regular, boring habits beat kidney teas and liver flushes. With repeated gall bladder attacks surgery is the cure, and waiting makes it harder.',
  done: 'You have gone six months without a colic, or the planned treatment is behind you and the check-up is clear.',
  cautions: [
    'Go at once for pain with fever or shivering, yellow skin or eyes, no urine, vomiting that does not stop, one kidney only, or pregnancy. Belly pain that is new and severe always needs a doctor.',
    'Oil and juice cures against gallstones do not work and can start an attack. Drink less only if heart or kidney doctors told you a limit.',
  ],
  steps: [
    step(
      'Write down the attack and get the report',
      'Where it began, how long, after which meal, fever, blood in urine, what helped. Size and place of the {stone} decide nearly everything.',
      [
        'Ask for the scan report and blood tests',
        'Note every attack with hour and meal',
        'List medicines and supplements, vitamin C and calcium too',
      ],
      0.5,
    ),
    step(
      'Make an emergency plan for the next colic',
      'Which painkiller (anti-inflammatories help most if you may take them), how many hours to wait, where to go. Fever or yellow eyes mean go now.',
      ['Ask the doctor for painkiller and written dose', 'Put the plan in your phone', 'Tell somebody at home'],
      0.7,
    ),
    step(
      'Ask what is done with your {stone}',
      'Kidney: under 5 mm mostly pass by themselves, up to 10 mm with help of a tablet, larger ones by shock waves or scope. Gall bladder: with attacks, keyhole removal; without, wait.',
      [
        'Book the specialist',
        'Ask: chance to pass, how long may I wait, which treatment?',
        'Ask when the next scan is',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Have the stone and urine analysed',
      'Filter urine through a sieve and hand the stone in. After a second kidney stone ask for a 24-hour urine and calcium; for gallstones lipids, sugar and weight are looked at.',
      [
        'Get a sieve or cup from the practice',
        'Ask for the kind of {stone} and what follows from it',
        'Collect the urine on an ordinary day',
      ],
      0.7,
      { waitDays: 10 },
    ),
    step(
      'Drink enough to pass two and a half litres',
      'For kidneys spread it over the day and one glass before bed; add lemon. For the gall bladder drinking is no cure but coffee and regular meals help.',
      ['Fill two bottles each morning', 'Look: pale straw is right', 'Set three times to drink'],
      1,
    ),
    step(
      'Change three things on the plate',
      'Kidney (calcium oxalate): less salt, normal dairy with meals, less meat, less spinach, nuts and chocolate. Gall: less fried fat, more fibre, meals at regular times, no long fasts.',
      [
        'Choose the list that fits your {stone}',
        'Swap one salty or fatty meal a day',
        'Do not cut out calcium by yourself',
      ],
      2,
    ),
    step(
      'Prepare the procedure and the weeks after',
      'Ask about anaesthetic, stent, days in hospital, work, driving, and food after. After gall bladder removal small low-fat meals for some weeks, then nearly all is allowed.',
      [
        'Write five questions',
        'Arrange transport and a week off heavy lifting',
        'Follow fasting and tablet rules exactly',
      ],
      1.5,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Check after six months and keep the habits',
      'Scan or urine as agreed. Half of kidney stones come back within ten years, so the drinking stays.',
      ['Book the check for your {stone}', 'Count attacks', 'Write the two habits that stay'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Weigh your salt', 'Under six grams a day.', 'Taste first', 'Herbs and lemon'),
    tip('Take dairy with meals', 'Calcium binds oxalate in the gut.', 'Yoghurt with spinach', 'No tablets alone'),
    tip('Lose weight slowly', 'Fast loss makes gallstones.', 'A kilo a week at most', 'Ask about tablets'),
    tip('Drink more in heat and sport', 'Most stones start in summer.', 'Bottle along', 'Salt only if advised'),
    tip('Stop high-dose vitamin C', 'It turns into oxalate.', 'Under 1 g', 'Ask'),
    tip('Heat for cramps', 'A bottle on the flank eases.', 'Not asleep', 'Fever: hospital'),
    tip('Move during a kidney colic', 'Lying does not help.', 'Walk, warm bath', 'Painkiller early'),
    tip('Keep the sieve in the bathroom', 'Small stones slip away.', 'Dry it in a cup', 'Hand it in'),
    tip('Plan flights after treatment', 'Stents and colic do not travel well.', 'Ask first', 'Insurance'),
    tip('Eat breakfast', 'An idle gall bladder makes sludge.', 'Within an hour', 'Some fat'),
    tip('Add lemon or orange', 'Citrate hinders stones.', 'Half a lemon a day', 'Rinse teeth'),
    tip('Tell about family stones', 'Some kinds are inherited.', 'Ask parents', 'Tell the specialist'),
  ],
};

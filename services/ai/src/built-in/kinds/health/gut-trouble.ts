import { type Kind, step, tip } from '../kind.ts';

export const gutTrouble: Kind = {
  id: 'gut-trouble',
  category: 'health',
  name: 'Calm my stomach and gut',
  slots: {
    symptom: {
      words: [
        'bloating|bloated',
        'heartburn|acid reflux|reflux',
        'constipation|constipated|hard stools',
        'diarrhoea|diarrhea|loose stools',
        'cramps|stomach cramps|tummy aches|stomach aches|belly pain',
        'wind|farting|gas',
        'irritable bowel|IBS',
        'nausea|feeling sick',
        'haemorrhoids|piles|hemorrhoids',
        'gastritis',
        'Crohn’s disease|crohns|crohn',
        'ulcerative colitis|colitis',
        'lactose intolerance|lactose',
        'coeliac disease|coeliac|celiac|gluten',
      ],
      otherwise: 'gut symptoms',
    },
  },
  ask: {
    question: 'What bothers you most, since when, and has a doctor looked at it?',
    chips: ['Bloating and cramps for years', 'Heartburn at night', 'My bowel habit has changed lately'],
  },
  hoursAWeek: 1.5,
  weekly: 'Two lines a day in the food and symptom diary, one change at a time',
  overview:
    'You will make sure that nothing serious is behind it, keep a short diary, and test one change after the other: regular meals, fibre, coffee, milk, stress. A dietitian helps with stricter diets, for a limited time.',
  approach:
    'Get tests before leaving out foods, because a test for coeliac disease works only while you eat gluten. One change for two to four weeks shows what helps. The usual mistake is banning ten foods from an internet list and never bringing them back.',
  done: 'You know your main causes, have good weeks with at most one or two bad days, and eat as widely as possible.',
  cautions: [
    'See a doctor within days for blood in the stool or black stool, unexplained weight loss, trouble swallowing, or a lump. The same is true for a changed bowel habit over three weeks, diarrhoea that wakes you, anaemia, or new symptoms after 50. Ovarian cancer can begin with lasting bloating.',
    'Go to an emergency department for severe belly pain with fever or vomiting, vomiting blood, or no stool or wind at all. With chest pressure think of the heart and call the emergency number.',
  ],
  steps: [
    step(
      'Check the warning signs and start a diary',
      'Go through the list in the cautions. Then write for two weeks: meals with times, stools, pain from 0 to 10, stress, period, tablets.',
      [
        'Read the signs and answer each with yes or no',
        'Write down today’s meals and your {symptom}',
        'Note since when and how often',
      ],
      0.7,
    ),
    step(
      'Have a doctor do the basic tests',
      'Blood count, inflammation, coeliac antibodies, thyroid, a stool test for blood or inflammation. Keep eating normally, gluten included, until they are done. Show all medicines.',
      [
        'Book the appointment and take the diary',
        'Ask: what could cause my {symptom}, and what do the tests rule out?',
        'Ask which over-the-counter medicine is safe for now',
      ],
      1.5,
      { waitDays: 10 },
    ),
    step(
      'Eat at regular times and slowly for three weeks',
      'Three smaller meals, 20 minutes each, well chewed, nothing large in the three hours before bed. For heartburn raise the head of the bed by 15 cm.',
      [
        'Set the times for the three meals',
        'Leave out fizzy drinks and chewing gum',
        'Write your {symptom} each evening from 0 to 10',
      ],
      2,
    ),
    step(
      'Adjust fibre and drinks in small steps',
      'For constipation add oats, kiwis, linseed or psyllium with plenty of water, a spoon more each week. For diarrhoea and wind reduce bran, onions, pulses and raw food for a time.',
      [
        'Choose the direction that fits your {symptom}',
        'Drink one and a half to two litres',
        'Put your feet on a stool at the toilet and take time after breakfast',
      ],
      2,
    ),
    step(
      'Test coffee, alcohol, fat and sweeteners one by one',
      'Two weeks without one of them, then three days with it. Write what changes. Sweeteners such as sorbitol and xylitol are often forgotten.',
      [
        'Choose the first from your diary',
        'Bring it back on purpose and compare',
        'Keep only what clearly changes your {symptom}',
      ],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Calm the nerves of the gut every day',
      'Gut and brain are linked: ten minutes of slow belly breathing, a walk after meals, and gut-directed hypnotherapy or therapy help many people with irritable bowel.',
      ['Practise at the same hour on five days', 'Do it before situations that bring on your {symptom}'],
      3,
    ),
    step(
      'Try a low-FODMAP phase with a dietitian',
      'Only for irritable bowel after the tests, for four to six weeks, then bring foods back one group at a time. Not with underweight or an eating disorder.',
      [
        'Ask for a referral to a dietitian',
        'Plan meals for the first week',
        'Bring back one group every few days and write the result',
      ],
      8,
      { when: { weeksFrom: 8 }, resources: 'Research and app: https://www.monashfodmap.com' },
    ),
    step(
      'Go through the results and set your own rules',
      'Compare the last two weeks with the first. If there is little change, go back to the doctor and ask about medicines, breath tests or a specialist.',
      [
        'Write down what helps and what you can eat again',
        'Plan meals and medicine for travel',
        'Note when to see the doctor about your {symptom} again',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip('Go when you feel the urge', 'Waiting makes stools hard.', 'After breakfast', 'No phone, no straining'),
    tip('Walk ten minutes after meals', 'It moves wind along.', 'Gently', 'Loose belt'),
    tip(
      'Peppermint for cramps',
      'Oil capsules help many with irritable bowel.',
      'Not with heartburn',
      'Ask a pharmacist',
    ),
    tip('Sleep on the left side', 'Less acid rises that way.', 'Raise the bed head', 'Last meal three hours before'),
    tip('Know toilets on your way', 'Safety lowers the urge.', 'Map or app', 'Key scheme for public toilets'),
    tip(
      'Ignore expensive intolerance tests',
      'IgG tests from the internet do not prove anything.',
      'Ask for a breath test',
      'Or test at home by diary',
    ),
    tip(
      'Question each antibiotic',
      'They disturb the gut, and some are not needed.',
      'Ask: do I really need it?',
      'Bloody diarrhoea after it: doctor',
    ),
    tip('Try one probiotic for four weeks', 'Stop if nothing changes.', 'One product only', 'Write it down'),
    tip('Check acid tablets yearly', 'Some need them, many could take less.', 'Ask before stopping', 'Reduce slowly'),
    tip(
      'Cook onion and garlic out',
      'Flavoured oil keeps taste without the sugars.',
      'Chives instead',
      'Two weeks’ trial',
    ),
    tip('Warmth on the belly', 'It relaxes cramps.', 'Hot-water bottle', 'Twenty minutes'),
    tip('Say it plainly to the doctor', 'They hear about stools every day.', 'How often, how soft', 'A photo is fine'),
  ],
};

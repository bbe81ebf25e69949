import { type Kind, step, tip } from '../kind.ts';

export const comeOffMedicineWithMyDoctor: Kind = {
  id: 'come-off-medicine-with-my-doctor',
  category: 'health',
  name: 'Come off a medicine safely',
  slots: {
    medicine: {
      words: [
        'antidepressants|antidepressant|sertraline|citalopram|escitalopram|venlafaxine|fluoxetine|ssri',
        'sleeping tablets|sleeping pills|zopiclone|zolpidem|z-drugs',
        'benzodiazepines|diazepam|valium|lorazepam|xanax|benzos|tranquillisers',
        'opioids|codeine|tramadol|oxycodone|morphine|opioid|painkillers|fentanyl patches',
        'acid blockers|omeprazole|pantoprazole|ppi',
        'pregabalin|gabapentin',
        'cortisone|prednisolone|prednisone|steroids',
        'nasal spray|nose spray',
        'beta blockers|beta blocker',
        'laxatives|laxative',
        'antipsychotics|quetiapine',
        'statins|statin',
      ],
      otherwise: 'medicine',
    },
    person: {
      words: ['wife', 'husband', 'partner', 'mother|mum', 'father|dad', 'daughter', 'son', 'sister', 'friend'],
      otherwise: 'friend',
    },
  },
  ask: {
    question: 'Which medicine, what dose, and for how long?',
    chips: ['Antidepressant for three years', 'Sleeping tablets every night', 'Strong painkillers since an operation'],
  },
  hoursAWeek: 1,
  unhurried: true,
  weekly: 'The dose as agreed, and three lines on sleep, mood and body',
  overview:
    'First you and the doctor decide whether it is the right time. Then the dose goes down in small steps with waiting in between, so that body and the first illness can be told apart, with a plan for what to do when it gets hard.',
  approach:
    'Slow is quick: the last quarter needs the smallest steps. Never skip days with tablets that act briefly; the level jumps. Going back one step is no failure. Something must replace what the medicine did: sleep habits, therapy, physiotherapy.',
  done: 'You have been without {medicine}, or at the lowest dose that you and the doctor agreed on, for three months and are well.',
  cautions: [
    'Do not stop alone: benzodiazepines, opioids, antidepressants, cortisone, epilepsy, heart and psychiatric medicines can cause dangerous reactions. Seizures, confusion, collapse, thoughts of suicide or return of the illness: emergency help.',
    'After a pause from opioids or benzodiazepines the old dose can kill. Pregnancy, driving and alcohol: ask the doctor.',
  ],
  steps: [
    step(
      'Write what you take and why',
      'Name, milligrams, times, since when, what it was for, who prescribed it, other tablets, earlier attempts to stop.',
      [
        'Copy it from the packet',
        'Write three reasons to stop and one to stay on',
        'Note how you are now: sleep, mood, pain 0 to 10',
      ],
      0.5,
    ),
    step(
      'Ask the doctor whether and when to stop',
      'Is the illness stable for six months or more, what are the risks of staying and of stopping, is this a calm season? Sometimes the answer is not now.',
      [
        'Book a long appointment',
        'Ask: is it still needed, and what may come back?',
        'Tell them what you want instead of {medicine}',
      ],
      1,
      { waitDays: 5 },
    ),
    step(
      'Get a written plan for each step',
      'Dose per step, how long (often two to four weeks), small tablets, liquid or splitting allowed, what to do with symptoms, whom to call. Many tablets may not be split.',
      [
        'Ask the pharmacist how small steps are possible',
        'Write the dates in the calendar',
        'Get the number for questions',
      ],
      0.7,
    ),
    step(
      'Build up what replaces it',
      'Sleep training, therapy sessions, physiotherapy, diet against acid, breathing, sport. Start four weeks before the first cut.',
      ['Choose one replacement for {medicine}', 'Begin it now', 'Tell your {person} what to watch'],
      0.7,
    ),
    step(
      'Take the first small step down',
      'Often ten per cent to a quarter, then stay. Symptoms within days that ease mostly mean withdrawal; slowly growing after weeks mostly mean the old illness.',
      ['Choose a quiet week', 'Note sleep, mood, body daily', 'Report after a week'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Go down step by step and wait',
      'Next step only when two weeks were calm. With symptoms hold, or back one step for some weeks. No alcohol to bridge.',
      ['Tick each dose', 'Ask your {person} what they see', 'Call the doctor at each step as agreed'],
      3,
      { waitDays: 28, when: { weeksFrom: 6 } },
    ),
    step(
      'Take the last quarter in very small steps',
      'Here the same milligrams mean a bigger change. Liquids or special strengths help; months are normal after years.',
      [
        'Ask for smaller strengths of {medicine}',
        'Lengthen the gaps between steps',
        'Plan no exam or move in these weeks',
      ],
      1.5,
      { waitDays: 21, when: { weeksFrom: 10 } },
    ),
    step(
      'Check three months later',
      'Is the illness behind it still quiet without {medicine}? Write early signs of its return and what you do. Bring left tablets to the pharmacy.',
      ['Book the check-up', 'Write three early signs', 'Return leftovers'],
      0.7,
    ),
  ],
  suggestions: [
    tip('Keep one prescriber', 'Two doctors make two plans.', 'Tell both', 'One pharmacy'),
    tip('Use a weekly box', 'Steps get mixed up otherwise.', 'Fill on Sunday', 'Date on it'),
    tip(
      'Choose summer for mood tablets',
      'Light and free time make it easier.',
      'Not before exams',
      'Not in fresh grief',
    ),
    tip('Do not share tablets', 'Your dose may harm somebody else.', 'Lock them away', 'Return the rest'),
    tip('Keep coffee steady', 'Changes blur the picture.', 'Same cups', 'Note'),
    tip('Tell your employer little', 'Only what you need.', 'Ask for a later start', 'Quiet weeks'),
    tip('Learn the withdrawal list', 'Known signs frighten less.', 'Ask the pharmacist', 'Usual length'),
    tip('Walk each day', 'It eases sleep and restlessness.', 'Half an hour', 'Morning'),
    tip('Celebrate each step', 'It takes long, so mark the way.', 'A small treat', 'A note of the date'),
    tip('Ask about rebound', 'Acid, nose and headache get worse first.', 'Days to weeks', 'Bridge'),
    tip('Have a bad-day plan', 'Decide beforehand what you do.', 'Hold the dose', 'Call the number'),
    tip('Go on with therapy', 'It halves relapse after tablets.', 'Until three months after', 'Booster'),
  ],
};

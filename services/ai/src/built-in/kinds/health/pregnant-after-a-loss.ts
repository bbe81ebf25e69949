import { type Kind, step, tip } from '../kind.ts';

const now = [
  "am/im/i’m/i'm pregnant",
  'pregnant again after',
  'pregnant again and',
  'weeks pregnant',
  'positive test',
  'found out i/im/i’m',
  'i/we are/were expecting',
  'my/the due_date',
];
const late = [
  'stillbirth/stillborn',
  'born still',
  'second trimester',
  'termination for medical reasons',
  'tfmr',
  'neonatal',
];
const repeated = [
  'recurrent miscarriage/miscarriages/loss/losses',
  'three/four/five/several/multiple/2/3/4/5 miscarriages/losses',
  'two miscarriages/losses',
  'miscarriages keep',
];
const special = ['ectopic', 'molar', 'methotrexate'];

export const pregnantAfterALoss: Kind = {
  id: 'pregnant-after-a-loss',
  category: 'health',
  name: 'Become pregnant again after a loss',
  slots: {
    loss: {
      words: [
        'stillbirth|stillborn|born still',
        'miscarriages',
        'miscarriage|miscarried|mc',
        'ectopic pregnancy|ectopic',
        'molar pregnancy|molar',
        'missed miscarriage|mmc',
        'late loss|second trimester loss',
        'termination for medical reasons|tfmr',
        'chemical pregnancy|chemical pregnancies',
        'losses',
      ],
      otherwise: 'loss',
    },
    person: { words: ['husband', 'wife', 'boyfriend', 'fiancé|fiance', 'partner'], otherwise: 'partner' },
  },
  ask: {
    question: 'When was the loss, what did the doctors say, and are you trying, waiting or pregnant again?',
    chips: ['Miscarriage two months ago', 'Pregnant again and afraid', 'Three losses, no cause found'],
  },
  hoursAWeek: 1,
  unhurried: true,
  overview:
    'You will learn what is known about your {loss}, get the checks that make sense, and try again when body and heart allow. In a new pregnancy you know whom to call.',
  approach:
    'Most people who lose a pregnancy have a healthy one later, and almost never was it something they did. Hope and fear may stand side by side. Hard is what others say, each trip to the toilet, and pretending that all is well.',
  done: 'You have answers or know that there are none, a plan of care with names and numbers, and support for each stage.',
  cautions: [
    'Heavy bleeding, one-sided or shoulder pain, fainting, fever, waters breaking, or a baby who moves less: call the maternity unit or emergency number now.',
    'If you cannot sleep, eat or get through the day for two weeks, tell a doctor or midwife. Depression and trauma after a loss can be treated.',
  ],
  steps: [
    step(
      'Write down what you know and what you want to ask',
      'Dates, weeks, what was found, what was never explained. Then your three questions: why, again, what now. Use few words; you need not tell the whole story each time.',
      ['Write dates and findings of the {loss}', 'Write your three questions', 'Choose who comes along'],
      0.5,
    ),
    step(
      'Ask for a talk with the doctor about your {loss}',
      'Have results read to you, also of the placenta or a post-mortem. Ask: is there a cause, what is the chance next time, what would you do differently, when may we try.',
      ['Book the talk and send the questions', 'Ask for copies of all results', 'Write the answers down'],
      1,
      { waitDays: 14, when: { unsaid: now } },
    ),
    step(
      'Ask which tests fit your {loss}',
      'After two or three losses: clotting antibodies, thyroid, sugar, womb ultrasound, perhaps chromosomes of both. Half of couples find no cause, and most of them have a child later. Beware of costly tests without proof.',
      ['Ask for a recurrent loss clinic', 'List tests that were done', 'Ask what each test would change'],
      1.5,
      {
        waitDays: 30,
        when: { said: repeated },
        local: {
          GB: 'In Britain: ask for an early pregnancy unit or a recurrent miscarriage clinic; Tommy’s midwives answer without a fee.',
          IE: 'In Ireland: the maternity hospitals have pregnancy loss clinics.',
          US: 'In the United States: ask for a reproductive endocrinologist who works on recurrent loss.',
          AU: 'In Australia: a GP refers you to a recurrent miscarriage clinic at a women’s hospital.',
        },
      },
    ),
    step(
      'Clear the waiting time with the doctor who treated you',
      'After an ectopic pregnancy treated with methotrexate it is often three months, after a molar one until the follow-up ends. Use reliable contraception until then. Ask for an early scan next time.',
      ['Ask for your date', 'Ask about contraception until then', 'Ask for an early scan in a new pregnancy'],
      0.75,
      { when: { said: special, unsaid: now } },
    ),
    step(
      'Give body and heart time after your {loss}',
      'After an early miscarriage many may try again after the next period; after a late loss doctors often advise six months or more. Mark your own goodbye: a letter, a candle, a tree.',
      ['Ask when your body is ready', 'Choose a small goodbye', 'Note two things that help on bad days'],
      2,
      { when: { unsaid: now } },
    ),
    step(
      'Talk with your {person} about trying again',
      'Both may grieve differently and wish for different times. Half an hour without solutions: what I am afraid of, what I need, when I could. A no for now is an answer too.',
      ['Choose a calm evening', 'Each speaks for ten minutes', 'Agree when you talk again'],
      1,
      { when: { unsaid: now } },
    ),
    step(
      'Prepare for the next pregnancy with a check-up',
      'Folic acid 400 micrograms daily unless the doctor wants more, vaccinations, thyroid, sugar, medicine, no smoking or alcohol. Do not stop any medicine on your own.',
      ['Begin folic acid', 'Book the check-up', 'List medicine for the doctor'],
      1,
      { waitDays: 14, when: { unsaid: now } },
    ),
    step(
      'Call early for care in the new pregnancy',
      'Say in the first sentence that this follows your {loss}. Ask for an early scan, often from week six or seven, a named person, and extra visits. Before week six a scan often cannot calm anybody yet.',
      ['Call midwife or clinic', 'Ask for an early scan', 'Save the emergency number'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Agree on visits and checks until the birth',
      'Ask for a list: which scan when, how often you may come between, what happens at the week of the {loss}. Bring the results of last time. Extra visits for calm are a good reason.',
      ['Ask for the list of dates', 'Bring the old results', 'Ask how you may come in between'],
      1,
      { when: { said: now } },
    ),
    step(
      'Give this baby a small place beside the grief',
      'Being careful does not lessen the pain, and joy takes nothing from the child you miss. Five minutes a day: a hand on the belly, a song, one line in a notebook. Stop when it is too much.',
      ['Choose your five minutes', 'Write one line a day', 'Share one hope and one fear with your {person}'],
      2,
      { when: { said: now } },
    ),
    step(
      'Make a plan for the days you dread',
      'Scans, the week of the {loss}, toilet trips, baby showers. Write what helps for each: who comes, what you say, leave by the back door. One day at a time: today I am pregnant.',
      ['List the five hardest days', 'Write one help for each', 'Ask to wait in another room'],
      1,
    ),
    step(
      'Find one person or group who knows this',
      'Loss charities have groups, helplines and midwives; therapy helps when fear rules. Tell your {person} how to help: less cheering, more listening.',
      ['Find one group or counsellor', 'Go or call once', 'Say what helps and what does not'],
      1.5,
      {
        local: {
          GB: 'In Britain: the Miscarriage Association, Tommy’s and Sands listen and know groups for a new pregnancy.',
          IE: 'In Ireland: the Miscarriage Association of Ireland and Féileacáin listen.',
          US: 'In the United States: Postpartum Support International has free groups for loss and for pregnancy after loss.',
          CA: 'In Canada: PAIL Network has groups for loss and for pregnancy after it.',
          AU: 'In Australia: Red Nose, Bears of Hope and the Pink Elephants listen.',
          NZ: 'In New Zealand: Sands and Miscarriage Support listen.',
          ZA: 'In South Africa: Born Sleeping and hospital counsellors help after a loss.',
        },
      },
    ),
    step(
      'Agree on extra care after your {loss}',
      'Ask for a consultant, growth scans, a plan for when to give birth, and who you call at night. Know how your baby moves, and call at once if it changes. Home dopplers calm falsely.',
      [
        'Ask for growth scans and a birth talk',
        'Write down who to call at night',
        'Look at the delivery room beforehand',
      ],
      2,
      { when: { said: late } },
    ),
  ],
  suggestions: [
    tip(
      'Keep one sentence for questions',
      'You owe nobody the story.',
      'We will tell when we can',
      'Change the subject',
    ),
    tip('Use the name', 'If your baby has a name, say it.', 'Ask your family to use it', 'Write it on a card'),
    tip('Mute baby news', 'It is no envy to protect yourself.', 'Mute for a month', 'Send a short kind note'),
    tip('Test on a chosen day', 'Early tests find losses nobody would have known.', 'Agree on the day', 'Be together'),
    tip('Count milestones small', 'A week is long enough to plan.', 'Mark each Sunday', 'Write one line'),
    tip('Ask for one midwife', 'Telling it once is enough.', 'Ask at booking', 'Have it written on the file'),
    tip(
      'Ask about a sticker for the file',
      'Some clinics mark a file so that staff know.',
      'Ask the midwife',
      'Tell new staff first',
    ),
    tip(
      'Move gently every day',
      'Walking eases worry and harms no pregnancy.',
      'Walk twenty minutes',
      'Take somebody along',
    ),
    tip('Write to the baby', 'Joy and grief can share a page.', 'Use a small notebook', 'Stop when you like'),
    tip(
      'Limit the search engine',
      'Numbers of strangers are not yours.',
      'One question a week to the midwife',
      'Close the forums at night',
    ),
    tip('Ask how your partner is', 'Partners are often overlooked.', 'Ask twice', 'Find a group for them'),
    tip('Plan the anniversary', 'The day comes whether planned or not.', 'Take the day off', 'Do one small thing'),
    tip(
      'Tell work what you need',
      'Scans and hard days need time off.',
      'Tell one person',
      'Ask for flexible mornings',
    ),
  ],
};

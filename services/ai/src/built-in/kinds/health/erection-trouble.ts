import { type Kind, step, tip } from '../kind.ts';

export const erectionTrouble: Kind = {
  id: 'erection-trouble',
  category: 'health',
  name: 'Get help with erection problems',
  slots: {
    who: {
      words: ['wife', 'girlfriend', 'partner', 'husband', 'boyfriend', 'new partner|dating'],
      otherwise: 'partner',
    },
    cause: {
      words: [
        'diabetes|blood sugar',
        'blood pressure tablets|blood pressure',
        'antidepressants|antidepressant',
        'stress|work',
        'prostate operation|prostate',
        'heart trouble|heart',
        'porn',
        'alcohol|drinking',
        'smoking',
        'performance anxiety|nervous|pressure',
      ],
      otherwise: 'health, tablets or stress',
    },
  },
  ask: {
    question: 'Since when, and do you still have erections in the morning or alone?',
    chips: ['Suddenly, with a new partner', 'Slowly for years', 'After an operation'],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  weekly: 'Three times half an hour that makes you breathe harder, pelvic floor daily',
  overview:
    'Erections are a window on vessels, hormones, nerves and mood. You have heart and blood checked, change what harms, talk with your {who}, and try tablets that work for most men, with sex therapy where pressure is the cause.',
  approach:
    'See a doctor instead of ordering online: it can be the first sign of heart disease. Take performance out for some weeks. Tablets need desire, time, and several tries.',
  done: 'Sex is satisfying for both again most of the time, with or without help, and heart and sugar have been checked.',
  cautions: [
    'Never take these tablets with nitrates (heart spray, poppers) or without a check after heart attack or stroke. An erection over four hours, chest pain during sex, or sudden loss of sight: emergency.',
    'Pills from the internet are often fake. Do not stop blood pressure or mood tablets yourself.',
  ],
  steps: [
    step(
      'Write how and when it happens',
      'Did it come suddenly or slowly, is there an erection in the morning or alone, and is there pain or a bend? Add illnesses, tablets, alcohol and sleep.',
      ['Write it in ten lines', 'Mark what came before: {cause}', 'Count drinks and cigarettes of a week'],
      0.4,
    ),
    step(
      'See a doctor and have heart and blood checked',
      'Blood pressure, sugar, cholesterol, morning testosterone and waist. It can be the first sign of narrowed heart vessels, so ask about that before tablets.',
      ['Book and give the ten lines', 'Ask: is one of my tablets the reason?', 'Ask if sex is safe for my heart'],
      0.7,
      { waitDays: 7 },
    ),
    step(
      'Talk with your {who} without blame',
      'Say outside the bedroom what happens, that desire is not gone, and that you are getting help. Ask what both of you miss.',
      ['Choose a walk', 'Say three sentences', 'Ask what they wish for'],
      0.6,
    ),
    step(
      'Move, sleep and cut what harms for eight weeks',
      'Forty brisk minutes four times a week help nearly like a tablet when the vessels are the cause. Stop smoking, drink less, and have snoring looked at.',
      ['Fix the days', 'Choose what to cut first because of {cause}', 'Write mornings with erection'],
      4,
    ),
    step(
      'Train the pelvic floor daily',
      'Shorten the penis and lift: ten times five seconds, three times a day, for three months. It also helps after a prostate operation.',
      ['Learn it lying down', 'Tie it to teeth', 'Ask a physiotherapist if unsure'],
      1,
    ),
    step(
      'Try prescribed tablets the right way',
      'Some need an empty stomach, all need touch and time. Give it at least six tries at the right dose before you judge; a low daily dose is another way.',
      ['Ask which fits you and the price', 'Try it alone first', 'Report headache, dizziness'],
      0.7,
      { waitDays: 21 },
    ),
    step(
      'Take the pressure out together',
      'Agree on four weeks of touch without intercourse, step by step. A sex therapist often helps within a few sessions.',
      ['Agree the rule with your {who}', 'Two evenings a week', 'Book a sex therapist if stuck'],
      1.5,
    ),
    step(
      'Review after three months and choose the next step',
      'There are also pumps, injections, creams and implants, and testosterone when it is truly low. Heart and sugar are checked yearly from now on.',
      ['Compare with the ten lines', 'Ask about the next option', 'Tell your {who}'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Make time in the morning', 'Hormones are highest then.', 'At weekends', 'Without an alarm'),
    tip('Eat light before', 'Full stomach slows tablets.', 'Wait two hours', 'Little fat'),
    tip('Use lubricant', 'It takes away friction and pressure.', 'Good for both', 'Water-based with condoms'),
    tip('Laugh', 'Tension is the enemy.', 'Talk', 'Pause'),
    tip('Check bike saddle', 'Numbness is a warning.', 'Wide', 'Stand'),
    tip('Ask about the tablet list', 'Some have friendlier versions.', 'Pharmacist', 'Doctor'),
    tip('Two drinks at most', 'Alcohol weakens erections.', 'Water between', 'Stop early'),
    tip('Sleep enough', 'Testosterone is made at night.', 'Seven hours', 'Snoring'),
    tip('Pause porn for weeks', 'See whether something changes.', 'Four weeks', 'Write it down'),
    tip('Slow down', 'More touch, without having to get anywhere.', 'Long breaths', 'Laugh when it fails'),
    tip(
      'Go alone or along',
      'Take your partner to the doctor only if you both want it.',
      'Write questions',
      'Either is fine',
    ),
    tip('Read facts', 'One page of a clinic is better than forums.', 'Save it', 'Show your partner'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

export const genderTransition: Kind = {
  id: 'gender-transition',
  category: 'personal',
  name: 'Live as the gender that I am',
  slots: {
    step: {
      words: [
        'hormones|HRT|testosterone|estradiol|estrogen|hormone',
        'top surgery|mastectomy',
        'bottom surgery|surgery',
        'voice training|voice',
        'hair removal|laser|electrolysis',
        'coming out at work|at work|work',
        'coming out in the family|family|parents|wife|husband',
        'new name and papers|gender marker|papers|name',
        'new clothes|clothes|dress|binder',
      ],
      otherwise: 'first change',
    },
    person: { from: 'person', otherwise: 'one person you trust' },
  },
  ask: {
    question: 'What do you want first: to think it through, to tell people, or medical steps?',
    chips: ['I am not sure yet', 'Tell people and live it', 'Hormones or surgery'],
  },
  hoursAWeek: 2,
  unhurried: true,
  overview:
    'You will write what you want and what not, try small reversible things, find people and professionals with experience, and take social, legal and medical steps in your own order. Where your {step} has a waiting time, the plan uses it.',
  approach:
    'Nothing has to be decided at once, and not every step is for everyone. Put your name on lists early and keep a supportive person at each hard point. What usually goes wrong is doing it alone, or ordering hormones without blood tests.',
  done: 'You live day to day in the way that fits you, the steps you chose are done or dated, and people around you use your name.',
  cautions: [
    'Hormones and surgery only with qualified doctors, blood tests and advice on fertility, clots, smoking and other medicines. Bind for at most eight hours and never sleep in a binder. With leg swelling, chest pain or breathlessness call the emergency number.',
    'Check your safety before telling: housing, money, law of your country. If you think of ending your life, call your emergency number or a crisis line now; trans helplines exist in many countries.',
  ],
  steps: [
    step(
      'Write what you wish and what you do not',
      'Three columns: feels right, feels wrong, do not know. Name, pronouns, clothes, body, voice, papers. It is for you alone, with a date, and may change.',
      ['Set 20 minutes and write', 'Underline one thing you could try this week', 'Keep it somewhere safe'],
      0.8,
    ),
    step(
      'Find a group and one supportive person',
      'Local or online trans groups, LGBT centre, helpline: ask what others learned about your {step} and which doctors are good. Tell {person} what you would like from them.',
      ['Find two groups and go once', 'Tell {person}, or write it first', 'Save a helpline number'],
      3,
    ),
    step(
      'Try one small reversible thing for two weeks',
      'For example use the name in a café, wear the clothes at home or in another town, pronouns with two friends, hair. Note before and after from 0 to 10 how it feels.',
      ['Choose one thing', 'Do it six times', 'Write the numbers and what surprised you'],
      3,
    ),
    step(
      'Get on the waiting list of a clinic or specialist',
      'Ask your doctor for a referral; compare public, private and informed-consent ways where they exist: wait, cost and what they offer. In many places you may be on two lists at once.',
      [
        'Ask for the referral in writing',
        'Ring two places about wait and papers',
        'Write a page of your story with dates',
      ],
      2.5,
      { waitDays: 14 },
    ),
    step(
      'Check safety, money and law before telling more',
      'Who pays rent, who could react badly, where could you sleep, what protects you at work or school, how to change papers in your country. A reserve of one month helps.',
      [
        'Write the list of people: safe, unsure, later',
        'Read the law on name and marker',
        'Agree a place to stay with {person}',
      ],
      2,
    ),
    step(
      'Tell the people who matter, one by one',
      'Three sentences: what, since when, what you ask from them. A letter for those far away. Give time; first reactions are rarely the last. At work or school agree with one contact on date, name in systems and who tells whom.',
      ['Write the three sentences', 'Start with the safest after {person}', 'Plan something good after each talk'],
      4,
    ),
    step(
      'Prepare your medical decisions with tests',
      'Blood tests, fertility preservation, smoking stopped, other illnesses, realistic effects and what stays for good. Ask three questions: benefit, risk, and what if I wait.',
      ['Write the questions about your {step}', 'Take {person} along', 'Ask for results and plan in writing'],
      4,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Start with your {step} and review how it goes',
      'On the date you chose. Write mood, body, sleep and daily life weekly, go to checks, and say when the pace is wrong. Done is when you feel at home in it for three months, or have changed the plan.',
      ['Fix the date and somebody beside you', 'Write one line a week', 'Review the first page after three months'],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Train your voice ten minutes a day',
      'It needs months, not talent.',
      'Hum, read, record',
      'Speech therapist knows',
    ),
    tip('Keep a page for good days', 'It helps on bad ones.', 'Photo or sentence', 'With date'),
    tip('Correct with one short sentence', 'It is she. Go on.', 'Friends may do it too', 'Save energy'),
    tip('Choose one outfit that fits', 'Second hand and a friend.', 'Measure first', 'Keep receipts'),
    tip('Carry a card or letter', 'Police and clinics understand it.', 'Doctor’s note', 'Copy of papers'),
    tip('Plan toilets and changing rooms', 'It takes out stress.', 'Ask ahead', 'Go with someone'),
    tip('Leave unkind threads', 'Reading hate costs sleep.', 'Mute words', 'Meet people instead'),
    tip('Save for what is not covered', 'Hair removal and travel add up.', 'Small sum monthly', 'Ask insurers'),
    tip('Ask how others chose doctors', 'Experience beats adverts.', 'Three names', 'What went badly?'),
    tip('Let relatives grieve elsewhere', 'You need not comfort everyone.', 'Parents’ groups', 'One article'),
    tip('Look after your body now', 'Fit people heal better.', 'Walk, sleep, no smoke', 'Check-ups go on'),
    tip('You may slow down or stop', 'It is your life and your pace.', 'Say it to the team', 'Review date'),
  ],
};

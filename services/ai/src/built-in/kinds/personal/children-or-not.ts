import { type Kind, step, tip } from '../kind.ts';

export const childrenOrNot: Kind = {
  id: 'children-or-not',
  category: 'personal',
  name: 'Decide whether to have children',
  slots: {
    person: { from: 'person', otherwise: 'your partner' },
  },
  ask: {
    question: 'Who is in doubt, and does time press?',
    chips: ['I am unsure', 'My partner and I disagree', 'I am over 37 or have no partner'],
  },
  hoursAWeek: 1,
  unhurried: true,
  overview:
    'You will write both lives honestly, separate your wish from what others expect, learn the facts about body and money, see ordinary days with and without children, talk in small pieces with {person}, and decide by a date you choose, or decide to wait with open eyes.',
  approach:
    'Pros and cons do not settle it, because both ways have love and loss in them. Spend a month leaning each way and watch your body. Facts about fertility belong early, because waiting is a decision too. Nobody should be talked into or out of it.',
  done: 'You can say your decision and its reason in two sentences, {person} knows it, and the next step or the farewell is done.',
  cautions: [
    'A doctor tells about your own chances, freezing eggs or sperm and risks; ask early from about 35, or with irregular cycles or illness. If somebody pressures you or tampers with contraception, a family planning or domestic abuse service helps confidentially.',
  ],
  steps: [
    step(
      'Write two ordinary Tuesdays in ten years',
      'One with a child, one without: morning, work, evening, who is there, money, quiet. Honest, with the hard parts. Which sentence makes you glad, which makes you afraid?',
      ['Write both Tuesdays', 'Mark joy and fear', 'Put them away for a week'],
      0.7,
    ),
    step(
      'Separate your wish from other voices',
      'Parents, friends, faith, climate, fear of regret, fear of being like your mother. Write each voice on a slip and put yours in the middle. What is left?',
      ['Write the voices on slips', 'Sort mine and theirs', 'Ask: if nobody ever asked again?'],
      0.6,
    ),
    step(
      'Learn the facts of body, money and work',
      'A talk with doctor or family planning: fertility by age, tests, illness, freezing, donor, adoption. Cost and leave in your country. Learn it together with {person} if possible.',
      ['Book the talk', 'Write down leave, care and cost', 'Ask about your own chances'],
      1.5,
      { waitDays: 10 },
    ),
    step(
      'Spend real days with children and without',
      'A weekend with a friend’s small child including the night, an afternoon with teenagers, and a weekend of the life you would have otherwise. Ask parents and childless people over fifty what they miss.',
      [
        'Look after a child for a whole day and night',
        'Ask two parents and two people without children',
        'Write three lines after each',
      ],
      8,
    ),
    step(
      'Lean one month each way',
      'Four weeks live as if it were yes: look at rooms, names, dates. Four weeks as if no: plan the other life. One line each evening. The calm one tells more than the excited one.',
      ['Fix both months', 'Write a line each evening', 'Read them side by side'],
      2,
      { when: { weeksFrom: 9 } },
    ),
    step(
      'Talk with {person} in five short talks',
      'Twenty minutes each: what do you wish, what do you fear, how would we share the nights, what if it does not work, what by when? Only listen and repeat in the first. No vote.',
      ['Agree on five dates', 'Repeat what you heard before you answer', 'Stop after twenty minutes'],
      4,
    ),
    step(
      'Ask a counsellor if you are stuck',
      'Where one says yes and one no there is no half child. A counsellor helps to find out what is firm and what is fear, and to part or stay with respect.',
      ['Ask family planning for counselling', 'Say each what is firm', 'Set a date for the decision'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Decide, tell {person} and do the next step',
      'Yes: doctor, folic acid, date. No: say it aloud, grieve what is not, build what you chose. Not yet: the date to look again and what keeps the door open.',
      ['Write the two sentences', 'Tell {person}', 'Do the first step this week'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Ask why in five lines', 'Not only whether.', 'For whom', 'Honest'),
    tip('Visit an older couple without children', 'See a whole life.', 'Tea', 'Listen'),
    tip('Babysit twice', 'Once is a party.', 'Illness day too', 'Night'),
    tip('Leave the topic at family feasts', 'Have one sentence ready.', 'We will tell you', 'Change topic'),
    tip('Read both sides', 'One book each.', 'Library', 'Notes'),
    tip('Write a letter to the child you may not have', 'Feelings become clear.', 'Keep', 'Cry'),
    tip('Look at the home budget', 'Two versions.', 'Year one', 'Leave'),
    tip('Name your people', 'Who would help at 3am?', 'List', 'Ask'),
    tip('Consider other ways of care', 'Godchild, fostering, teaching.', 'Try', 'Half a year'),
    tip('Take a month without the question', 'Rest shows.', 'Calendar', 'Then'),
    tip('Talk with your mother as a woman', 'What was it like?', 'Walk', 'No defence'),
    tip('Accept that some doubt stays', 'In both lives.', 'Breathe', 'Choose'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';
import { schoolSupportHere } from '../local-work.ts';

export const supportAtSchool: Kind = {
  id: 'support-at-school',
  category: 'relationship',
  name: 'Get my child the support needed at school',
  slots: {
    child: { from: 'person', otherwise: 'your child' },
    plan: {
      words: [
        'EHCP|education health and care plan',
        'IEP|individualized education',
        '504 plan|504',
        'GIRFEC|coordinated support plan',
        'nachteilsausgleich',
        'PAP',
        'teaching assistant|one to one|1:1|aide',
      ],
      otherwise: 'support plan',
    },
  },
  ask: {
    question: 'What is hard at school, and what was tried?',
    chips: ['Dyslexia or reading', 'Autism or ADHD', 'Illness or disability'],
  },
  hoursAWeek: 2,
  overview:
    'You will collect what is seen at home and at school, ask in writing, prepare the meeting with three clear wishes, get it on paper and check whether it happens.',
  approach:
    'Schools act on written requests and on examples. Ask for things one can count: 25 percent more time, a quiet room, 20 minutes of reading help on four days. Stay friendly and keep copies; the rest is patience.',
  done: 'The {plan} is signed, each item has a name and a time, and after six weeks it takes place.',
  cautions: [
    'When a child does not want to live, hurts itself or is hurt at school, that comes before all forms: doctor, crisis line, head teacher, today.',
  ],
  steps: [
    step(
      'Write one page about your child',
      'Strengths first, then three hard things with an example each, then what helps at home. Dates from the last four weeks.',
      ['Write three strengths', 'Write three examples', 'Write what already helps'],
      0.5,
    ),
    step(
      'Ask the class teacher for a talk',
      'What do you see, what was tried, what worked? Take notes and send them afterwards in an email.',
      ['Ask for 30 minutes', 'Bring the page', 'Send the summary'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Find out the right and the way',
      'The name of the plan in your country, who decides, the time limits, who helps parents for free. Parent advice services know the local office.',
      ['Read the official page', 'Ring an advice service', 'Note time limits'],
      1,
      { local: schoolSupportHere },
    ),
    step(
      'Collect reports',
      'School reports, doctor, speech or occupational therapy, school psychologist. Without diagnosis many schools must still act; ask for a test at the same time.',
      ['Make a folder by date', 'Ask school for a test', 'Ask the doctor for a letter'],
      2,
      { waitDays: 28 },
    ),
    step(
      'Ask for the {plan} in writing',
      'Letter with date: I request an assessment for {child} because …. Add page and reports. Keep proof.',
      ['Use a model letter from an advice service', 'Send it to head and office', 'Note the day for the answer'],
      1.5,
      { waitDays: 42 },
    ),
    step(
      'Prepare three wishes for the meeting',
      'Each with what, who, how often, how one sees it works. And a second choice each. Ask {child} what would help most.',
      ['Ask your child', 'Write three wishes', 'Bring a second adult for notes'],
      1.5,
    ),
    step(
      'Have it written clearly',
      'Read the draft: is there a number, a name and a time in each line? Replace words such as access to or as needed. Sign only then.',
      ['Mark vague words', 'Send changes', 'Ask for a copy'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Check after six weeks',
      'Which items happened how often? Ask child and teacher. Friendly email on what is missing, with the paper.',
      ['Make a table', 'Ask both', 'Send three lines'],
      1,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Appeal when it is refused',
      'Mediation, then tribunal or authority. Time limits are short. Advice services help without cost; many appeals end with an agreement.',
      ['Note the last day', 'Ring advice', 'Write what you ask for'],
      2,
      { waitDays: 30, when: { said: ['refused/refuse/refuses/denied/rejected/appeal/turned_down/no_help/ignored'] } },
    ),
  ],
  suggestions: [
    tip('Write a mail after each talk', 'People remember talks differently.', 'Three lines', 'Begin with thanks'),
    tip('Ask for one contact at school', 'What many know, nobody does.', 'Ask who it is', 'A short note each week'),
    tip(
      'Ask your child first',
      'It knows the worst hour of the day.',
      'Best and worst lesson',
      'One thing that would help',
    ),
    tip(
      'Begin with help that needs no form',
      'A teacher can do much tomorrow.',
      'Another seat or ear defenders',
      'A card for a short break',
    ),
    tip('Keep samples of work', 'They show more than words.', 'With the date', 'Two a month'),
    tip(
      'Meet other parents',
      'They know the office and the right words.',
      'A local group',
      'Ask for a letter that worked',
    ),
    tip(
      'Praise a teacher in writing',
      'People help those who see their work.',
      'One concrete thing',
      'A copy to the head',
    ),
    tip('Set a limit for homework', 'An hour of tears teaches nothing.', 'Agree on 20 minutes', 'Then stop and sign'),
    tip(
      'Ask about exams early',
      'Extra time must be applied for.',
      'At the start of the year',
      'Ask which proof counts',
    ),
    tip(
      'Prepare a change of school a year before',
      'Support does not move by itself.',
      'Visit together',
      'Send the papers first',
    ),
    tip(
      'Try reading and writing tools',
      'A computer can read aloud and take dictation.',
      'Test free ones at home',
      'Ask to use them in class',
    ),
    tip('Protect the afternoon', 'School costs such children more strength.', 'A quiet hour first', 'Few clubs'),
  ],
};

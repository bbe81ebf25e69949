import { type Kind, step, tip } from '../kind.ts';

/** The language is the hurdle. */
const language = [
  'language',
  'german/french/swedish/dutch/danish/norwegian/finnish/spanish/italian/polish/japanese',
  'my english',
];

/** They work below what they learned. */
const below = [
  'cleaner/cleaning/dishwasher/warehouse/uber/delivering/delivery/cashier/factory',
  'survival job',
  'overqualified',
  'in my field/profession',
];

export const workInANewCountry: Kind = {
  id: 'work-in-a-new-country',
  category: 'profession',
  name: 'Find work as a newcomer to a country',
  slots: {
    field: {
      words: [
        'accounting|accountant|bookkeeping|finance',
        'engineering|engineer',
        'IT|software|developer|programmer|data analyst',
        'office work|office|admin|administration',
        'teaching|teacher',
        'nursing|nurse',
        'health care|healthcare|care',
        'marketing',
        'sales|retail',
        'human resources|hr',
        'banking|bank',
        'logistics|warehouse|supply chain',
        'construction|electrician|plumber|carpenter',
        'hospitality|hotel|restaurant|chef',
        'project management|project manager',
        'social work|social worker',
        'design|designer|architect',
        'law|lawyer|legal',
      ],
      otherwise: 'your field',
    },
  },
  ask: {
    question: 'What did you do at home, since when are you here, and may you work already?',
    chips: ['Just arrived', 'In a job below my training', 'Applied a lot, no answers'],
  },
  hoursAWeek: 8,
  weekly: 'Two talks with people of the trade, three good applications, three hours of language',
  overview:
    'You find out how {field} is hired here, turn what you did at home into words employers know, and win the first local proof and reference. A job for the rent may run beside it, with an end date, so that it does not become the plan.',
  approach:
    'Employers rarely doubt your skill; they cannot read it. So a local CV, an assessed diploma, one local reference and people who speak for you matter more than a hundred forms. Free newcomer services exist in most places and few use them fully. What goes wrong is the old CV translated, and hiding at home until the language is perfect.',
  done: 'You have a signed contract in {field} or one step below it, with a plan for the step after.',
  cautions: [
    'Check what your residence paper allows before you start, and never pay anybody for a job, a sponsor letter or a place on a list.',
  ],
  steps: [
    step(
      'Check your papers and visit a newcomer service',
      'Your residence paper says whether, where and how many hours you may work; the official portal says whether your work needs a licence here. If it does, the recognition runs as a second line beside this plan. Then see a settlement agency, job centre or migrant advice: CV help, mentoring in your trade, bridging courses and paid placements are mostly free.',
      [
        'Read the residence paper',
        'Look up your occupation on the official portal',
        'Book a first talk and ask for mentoring and bridging courses',
      ],
      2,
      { waitDays: 7 },
    ),
    step(
      'Have diploma and records assessed and translated',
      'Find the accepted assessor, since employers know only certain names. Order transcripts from home first, as they take longest. Until it comes write the usual equivalent in brackets behind your degree.',
      ['Find the accepted assessor', 'Order transcripts from home', 'Scan everything twice'],
      4,
      { waitDays: 30 },
    ),
    step(
      'Rewrite the CV in the way of this country',
      'Length, photo or none, age or none: ask two people who hire. Explain each firm at home in five words: bank with 300 staff. Five results with numbers, tools by the names used here, a local phone number, one line on your permit if it is good news.',
      ['Save five local adverts in {field}', 'Write five results with numbers', 'Have two local people read it'],
      6,
    ),
    step(
      'Bring the language of the trade up twice a week',
      'Fifty words and twenty sentences from adverts and videos, said aloud: about yourself, on the phone, asking again, safety. A course with a level on paper if adverts name one. Volunteer or club for talking; work needs the ear more than grammar.',
      ['Collect fifty words from adverts', 'Fix two hours with a talk partner', 'Ask which level is wanted'],
      30,
      { when: { said: language } },
    ),
    step(
      'Talk with ten people of your trade before you apply',
      'People from your country who made it, a mentor, the trade body’s evening, classmates. Ask for twenty minutes, not for a job: how did you get in, which title is right for me, who else? Most first jobs come through the tenth name.',
      [
        'List ten names with the help of the service',
        'Ask two a week for twenty minutes',
        'Thank and ask for one more name',
      ],
      12,
    ),
    step(
      'Win local proof within three months',
      'A placement, a small contract, volunteering in the trade, a short course with a known name, a safety or first-aid card. Choose what ends with a reference from here. It answers the question about local experience.',
      ['Choose one proof adverts value', 'Do it for six to eight weeks', 'Ask for a reference at the end'],
      40,
    ),
    step(
      'Set an end date for the job that only pays the rent',
      'Shifts that leave mornings or two days free, a firm in which your trade exists too, and a month on the calendar in which you look again. Tell the supervisor what you learned; inside moves are quicker than outside ones.',
      ['Look for firms that also employ your trade', 'Keep two half days free', 'Write the end date down'],
      3,
      { when: { said: below } },
    ),
    step(
      'Apply each week one step below and at your level',
      'Three good applications: assistant or junior title in {field} in firms where people rise, and one at your level. Ring after a week. Rehearse the talk: about me in a minute, a conflict, why here, pay; say what you yourself did, and do not be too modest. Once you start, ask one colleague about the unwritten rules, and after three months what the next level needs.',
      ['Send three a week', 'Ring after a week', 'Rehearse six answers with somebody local'],
      20,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Shorten a long name on calls only', 'Say it slowly, then spell it.', 'Once', 'Smile'),
    tip('Put the right city on the CV', 'Far addresses are sorted out.', 'Local number', 'Voicemail'),
    tip('Learn the safety words first', 'They keep you and the job.', 'Twenty', 'Aloud'),
    tip('Eat lunch with the others', 'Jobs are told there.', 'Twice a week', 'One question'),
    tip('Ask what the title is called here', 'A wrong title hides you.', 'Two people', 'Search both'),
    tip('Keep contact with home firms', 'References and small contracts.', 'Two mails', 'Before holidays'),
    tip('Write pay down in this country’s way', 'Hour, month or year.', 'Tax', 'Range'),
    tip('Join the trade body as a newcomer', 'Fees are often low.', 'Evening', 'Names'),
    tip('Use the library', 'Printing, courses, quiet.', 'Card', 'Ask the desk'),
    tip('Share the search at home', 'Partners carry it too.', 'Sunday', 'What next'),
    tip('Count answers, not refusals', 'They show what to change.', 'Sheet', 'Every ten'),
    tip('Celebrate the first wage', 'It was a long way.', 'Call home', 'Meal'),
  ],
};

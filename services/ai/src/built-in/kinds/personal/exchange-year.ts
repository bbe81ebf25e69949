import { type Kind, step, tip } from '../kind.ts';

export const exchangeYear: Kind = {
  id: 'exchange-year',
  category: 'personal',
  name: 'Spend a year or term abroad as a student',
  slots: {
    place: { from: 'place', otherwise: 'the country you choose' },
  },
  ask: {
    question: 'At school or at university, where to, and when?',
    chips: ['High school year', 'Erasmus or university term', 'My child wants to go'],
  },
  hoursAWeek: 3,
  overview:
    'You will choose programme and place, get the agreement of school and family, apply in time, pay for it partly by scholarships, and arrive prepared.',
  approach:
    'Deadlines lie 9 to 15 months before you leave, so the calendar comes first. Recognition at home must be in writing. Places that nobody fights for often give the better year.',
  done: 'You are there, enrolled, with a bed, insurance and an agreement on what counts at home.',
  cautions: [
    'Check who is responsible for under-18s abroad, how a host family is chosen and whom you ring at night. Insurance must cover illness, liability and the way home.',
  ],
  steps: [
    step(
      'Write down when, where and why',
      'Term, two countries, language, budget, three musts. Look up one deadline today.',
      ['Write three musts', 'Choose two countries', 'Note one deadline'],
      0.5,
    ),
    step(
      'Talk to school or international office',
      'Partner places, grades asked, what counts, who has been. They know which place is free.',
      ['Book a talk', 'Ask what counts', 'Ask for two who went'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Compare three programmes',
      'Price with all, support, choice, host families, refund. Public exchanges and twin towns cost least.',
      ['Make a table', 'Ring two former students', 'Read the contract'],
      2,
    ),
    step(
      'Make a budget for the months away',
      'Fee, flight, visa, insurance, pocket money per month, in a table. Grants have their own deadlines.',
      ['Make a budget', 'List three scholarships', 'Agree who pays what'],
      2,
    ),
    step(
      'Apply for exchange and scholarships',
      'Letter, grades, reference, language proof. Let a teacher read it. Send a week early.',
      ['Ask for references', 'Write one page', 'Send before the deadline'],
      5,
      { waitDays: 45 },
    ),
    step(
      'Prepare the interview',
      'Why there, what will be hard, what do you bring. Practise ten questions in the language.',
      ['Ten questions', 'Practise with someone', 'Two stories'],
      1.5,
      { waitDays: 14, when: { weeksFrom: 4 } },
    ),
    step(
      'Get visa, insurance and room',
      'In this order: acceptance, visa, room, flight. Never pay for rooms unseen to strangers.',
      ['Check the passport’s date', 'Book the visa date', 'Ask the university for rooms'],
      3,
      { waitDays: 45, daysBefore: 60 },
    ),
    step(
      'Fix what counts at home in writing',
      'Learning agreement or letter from the head: courses, grades, the year after.',
      ['List courses', 'Have it signed', 'Plan B course'],
      1.5,
      { waitDays: 14, daysBefore: 45 },
    ),
    step(
      'Learn the language for 30 minutes a day',
      'Phrases for home, school, doctor; one tandem partner from {place}.',
      ['App or course', 'Tandem weekly', 'Film a minute monthly'],
      12,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Pack and plan the first month',
      'Medicines, papers twice, gift, phone plan. One club in the first week; homesickness peaks at week three to six.',
      ['Two bags', 'Find a club', 'Fix call days with home'],
      3,
      { daysBefore: 7 },
    ),
  ],
  suggestions: [
    tip(
      'Write to a student who is there',
      'It answers what no brochure does.',
      'Two questions',
      'Ask what they would do otherwise',
    ),
    tip('Call home once a week', 'Daily calls make homesickness longer.', 'A fixed hour', 'Short messages between'),
    tip('Say yes for a month', 'Friends come from the first invitations.', 'At least three', 'Then choose'),
    tip('Keep copies of papers online', 'Bags get stolen.', 'Passport and visa', 'A parent has them, too'),
    tip(
      'Learn to cook one dish from home',
      'It makes friends in any kitchen.',
      'Practise it twice',
      'Check the ingredients there',
    ),
    tip(
      'Keep a reserve for the first month',
      'Everything costs more until you know the shops.',
      'Some cash',
      'A second card',
    ),
    tip('Write a line a day', 'Months run together later.', 'A small book', 'Glue in tickets'),
    tip(
      'Know that you may change families',
      'Nobody is to blame when it does not fit.',
      'Speak early',
      'Ring the coordinator',
    ),
    tip(
      'See doctor and dentist before',
      'It is cheaper and easier at home.',
      'Glasses and vaccinations',
      'Medicines for the whole time',
    ),
    tip(
      'Get a local number in the first days',
      'Bank, school and friends ask for it.',
      'Compare two plans',
      'Keep the old one for codes',
    ),
    tip('Tell teachers that you are new', 'Most help gladly.', 'In the first week', 'Ask for slides before'),
    tip(
      'Plan the coming home as well',
      'It is harder than people think.',
      'Meet two friends early',
      'Keep one habit from there',
    ),
  ],
};

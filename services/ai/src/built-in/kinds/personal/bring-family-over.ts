import { type Kind, step, tip } from '../kind.ts';

export const bringFamilyOver: Kind = {
  id: 'bring-family-over',
  category: 'personal',
  name: 'Bring my family to live with me',
  slots: {
    person: { from: 'person', otherwise: 'your family' },
    place: { from: 'place', otherwise: 'the country where you live' },
  },
  ask: {
    question: 'Who shall come, from where, and what is your own status?',
    chips: ['Husband or wife', 'Children or parents', 'I am a refugee'],
  },
  hoursAWeek: 2,
  overview:
    'You will find the right route, meet income, home and language rules, collect and translate papers from both sides, apply, prepare for the interview, and arrange the arrival.',
  approach:
    'One missing paper costs months, so make one list for both countries. What takes longest starts first: birth and marriage papers, language, police certificates. Refugees often have a short time with easier rules; check it today.',
  done: '{person}: the visas are in the passports, and the first month in {place} is arranged.',
  cautions: [
    'Refugees: in some countries easier rules hold only if you apply within three months. Every paper and date must be true: one mistake can end all later requests. Beware of agents who promise a visa.',
  ],
  steps: [
    step(
      'Look up which route fits and its time limit',
      'Spouse, child, parent, refugee family: the official page names status, income, home, language, fee. Note a time limit in red.',
      ['Note your own status', 'Copy the conditions', 'Note any time limit'],
      0.5,
    ),
    step(
      'Take free advice',
      'Migration advice, Red Cross, refugee law clinic. Bring all names, birth dates and marriages, also awkward ones.',
      ['Book', 'Make a family table', 'Ask what may go wrong'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Get, legalise and translate the papers',
      'List them for both sides with name and day: passports, birth, marriage, custody, proof of contact and of money sent. Apostille or embassy stamp first, then sworn translation. Names must be spelt alike in all.',
      ['Order the birth and marriage papers', 'Ask which stamp is needed', 'Compare the spelling'],
      4,
      { waitDays: 60 },
    ),
    step(
      'Show income and home',
      'Payslips of six to twelve months, contract, lease with square metres, insurance. If it is not enough: more hours, a co-sponsor, a larger flat.',
      ['Compare with the rule', 'Get a letter from your employer', 'Ask the landlord for consent'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Prepare the language test',
      'Often A1 for a spouse. Three months with 45 minutes a day. Book the test early: places are few.',
      ['Ask whether it is needed', 'Find a course near them', 'Book the date'],
      10,
      { waitDays: 30, when: { weeksFrom: 8, said: ['wife/husband/spouse/fiancee/fiance/partner/married'] } },
    ),
    step(
      'Apply and pay',
      'Together on one day if possible; copies of all; receipt and case number. Book the embassy date as soon as it opens.',
      ['Book the embassy date', 'Check the form twice', 'Save the case number'],
      2,
      { waitDays: 90 },
    ),
    step(
      'Get ready for the embassy interview',
      'How you met, who lives where, plans. Same facts, own words. No learned text.',
      ['Practise by phone', 'Look at dates together', 'Pack originals'],
      1.5,
    ),
    step(
      'Follow it up and answer refusals',
      'Ask once a month in writing. A refusal has a short limit for appeal: lawyer the same week.',
      ['Reminder each month', 'Keep each answer', 'Note limits'],
      2,
      { waitDays: 30 },
    ),
    step(
      'Prepare the arrival',
      'Registration, health insurance, school, course, winter clothes, one friendly family. First week free.',
      ['Ask the school', 'Insurance from day one', 'Ask one family for help'],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Keep proof of contact',
      'Offices want to see that a family is real.',
      'Screenshots each month',
      'Tickets and transfers',
    ),
    tip(
      'Write all names as in the passport',
      'One letter can stop a file.',
      'Copy it from the page',
      'Same in each form',
    ),
    tip('Scan on the day you get it', 'Post gets lost.', 'Two places', 'Name the files'),
    tip('Check passports for validity', 'Some must last a year more.', 'Renew first', 'Copy each page'),
    tip('Put the fees aside', 'They come all at once.', 'Make a table', 'A tenth more'),
    tip('Ask others from your country', 'They know the embassy.', 'Then check the official page', 'Pay nobody'),
    tip('Look at age limits', 'A child near 18 must apply first.', 'Note birthdays', 'Tell the adviser'),
    tip('Speak daily with the children', 'Waiting is long for them.', 'A fixed hour', 'Show the room'),
    tip('Learn the words for school', 'It helps in the first week.', 'Ten a week', 'By phone together'),
    tip('Ask for help with flights', 'Some charities pay.', 'Ask the Red Cross', 'After the visa'),
    tip('Plan for health', 'Tests and vaccinations may be asked.', 'Which clinic', 'Valid how long'),
    tip('Look after yourself', 'Offices take long.', 'Advice group', 'One day off a week'),
  ],
};

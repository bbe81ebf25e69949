import { type Kind, step, tip } from '../kind.ts';

export const auPairOrNanny: Kind = {
  id: 'au-pair-or-nanny',
  category: 'profession',
  name: 'Become an au pair or nanny',
  slots: {
    role: {
      words: [
        'au pair|aupair',
        'nanny|governess',
        'maternity nurse|night nanny|doula',
        'babysitter|babysitting',
        'housekeeper|live-in',
      ],
      otherwise: 'nanny',
    },
    place: { from: 'place', otherwise: 'the new place' },
  },
  ask: {
    question: 'Au pair abroad, or nanny with a contract?',
    chips: ['Au pair for a year', 'Nanny full-time', 'First babysitting jobs'],
  },
  hoursAWeek: 4,
  overview:
    'You check age, visa and hours, collect proof with children, meet families by video with the right questions, and sign a contract that names hours, room and days off.',
  approach:
    'Begin four to nine months ahead. What goes wrong is a nice chat instead of a contract, 45 hours called helping, and leaving without money for the way back.',
  done: 'You work with a family under a written contract, and both sides agree after the first month.',
  cautions: [
    'Never send money or your passport to a family. Use licensed agencies or embassies’ rules, and keep the number of a contact person and a place to go.',
  ],
  steps: [
    step(
      'Check the rules for {role} work in {place}',
      'Age, visa, hours (au pairs 25 to 45 by country), pocket money, language course, insurance, days off. Nannies: minimum wage, registration, tax, checks.',
      ['Open the embassy or labour page', 'Note hours, pay and insurance', 'Write what you will not do'],
      1,
    ),
    step(
      'Collect two hundred hours with children',
      'Babysitting, nursery placement, sports club, siblings do not count much. Three references with number; ages you know.',
      ['Offer babysitting to three families', 'Log ages and hours', 'Ask for written references'],
      40,
    ),
    step(
      'Do first aid for children and the record check',
      'Paediatric first aid, police record, health form, driving licence with practice, swimming.',
      ['Book first aid', 'Apply for the record', 'Practise driving'],
      12,
      { waitDays: 21 },
    ),
    step(
      'Make a profile families trust',
      'One honest page: ages, a day I planned, what I do at tantrums, cooking, driving, smoking, faith, diet, dates. Short video in calm light.',
      ['Write one day of {role} work with children', 'Record a two-minute video', 'Have it read by a mother'],
      3,
    ),
    step(
      'Interview five {role} families with the same list',
      'Day hour by hour, who disciplines, room, car, curfew, guests, overtime, last helper and her number, cameras. Talk to the children. Ring the last one.',
      ['Write fifteen questions', 'Talk twice to each', 'Ring the last helper'],
      5,
    ),
    step(
      'Sign a contract for {role} work that names hours and days off',
      'Weekly plan, pay date, holidays, sickness, phone, travel, trial period, notice of two weeks, return ticket. Apply for visa then.',
      ['Use an official form', 'Add the weekly plan', 'Apply for the visa'],
      2,
      { waitDays: 30 },
    ),
    step(
      'Prepare language, money and a way home',
      'Fifty phrases for children, three meals, ten games, two months of money, contact list, insurance.',
      ['Learn fifty phrases', 'Save two months', 'Give two people the address'],
      20,
    ),
    step(
      'Begin with a plan for four weeks in {place}',
      'Week 1 together, week 2 mornings alone, week 3 full, Friday talk: good, unclear, hours. Find other au pairs and a course. After a month: adjust or change family.',
      ['Hold a Friday talk', 'Log hours', 'Join a group of others'],
      20,
    ),
  ],
  suggestions: [
    tip('Bring a picture book from home', 'Ice breaker.', 'Read', 'Gift'),
    tip('Write house rules down', 'No guessing.', 'Fridge', 'Names'),
    tip('Keep your evenings outside', 'Own life.', 'Course', 'Sport'),
    tip('Learn allergies first', 'Danger.', 'Pen', 'Hospital'),
    tip('Post no child photos', 'Privacy.', 'Ask', 'Never names'),
    tip('Ask for car practice', 'Other side.', 'Insurance', 'Hour'),
    tip('Know the agency’s rematch rule', 'It happens.', 'Days', 'Bed'),
    tip('Plan rainy days', 'Ten ideas.', 'Box', 'Paint'),
    tip('Do not clean the house for free', 'Children’s things only.', 'List', 'Say'),
    tip('Count overtime weekly', 'Friendly.', 'Note', 'Swap'),
    tip('Save part of the pay', 'Travel later.', 'Account', 'Quarter'),
    tip('Get a reference at the end', 'Work later.', 'Letter', 'Number'),
  ],
};

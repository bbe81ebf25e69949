import { type Kind, step, tip } from '../kind.ts';

export const moveBackHome: Kind = {
  id: 'move-back-home',
  category: 'personal',
  name: 'Move back to my home country',
  slots: {
    country: { from: 'place', otherwise: 'your home country' },
  },
  ask: {
    question: 'How long were you away, and why now?',
    chips: ['For family or parents', 'I am done abroad', 'Retirement'],
  },
  hoursAWeek: 4,
  overview:
    'You will test the wish with a long visit, settle work, health cover, pension and tax on both sides, find a home and school, end the old life in order, and give yourself a year to arrive.',
  approach:
    'The home you left has changed and so have you; the second half of the first year is often the hardest. Ask offices before you leave the country where you are, because papers are easier from inside. Keep a way back open for half a year if you can.',
  done: 'You are registered, insured and housed there, the old contracts have ended, and after six months you have people and a rhythm.',
  cautions: [
    'Ask about tax residence, pensions, custody of children and visas for partner or pets before you give notice. Do not take children out of a country without the other parent’s consent.',
  ],
  steps: [
    step(
      'Write what pulls you back and what you fear',
      'Parents, language, friends, money, weather, heat. What would you lose? Partner and children write their own page. Date from when it makes sense.',
      ['Write both lists', 'Let everyone at home write theirs', 'Choose a likely date'],
      0.6,
    ),
    step(
      'Go for some ordinary weeks in {country}',
      'No holiday: rent, shop, see offices, schools, work, old friends, a rainy Tuesday. Three lines every evening.',
      ['Fix two to four weeks', 'Meet people with your work or school questions', 'Write three lines a day'],
      10,
    ),
    step(
      'List health, pension, tax and papers on both sides',
      'Health insurance from the first day, pension months from abroad, tax year, passport, recognition of degrees, driving licence, partner’s visa, customs for household goods.',
      [
        'Write a table with two columns',
        'Ask the consulate and returners’ advice of {country}',
        'Book a tax adviser for an hour',
      ],
      3,
      { waitDays: 14 },
    ),
    step(
      'Find work or secure an income first',
      'Apply from afar, keep the job remotely if tax allows, freelancers test clients, pensioners check transfer of payments. Tell employers the date.',
      ['Rewrite your CV for {country}', 'Tell twenty contacts', 'Ask for interviews by video'],
      12,
      { waitDays: 30 },
    ),
    step(
      'Find a first home, school and doctor',
      'Furnished for three to six months, near two people you like. School places, language class for children, partner’s language, doctor’s list.',
      ['Book the first months', 'Register children for school', 'Find a doctor'],
      6,
      { waitDays: 21 },
    ),
    step(
      'End contracts and choose what travels',
      'Notice for flat, job, insurance, school; deregister; bank kept for a year; ship, sell, give. Price of shipping against buying new in {country}.',
      ['Write notice dates backwards from the flight', 'Get three shipping offers', 'Sell or give the rest'],
      8,
      { daysBefore: 75 },
    ),
    step(
      'Say goodbye properly',
      'A meal, letters, places, last walk with the children, addresses. Who stays in touch how often? It makes the arriving easier.',
      ['Invite to a farewell', 'Visit three places once more', 'Agree on calls'],
      4,
    ),
    step(
      'Arrive in {country} and allow a year',
      'Register, insurance, bank, tax number in the first ten days. Weekly group, one new friend outside the old circle, talk with others who returned. After six months look at both lists.',
      ['Register and insure', 'Join one weekly group', 'Read the first lists after six months'],
      10,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Meet others who came back', 'They laugh at the same things.', 'Online', 'Tea'),
    tip('Keep something of the other country', 'Dish, radio, feast.', 'Weekly', 'Children too'),
    tip('Do not compare aloud', 'People hear blame.', 'Diary', 'Returners'),
    tip('Ask parents what they expect', 'Carer or guest?', 'Talk early', 'Limits'),
    tip('Save three months of costs', 'Things take longer.', 'Account there', 'Card'),
    tip('Learn new rules', 'Apps, taxes, habits.', 'Ask a teenager', 'List'),
    tip('Visit the old place after a year', 'Goodbye becomes real.', 'Friends', 'Short'),
    tip('Keep the language alive', 'Children lose it in months.', 'Films', 'Calls'),
    tip('Send papers ahead as scans', 'Boxes get lost.', 'Cloud', 'Originals with you'),
    tip('Let the partner lead something', 'It is not their home yet.', 'Course', 'Friend'),
    tip('Check pet rules', 'Vaccination and chip in time.', 'Vet', 'Months'),
    tip('Celebrate the first year', 'You did both.', 'Table', 'Stories'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

export const lifeAfterPrison: Kind = {
  id: 'life-after-prison',
  category: 'personal',
  name: 'Build a life after prison',
  slots: {
    need: {
      words: [
        'job|work|employer|training',
        'housing|flat|sofa|place to live|home',
        'family contact|kids|daughter|son|children',
        'probation|parole|tag|licence conditions',
        'sobriety|clean|drugs|drink',
        'papers|ID|bank account|bank',
        'distance from old friends|gang|old mates|mates',
        'record clearing|expunged|record|conviction',
        'anger control|anger',
        'amends|victim',
        'driving licence',
        'debts|fines|debt',
      ],
      otherwise: 'fresh start',
    },
    person: { from: 'person', otherwise: 'one person who wants you to make it' },
  },
  ask: {
    question: 'When is or was the release, and what is most urgent: roof, work, family?',
    chips: ['Release in three months', 'Out, no flat', 'Out, looking for work'],
  },
  hoursAWeek: 8,
  weekly: 'Keep every appointment, three days with a task before noon, one meeting with a supportive person',
  overview:
    'You will secure the first 72 hours, the roof, money and appointments, then work on your {need} with people whose job it is to help. Risky places and people get a plan before they turn up.',
  approach:
    'The first weeks decide: every morning needs a task and every evening a safe place. Ask for help early and say it when an appointment cannot be kept. What usually goes wrong is the first party, old debts, and throwing it all away after one refusal.',
  done: 'Six months without a breach, with an address, something to do on weekdays and two people you can ring.',
  cautions: [
    'Conditions are binding: ask your probation officer or a lawyer before you travel, move, or contact a victim, and never contact a victim on your own.',
    'After time without drugs the old dose can kill: use none, and have naloxone and company near if there is a risk. In crisis, or with thoughts of suicide, call the emergency number or a crisis line now.',
  ],
  steps: [
    step(
      'Plan the first 72 hours on one page',
      'Where you sleep, who fetches you, money, medicines for two weeks, phone, first appointment, what you do when someone offers drugs or a job on the side.',
      [
        'Write the page with release or probation staff',
        'Ring {person} and agree day and hour',
        'Pack papers and medicines in one envelope',
      ],
      1.5,
    ),
    step(
      'Write down all conditions and dates',
      'Curfew, places, people, drug tests, reporting. Ask what counts as a breach and whom to ring when late. Put all in a calendar with two alarms.',
      [
        'Have the conditions explained line by line',
        'Save the number of the officer',
        'Keep your {need} and these dates on one sheet',
      ],
      1,
    ),
    step(
      'Get identity papers, benefits and bank account',
      'In that order; release papers often count as proof. Ask a charity for prison leavers to go with you. Debts and fines: ask for instalments at once.',
      [
        'Apply for the identity card',
        'Register with benefits, health and job office',
        'Open a basic account and list the debts',
      ],
      5,
      { waitDays: 7 },
    ),
    step(
      'Secure a roof for the next three months',
      'Hostel, supported housing, family with clear rules, town housing office. No flats where people use. Write rules with those you live with.',
      [
        'Apply to two places with your officer’s help',
        'Agree rules with host or {person}',
        'Have a plan B for one night',
      ],
      4,
      { waitDays: 7 },
    ),
    step(
      'Name your risks and write an answer to each',
      'People, places, feelings, money, boredom, drink. For each: sign, first step, whom I ring. Practise the no sentence aloud. Join a group in week one.',
      [
        'Write five risks',
        'Go to the first meeting: recovery, anger, peer mentor',
        'Give {person} a copy and permission to ask',
      ],
      3,
    ),
    step(
      'Work on your {need} with one specialist',
      'Ask probation or a charity for the person who does nothing else. Job: employers that hire with records, how to disclose in three sentences. Meanwhile five mornings a week have a task: course, trial work, sport, library. Family: first letter, then supervised contact.',
      [
        'Find the specialist for your {need}',
        'Write three sentences: what happened, what changed, what I offer',
        'Take the first three actions within two weeks',
      ],
      10,
    ),
    step(
      'Repair trust in small kept promises',
      'Promise little, keep it, twelve weeks long. Pay a little of what you owe. Amends to victims only through a restorative service.',
      ['Choose one promise a week to {person}', 'Keep it and cross it off', 'Ask after a month what helped'],
      6,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Look back every month and prove the change',
      'Collect payslips, certificates, clean tests, letters: proof for courts, landlords and employers. Ask when the record may be sealed. Done after six months with the folder full and the next aim written.',
      ['Put three proofs in the folder', 'Ask about clearing the record', 'Write the next aim after your {need}'],
      3,
      { when: { weeksFrom: 8 } },
    ),
  ],
  suggestions: [
    tip('Change number and routes', 'Old contacts find you less.', 'New SIM', 'Other bus'),
    tip('Carry the no sentence', 'I am on tests, leave me out.', 'Say and walk', 'Ring someone'),
    tip('Come ten minutes early', 'Breaches are mostly lateness.', 'Try the route', 'Keep the ticket'),
    tip('Sleep at fixed hours', 'Tired people slip.', 'Up at seven', 'No screens in bed'),
    tip('Find a peer mentor', 'They have been there.', 'Ask the charity', 'Weekly coffee'),
    tip('Learn the new phone calmly', 'Libraries teach free.', 'Email first', 'Bank app later'),
    tip('Write to your children', 'Short and steady.', 'No promises of dates', 'A drawing'),
    tip('Do the hard call at ten', 'Then it is done.', 'Write it first', 'Reward'),
    tip('Keep cash small', 'Less risk at night.', 'Daily sum', 'Card at home'),
    tip('Eat with someone twice a week', 'Alone is dangerous.', 'Group kitchen', 'Family Sunday'),
    tip('Hear no as not yet', 'Ten refusals are normal.', 'Count to thirty', 'Ask for a reason'),
    tip('Mark each clean month', 'It deserves notice.', 'Tell the mentor', 'Something small'),
  ],
};

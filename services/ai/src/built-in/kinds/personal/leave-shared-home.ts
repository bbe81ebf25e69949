import { type Kind, step, tip } from '../kind.ts';

const found = ['new lease/flat/place starts/from/is', 'lease starts on', 'mediation sorted/settled', 'who goes'];
const jointLease = ['both names', 'mietvertrag/tenancy/lease/mortgage'];
const pet = ['dog/cat/pets'];

export const leaveSharedHome: Kind = {
  id: 'leave-shared-home',
  category: 'personal',
  name: 'Move out after a separation',
  slots: {
    who: {
      words: [
        'husband|ex husband|ex-husband',
        'wife|ex wife|ex-wife',
        'boyfriend',
        'girlfriend',
        'partner|ex partner|ex',
        'parents|mum and dad|mother|father',
      ],
      otherwise: 'partner',
    },
  },
  ask: {
    question: 'Do you stay or go, and are there children?',
    chips: ['I move out', 'They move out, I stay', 'We have children'],
  },
  hoursAWeek: 5,
  overview:
    'You will check that you are safe and what the contract says, take copies of papers, find where you sleep first, agree on things and children in writing, and leave with a record so that rent, deposit and registration do not follow you for years.',
  approach:
    'Get advice before you give up a home or a tenancy, because moving out can change rights to it and to money. Talk about one thing at a time, by message if talking ends in quarrels. The first place may be small; the first three months are for calm.',
  done: 'You sleep in your own place, name and bills are changed, and the list of who has what is signed.',
  cautions: [
    'If your partner threatens, controls or hurts you, do not announce the move. Ring a domestic abuse line first; they plan leaving safely with you, and police can accompany you. With children ask a family lawyer or advice centre before you move them.',
  ],
  steps: [
    step(
      'Look up contract and rights before you decide',
      'Who is named in tenancy or deeds, notice period, joint debts, joint account. One hour with an advice centre or a lawyer: may I take the children, must I pay on, can I come back for my things?',
      ['Find tenancy or deed, loan and account papers', 'Book an hour of legal advice', 'Ask what moving out changes'],
      1.5,
    ),
    step(
      'Take papers, copies and what cannot be replaced',
      'Passports, certificates, pay slips, statements, insurance, medicine, children’s books of health, photographs, passwords changed. Copies go to a friend or a new email address that your {who} does not know.',
      [
        'Copy or photograph all papers',
        'Open an own account and email address',
        'Take irreplaceable things to a friend',
      ],
      1.5,
    ),
    step(
      'Find a place for the first three months',
      'Friend’s room, sublet, furnished room, family, council for people with children or little money. Count the budget alone: rent, food, travel, support paid or received.',
      [
        'Write the budget for one household',
        'Ask three people and view two sublets',
        'Ask about housing and child benefit',
      ],
      5,
      { when: { unsaid: found }, waitDays: 10 },
    ),
    step(
      'Agree on children, date and announcement',
      'Agree with your {who} first, then tell the children together: what stays the same, where they sleep, that it is not their fault. A simple weekly plan for four weeks. A mediator helps where you go round in circles.',
      ['Write a plan for four weeks', 'Book mediation if needed', 'Tell school or nursery'],
      3,
      { when: { unsaid: ['mediation sorted/settled', 'sorted the kids', 'who goes'] } },
    ),
    step(
      'End or change the contract that has both names',
      'Both stay liable for the whole rent until the landlord releases one in writing. Ask for release, for a new contract with your {who}, or give notice together. The same goes for the joint account: freeze it or set a limit.',
      ['Ask the landlord for written release', 'Set a limit on the joint account', 'Note the last day of notice'],
      1.5,
      { waitDays: 10, when: { said: jointLease } },
    ),
    step(
      'Close the open points on one page before the day',
      'Internet, joint account, deposit, furniture, van: who does it, by when, which sum. Both sign with date. What stays open after an hour goes to the mediator and stops nothing else.',
      ['List the open points', 'Write name, day and sum', 'Both sign it'],
      1,
      { when: { said: found } },
    ),
    step(
      'Decide where the animal lives before the day',
      'Who walked, paid and took it to the vet, who has time and floor. Write home, costs and visits on one line. An animal needs one bed at first, and visits only if both stay calm.',
      ['Write who did what', 'Agree on home, costs and visits', 'Change the chip register'],
      0.7,
      { when: { said: pet } },
    ),
    step(
      'Divide the things by a written list',
      'Yours before, mine before, bought together: take turns in choosing. Photograph rooms. Loans and pets too. You and your {who} both sign with the date; what cannot be agreed stays where it is until later.',
      ['List each room', 'Choose in turn and sign', 'Agree on the pet and on loans'],
      3,
    ),
    step(
      'Move in one day with two helpers',
      'When your {who} is out or with a neutral third person there. Boxes by room, bed and kitchen first. Hand over keys against a receipt, photograph the rooms and the meters.',
      ['Book van and helpers', 'Pack papers and bed things in the first box', 'Photograph rooms and meters'],
      7,
    ),
    step(
      'Change names and bills, and make the new place a home',
      'Landlord’s written release, power, bank, post, address register, doctor, insurance, beneficiaries, and your share of the deposit. Then bed, lamp, table and a shelf for the children, and two fixed evenings with people. Talk to your {who} about practical things only, at set times.',
      ['Write to landlord and bank', 'Change passwords and emergency contacts', 'Fix two evenings with people'],
      7,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Tell one person the whole date', 'Somebody should know where you are.', 'Key with them', 'Check-in call'),
    tip('Use one channel for talking', 'A parents’ app or email calms tone.', 'Facts only', 'Answer next day'),
    tip('Keep receipts of the move', 'They may count in tax or settlement.', 'Envelope', 'Date'),
    tip('Let children pack a box', 'They take a part of home along.', 'Choose freely', 'Same lamp in both places'),
    tip('Leave the rings and letters for later', 'Not all must be settled now.', 'A closed box', 'Six months'),
    tip('Do not post about it', 'Courts and children read along.', 'Pause', 'Friends in person'),
    tip('Ask work for two days', 'Movers and offices open by day.', 'Tell one person', 'No details'),
    tip('Change locks if you stay', 'As law and contract allow.', 'Ask first', 'New cylinder'),
    tip('Cook one real meal', 'On the first evening.', 'One pan', 'Candle'),
    tip('Find a group for separated people', 'Tuesdays get lighter.', 'Church or centre', 'Try twice'),
    tip('See a doctor if sleep fails', 'Two weeks are enough to ask.', 'Eat regularly', 'No wine as sleep aid'),
    tip('Budget monthly with one page', 'Fear shrinks with numbers.', 'Fixed costs', 'Ask about benefits'),
  ],
};

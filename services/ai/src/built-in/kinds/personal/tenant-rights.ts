import { type Kind, step, tip } from '../kind.ts';
import { tenantsHere } from '../local-papers.ts';
import { claimFiled, letterSent } from '../stage-words.ts';

const evicted = [
  'kick/kicked/kicking/throw/thrown/put me/us out',
  'notice/eviction to/by/from leave/quit/text',
  'wants the flat/house/place/room for',
  '_ weeks/months notice',
  'evict/evicted/evicting/eviction',
];
const urgent = [
  'heating/hot_water/water/boiler/power is/been/off/broken',
  'no heating/heat/water/hot_water/power',
  'dripping/leaking/flooded/rats/mice/mould/mold/damp',
];

export const tenantRights: Kind = {
  id: 'tenant-rights',
  category: 'personal',
  name: 'Get my rights as a tenant',
  slots: {
    issue: {
      words: [
        'deposit|bond',
        'mould|mold|damp',
        'heating|no heat|boiler',
        'rent increase|rent rise|rent',
        'eviction|evicted|section 21|notice',
        'repairs|repair',
        'noise',
        'service charges|utility bill|heating bill|nebenkosten',
        'bed bugs|bedbugs|mice|cockroaches|rats',
      ],
      otherwise: 'problem',
    },
  },
  ask: {
    question: 'What is wrong, and what have you in writing?',
    chips: ['The deposit is kept', 'Mould, heating or repairs', 'Rent rise or notice to leave'],
  },
  hoursAWeek: 2,
  overview:
    'You will collect contract, photos and dates, look up the rule that holds, write to the landlord with a time limit, and go on to tenants’ association, council or tribunal if nothing happens.',
  approach:
    'Everything goes in writing with dates, and the tone stays friendly. Do not stop paying rent without advice: it can cost the home even if you are right. Most cases end after the second letter that names rule, proof and next step.',
  done: 'The money is back, the repair is done or the notice is settled, and you have it in writing.',
  cautions: [
    'With a notice to leave act within days: time limits are short, and only a court may put you out. Ring the council or the emergency line for gas smell, no heating in frost or bare wires. This is no legal advice; tenants’ associations and advice centres look at your papers.',
  ],
  steps: [
    step(
      'Put contract, photos and dates in one folder',
      'Contract, record of condition, messages, payments, photos with date. Write on one page what happened when with the {issue}. Note the next time limit in red.',
      ['Photograph what can be seen of the {issue}', 'Write one page of dates', 'Find contract and record of handover'],
      1,
    ),
    step(
      'Look up the rule and ask for advice',
      'Official page on renting in your country, tenants’ association (small fee), advice centre, students’ union, legal insurance. Ask: what am I owed, by when, what must I not do, which sentence belongs in my letter?',
      ['Read the official page about the {issue}', 'Book an advice appointment', 'Write down the time limits'],
      1,
      { local: tenantsHere, waitDays: 3 },
    ),
    step(
      'Check the notice before you pack or answer',
      'A notice has a form: in writing, signed, a reason, a period, to every tenant. A text message is mostly none. Most tenants can be put out by a court alone, and changing locks is an offence in most places.',
      ['Compare form and period with the rule', 'Ask for the reason in writing', 'Note the last day to object'],
      0.7,
      { when: { said: evicted } },
    ),
    step(
      'Report the emergency to the landlord and the town the same day',
      'No heat, no water, open leak or vermin: message and call with a limit of 24 hours, photos, temperature. Then the housing or health office, which can order it. Ask before you pay for a repair yourself.',
      ['Send photos with a limit of 24 hours', 'Ring the town’s housing office', 'Note temperature twice a day'],
      0.5,
      { when: { said: urgent, unsaid: claimFiled } },
    ),
    step(
      'Send the first letter with a time limit',
      'What is wrong, since when, proof, what you ask, by which date (usually 14 days, in emergencies 24 hours), how to reach you. By email and by post with proof of delivery.',
      ['Write half a page about the {issue}', 'Attach three photos', 'Send it twice and note the date'],
      1,
      { when: { unsaid: [...letterSent, ...claimFiled] }, waitDays: 14 },
    ),
    step(
      'Keep a diary and let others see it',
      'Write damp and room temperature morning and evening, noise with its hours, days without water. Ask a neighbour or expert to witness it and a doctor for a letter about asthma. Report it to the council’s housing or health inspector.',
      ['Write each day for two weeks', 'Ask a neighbour to see the {issue}', 'Ask the council for an inspection'],
      1.5,
    ),
    step(
      'Answer the landlord and check offers',
      'Let workmen in, offer two times. Refuse in writing what is not true. An offer of part of the money is accepted only in writing and after advice. Do not sign anything on the doorstep.',
      ['Offer two appointments', 'Compare the offer with the rule', 'Confirm each phone call by email'],
      1,
      { when: { unsaid: [...evicted, ...urgent] } },
    ),
    step(
      'Send the second letter and name the next step',
      'Rule, proof, last date, and what follows: deposit scheme, arbitration, rent reduction as the adviser works it out, tribunal. Ask the association to sign it for the {issue}.',
      ['Let the adviser read the letter', 'Send it with proof of delivery'],
      1,
      { when: { unsaid: claimFiled }, waitDays: 10 },
    ),
    step(
      'Finish the evidence folder a week before the date',
      'Page one: what you ask for, in a sentence and a sum. Then contract, dates, photos, letters, witnesses, numbered. Ask the office how to send it and whether the other side gets a copy.',
      ['Write the sentence and the sum', 'Number the papers', 'Send it a week early'],
      1.5,
      { when: { said: claimFiled } },
    ),
    step(
      'Take it to scheme, ombudsman or tribunal',
      'Deposit schemes and arbitration are free and work by papers. Tribunals for small sums need a form, a fee that can be waived and your folder. Take somebody along, speak of facts.',
      ['Fill in the form about the {issue}', 'Number all proofs', 'Practise saying it in three minutes'],
      3,
      { waitDays: 30 },
    ),
    step(
      'Get the result in writing and close the folder',
      'Money on the account, repair checked, agreement signed. Keep the folder for three years. Tell neighbours with the same {issue} how you did it.',
      ['Check payment or repair', 'File letters and receipts'],
      0.5,
      { waitDays: 7 },
    ),
  ],
  suggestions: [
    tip('Photograph on moving in', 'It wins every deposit case.', 'Each room', 'Send to yourself'),
    tip('Pay rent by transfer', 'Cash leaves no proof.', 'Reference line', 'Keep statements'),
    tip('Talk to the neighbours', 'Ten letters weigh more than one.', 'Same problem?', 'Joint date'),
    tip('Join the association before trouble', 'Some help only after three months.', 'Fee', 'Legal cover'),
    tip('Measure damp', 'A hygrometer costs little.', 'Morning and evening', 'Photograph it'),
    tip('Air and heat properly', 'Then nobody can blame you.', 'Ten minutes twice', 'Write it down'),
    tip('Ask for access in writing', 'Landlords need notice.', '24 hours', 'You may be there'),
    tip('Check the rent level', 'Rent maps show what is usual.', 'Size, year', 'Neighbours'),
    tip('Read bills for heating', 'Every second one has faults.', 'Months, area', 'Ask to see receipts'),
    tip('Keep calm on the phone', 'Write it afterwards.', 'As we discussed today', 'Same day'),
    tip('Ask a translator along', 'Contracts are hard in any language.', 'Advice centre', 'Friend'),
    tip('Know the eviction steps', 'Letter, court, decision, date.', 'Nobody may change locks', 'Ask the same day'),
  ],
};

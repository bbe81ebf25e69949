import { type Kind, step, tip } from '../kind.ts';
import { councilHomeHere } from '../local-papers.ts';

const onList = [
  'approved by the council',
  'ref number/reference',
  'bidding/bid every/on',
  'came third/second/fifth',
  'band a/b/c/d',
  'points for',
];
const refusedNeed = ['priority/medical/band/need refused', 'review request', 'refused due'];
const losing = ['wants us/me out', 'notice/eviction', "we've/i've until", 'until september/june/the_end'];

export const socialHousing: Kind = {
  id: 'social-housing',
  category: 'personal',
  name: 'Get a council or housing association flat',
  slots: {
    place: { from: 'place', otherwise: 'your area' },
  },
  ask: {
    question: 'Are you on the list already, and why do you need to move?',
    chips: ['Not applied yet', 'On the list for years', 'Overcrowded, ill or damp'],
  },
  hoursAWeek: 2,
  overview:
    'You will check who may apply, hand in a complete form with proof of need, get the right band or points, bid or answer every offer in time, and keep the file up to date until you hold the keys.',
  approach:
    'Points follow from proof: doctors’ letters, overcrowding, damp, violence, notice. Missing papers and changes not reported cost people years. Apply with several landlords at once and ask for a review if the band looks wrong.',
  done: 'The tenancy is signed and the keys are in your hand.',
  cautions: [
    'If you may lose your home within eight weeks or are not safe, go to the council’s homeless service now, before you wait on a list. State everything truthfully; a false answer can lose the flat.',
  ],
  steps: [
    step(
      'Check the rules and apply to the register',
      'Look up on the council’s page of {place} who may join: local connection, income, savings, residence status. Make the online account and save the reference. Ask for help with the form at a library or advice centre.',
      ['Read the rules for {place}', 'Open the account or ask for the paper form', 'Note the reference number'],
      1.5,
      { when: { unsaid: onList }, local: councilHomeHere },
    ),
    step(
      'Collect proof of your need',
      'Identity, income, tenancy, birth certificates, doctor’s or midwife’s letter that says how the home harms health, photographs of damp, a sketch with who sleeps where, notice letters. One envelope, all copies.',
      ['Ask the doctor for a letter about housing', 'Photograph rooms and sleeping places', 'Copy all papers'],
      3,
    ),
    step(
      'Hand in the complete form and ask for your band',
      'Get a receipt from the office in {place}. Within weeks a letter tells band or points and from which day. Ask in writing how it was worked out. Answer requests the same week.',
      ['Hand in and keep the receipt', 'Ask for the banding letter', 'Write the date in the calendar'],
      1,
      { when: { unsaid: onList }, waitDays: 28 },
    ),
    step(
      'Ask in writing how your points were worked out',
      'Overcrowding is counted by rooms and ages, health by a letter that names the harm of this home. Ask which points you have, which rule gives more, and what proof is missing. A change, such as a birth, is told the same week.',
      ['Ask for the sheet with your points', 'Count rooms by the rule', 'Send the missing proof'],
      1,
      { waitDays: 14, when: { said: onList } },
    ),
    step(
      'Write the review before its last day',
      'Three parts: the rule, why you fulfil it, the proof. For health ask the doctor for one sentence on how stairs, damp or crowding harm. Ask for an oral talk, and send it with proof of the date.',
      ['Note the last day', 'Ask the doctor for one sentence', 'Send rule and proof together'],
      1.5,
      { when: { said: refusedNeed } },
    ),
    step(
      'Report to the homelessness office before the day you must leave',
      'Go with the notice as soon as you have it: many laws give a duty of help about eight weeks before. Stay until an adviser says otherwise, for you may count as homeless by choice. If somebody there hurts or threatens you, leave; that is not by choice in many laws.',
      ['Take the notice to the office', 'Ask for a written plan', 'Stay until the legal last day'],
      1.5,
      { when: { said: losing } },
    ),
    step(
      'Ask for a review if the band is too low',
      'Usually within 21 days. Name the rule you fulfil and add the proof. Housing charities and advice centres write this with you free. A social worker or health visitor can support it.',
      ['Book an advice appointment', 'Write one page with proofs', 'Send it before the time limit'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Apply to associations, cooperatives and swaps',
      'List five landlords in {place} with their own lists, sheltered homes over 55, key-worker homes, and home swaps if you are a tenant already. Each has another form and waiting time.',
      ['Register with three associations', 'Ask about exchange schemes', 'Note login and renewal date of each'],
      3,
    ),
    step(
      'Bid every round in {place} and widen what you accept',
      'Look on the day bids open, weekly in many towns. Bid for all homes you may have, also upper floors or the next district, if you would live there. Watch your place in the queue and learn which homes come within reach.',
      [
        'Bid each week on the same day',
        'Note your place in the queue',
        'Report each change in the family within a week',
      ],
      6,
    ),
    step(
      'View quickly and read the offer',
      'You have often one to three days to answer, and refusing may cost the place. Look at damp, heating, stairs, school. Ask what will be repaired before moving in, in writing.',
      ['Take somebody along', 'Write down repairs and get them confirmed', 'Answer before the time limit'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Sign, arrange rent help and move in',
      'Start date, rent, benefits from the first day, deposit for meters, grants for carpet and cooker, furniture projects. Give notice for the old home so that you pay two rents for as short a time as possible.',
      [
        'Apply for rent support on the signing day',
        'Ask about a moving or furniture grant',
        'Register at the new address in {place}',
      ],
      4,
    ),
  ],
  suggestions: [
    tip('Renew your application yearly', 'Unanswered letters take you off.', 'Calendar', 'Change of phone too'),
    tip('Keep a diary of damp and illness', 'Dates convince more than words.', 'Photos', 'Doctor’s visits'),
    tip('Ask a councillor for help', 'They may ask about a stuck file.', 'Surgery hours', 'Bring the reference'),
    tip('Give a phone that you answer', 'Offers come by call.', 'Second contact', 'Voicemail on'),
    tip('Save a little for moving', 'Cooker and carpet are often missing.', 'Small weekly sum', 'Credit union'),
    tip('Say which floors you can climb', 'Medical reasons count.', 'Letter', 'Lift or ground floor'),
    tip('Ask about sheltered homes early', 'Lists are shorter.', 'From 55 or 60', 'Visit one'),
    tip('Pay rent arrears by plan', 'Debt can block an offer.', 'Written plan', 'Three payments kept'),
    tip('Talk to the schools', 'A letter about travel helps.', 'Head teacher', 'Social worker'),
    tip('Use homes nobody bids for', 'Unloved homes can be good.', 'Look twice', 'Visit at noon'),
    tip('Join a tenants’ group', 'They know how bids go.', 'Ask at the office', 'Evening meeting'),
    tip(
      'Look at key-worker homes',
      'Nurses, carers, drivers qualify in some towns.',
      'Ask the employer',
      'Wage limits',
    ),
  ],
};

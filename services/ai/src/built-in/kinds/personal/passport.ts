import { type Kind, step, tip } from '../kind.ts';
import { passportHere } from '../local-papers.ts';

/** The form is in and something goes wrong, or the day is booked. */
const applied = [
  'form/application is/was/has_been? submitted/sent/in',
  'photo/photos got/was/were/is? rejected/refused',
  'money/fee is? paid',
  'appointment is/on/coming/has/the',
  "appointment's",
  'applied/sent for? it/online/in/two/three/four/five/six/weeks',
];
const wrongName = [
  'name/spelling/date on/in/of the/my birth? certificate/cert/aadhaar/id',
  'wrong spelling/name/date',
  'name is/are different/wrong',
  'married/maiden name question/is/on',
];
const child = [
  'baby/child/children/twins/son/daughter/kids/newborn',
  'both parents/of_us',
  "dad/father doesn't/does_not/won't answer/sign",
];
const hurry = [
  'trip/flight/flights/holiday is? booked',
  'expired/expires/ran_out/run_out/runs_out',
  'travel/fly/flying in/on/next',
  'we/i travel/fly',
];
const lost = ['lost/stolen/chewed/damaged/torn/ruined'];

export const passport: Kind = {
  id: 'passport',
  category: 'personal',
  name: 'Get or renew a passport',
  slots: {
    paper: {
      words: [
        'passport|passports',
        'identity card|id card|national id|personalausweis',
        'child passport|child’s passport|childs passport|kids passport|baby passport',
        'driving licence photo|licence photo',
        'travel document|refugee travel document',
      ],
      otherwise: 'passport',
    },
  },
  ask: {
    question: 'When do you need it, and have you had one before?',
    chips: ['I travel within six weeks', 'First one', 'Renewal, no hurry'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will look up what the office wants for your case, get photographs and certificates right the first time, apply or book the appointment, and follow the number until the {paper} lies in your hand and is checked.',
  approach:
    'Nearly all delays come from a photograph that is refused, a missing signature, or an old name. So the list is followed word by word. Book the earliest appointment now and look for cancelled ones; papers can be completed meanwhile.',
  done: 'The {paper} is in your hand, every letter and date on it is right, and it is signed and photographed.',
  cautions: [
    'Apply only on the official site; look-alikes take a fee for nothing. Many countries ask for six months of validity after the trip and free pages. Report a lost or stolen one to the police and the office at once.',
  ],
  steps: [
    step(
      'Read the official list for your case today',
      'First, renewal, lost, damaged, child, name change or from abroad: each has another list. Write papers, fee, ways to pay, usual time and express service for the {paper}.',
      [
        'Open the official page and choose your case',
        'Write down papers, fee and waiting time',
        'Look when your old one ends',
      ],
      0.5,
      { local: passportHere },
    ),
    step(
      'Book the appointment or start the form',
      'Offices in large towns are full for weeks, so take the first date anywhere near and look for cancelled ones at eight in the morning. Online forms keep a draft for the {paper}.',
      ['Book the first free date within an hour’s travel', 'Start the form and note its number'],
      0.5,
      { when: { unsaid: applied }, daysBefore: 200 },
    ),
    step(
      'Count back from the day you fly and choose the speed',
      'Day of travel minus a week, minus the usual time, minus the wait for an appointment. If that lies in the past, take the express service or the emergency document. Many countries ask for six months left on it.',
      [
        'Write the day of travel and count back',
        'Look up express and its fee',
        'Check the months of validity they ask for',
      ],
      0.4,
      { when: { said: hurry } },
    ),
    step(
      'Make all papers say the same name first',
      'Lay certificate, identity card and old papers side by side and mark each letter that differs. Ask which one rules, and whether a correction, an affidavit or a marriage certificate is enough. The correction can take longer than the passport.',
      ['Mark each letter that differs', 'Ask which paper rules', 'Order the correction or the affidavit'],
      1,
      { waitDays: 14, when: { said: wrongName } },
    ),
    step(
      'Get the other parent’s consent or the paper instead',
      'Ask in writing with the form, the trip and a day. If no answer comes, ask the office about sole custody papers, an affidavit, or a court order. Begin today, for a court takes weeks. If the other parent is violent or may follow you, ask a lawyer or shelter first.',
      [
        'Send form and travel dates in writing',
        'Ask the office what replaces a signature',
        'Book the court’s advice hour',
      ],
      1,
      { waitDays: 14, when: { said: child } },
    ),
    step(
      'Report the old one and cancel its visas',
      'A lost or damaged one is reported to police or office and then is void, also when it turns up. Ask embassies how a visa in it is replaced. Keep the number and a copy from your mail.',
      ['Report it and get the paper', 'Look for a copy in mail and bookings', 'Write to the embassy about the visa'],
      1,
      { when: { said: lost } },
    ),
    step(
      'Get photographs that will be accepted',
      'Not older than six months, plain light ground, mouth closed, no glasses, whole face, size as written. A photo shop or machine with official check costs less than a refusal. Babies lie on a white sheet.',
      ['Read the photo rules', 'Have photo or digital code made', 'Check size and background'],
      0.7,
    ),
    step(
      'Order missing certificates and signatures',
      'Birth or marriage certificate, proof of citizenship, consent of both parents, somebody who confirms who you are, police report. Certificates come from the place where it happened; ask for the long form. For papers abroad ask about apostille and translation.',
      [
        'Order certificates at the right registry',
        'Ask the second parent or referee in person',
        'Check that names are spelt the same everywhere',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Fill in the form with every name as on papers',
      'Capital letters, all forenames, old names, no corrections. Compare letter by letter with certificate and old {paper}. Somebody else reads it once.',
      ['Fill in the form calmly', 'Let somebody compare it', 'Photograph all pages'],
      0.7,
      {
        when: {
          unsaid: [
            'form/application is/was/has_been? submitted/sent/in',
            'photo/photos got/was/were/is? rejected/refused',
          ],
        },
      },
    ),
    step(
      'Hand it in, pay and keep the receipt',
      'Bring originals and copies, the old {paper}, fee in the allowed form. Ask when it comes and how to ask. By post only with tracking.',
      ['Put papers in the order of the list', 'Hand in and ask for the reference', 'Note the day when you may ask'],
      1.5,
      { waitDays: 28, daysBefore: 120 },
    ),
    step(
      'Answer the rejection the same day with a mended file',
      'Read the reason word for word. For a photo go to a shop that sends a code or a digital file to the office; shadows, smile and size are the usual faults. Your fee and place mostly stay for some weeks.',
      ['Copy the reason word for word', 'Have the photo made by a listed shop', 'Upload it and save the proof'],
      0.7,
      { when: { said: applied } },
    ),
    step(
      'Follow the number and ask early if it is late',
      'Check once a week. Past the usual time ring in the morning with the number and the travel proof. Express, emergency {paper} or a member of parliament’s office are the last steps.',
      ['Check the status once a week', 'Ring with reference and ticket if it is late'],
      0.4,
    ),
    step(
      'Check every letter and plan the next renewal',
      'Name, date, place, photo. A fault is mended free when told at once. Sign it, photograph it, keep it apart from copies. Enter a reminder for nine months before the {paper} ends.',
      ['Compare each letter', 'Store a photo in a safe place', 'Enter the reminder'],
      0.3,
    ),
  ],
  suggestions: [
    tip('Go at opening time', 'Queues are shortest.', 'Mid-week', 'Not before holidays'),
    tip('Take cash and card', 'Some offices take one only.', 'Exact fee', 'Coins for the machine'),
    tip('Renew the whole family in one go', 'One trip, one set of photos.', 'Dates together', 'Both parents there'),
    tip('Keep old passports', 'They prove visas and dates.', 'Ask for it back', 'Corner cut is fine'),
    tip('Carry a copy when travelling', 'Replacement abroad is faster.', 'Apart from the original', 'And in your mail'),
    tip('Ask about reduced fees', 'Over a certain age or on benefit.', 'Before you pay', 'Bring proof'),
    tip('Use the name on the ticket', 'It must match to the letter.', 'Middle names', 'Book after it comes'),
    tip('Ask about a home visit', 'Offices visit people who cannot come.', 'Doctor’s note', 'Weeks ahead'),
    tip('Choose more pages', 'For those who travel much.', 'Same form', 'Small fee'),
    tip('Check visa rules too', 'A new number may end an old visa.', 'Consulate page', 'Carry both'),
    tip('Bring a toy for the child’s photo', 'Eyes open and no smile.', 'Behind the camera', 'After a nap'),
    tip('Do not laminate', 'It makes papers invalid.', 'Cover only', 'No stickers'),
  ],
};

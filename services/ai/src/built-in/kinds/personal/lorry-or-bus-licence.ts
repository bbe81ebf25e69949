import { type Kind, step, tip } from '../kind.ts';

export const lorryOrBusLicence: Kind = {
  id: 'lorry-or-bus-licence',
  category: 'personal',
  name: 'Get a lorry or bus licence',
  slots: {
    vehicle: {
      words: [
        'lorry|hgv|lgv|truck|cdl|class 1|class 2|c1|ce|artic|18 tonner',
        'bus|coach|psv|pcv|d licence|minibus',
        'taxi|private hire|cab|black cab',
        'forklift|fork lift|reach truck|counterbalance',
        'digger|excavator|crane|plant ticket',
        'tractor|farm vehicles',
        'van and trailer|trailer|caravan|be licence|horse box',
      ],
      otherwise: 'lorry',
    },
  },
  ask: {
    question: 'Which vehicle, and who pays: you, an employer or a job centre?',
    chips: ['I pay myself', 'An employer would pay', 'I need help with the cost'],
  },
  hoursAWeek: 6,
  overview:
    'You will clear the medical and the provisional entitlement, find who pays, pass the theory parts, train on the vehicle for some concentrated days, and finish with the test and the card you need to drive for work. From the first form to the first shift it usually takes ten to sixteen weeks.',
  approach:
    'The medical comes first, because without it all other money is lost. Ask employers before you pay: many firms, agencies and job centres pay for training in return for a year of work. Training is best in one block of days shortly before the test.',
  done: 'You hold the {vehicle} entitlement and the cards for driving at work, and you have an interview or a first shift.',
  cautions: [
    'Tell the doctor and the licensing office about eyesight, sleep apnoea, diabetes, heart trouble, epilepsy and medicine; hiding it ends the licence. Read the small print of training contracts: what do you owe if you leave early?',
  ],
  steps: [
    step(
      'List the papers for the {vehicle} licence',
      'On the licensing office’s page find the age, the car licence you need first, the medical, the theory parts, the practical parts and the certificate for working drivers. Write cost and waiting time behind each; the forms for the {vehicle} class are often sent by post.',
      [
        'Read the official page for the {vehicle} licence',
        'Write every paper with cost and waiting time',
        'Check points and bans on your present licence',
      ],
      1,
    ),
    step(
      'Ask three employers and the job centre who pays',
      'Haulage firms, bus companies, the council, warehouses and agencies: ask if they train new {vehicle} drivers, what they pay meanwhile and how long one must stay. Ask the job centre or the union about grants before you sign anything.',
      [
        'Ring three firms that hire {vehicle} drivers',
        'Ask the job centre about funded courses',
        'Write down pay, shifts and the length of the contract',
      ],
      2,
    ),
    step(
      'Pass the medical and send the application',
      'Book the doctor who does drivers’ medicals, often cheaper than your own. Bring glasses, a list of medicines and letters from specialists. Send the form the same day with copies kept; the answer takes about three weeks.',
      [
        'Book the medical and an eye test',
        'Send the form for the {vehicle} entitlement',
        'Photograph everything you send',
      ],
      2,
      { waitDays: 21 },
    ),
    step(
      'Choose a training school by its pass rate',
      'Ask for the pass rate at first attempt, hours at the wheel (not watching), the number of learners in the cab, whether the test fee and vehicle hire are included, and what a second test costs. Visit once and sit in the {vehicle}.',
      [
        'Compare three offers with the same questions',
        'Visit the yard and meet the instructor',
        'Read the refund rules',
      ],
      3,
    ),
    step(
      'Learn and pass the theory parts',
      'Questions, hazard clips or cases, weights, loads, driving hours and the tachograph. Forty minutes a day for three weeks. For forklift and plant it is a short paper on stability and safe loads on the last course day.',
      [
        'Learn driving hours and breaks by heart',
        'Do one timed {vehicle} mock a week',
        'Book the theory parts on the official site',
      ],
      20,
    ),
    step(
      'Train in one block and do the vehicle checks',
      'Four to six days shortly before the test. Mirrors every few seconds, wide line in bends, reverse into a bay, couple and uncouple, daily walk-round check spoken aloud. Ask for the test routes in the {vehicle}.',
      [
        'Learn the walk-round check as a spoken list',
        'Practise the reverse exercise ten times',
        'Ask for a mock test on the last day',
      ],
      25,
    ),
    step(
      'Pass the practical and the driver’s certificate',
      'Book test and training together. Go at the speed of the road and say what you see. Where a certificate of professional competence is asked for, take its practical part the same week and order the tachograph card.',
      ['Sleep eight hours before the test', 'Take the practical {vehicle} test', 'Order driver card and certificate'],
      6,
      { daysBefore: 14 },
    ),
    step(
      'Apply for the first {vehicle} job with training',
      'Look for firms with a mentor for new drivers, automatic gearbox and local routes. Say openly that you are newly passed. Done when the first shifts with a companion are behind you.',
      [
        'Write a short CV with licence, card and clean record',
        'Apply to five firms or two agencies',
        'Ask for a week beside an experienced driver',
      ],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Sit beside a driver for a day',
      'You see hours, loading and breaks as they are.',
      'Ask a local firm',
      'Bring lunch',
    ),
    tip(
      'Learn the weights of your class',
      'Height and weight signs decide your route.',
      'Write them on a card',
      'In metres and feet',
    ),
    tip('Check your eyesight early', 'New glasses take two weeks.', 'Bring the prescription', 'Night vision too'),
    tip(
      'Do the walk-round on your own car',
      'The order becomes a habit.',
      'Tyres, lights, mirrors, load',
      'Speak aloud',
    ),
    tip(
      'Ask about nights and weekends',
      'Shifts decide family life more than pay does.',
      'Sample rota',
      'Notice for changes',
    ),
    tip('Compare training contracts', 'Some ask the whole fee back.', 'Months of stay', 'Sum if you leave'),
    tip(
      'Practise reversing with a model',
      'A toy trailer shows which way to steer.',
      'Ten minutes',
      'Left, then right',
    ),
    tip('Save for two weeks without wages', 'Block courses are by day.', 'Work out the sum', 'Ask for leave early'),
    tip(
      'Keep copies of all certificates',
      'Agencies ask for them within the hour.',
      'Scan both sides',
      'Note the last days',
    ),
    tip(
      'Learn driving hours with an app',
      'Fines fall on the driver.',
      'Breaks and daily rest',
      'Write three example days',
    ),
    tip(
      'Talk to a union',
      'It knows which firms treat new drivers well.',
      'Ask about pay scales',
      'Ask about training',
    ),
    tip('Plan meals and movement', 'Long sitting tires more than one thinks.', 'Box and bottle', 'Walk at each break'),
  ],
};

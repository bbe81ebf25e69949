import { type Kind, step, tip } from '../kind.ts';

const child = [
  'my son/daughter/child/boy/girl/toddler/kid/grandson/granddaughter',
  'our son/daughter/child/boy/girl',
  'school plan',
];
const driving = ['drive/driving/licence/license/car'];
const baby = ['pregnancy/pregnant/baby/contraception/pill', 'have children/kids', 'become a mother'];
const stubborn = [
  'drug resistant',
  'drug-resistant',
  'medicines/tablets/meds/drugs did_not/do_not/dont/don’t work',
  'two/three/four medicines/drugs/meds',
  'still have/having/get seizures/fits',
  'surgery',
];

export const liveWellWithEpilepsy: Kind = {
  id: 'live-well-with-epilepsy',
  category: 'health',
  name: 'Live well with epilepsy',
  slots: {
    seizure: {
      words: [
        'focal seizures|focal seizure|focal',
        'absences|absence|absence seizures|petit mal',
        'tonic-clonic seizures|tonic clonic|tonic-clonic|grand mal',
        'myoclonic jerks|myoclonic|jerks|jme',
        'night seizures|nocturnal|nocturnal seizures',
        'auras|aura',
        'fits',
      ],
      otherwise: 'seizures',
    },
    trigger: {
      words: [
        'lost sleep|sleep|tired|night shifts|sleep deprivation',
        'missed tablets|forget my|forgetting|missed doses',
        'stress|stressed',
        'alcohol|drinking',
        'periods|period|cycle|catamenial',
        'flashing lights|strobe|photosensitive|flicker',
      ],
      otherwise: 'lost sleep',
    },
    life: {
      words: [
        'driving|drive|licence|license',
        'work|job|career',
        'university|college|uni|studies',
        'school',
        'swimming|swim',
        'travel|travelling|flying',
        'sport|exercise|gym|football|running',
        'dating|relationship',
        'living alone|live alone|own flat',
      ],
      otherwise: 'everyday life',
    },
  },
  ask: {
    question: 'What kind of seizures are they, how often, and what do you miss most because of them?',
    chips: ['Newly diagnosed', 'Still two a month on tablets', 'I want to drive again'],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  weekly: 'Tablets at the same hours, enough sleep, and one line in the diary for each seizure',
  overview:
    'You will keep a diary of the {seizure}, take medicine at fixed hours, find what sets them off, and make home safer. People around you learn what to do, and you make room again for {life}.',
  approach:
    'About seven of ten people can become seizure-free with the right medicine. Steady tablets and steady sleep do the most. Trouble comes from missed doses, from stopping on one’s own, and from doing too little for fear or too much after a good month.',
  done: 'Medicine and diary run for three months, three people know first aid, and you do again one thing that you had given up.',
  cautions: [
    'Call an ambulance for a seizure over five minutes, one after another without waking, an injury, water, trouble breathing, or a first seizure.',
    'Never stop or change medicine without the doctor, also when planning a baby: that can bring severe seizures. New low mood or a rash on a new medicine needs a call soon.',
    'Until the doctor agrees: no driving, no swimming alone, no heights, no dangerous machines.',
  ],
  steps: [
    step(
      'Write down your last {seizure} in a diary',
      'Date, hour, how it began, how long, what came before: {trigger}, fever, alcohol, missed tablet. An app or a notebook will do. Ask somebody who has seen one to add what you cannot know.',
      [
        'Write the last three seizures as far as you know',
        'Ask a witness for what they saw',
        'Put diary and pen beside the tablets',
      ],
      0.5,
    ),
    step(
      'Fix hours and a box for the medicine',
      'Take it at the same hours daily, with an alarm and a weekly box. Ask the pharmacist what to do about a missed dose or vomiting, which painkillers or herbs clash, and keep two weeks in reserve.',
      ['Fill a weekly box', 'Set two alarms', 'Ask the pharmacist about missed doses'],
      1,
      {
        local: {
          GB: 'In England a medical exemption certificate makes all prescriptions free for people on epilepsy medicine.',
          IE: 'In Ireland: the Long-Term Illness Scheme gives epilepsy medicine without a fee.',
          US: 'In the United States: the Epilepsy Foundation, 1-800-332-1000, knows help with the cost of medicine.',
          ZA: 'In South Africa: epilepsy is a chronic condition that medical schemes must cover; clinics give medicine without a fee.',
          KE: 'In Kenya: the basic medicines are cheap at county hospitals; ask not to change the maker.',
          IN: 'In India: Jan Aushadhi shops sell the common medicines cheaply; ask to stay with one maker.',
        },
      },
    ),
    step(
      'Teach three people first aid for the {seizure}',
      'Time it, clear the space, cushion the head, turn on the side afterwards, stay. Nothing in the mouth, no holding down. Say when to call an ambulance and where rescue medicine lies. Practise once.',
      ['Write it on a card for the wallet', 'Show three people', 'Ask the doctor about rescue medicine'],
      1.5,
    ),
    step(
      'See the neurologist or epilepsy nurse with your diary',
      'Bring diary, a phone video of a seizure, medicines and three questions: which type, what next if it fails, which risks concern me. Ask for blood tests and side effects. Twice a year is usual until it is steady.',
      ['Book the visit', 'Write three questions', 'Bring diary and video'],
      2,
      { waitDays: 30 },
    ),
    step(
      'Ask for a referral to an epilepsy centre',
      'After two suitable medicines without success, a centre should look again: is the diagnosis right, is surgery, a nerve stimulator or a medical diet possible. Long video recordings and scans answer that.',
      ['List medicines, doses and why each ended', 'Ask for the referral', 'Note what you hope for'],
      1.5,
      { waitDays: 60, when: { said: stubborn } },
    ),
    step(
      'Test for a month what sets the {seizure} off',
      'Begin with sleep: the same bedtime, seven to nine hours. Then missed doses, alcohol, stress, fever, periods. Change one thing at a time. Flashing lights matter for about three of a hundred.',
      ['Fix bedtime and getting up', 'Watch {trigger} for four weeks', 'Count seizures before and after'],
      3,
    ),
    step(
      'Make home safer without a cage',
      'Shower instead of bath, door unlocked, water not too hot. Cook on the back rings, cover sharp corners, keep heaters guarded, sleep low or on a firm pillow. Choose an alarm or a daily call if you live alone.',
      ['Walk through each room', 'Change three things this week', 'Agree a daily sign of life'],
      2,
      { when: { unsaid: [...driving, ...baby] } },
    ),
    step(
      'Get the care plan into school or nursery',
      'One page: what it looks like, first aid, rescue medicine, who to call, what the child may do. Most sport and trips are possible with a plan. Ask for rest after seizures and help with memory.',
      ['Write the page with the epilepsy nurse', 'Meet teacher and nurse', 'Train two adults'],
      2,
      { when: { said: child } },
    ),
    step(
      'Learn the driving rule and count your seizure-free months',
      'Each country names months without seizures, often six to twelve for a car, and a duty to report. Stop driving until then, ask the doctor for a note, and find out about free or cheaper travel.',
      ['Read the licence office’s rule', 'Count from the last seizure', 'Ask about travel passes'],
      1,
      {
        when: { said: driving },
        local: {
          GB: 'In Britain: you must tell DVLA; for a car it is usually 12 months without seizures. A free bus pass is possible meanwhile.',
          IE: 'In Ireland: tell the NDLS and your insurer; for a car it is usually 12 months.',
          US: 'In the United States: each state has its own rule, often three to twelve months.',
          CA: 'In Canada: provinces follow medical guidance, often six months on medicine.',
          AU: 'In Australia: the state licence office follows Assessing Fitness to Drive, often 12 months.',
          NZ: 'In New Zealand: it is usually 12 months; the doctor tells NZTA.',
        },
      },
    ),
    step(
      'Talk to the neurologist well before a pregnancy',
      'Some medicines, valproate above all, harm unborn children, and some weaken the pill. Plan it six to twelve months ahead: medicine, folic acid dose, contraception until then. If you are pregnant already, keep taking it and call now.',
      ['Book the talk', 'Ask about medicine and folic acid', 'Ask about contraception that works'],
      1.5,
      { when: { said: baby } },
    ),
    step(
      'Decide whom you tell about your epilepsy',
      'You choose what you tell, except where safety needs it. Prepare three sentences: what I have, what you would see, what to do. Ask work or study for small changes: no nights, a rest room, no ladders.',
      ['Write your three sentences', 'Tell one person', 'Ask for one adjustment'],
      1,
    ),
    step(
      'Take back one thing you gave up',
      'Start small and with somebody who knows: swimming with a friend who can help, a day trip, a class, a night at friends’. Discuss it with the nurse. Write how it went, and choose the next.',
      ['Choose one thing about {life}', 'Plan it with somebody who knows first aid', 'Do it and note how it went'],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Meet others with epilepsy',
      'A group shows what is possible.',
      'Find one near or online',
      'Go once before you decide',
    ),
    tip(
      'Wear a medical bracelet',
      'Strangers then know what to do.',
      'Order a plain one',
      'Set the emergency screen on your phone',
    ),
    tip(
      'Guard your sleep before big days',
      'Late nights are the commonest trigger.',
      'Leave the party by eleven',
      'Plan a nap',
    ),
    tip('Carry a spare dose', 'Trains are late and bags get lost.', 'Keep one in each bag', 'Check the expiry date'),
    tip('Ask about bone health', 'Some medicines thin the bones.', 'Ask for vitamin D levels', 'Walk most days'),
    tip('Talk about mood', 'Low mood is common and can be treated.', 'Tell the doctor openly', 'Bring someone along'),
    tip('Use lists for memory', 'Seizures and tablets can slow recall.', 'Keep one notebook', 'Set reminders'),
    tip(
      'Travel with two packs',
      'Keep medicine in hand luggage with a letter.',
      'Pack double the need',
      'Plan doses across time zones',
    ),
    tip('Order before it runs out', 'A gap is dangerous.', 'Set a reminder at ten days', 'Ask for the same maker'),
    tip(
      'Let somebody film a seizure',
      'A minute of video helps the specialist.',
      'Ask your family',
      'Delete it after the visit',
    ),
    tip(
      'Check what you qualify for',
      'Travel, tax or care allowances may apply.',
      'Ask the epilepsy charity',
      'Fill in one form',
    ),
    tip(
      'Exercise with company',
      'Regular sport lowers stress and lifts mood.',
      'Tell the trainer',
      'Begin with walking',
    ),
    tip(
      'Drink little or nothing',
      'Alcohol and the day after raise the risk.',
      'Ask the doctor for your limit',
      'Never skip tablets to drink',
    ),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

/** The talk before the operation is over. */
const preop = [
  'pre-op/preop/pre-assessment/preassessment/pre_op is/was? done/over/yesterday/last',
  'had my/the pre-op/preop/pre-assessment/preassessment/pre_op',
  'spoke/spoken/talked to the/my surgeon/anaesthetist',
];

/** They do not smoke. */
const noSmoke = ["don't/dont/never/do_not smoke/smoked", 'non-smoker/nonsmoker', 'stopped/quit smoking _'];

export const prepareForMyOperation: Kind = {
  id: 'prepare-for-my-operation',
  category: 'health',
  name: 'Prepare well for my operation',
  slots: {
    operation: {
      words: [
        'knee replacement|knee op|new knee',
        'hip replacement|hip op|new hip',
        'hernia operation|hernia',
        'gallbladder operation|gallbladder|gall bladder',
        'hysterectomy',
        'caesarean|c-section',
        'spinal operation|back surgery|disc surgery',
        'shoulder operation|shoulder',
        'cataract operation|cataract|cataracts',
        'heart operation|heart surgery',
        'tonsil operation|tonsils',
        'bariatric operation|bariatric|gastric sleeve|gastric bypass',
        'prostate operation|prostate',
        'foot operation|bunion',
        'breast operation|mastectomy',
        'wisdom tooth operation|wisdom teeth',
        'varicose vein operation|varicose veins',
      ],
      otherwise: 'operation',
    },
    person: {
      words: [
        'wife',
        'husband',
        'partner',
        'daughter',
        'son',
        'mother|mum',
        'father|dad',
        'sister',
        'brother',
        'friend',
        'neighbour',
      ],
      otherwise: 'friend',
    },
  },
  ask: {
    question: 'Which operation, when, and what worries you most?',
    chips: ['Hip or knee, in two months', 'Anaesthetic scares me', 'Who looks after me at home?'],
  },
  hoursAWeek: 3,
  weekly: 'Walk or train breath and legs on five days until the date',
  overview:
    'Four to six weeks of preparation shorten the stay and lower complications: walking, breathing and leg training, iron and protein, no smoking, medicines sorted, and the home and helpers ready before you go.',
  approach:
    'Ask everything that worries you before the day, in writing. Train what you will need afterwards, such as crutches. Smoking stopped four weeks before halves wound trouble.',
  done: 'You go into the {operation} with answers, a ready bag and home, and the first two weeks afterwards are arranged.',
  cautions: [
    'Only doctors decide what is paused: blood thinners, diabetes tablets, injections for weight, rheumatism medicine, herbs. Ask for it in writing, and never stop heart medicine yourself.',
    'Fever, cough, skin wound, toothache or pregnancy before the date: call, it may have to wait. Keep to the fasting times exactly.',
  ],
  steps: [
    step(
      'Read the pre-op sheet and mark what is still unclear',
      'Which tablet stops on which day, when you eat and drink last, when and where you arrive, who is rung with a cold or fever. Ring the ward with the two open questions; they expect such calls.',
      ['Read the sheet with a pen', 'Write the days for each tablet into the calendar', 'Ring with what is unclear'],
      0.5,
      { when: { said: preop } },
    ),
    step(
      'Write your questions about the {operation}',
      'Why now, what else is possible, what is the gain and the risk in your case, which anaesthetic, how many days, and when may you drive, work and do sport? Ask how many they do a year.',
      ['Write ten questions', 'Collect reports and list of medicines', 'Ask your {person} to come along'],
      0.5,
      { when: { unsaid: preop } },
    ),
    step(
      'Get answers and medicine plan in writing',
      'Tell surgeon and anaesthetist about allergies, earlier trouble, false teeth, snoring and reactions in the family. You go home with a list of what is stopped on which day.',
      ['Ask all ten questions', 'Get the list: stop, go on, take that morning', 'Ask for a test of iron and sugar'],
      1,
      { when: { unsaid: preop }, waitDays: 5 },
    ),
    step(
      'Agree with the ward how you go home after the {operation}',
      'Who takes you, what you must be able to do first, which painkillers come along, who looks at the wound, when physiotherapy begins. Write names and numbers down now.',
      ['Ask for the sheet about going home', 'Book physiotherapy and the first check', 'Tell your {person} the hours'],
      1,
      { when: { said: preop } },
    ),
    step(
      'Stop smoking and eat for healing',
      'Stop at least four weeks before if you can, as it halves trouble with the wound; every day counts. Eat protein with each meal, treat low iron, and drink little alcohol.',
      [
        'Call the stop-smoking line and name the date of the {operation}',
        'Add protein to breakfast',
        'No alcohol for two weeks before',
      ],
      1,
      { when: { unsaid: noSmoke } },
    ),
    step(
      'Eat for healing until the day of the {operation}',
      'Protein with each meal (eggs, fish, beans, yoghurt), fruit and vegetables, iron treated if it is low, little alcohol for two weeks. Weight does not have to fall now; strength counts more.',
      ['Add protein to breakfast', 'Ask for the iron value', 'No alcohol for two weeks before'],
      1,
      { when: { said: noSmoke } },
    ),
    step(
      'Train for the {operation} on five days a week',
      'Walk briskly for thirty minutes or what you can, do chair stands and heel raises, and breathe deeply. Before leg and back operations practise crutches and turning in bed.',
      [
        'Ask a physiotherapist for preparation for the {operation}',
        'Do it at the same hour',
        'Practise the way you will get up afterwards',
      ],
      6,
    ),
    step(
      'Prepare home for the first two weeks',
      'Check the height of bed and toilet, rails and a shower seat, take rugs away, and put things at hip height. Freeze meals and arrange care for pets.',
      ['Walk through the day after: bed, toilet, kitchen', 'Order aids early', 'Cook and freeze six meals'],
      1.5,
    ),
    step(
      'Arrange helpers, work and the way home',
      'Somebody stays for the first 24 hours, drives and shops. Sort out the sick note, insurer and rehab; you may not drive yourself.',
      ['Ask your {person} for fixed days', 'Tell work the weeks', 'Book rehab or physio beforehand'],
      1,
      { daysBefore: 14 },
    ),
    step(
      'Calm the fear with a plan',
      'Tell the team that you are afraid. Ask about a calming tablet, headphones or a local anaesthetic, and practise slow breathing twice a day.',
      [
        'Write the biggest fear about the {operation} and ask about it',
        'Practise breathing five minutes',
        'Choose music',
      ],
      0.7,
    ),
    step(
      'Pack and follow the last-day rules',
      'Keep exactly to fasting. Shower, no cream, jewellery or nail varnish; pack papers, glasses, hearing aids, charger and slippers.',
      ['Pack two days before', 'Set an alarm for the last meal and drink', 'Put the list of medicines on top'],
      0.5,
      { daysBefore: 1 },
    ),
    step(
      'Agree the first days after the {operation}',
      'Agree on painkillers by the clock, the first steps, the wound, signs of a clot, and whom you call at night. It is done when the sheet hangs at home.',
      ['Ask: what is normal, what is not?', 'Write the number', 'Give your {person} a copy'],
      0.7,
    ),
  ],
  suggestions: [
    tip('Label your side', 'Ask the surgeon to mark it with you.', 'Before sedation', 'Say it aloud'),
    tip('Take a long cable', 'Sockets are behind the bed.', 'Earplugs', 'Eye mask'),
    tip('Plan pain tablets ahead', 'Early doses need less later.', 'By the clock', 'Laxative with opioids'),
    tip('Keep nails bare', 'The finger clip needs it.', 'Toes too', 'Day before'),
    tip('Carry allergies on a card', 'It will be asked five times.', 'Plasters too', 'Phone'),
    tip('Learn to cough with a pillow', 'It protects a belly wound.', 'Hug it', 'Breathe deep'),
    tip('Have dry shampoo and wipes', 'The first shower waits.', 'Bedside', 'Lip balm'),
    tip('Treat teeth before implants', 'Germs travel.', 'Dentist six weeks before', 'Tell them'),
    tip('Prepare the dog’s walk', 'Two weeks at least.', 'Neighbour', 'Rota'),
    tip('Ask for day one goals', 'You know what to do.', 'Sit, stand, walk', 'Write up'),
    tip('Avoid colds before', 'Masks in crowds.', 'Wash hands', 'Call if ill'),
    tip('Thank helpers with dates', 'Named days are kept.', 'Calendar', 'Message'),
  ],
};

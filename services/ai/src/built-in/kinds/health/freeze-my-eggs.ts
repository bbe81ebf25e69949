import { type Kind, step, tip } from '../kind.ts';

const medical = [
  'cancer/chemo/chemotherapy/lymphoma/radiotherapy',
  'before my _? treatment/operation/surgery',
  'endometriosis/lupus',
];
const chosen = [
  'have chosen/picked a/my/the clinic',
  'clinic is chosen',
  'my/the first/next cycle starts',
  'started/starting injections/stims',
  'retrieval/collection is on/booked',
];
const frozen = [
  'froze/frozen _? eggs last/in/already',
  'have _? eggs frozen/stored',
  'had my/a/one _? retrieval/collection/cycle',
];
const tested = ['my amh is/was', 'amh of', 'amh came_back', 'amh low/result', 'follicle count'];

export const freezeMyEggs: Kind = {
  id: 'freeze-my-eggs',
  category: 'health',
  name: 'Freeze my eggs',
  slots: {
    what: { words: ['embryos|embryo', 'ovarian tissue', 'eggs'], otherwise: 'eggs' },
    reason: {
      words: [
        'cancer treatment|cancer|chemo|chemotherapy|lymphoma',
        'endometriosis|endo',
        'a career first|career|residency|phd|deployment|promotion',
        'no partner yet|single|no partner|not met|haven’t met|right person',
        'an early menopause in the family|early menopause',
        'low AMH|low reserve|amh',
        'transition|transitioning|testosterone',
      ],
      otherwise: 'your own timing',
    },
  },
  ask: {
    question: 'How old are you, what makes you think of it now, and has anything been tested?',
    chips: ['34 and single', 'Before chemotherapy', 'Low AMH, unsure'],
  },
  hoursAWeek: 2,
  overview:
    'You will have your reserve tested, and learn what chance a number of {what} gives at your age. You compare clinics by results and full price, and go through one cycle of about two weeks.',
  approach:
    'Age at freezing matters most, so a clear yes or no this season is worth more than years of thinking. Frozen {what} are a chance and no promise; many people never use them. Disappointment comes from counting on one cycle and from prices that leave out drugs and storage.',
  done: 'You have decided with your own figures. After a yes, the {what} are stored, and you have number, contract and yearly fee in writing.',
  cautions: [
    'After the collection go to emergency care for short breath, fast swelling of the belly, little urine, heavy bleeding, fever or strong pain.',
    'Tell the clinic about clots, migraine with aura, PCOS, medicine and a family history of breast cancer. Before cancer treatment ask for an urgent referral this week.',
  ],
  steps: [
    step(
      'Write down why you think of freezing {what} now',
      'Four lines: {reason}, would I have a child alone, how many children, until what age. Add the sum you could spend. These lines help you to judge every offer.',
      ['Write the four lines', 'Write the most you would spend', 'Find the date of your last period'],
      0.5,
    ),
    step(
      'Call your specialist for a referral this week',
      'Say: treatment begins on this date, I want to keep my fertility. Clinics can often start within days, on any day of the cycle. Ask about eggs, embryos, ovarian tissue and who pays.',
      ['Call the specialist or nurse today', 'Ask for the urgent referral', 'Ask who pays before treatment'],
      1,
      { when: { said: medical } },
    ),
    step(
      'Have AMH and follicles tested and explained',
      'A blood test and an ultrasound estimate how many eggs one cycle may give. They say little about quality, and low AMH does not mean that you cannot conceive. Stop nothing before you ask, also the pill.',
      ['Book blood test and ultrasound', 'Ask how many eggs a cycle may give', 'Ask for the results on paper'],
      1.5,
      { waitDays: 14, when: { unsaid: [...tested, ...chosen] } },
    ),
    step(
      'Turn your age and count into an honest chance',
      'Ask for the chance of one child from 5, 10 and 20 {what} at your age. Up to 35, 10 to 15 mature ones are often advised, with 40 far more. Some are lost in thawing and fertilising.',
      [
        'Ask for the table for your age',
        'Ask how many cycles that means',
        'Compare with trying sooner or with donor sperm',
      ],
      1,
      { waitDays: 3 },
    ),
    step(
      'Compare three clinics by results and full price',
      'Thawed cycles that led to births, survival after thawing, who is there on Sundays. Price with scans, medicine, anaesthetic and storage for ten years. Medicine can add half again.',
      ['Ask three clinics for their own figures', 'Add up ten years', 'Book one first talk'],
      2,
      {
        when: { unsaid: [...chosen, ...frozen, ...medical] },
        local: {
          GB: 'In Britain: the HFEA lists licensed clinics. Storage is allowed up to 55 years with consent renewed every ten; the NHS mostly pays only for medical reasons.',
          IE: 'In Ireland: clinics are mostly private; drugs may count for the Drugs Payment Scheme.',
          US: 'In the United States: SART and the CDC publish results. Some employers pay, and several states require cover before cancer treatment.',
          CA: 'In Canada: some provinces pay for medical reasons; ask the employer’s plan about medicine.',
          AU: 'In Australia: YourIVFSuccess compares clinics, and Medicare pays part for medical reasons.',
          NZ: 'In New Zealand: public funding is for medical reasons.',
          IN: 'In India: choose a clinic registered under the ART law, which allows storage for ten years.',
          ZA: 'In South Africa: look for a unit accredited by SASREG.',
          SG: 'In Singapore: women of 21 to 37 may freeze eggs; use is tied to marriage.',
          PH: 'In the Philippines: ask the reproductive medicine society, PSREI, for centres.',
        },
      },
    ),
    step(
      'Settle the money and the two weeks at work',
      'Ask employer, insurer and tax office. Scans are early in the morning on four to six days, and the date of the collection moves. Plan two days off after it.',
      ['Ask what is paid by whom', 'Block three weeks with a loose diary', 'Choose whom at work you tell, if anybody'],
      1.5,
    ),
    step(
      'Read the consent forms at home',
      'How long stored, who may use them, what happens after death, a move, unpaid bills or a closing clinic. Infection tests come now too. For embryos, both people must agree later as well.',
      ['Read them with a pen', 'Ask three questions', 'Do the blood tests'],
      1.5,
      { waitDays: 10, when: { unsaid: frozen } },
    ),
    step(
      'Go through the cycle and have the {what} collected',
      'Injections for 10 to 14 days at the same hour, scans, then a trigger at an exact minute. The collection takes twenty minutes under sedation, and somebody takes you home. No hard sport while the ovaries are large; cramps and bloating are normal.',
      [
        'Put all times into the phone and have the first injection shown',
        'Arrange company for the collection',
        'Rest two days and ask how many were frozen',
      ],
      12,
      { waitDays: 21 },
    ),
    step(
      'Decide about a second cycle, a date to use them, or enough',
      'Compare the number with your chance. Keep the certificate and set a reminder for the yearly fee and each move. Write the age at which you want to look at the question again.',
      ['Do the sum with the clinic', 'File certificate and contract', 'Set a yearly reminder'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Ask one who has done it',
      'An hour with her saves ten evenings of reading.',
      'Ask about days 8 to 12',
      'Ask what she would change',
    ),
    tip(
      'Begin folic acid and stop nicotine',
      'Both help eggs and any later pregnancy.',
      'Ask the pharmacist',
      'Set a stop date',
    ),
    tip(
      'Compare with donor sperm now',
      'For some, trying at once gives better odds.',
      'Ask the clinic',
      'Write your first feeling',
    ),
    tip(
      'Decide without a deadline sale',
      'Packages for today only are a warning sign.',
      'Leave without signing',
      'Sleep a week',
    ),
    tip('Plan for sharp moods', 'Hormones and waiting wear on most.', 'Tell one friend', 'Keep evenings free'),
    tip('Freeze dinners too', 'You will be tired in the second week.', 'Cook five meals', 'Buy loose trousers'),
    tip(
      'Ask about a gentle protocol',
      'With PCOS it lowers the risk of overstimulation.',
      'Tell them early',
      'Ask about the trigger',
    ),
    tip('Note each injection', 'A missed one can cost the cycle.', 'Tick it off', 'Call the nurse if unsure'),
    tip('Check the transport rule', 'You may move abroad with them one day.', 'Ask about export', 'Ask the price'),
    tip(
      'Keep dating apart from it',
      'No date has to answer a question about children.',
      'Choose free evenings',
      'Say it when you want to',
    ),
    tip('Name somebody in the papers', 'Decide what happens if you die.', 'Read the law', 'Tell the person'),
    tip(
      'Test again after a year',
      'If you wait, wait with figures.',
      'Book AMH in a year',
      'Set the age for a decision',
    ),
    tip(
      'Ask for a counselling hour',
      'Many clinics offer one without pressure.',
      'Bring your four lines',
      'Ask about regret',
    ),
  ],
};

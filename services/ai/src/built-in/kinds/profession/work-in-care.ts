import { type Kind, step, tip } from '../kind.ts';
import { careWorkHere } from '../local-work.ts';

/** The checks are through or the course is done. */
const ready = [
  'dbs/checks/licence is/through/done/too',
  'trial days/shifts done',
  'course/certificate passed/done',
  'red cross assistant/course passed',
  'waiting for the contract',
];
/** They came from another country. */
const fromAbroad = ['kerala/dependent_visa/visa/sponsorship/nigeria/philippines/ghana/zimbabwe/nepal', 'arrived from'];
/** They cared for a relative. */
const family = [
  'nan/mother/mum/dad/father/grandmother/gran/husband/wife died/end/cared/looked',
  'sat with my',
  'looked after my',
  'cared for my',
];

export const workInCare: Kind = {
  id: 'work-in-care',
  category: 'profession',
  name: 'Start working in care',
  slots: {
    field: {
      words: [
        'elderly care|care home|old people|dementia',
        'home care|domiciliary|carers',
        'disability support|disabled|learning disabilities',
        'hospice|palliative',
        'hospital|healthcare assistant|nursing assistant|hca|cna|ward',
        'mental health',
        'youth|youth work|children’s home|youth',
        'social|social work|social worker',
      ],
      otherwise: 'care',
    },
  },
  ask: {
    question: 'Have you cared for somebody before, and which hours can you work?',
    chips: ['Never paid, cared for family', 'Have worked in care', 'Need school hours'],
  },
  hoursAWeek: 4,
  weekly: 'Do one shadow shift or learning module and note one thing to ask',
  overview:
    'You try the work on one shift, choose an employer in {field} work that staffs its rota decently, get the checks and the short certificate, and reach a safe routine in the first three months. After that comes the next certificate.',
  approach:
    'Posts are easy to find, good ones are not: ask about travel time pay, staff per shift and training. What goes wrong is a back hurt in the first months, unpaid travel, and being alone on the second day.',
  done: 'You work on the rota with a fair contract and the first certificate.',
  steps: [
    step(
      'Compare the {field} jobs near you on one page',
      'Home visits, residential, hospital, supported living, live-in. For each note hours, weekend rule, travel pay, driving, sick pay, training. Look at the last inspection report of three employers.',
      ['List five adverts', 'Read three inspection reports', 'Mark which hours you can really work'],
      1.5,
    ),
    step(
      'Do one taster shift in {field} work',
      'Ask to follow somebody for half a day, including washing and mealtime. Notice how staff talk to people, and whether there is time. It’s the quickest way to know whether it suits you.',
      ['Ring two employers', 'Shadow half a day', 'Ask staff why people leave'],
      6,
      { when: { unsaid: ready } },
    ),
    step(
      'Apply with three examples from your life',
      'Caring for a parent, patience with somebody upset, being on time for years. Interviews ask: a person refuses to wash, you find a bruise, a colleague is rough. Answer: respect, tell, write down, report.',
      ['Write three examples', 'Rehearse five questions', 'Ask for two references'],
      4,
      { when: { unsaid: [...ready, ...family] }, waitDays: 14 },
    ),
    step(
      'Get checks, vaccinations and the basic {field} certificate',
      'Record check, right to work, hepatitis and flu, then a care certificate or nursing assistant course: two to twelve weeks, often paid by the employer. Moving people, hygiene, safeguarding, medicines, food, dementia.',
      ['Apply for the record check', 'Book the course or modules', 'Practise transfers with a trainer'],
      20,
      { when: { unsaid: ready }, local: careWorkHere, waitDays: 21 },
    ),
    step(
      'Write three nights and days with your relative as interview answers',
      'You have done the work. One line each: a wash that was refused, pain or fear at night, a mistake you noticed. What did you do, whom did you tell, what would you do with a stranger? Say that you know the other side: families who worry.',
      ['Write three scenes in four lines', 'Say them aloud', 'Ask the nurse who was there for a reference'],
      3,
      { waitDays: 14, when: { said: family, unsaid: ready } },
    ),
    step(
      'Check what your visa lets you do and who may ask for money',
      'Read the page on work for your visa: free, limited hours, or sponsor only. A real employer asks no fee for a certificate or an interview, and you keep your passport. Have diplomas from home ready: a nurse or pharmacist may start as a senior and register later.',
      ['Read the rule for your visa', 'Look the employer up in the official list', 'Scan diplomas and police paper'],
      1.5,
      { when: { said: fromAbroad } },
    ),
    step(
      'Compare three employers by rota before you take the first one',
      'With checks and course in hand you choose. Ask for a real rota of last month: split shifts, unpaid gaps, weekends, travel time, staff on nights, how many left this year. One short look at teatime tells more than the leaflet.',
      ['Ask for last month’s rota', 'Visit at teatime', 'Compare the hour with gaps counted'],
      4,
      { when: { said: ready } },
    ),
    step(
      'Finish the care certificate in the first twelve weeks by workplace tasks',
      'Fifteen standards, one or two a week, each with a thing you were seen doing. Ask the senior on Monday which shift gives it, and have it signed the same day. It goes with you to the next employer.',
      ['Ask for the workbook', 'Match each standard to a shift', 'Have it signed the same day'],
      12,
      { when: { said: ready } },
    ),
    step(
      'Read the {field} contract before you sign',
      'Guaranteed hours, travel and waiting time, sleep-in pay, uniform, notice, payback of training. Zero hours only with your eyes open. Ask for two weeks of shadowing.',
      ['Ask for the contract two days ahead', 'Calculate pay per real hour', 'Ask who you call at night'],
      2,
    ),
    step(
      'Learn each person’s plan and ways in the first weeks',
      'Name, history, what they can do themselves, allergies, choking, falls, skin. Knock, explain, wait. Write notes right after the visit: facts, times, what was eaten and drunk.',
      ['Read three plans before each shift', 'Ask one thing about life story', 'Write notes at once'],
      40,
    ),
    step(
      'Protect back, sleep and heart',
      'Use hoist and slide sheet always, even in a hurry. Fix sleep after nights. After a death or an attack talk to somebody the same day. Say no to the third extra shift.',
      ['Ask for a check of your transfers in {field} work', 'Fix two free days', 'Find one colleague to talk to'],
      10,
    ),
    step(
      'Take the next {field} certificate and a better rate',
      'After six months choose: level 2 or 3, medicines, dementia, senior carer, nursing route. Ask who pays and by how much the rate rises, in writing.',
      ['Choose one next course', 'Ask the manager for fee and rate', 'Put the review date into the calendar'],
      30,
    ),
  ],
  suggestions: [
    tip('Buy good shoes first', 'Ten thousand steps a shift.', 'Non-slip', 'Two pairs'),
    tip('Learn three songs of their youth', 'It calms people with dementia.', 'Ask family', 'Sing at washing'),
    tip('Write down every extra mile', 'Travel is often forgotten.', 'Notebook', 'Weekly total'),
    tip('Learn to feed safely', 'Choking is the real danger.', 'Upright', 'Small, slow'),
    tip('Ask before touching', 'It prevents most quarrels.', 'Say what', 'Wait'),
    tip('Carry gloves and a snack', 'Rounds overrun.', 'Bag', 'Water'),
    tip('Join a union', 'Help with contracts and accusations.', 'Cost', 'Representative'),
    tip('Practise plain handover', 'Three sentences.', 'Change', 'Risk', 'Wish'),
    tip('Learn to say ’I will come back at four’', 'And keep it.', 'Note', 'Return'),
    tip('Know the skin signs', 'Early redness saves weeks.', 'Heels', 'Hips'),
    tip('Take the driving licence', 'It doubles the posts.', 'Lessons', 'Ask for help'),
    tip('Meet nurses who began as carers', 'The way is well trodden.', 'Ask', 'Route'),
  ],
};

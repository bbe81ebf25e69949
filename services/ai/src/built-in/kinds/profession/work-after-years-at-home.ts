import { type Kind, step, tip } from '../kind.ts';

/** Hours must fit a school. */
const schoolHours = ['school/term-time/school-hours', 'term time', 'nine/9 to/till/til three/3/two/2', 'half past two'];

/** A trade from before. */
const hadTrade = [
  'used to do/be/work/work_as/work_in',
  'was a/an/in _',
  'my old profession/job/trade/field',
  'back to/into nursing/teaching/payroll/accounting/office/admin/bookkeeping/engineering/law/it/hr/retail/hospitality',
  'trained/qualified as',
];

/** Registered work, with rules and programs of its own. */
const pharmacy = ['pharmacy/pharmacist/dispenser/dispensing/chemist'];
const registered = [
  'nursing/nurse/midwife/physio/physiotherapist/teacher/teaching/radiographer/paramedic/social_worker/dental/vet',
];
/** Doubts about oneself. */
const unsure = ['confidence/nervous/scared/afraid/rusty/terrified/useless/forgotten/stupid/old'];

export const workAfterYearsAtHome: Kind = {
  id: 'work-after-years-at-home',
  category: 'profession',
  name: 'Find work again after years at home',
  slots: {
    field: {
      words: [
        'payroll',
        'bookkeeping|accounts|accounting',
        'office work|office|admin|administration|secretary',
        'pharmacy|pharmacist|dispensing|dispenser',
        'nursing|nurse',
        'teaching|teacher',
        'retail|shop work|shop',
        'banking|bank',
        'human resources|hr',
        'law|legal',
        'engineering|engineer',
        'IT|software|programming',
        'marketing',
        'hospitality|catering|kitchen',
        'care work|care',
        'laboratory|lab',
        'design',
      ],
      otherwise: 'your field',
    },
  },
  ask: {
    question: 'What did you do before, and which hours could you work now?',
    chips: ['School hours only', 'Something new', 'My old trade, if it still takes me'],
  },
  hoursAWeek: 5,
  weekly: 'One hour of learning, two contacts and one application',
  overview:
    'No employer waits, so the plan begins with hours you can keep, then a short course that makes what you know of {field} current, and people rather than portals. The years at home become two honest sentences with proof beside them.',
  approach:
    'Confidence comes back by doing: one small paid or voluntary task in the first weeks says more than ten letters. Posts with school hours are rarely advertised as such; they are found at small firms, schools, surgeries and by asking. What goes wrong is applying for anything and explaining the gap at length.',
  done: 'You have a signed contract whose hours fit your home, and have worked the first four weeks.',
  cautions: [
    'Ask before you start how pay changes benefits, tax credits and help with childcare, so that the first wage is no surprise.',
  ],
  steps: [
    step(
      'Write the hours you can really work and the money you need',
      'Leave the house, way, school gate, holidays, illness: what is left from Monday to Friday? Beside it what a month must bring after childcare and fares. With these two numbers you can say no quickly.',
      ['Draw one week with the way', 'Work out what a month must bring', 'Note what is fixed and what may move'],
      1,
    ),
    step(
      'Choose two kinds of work that fit your hours',
      'Read fifteen adverts and mark those whose hours would do. Good places to look: schools, surgeries, councils, accountants, charities, shops with morning shifts, work from home. Talk with one person who does each.',
      ['Read fifteen adverts', 'Talk with two people', 'Choose two kinds of work'],
      4,
      { when: { unsaid: hadTrade } },
    ),
    step(
      'Find out what has changed in {field} since you left',
      'Read ten adverts and mark every program, rule and paper you do not know. Ring one former colleague: what would you learn first? The list is usually three things long.',
      ['Mark unknown words in ten adverts', 'Ring one former colleague', 'Choose three things to learn'],
      3,
      { when: { said: hadTrade } },
    ),
    step(
      'Check your pharmacy registration and what you may do now',
      'Pharmacist, technician or assistant: still on the register, lapsed, or never needed? Ask the register about return rules, learning hours and insurance. Assistants and dispensers mostly need only the training the employer gives, so you can ask for work tomorrow.',
      ['Look yourself up in the register', 'Write down the return rules', 'Renew what has lapsed'],
      2,
      { when: { said: pharmacy } },
    ),
    step(
      'Ask three pharmacies for trial mornings at the counter or dispensary',
      'The independent one, a chain, the hospital or surgery. Two mornings each: the dispensing program, electronic prescriptions, controlled drugs book, the services that are new such as vaccinations or blood pressure. Write ten things you did not know; that is the whole refresher.',
      ['Visit three pharmacies with a short letter', 'Work two trial mornings', 'List ten things that are new'],
      14,
      { when: { said: pharmacy } },
    ),
    step(
      'Repeat the hundred most dispensed medicines in six weeks',
      'Four a day: name, use, usual dose, the interaction that matters, the question you ask at the counter. Half are old friends. Test yourself on Sundays, and read one current page on the new services.',
      ['Get the list of the most dispensed medicines', 'Learn four a day on cards', 'Test yourself on Sundays'],
      16,
      { when: { said: pharmacy } },
    ),
    step(
      'Ask the register which return way your years away need',
      'Registers count hours or years: with few years a declaration is enough, with more it is supervised practice, a return course or a test, often paid. Ask which employers near you take returners before you book a course, and what is required before the first day: record check, vaccinations, first aid.',
      ['Write to the register with your dates', 'Ask two employers about returner posts', 'Order the record check'],
      3,
      { waitDays: 14, when: { said: registered, unsaid: pharmacy } },
    ),
    step(
      'Shadow somebody in your old work for two days',
      'Not to prove anything: to see that people, bodies or pupils are as they were and only the screens are new. Ask them to let you do one small thing. Most fear goes on the second day, and the person becomes your first reference.',
      ['Ask one former colleague', 'Spend two days beside them', 'Write what was easier than you feared'],
      14,
      { when: { said: unsure, unsaid: pharmacy } },
    ),
    step(
      'Do one short course with a paper at the end',
      'Colleges, libraries, job centres and software makers have free ones: the usual programs, the current rules, first aid or hygiene where it helps. Four to eight weeks, at the hours you would work, as a rehearsal. Registered professions have their own return course; ask the register.',
      ['Compare two free courses', 'Arrange care for the children', 'Finish with the paper'],
      30,
      { when: { unsaid: [...pharmacy, ...registered] } },
    ),
    step(
      'Do one small real task outside the house',
      'Accounts for a club, an afternoon at the charity shop desk, holiday cover, a friend’s office, the school’s till. Six weeks, fixed hours, and somebody who will write a reference.',
      ['Offer help to two places', 'Keep fixed hours for six weeks', 'Ask for a reference'],
      24,
      { when: { unsaid: [...pharmacy, ...unsure] } },
    ),
    step(
      'Write the CV with the years at home in two sentences',
      'List what you can do from the old job, the household and helping: money, diaries, care, forms, machines. Ask two people what they would trust you with. Then the two sentences: I have been at home with my family since then; now I have refreshed this and look for that. Skills first, newest course on top, the years as a plain line.',
      [
        'Ask two people for three strengths each',
        'Write the two sentences and say them aloud',
        'Have somebody read the CV',
      ],
      5,
    ),
    step(
      'Tell thirty people, ask ten places and apply twice a week',
      'Parents at the gate, former colleagues, neighbours, surgery, school office, small firms within twenty minutes, returner programmes. One line: what I do, which hours, from when. Most posts with short hours go to somebody who was named. Rehearse three answers: why now, what if a child is ill, what can you do today.',
      ['Tell five people a week', 'Ask at two places in person', 'Send two applications and rehearse three answers'],
      20,
      { waitDays: 14 },
    ),
    step(
      'Ask for school hours with a proposal',
      'Offer what they gain: every morning covered, no gaps, holidays planned a year ahead, an evening hour from home at month-end. Ask for term-time or spread hours. Name it in the first talk, not after the contract.',
      ['Write the proposal in five lines', 'Say it in the first talk', 'Know your second best'],
      1.5,
      { when: { said: schoolHours } },
    ),
    step(
      'Settle home, work the first month and look at it together',
      'Before the first day write down who fetches, who stays when a child is ill, who does tea, washing and forms; two people must be able to come. Live it for a week. After four weeks of work sit down at home and with the manager: hours, load, pay, what next.',
      ['Divide the jobs at home and name two helpers', 'Live one week by the new times', 'Talk after four weeks'],
      10,
    ),
  ],
  suggestions: [
    tip('Get dressed for work on course days', 'It changes how you speak.', 'Same hour', 'Same bag'),
    tip('Use the library to apply', 'At home the washing calls.', 'Two mornings', 'Only that'),
    tip('Ask about paid holiday weeks', 'Thirteen weeks of school holiday need a plan.', 'Clubs', 'Swap with friends'),
    tip('Join a group of returners', 'You are not the only one.', 'Online or local', 'Monthly'),
    tip('Refresh typing', 'Speed gives calm.', 'Ten minutes', 'Daily'),
    tip('Ask for a work trial', 'Both see if it fits.', 'Two days', 'Paid'),
    tip('Take a photo for the profile', 'Face, light, plain wall.', 'A friend', 'Today'),
    tip('Learn one program well', 'The one in most adverts.', 'Free lessons', 'A real task'),
    tip('Say yes to cover for holidays', 'It often stays.', 'Summer', 'Good reference'),
    tip('Let the children do more', 'They can.', 'Three jobs each', 'Start before you do'),
    tip('Keep a list of small wins', 'For bad evenings.', 'One a day', 'Read on Sundays'),
    tip('Check the pension years', 'Years with children may count.', 'Official statement', 'Claim gaps'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';
import { childcareHelpHere } from '../local-health.ts';

/** A health reason kept them away. */
const ill = [
  'burnout/illness/cancer/treatment/depression/operation/surgery/accident/injury/nerves/stroke/wiedereingliederung/phased/anxiety/sick/chemo/ptsd/covid/rehab/fit_note',
];
/** A baby is the reason. */
const baby = ['maternity/parental/paternity/baby/nursing/breastfeeding/pumping/elternzeit/nursery/crèche/creche'];
/** Nobody waits for them. */
const noEmployer = [
  'no job/employer/one waits',
  'years at home/away/with/raising/caring',
  'years since i',
  'looking/look for a? job/work/something/someone',
  'career break',
  'been out of work/the_workforce',
  'prison',
];
/** The steps have begun. */
const begun = ['week one/two/three/four/1/2/3/4 of', 'started/been back/last', 'back since/for', 'half days/days now'];

export const returnToWork: Kind = {
  id: 'return-to-work',
  category: 'profession',
  name: 'Return to work',
  slots: {
    reason: {
      words: [
        'parental leave|maternity leave|paternity leave|maternity|baby|kids|children|stay at home dad|stay at home mum|mum|mom',
        'burnout',
        'illness|sick leave|off sick|cancer|treatment|long covid',
        'operation|surgery',
        'depression',
        'rehab|rehabilitation',
        'accident|injury',
        'time as a carer|caring|caregiving|carer',
        'sabbatical|gap year',
        'unemployment|unemployed',
        'prison sentence|prison',
        'move abroad|moving|relocation',
      ],
      otherwise: 'break',
    },
  },
  ask: {
    question: 'What was the break for, and do you have a job to return to?',
    chips: ['Parental leave, job is waiting', 'After illness, I need fewer hours', 'Years at home, no job yet'],
  },
  hoursAWeek: 4,
  weekly: 'Live one day by the hours of the later working week',
  overview:
    'You clear your rights and the number of hours, arrange home and health around them, refresh what has changed in your trade, and start in steps. The first six weeks are planned as a trial with fixed talks, so that too much is noticed early.',
  approach:
    'Begin with fewer hours than you think you can do, and raise them after calm weeks only. What usually goes wrong is a full first week, childcare without a plan for illness, and waiting too long to talk to the employer.',
  done: 'You have worked six weeks at hours that you can keep up, and the next review is in the calendar.',
  cautions: [
    'After an illness agree start, hours and tasks with your doctor; more pain, sleeplessness or low mood for over a week is a reason to go back to them and slow down.',
    'Rights to part-time work, a phased return, breastfeeding breaks or adjustments have deadlines; ask the works council, union, health insurance or employment office of your country early.',
  ],
  steps: [
    step(
      'Write down the hours and conditions you can manage',
      'Write two columns: what must be (hours, place, health, childcare) and what would be good. Count the way and the tiredness too. It is done when you can name a starting number of hours.',
      [
        'Write both columns in twenty minutes',
        'Ask the people at home what they need',
        'Look up rights after your {reason} on the official site',
      ],
      1.5,
    ),
    step(
      'Talk to the employer about date, hours and tasks',
      'Write first, meet second. Bring a proposal: start date, hours for each month, tasks you can do, tasks that must wait. Many laws demand a request two to three months ahead. If there is no job to return to, take the same page to three employers or a returner programme.',
      [
        'Send the proposal in writing',
        'Bring the doctor’s or childcare papers about your {reason}',
        'Have the agreement confirmed by mail',
      ],
      3,
      { waitDays: 7, when: { unsaid: [...noEmployer, ...begun] } },
    ),
    step(
      'Make your field current and ask three places for trial hours',
      'Nobody holds a desk for you, so begin with people. Ask a former colleague what has changed in programs, rules and words, and take the one short course that adverts name. Then offer three employers near home two trial mornings, as holiday cover or for a month.',
      [
        'Ask one former colleague what is new',
        'Choose one short course with a paper',
        'Ask three employers for trial mornings',
      ],
      16,
      { when: { said: noEmployer, unsaid: begun } },
    ),
    step(
      'Apply to ten employers with the hours in the first line',
      'Returner programmes, small firms, public employers, holiday cover. The letter says in its first three lines: the work I did, what I have just refreshed, which days I can work. Ring after a week. Ask two people from before whether they will be named.',
      ['List ten employers within your way', 'Ask two referees', 'Send two applications a week'],
      12,
      { waitDays: 14, when: { said: noEmployer, unsaid: begun } },
    ),
    step(
      'Plan feeding, pick-up and the first sick day of the child',
      'If you still breastfeed, tell the employer how many breaks and which room; in most countries there is a right to it. Settle in the child three weeks before, with the spare person once as a trial. Write who stays at home on the first, second and third day of a fever.',
      [
        'Ask for the breaks and the room in writing',
        'Try pick-up with the spare person',
        'Write the fever plan together',
      ],
      3,
      { when: { said: baby } },
    ),
    step(
      'Mark each working hour by how clear the head was',
      'For two weeks a number from 0 to 10 each hour, with what you did. Put hard work where it is clear, and a break of fifteen minutes before the fog. Take the sheet to the next review. More hours only when two weeks stay above 5.',
      ['Note the number each hour', 'Set the break before the drop', 'Take the sheet to the review'],
      2,
      { when: { said: begun } },
    ),
    step(
      'Name three early signs and who may say stop',
      'What came first last time: sleep, mails at night, tears, pain, forgetting? Three signs on a card, with what you do at one, at two, at three. Show it to one person at home and one at work who may say: you are at two.',
      ['Write the three signs', 'Write what you do at each', 'Give the card to two people'],
      1,
      { when: { said: ill } },
    ),
    step(
      'Ask the doctor or adviser for a step plan',
      'After an illness the doctor can write hours for each week; without an employer a returner programme or the employment office can pay for courses and placements. Ask what benefits continue in the meantime.',
      [
        'Book the appointment with doctor or adviser',
        'Note what a normal day after your {reason} costs you in energy',
        'Ask who pays during the phased weeks',
      ],
      2,
      { waitDays: 7, when: { unsaid: [...baby, ...noEmployer, ...begun] } },
    ),
    step(
      'Settle childcare, care or help with a spare plan',
      'Settle places, settling-in time of two to six weeks, pick-up, sick days and holidays. Two people must be able to come when something goes wrong, and their numbers hang on the wall.',
      [
        'Write down who brings and fetches on each day',
        'Begin settling in before the first working day',
        'Ask two people for sick days',
      ],
      6,
      { local: childcareHelpHere, waitDays: 14, when: { weeksFrom: 4, unsaid: ill } },
    ),
    step(
      'Refresh three things that changed during your {reason}',
      'Ask a colleague what is new since your {reason}: systems, rules, people. Choose three, and spend an hour a day on them for two weeks or take one short course.',
      [
        'Have coffee with a colleague',
        'Choose the three things you will refresh',
        'Renew licence, logins and certificates',
      ],
      12,
      { when: { weeksFrom: 4, unsaid: [...noEmployer, ...begun] } },
    ),
    step(
      'Agree in the next review what changes before hours go up',
      'Bring three lines: what goes well, what is too much, what would make it possible: a later start, a quiet room, one task less, a day at home. Hours rise by one step only after two calm weeks. Have it written down, so that nobody forgets in the rush.',
      ['Write the three lines', 'Ask for one change', 'Send the result by mail'],
      1,
      { when: { said: begun } },
    ),
    step(
      'Explain the time of your {reason} in two sentences',
      'Say what it was, that it is arranged now, and what you bring. Practise it aloud; it goes into CV, interview and first day alike. You need not give details of your {reason} or any diagnosis.',
      ['Write the two sentences about the break', 'Say them to two people', 'Put the break with dates into the CV'],
      2,
    ),
    step(
      'Live two trial weeks with the working hours',
      'Get up, leave the house, concentrate and come home as you will later, with the childcare and the way. Note energy at noon and evening from 0 to 10. Two evenings in a row below 3 mean fewer hours.',
      [
        'Plan the two weeks in the calendar',
        'Try the route at the real time',
        'Tell the employer if hours must change after your {reason}',
      ],
      8,
      { when: { weeksFrom: 4, unsaid: begun } },
    ),
    step(
      'Start, and review after one, three and six weeks',
      'Use the first week for people and systems. Take every break and leave on time. In each review ask: what works, what is too much, what changes? You are back when six weeks have gone by at hours you can keep up after your {reason}.',
      [
        'Book the three reviews before the first day',
        'Keep two evenings a week empty',
        'Raise hours only after two calm weeks',
      ],
      10,
    ),
  ],
  suggestions: [
    tip(
      'Visit before the first day',
      'Seeing faces and desk again makes the first day easier.',
      'Half an hour',
      'No work yet',
    ),
    tip('Begin on a Wednesday', 'A short first week is kinder.', 'Ask for it', 'Weekend to rest'),
    tip(
      'Prepare the evening before',
      'The first mornings are usually the hardest part of the day.',
      'Clothes, food, bags',
      'Ten minutes for yourself',
    ),
    tip('Have one person at work who knows', 'Someone can ask how it really is.', 'Choose freely', 'Agree a sign'),
    tip('Share the work at home anew', 'The old division no longer fits.', 'List all tasks', 'Swap until both nod'),
    tip('Write down energy, not only hours', 'It shows what to change.', 'One number at noon', 'Look on Friday'),
    tip(
      'Say no to extra tasks for six weeks',
      'Extra work accepted early is hard to give back.',
      'One prepared sentence',
      'Offer a later date',
    ),
    tip(
      'Look for returner programmes',
      'Larger firms and employment offices run them.',
      'Search with your trade',
      'Ask about pay and length',
    ),
    tip('Do the sums for part-time', 'Tax and care costs change the picture.', 'Net pay for each model', 'Pension too'),
    tip(
      'Accept that the first weeks are slow',
      'Systems and names come back by use.',
      'Write things down',
      'Ask twice',
    ),
    tip(
      'Keep one thing from the break',
      'A morning walk or a breakfast together may stay.',
      'Choose one',
      'Put it in the calendar',
    ),
    tip(
      'Meet others who returned after their {reason}',
      'They can tell you what helped and what did not.',
      'A parents’ or patients’ group',
      'One question each',
    ),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

/** The boss knows. */
const asked = [
  'told/asked/spoke/talked to/with? my boss/manager that/about/for/i',
  'boss/manager said/says/knows/supports/agrees/told',
  'next in line',
  'been told i/that/next',
  'in the/my next review/round',
];

/** They do the job already. */
const acting = [
  'already/been doing the/it/that/this/job/most',
  'acting team_lead/manager/lead/head/up/supervisor/director',
  'covering for/the',
  'interim',
  'stepping up',
];

/** It was refused. */
const refused = [
  'passed over',
  'turned down',
  "didn't/didnt/did_not get it/the_promotion/promoted",
  'refused/rejected last/twice/once',
];

/** Engineers and developers. */
const technical = ['engineer/engineering/developer/software/programmer/architect/devops/data_scientist'];

/** Nurses and carers. */
const onTheWard = ['nurse/nursing/ward/band/ward_sister/charge_nurse/carer/care_home/midwife/healthcare'];

export const promotion: Kind = {
  id: 'promotion',
  category: 'profession',
  name: 'Get promoted',
  slots: {
    level: {
      words: [
        'team lead|team leader|tech lead',
        'senior|senior engineer|senior developer',
        'principal engineer|staff engineer',
        'shift supervisor|shift leader',
        'supervisor',
        'store manager|shop manager',
        'deputy manager|assistant manager',
        'project manager',
        'manager|management',
        'department head|head of department',
        'head nurse|ward manager|charge nurse',
        'sous chef',
        'head chef',
        'associate director',
        'director',
        'partner',
        'vice president|vp',
        'deputy head',
        'principal|headteacher|head teacher',
        'professor|tenure',
        'captain',
        'senior consultant',
        'consultant',
        'executive|ceo|cto|cfo',
        'leadership',
      ],
      otherwise: 'next',
    },
  },
  ask: {
    question: 'What has your manager said so far about moving up?',
    chips: ['We never talked about it', 'I was told not yet', 'A post becomes free soon'],
  },
  hoursAWeek: 2,
  weekly: 'Write one line about a result into your evidence file',
  overview:
    'You find out how the decision about the {level} role is really made, agree with your manager what would convince them, and do a part of that work before you have the title. In between you collect proof, so that nobody has to rely on memory.',
  approach:
    'Ask early: many firms decide once or twice a year and prepare the list two or three months before. What usually goes wrong is working hard and quietly, and hearing afterwards that others were thought of first.',
  done: 'The promotion is confirmed in writing, with title, pay and start date, or you have a dated decision about your next move.',
  cautions: [
    'If you believe you were passed over because of age, sex, origin, illness or a child, speak to the works council, union or an employment adviser before you sign anything.',
  ],
  steps: [
    step(
      'Send your boss three lines about what was said',
      'What is expected of the {level} role, by when it is decided, what you do until then. Ask for a yes by mail. What was only said is forgotten in the next budget round.',
      ['Write the three lines', 'Send them and ask for a short yes', 'Put the decision day into the calendar'],
      0.5,
      { when: { said: asked } },
    ),
    step(
      'Find out how the {level} role is filled here',
      'Read the job description of the {level} role and the grading rules. Find out who decides, when the list is made and what the last two people promoted had done. One page is enough.',
      [
        'Look up the {level} role on the intranet',
        'Ask one person who was promoted how it went',
        'Note the date of the next round',
      ],
      1.5,
      { when: { unsaid: asked } },
    ),
    step(
      'Agree with your manager what leads to the {level} role',
      'Book thirty minutes for this only. Say that you want the {level} role, and ask what is missing and when it is decided. Send the answer as one page with three things you will show and a review date. A yes by email is enough.',
      ['Send the invitation with the topic in it', 'Ask for the two most important gaps', 'Send the page the same day'],
      3,
      { when: { unsaid: asked } },
    ),
    step(
      'Ask who else decides and what they have seen of you',
      'Your boss rarely decides alone. Ask for the names, the date of the list, and whether each of them could say one sentence about your work. For those who could not, plan one thing they will see.',
      [
        'Ask for names and the date',
        'Write what each has seen of you',
        'Plan one thing for the one who has seen least',
      ],
      1.5,
      { when: { said: asked } },
    ),
    step(
      'Ask what the person had who got it',
      'Calmly, a week later, and without comparing yourself: which two things decided? Then: what would make it a yes next time, and who must see it? If the answers stay vague twice, look outside as well.',
      ['Ask for twenty minutes', 'Write the two things down word for word', 'Set yourself a day for looking outside'],
      1,
      { when: { said: refused } },
    ),
    step(
      'Take over one task of the {level} role',
      'Choose something your manager would gladly hand over and you can finish in six to eight weeks: the rota, the budget report, training the new ones. Say at the start how both will see that it worked.',
      ['Ask which task is the heaviest', 'Agree aim, limits and date', 'Report in five lines when it is done'],
      16,
      { when: { unsaid: [...acting, ...technical, ...onTheWard] } },
    ),
    step(
      'Own one design and one lasting repair at the {level} level',
      'Write the design of something larger than a ticket, with two ways, costs and risks, and lead its review. Beside it take away one thing that wakes people or breaks each month, and guide one younger colleague through a whole change. These three are what panels ask about.',
      [
        'Choose the design with your manager',
        'Measure the trouble before and after',
        'Guide one colleague for six weeks',
      ],
      30,
      { when: { said: technical, unsaid: acting } },
    ),
    step(
      'Lead shifts and one improvement at the {level} level',
      'Ask to take charge of two shifts a month with a debrief, to guide a student or newcomer, and to lead one thing that is counted: falls, medicines late, handover, complaints. Ask for the competences of the next grade and have them signed while you do them.',
      ['Ask for two shifts in charge', 'Choose one figure to better', 'Have competences signed each month'],
      30,
      { when: { said: onTheWard, unsaid: [...acting, ...technical] } },
    ),
    step(
      'List what you already do that belongs to the {level} role',
      'Since when, how often, with which result, and what it would cost if you stopped. Ask for title, pay and a date: doing it for months without a paper is how firms save money.',
      ['Write tasks with dates and results', 'Compare with the job description', 'Ask for a date for title and pay'],
      2,
      { when: { said: acting } },
    ),
    step(
      'Lead one piece of work beyond your team',
      'For the {level} role people outside your team must know what you can do. Pick a problem that falls between two teams, invite both, and keep a one-page note of decisions.',
      [
        'Find the problem with two colleagues',
        'Hold a first meeting of thirty minutes',
        'Share the result with both managers',
      ],
      16,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Learn the skill that was named as missing',
      'It may be leading talks, budgets, a certificate or a system: choose the one gap your manager named first for the {level} role, and show it in real work within the month.',
      ['Choose a course or a colleague who is good at it', 'Use it once at work and ask for feedback'],
      12,
      { when: { weeksFrom: 6, level: 'beginner' } },
    ),
    step(
      'Win one senior person who speaks for you',
      'Decisions are prepared by several people. Choose somebody above your manager who has seen you work, ask for advice on the {level} role, report what you did with it, and later ask for support openly.',
      ['Choose the senior person and one question', 'Ask for thirty minutes', 'Send a short report after four weeks'],
      5,
      { when: { level: 'experienced', weeksFrom: 6 } },
    ),
    step(
      'Train somebody to take over your present work',
      'It is hard to move you up while nobody can do what you do. Hand over one recurring duty completely, with a checklist, and let the person run it twice alone.',
      ['Choose the duty and the person', 'Write a checklist for the duty', 'Watch once, then stay away'],
      8,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Ask for the {level} role with ten proofs on one page',
      'Sort your results by what the {level} role demands, each with a number, a date or a quote. Bring the page to a talk before the list is made, often two to three months ahead: this was agreed, this was done, I would like the {level} role from then. Name the pay you looked up. Your manager needs the page to speak for you.',
      [
        'Collect ten lines from mails and reports',
        'Let one trusted colleague read it',
        'Practise the first three sentences and hold the talk',
      ],
      6,
      { daysBefore: 70 },
    ),
    step(
      'Get the decision, the pay and the start day in writing',
      'Ask two weeks before the round whether anything is missing. A yes: title, pay and day on paper, and what you hand over. A no: what exactly is missing and by when, in writing, and a day on which you decide whether to look elsewhere too.',
      ['Ask once more two weeks before', 'Have the answer in writing', 'Set the next date in either case'],
      2,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Keep an evidence file',
      'Nobody remembers in autumn what you did in spring.',
      'Five minutes every Friday',
      'Numbers, dates, thank-you mails',
    ),
    tip(
      'Find someone who speaks for you',
      'The decision is often taken in a meeting you do not attend.',
      'A manager from another team',
      'Ask for advice first, support later',
    ),
    tip(
      'Share results in the meeting',
      'Two sentences about what changed are useful to everybody.',
      'What changed',
      'Who helped',
    ),
    tip(
      'Ask for feedback every month',
      'Small corrections are easier to hear.',
      'One thing to keep',
      'One thing to change',
    ),
    tip(
      'Watch how others in the {level} role work',
      'What they do differently is half of the criteria.',
      'Sit in on one meeting',
      'Note three habits',
    ),
    tip(
      'Offer to stand in during holidays',
      'Two weeks as deputy count as experience.',
      'Ask before the summer',
      'Write a short handover after',
    ),
    tip(
      'Learn what your boss’s boss wants',
      'Work that serves it is seen.',
      'Read the yearly goals',
      'Link your project to one',
    ),
    tip(
      'Give credit by name',
      'People support those who share success.',
      'In the mail to the manager',
      'Before you mention yourself',
    ),
    tip(
      'Drop one task that nobody needs',
      'It frees time for the work you want to be known for.',
      'Ask who reads the report',
      'Stop it for a month',
    ),
    tip(
      'Know your value outside',
      'One interview a year shows what other firms would offer.',
      'Keep the CV current',
      'Do not threaten with it',
    ),
    tip(
      'Prepare for a not yet',
      'If the answer is no, ask calmly for conditions and a date.',
      'What exactly is missing',
      'When do we talk again',
    ),
    tip(
      'Check that you want the work',
      'More meetings and more trouble come with it.',
      'Ask one person about their week',
      'List what you would lose',
    ),
  ],
};

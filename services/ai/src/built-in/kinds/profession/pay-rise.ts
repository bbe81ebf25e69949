import { type Kind, step, tip } from '../kind.ts';

/** The last request was refused. */
const refused = [
  'asked/tried and/but/last got/was/they/he/she/year/told',
  'said no',
  'got a no',
  'asked for a/more? raise/rise/money/it',
  'been/was/got refused/rejected/turned_down/told_no',
  'turned me down',
];

/** The talk has a day. */
const booked = [
  'meeting/talk/review/appraisal is? on/next/tomorrow/in/booked',
  'have/got a/my _? meeting/review/appraisal',
];

/** Another offer is there. */
const otherOffer = ['have/got an/a/another _? offer', 'offer from another/elsewhere', 'offered more/a_job/another'];

/** Duties were taken over from somebody. */
const tookOver = [
  'took/taken/taking over/on the/my/his/her/their/a/two/extra/more',
  'doing/do/did/covering/cover/filling the/my/his/her/two work/job/jobs/duties/manager/role',
  'since my/our/the boss/manager/colleague/supervisor left/quit/went/retired',
  'acting manager/lead/head/supervisor/up',
  'extra/more duties/responsibilities/tasks/work',
  'doing two jobs',
  'extended/added/widened my/our/the duties/tasks/role',
  'work of two',
  'do all the? work/of',
];
/** Pay by a table. */
const byTable = ['band/grade/tariff/tarif/tvöd/collective/scale/union/nhs/council/public_sector/spine'];

/** Others get more for the same. */
const othersMore = [
  'joinees/joiners/newcomers/new_girl/new_hire/new_starters',
  'let slip',
  'more than me/i',
  'others/colleagues earn/get/are',
];
/** A yes was said and not written. */
const promised = ['said yes/next_quarter/later/soon', 'next quarter', "nothing/nothing's on paper", 'promised'];
/** Asking is what frightens. */
const afraid = [
  'too? scared/afraid/shy/nervous to/of',
  "don't/dont know/dare how/to",
  'wot/what do i say',
  'never asked',
  'hate asking',
];

export const payRise: Kind = {
  id: 'pay-rise',
  category: 'profession',
  name: 'Get a pay rise',
  slots: {
    role: {
      words: [
        'nurse|nursing',
        'teacher|teaching',
        'cleaner|cleaning',
        'carer|care worker',
        'developer|software developer|software engineer|programmer',
        'engineer|engineering',
        'designer',
        'accountant|accounting',
        'analyst',
        'project manager',
        'office|admin|secretary|receptionist',
        'sales',
        'marketing',
        'HR|hr',
        'retail|shop',
        'chef|cook|kitchen',
        'waiter|waitress|hospitality',
        'driver',
        'warehouse|logistics',
        'electrician',
        'mechanic',
        'carpenter',
        'apprentice|apprenticeship',
        'consultant|consulting',
        'social worker',
        'scientist|researcher',
        'lawyer|paralegal',
        'physiotherapist',
        'nursery teacher|kindergarten',
        'security',
      ],
      otherwise: 'present',
    },
  },
  ask: {
    question: 'How much more would be fair, and when did you last talk about pay?',
    chips: ['Never asked before', 'I asked and heard not now', 'I am negotiating a new offer'],
  },
  hoursAWeek: 1.5,
  overview:
    'You find out what your work is paid elsewhere, put your results on one page, and ask for a definite sum in a planned talk. If the answer is no, you leave with a date and a condition instead of a vague promise.',
  approach:
    'Ask two to three months before the budget is fixed or right after a success, in person, with a number and a reason from work. Needing the money, complaining about colleagues, or threatening to leave without an offer weaken the case.',
  done: 'You have the new pay, or a dated agreement about it, in writing.',
  cautions: [
    'If you suspect unequal pay for equal work or pay below a collective agreement, ask the union, works council or an employment adviser about your rights and time limits first.',
  ],
  steps: [
    step(
      'Look up what your {role} job is paid elsewhere',
      'Use three sources: a pay comparison site or collective agreement, three adverts with pay, and one person in the trade. Write the lower, middle and upper value for your region and experience.',
      [
        'Look up the pay of your {role} job on one comparison site',
        'Note three adverts that name the pay',
        'Ask one person you trust what is usual',
      ],
      1.5,
      { when: { unsaid: byTable }, resources: 'Pay by role and company: https://www.glassdoor.com' },
    ),
    step(
      'Ask your boss what would have made it a yes',
      'Calmly, a week or more after the no: was it the month, the budget, the number or the proof? Write it down word for word and ask when it is decided next. Build the new request on this answer.',
      ['Ask for fifteen minutes', 'Write the answer down word for word', 'Note the month of the next budget'],
      1,
      { when: { said: refused, level: 'beginner' } },
    ),
    step(
      'Compare your duties with the description of the next grade',
      'Where pay comes from a table nobody can give you a sum, only another grade or step. Put the grade description beside what you do and mark where you already do the higher one for more than half of your time. Ask the union or staff council how a regrading is filed and from which day it pays.',
      ['Get both grade descriptions', 'Mark your duties in them', 'Ask the staff council about the form'],
      2,
      { when: { said: byTable } },
    ),
    step(
      'Send the spoken yes back in writing with a date',
      'Dear so and so, in spring you said that it comes next quarter. I have done this and that since. May I ask you to confirm the sum and the month by Friday week? Friendly, short, with a copy to yourself. If nothing comes, ask in person who has to sign, and go there with the mail.',
      ['Send the mail today', 'Ask who has to sign', 'Set the day on which you ask again'],
      0.5,
      { when: { said: promised } },
    ),
    step(
      'Use what newer people earn as the price and not as a grievance',
      'Do not name the colleague. Say: adverts and recent offers for my post are at this figure, and I train those who come. Collect three adverts of your own firm or rivals with pay. In many countries you may ask for the pay of comparable work; works council or union know the form.',
      ['Save three adverts with pay', 'Write the sentence without a name', 'Ask whether you may ask for pay data'],
      1,
      { when: { said: othersMore } },
    ),
    step(
      'Learn three sentences by heart and say them ten times',
      'I would like to talk about my pay. Since then I have done this and this. I ask for that sum from this month. Then count to ten in your head. Say it to the mirror, to a friend, in the car; it is allowed to hold the paper. Nobody is dismissed for asking once, politely.',
      ['Write your three sentences', 'Say them ten times', 'Ask for the twenty minutes by message'],
      1,
      { when: { said: afraid } },
    ),
    step(
      'Find out when and by whom pay is decided',
      'Ask HR or a colleague when budgets close, who signs, and whether there are pay grades for your {role} job. Look at your contract for bonus and grading rules.',
      ['Read contract and last pay letter', 'Ask for the grade description', 'Note the month the budget closes'],
      1,
      { when: { level: 'beginner', unsaid: [...refused, ...booked] } },
    ),
    step(
      'Find out why the last request was refused',
      'Was it the date, the budget, the number, or proof? Ask the manager or HR in a calm moment what would have been needed for a yes in your {role} job, and write it down word for word.',
      [
        'Write down what was said last time',
        'Ask the one question: what would have been needed',
        'Note the month the next budget is fixed',
      ],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'List each duty you took over with date and hours',
      'Four columns: duty, since when, hours a week, who did it before and at which grade. Add what went well in numbers since then and what no longer gets done. Keep mails that asked you to do it: they prove that it is your work now, not a favour.',
      ['Go through mails since the change', 'Write the four columns', 'Mark the three heaviest duties'],
      2,
      { when: { said: tookOver } },
    ),
    step(
      'Price the duties by the job they belong to, not by your own',
      'Look up the pay of the post above or of the person who left, and take the lower end as your number. Ask for three things in this order: the grade and title, an allowance back to the day you took over, or a date on which the duties go back.',
      ['Find the pay range of that post', 'Work out the gap for each month since', 'Write your three asks in order'],
      1.5,
      { when: { said: tookOver } },
    ),
    step(
      'Collect five results of your {role} job with a number each',
      'Look for money brought in or saved, time saved, people trained, new tasks, and praise from outside. Compare with the description of your {role} job: what do you do today that is not in it?',
      [
        'Search mails and reports of the last year',
        'Write five lines with before and after',
        'List the tasks that were added',
      ],
      3,
      { when: { unsaid: tookOver } },
    ),
    step(
      'Choose your number, your lowest yes, and an alternative',
      'Set a first number a little above the middle value for your {role} job, a lowest sum you accept, and two other things you would take: hours, training, a better title, days at home.',
      ['Write down first number, middle and lowest yes', 'Work out what it means after tax', 'Rank two alternatives'],
      1,
      { when: { unsaid: tookOver } },
    ),
    step(
      'Check your value with one outside talk',
      'One interview or a call with a recruiter shows what others would pay. You need not use it as a threat; it makes you calmer and your number firmer.',
      [
        'Update the CV in one evening',
        'Talk to one recruiter about your {role} job',
        'Decide what you do if the answer is no',
      ],
      4,
      { when: { weeksFrom: 6, unsaid: otherOffer } },
    ),
    step(
      'Decide what you do with the other offer',
      'Before you name it: would you really go? Then say it once and kindly, with a date. A number that keeps you without making you glad is a no; half of those who stay for money leave within the year.',
      [
        'Compare both jobs on one page',
        'Decide alone: go or stay at which sum',
        'Write your one sentence and the date',
      ],
      1.5,
      { when: { said: otherOffer, weeksFrom: 6 } },
    ),
    step(
      'Book the talk and practise it three times',
      'Ask for thirty minutes about your development and pay, so that nobody is surprised. Practise: results, number, silence. A friend says no budget, too early, everybody would come.',
      [
        'Send the invitation a week ahead',
        'Practise the first minute aloud',
        'Prepare one sentence for each of the three objections',
      ],
      2,
      { when: { unsaid: booked } },
    ),
    step(
      'Practise the first minute and the three objections',
      'The day is fixed. Results, number, silence: say it aloud three times, once before a friend who says no budget, too early, then everybody would come. Send two lines on the topic a day before.',
      ['Say the first minute three times', 'Answer three objections with a friend', 'Send two lines on the topic'],
      1.5,
      { when: { said: booked } },
    ),
    step(
      'Ask for the number and wait for the answer',
      'Speak for two minutes on results, then say: on this basis I would like to go to this sum from this month. Then be silent. Listen, ask what they need for a yes, and do not accept a sum below your limit in the first talk.',
      [
        'Take the page with the five results of your {role} job along',
        'Write down the exact words',
        'Agree the date of the answer',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Get the result in writing, or a dated condition',
      'Send a summary the same day. After a yes check the next payslip. After a no ask which result by which date leads to which sum, put it in the calendar, and decide whether to look beyond your {role} job meanwhile.',
      ['Send a summary of the talk', 'Check the next payslip', 'Fix the follow-up in three months'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Name an exact number', 'Exact sums sound researched.', '3,450 rather than 3,500', 'Say it without perhaps'),
    tip('Be silent after the number', 'The next person to speak often gives way.', 'Count to ten', 'Look friendly'),
    tip(
      'Do not give private reasons',
      'Rent or children do not show what your work is worth.',
      'Results only',
      'Market only',
    ),
    tip(
      'Use a success as the occasion',
      'A good week makes a yes easier.',
      'After a finished project',
      'After praise from a customer',
    ),
    tip('Send results once a month', 'Then the talk contains no surprises.', 'Five lines', 'To the manager only'),
    tip(
      'Ask for training instead of nothing',
      'It raises your value for the next talk.',
      'Course, exam, days',
      'In writing',
    ),
    tip(
      'Avoid Monday and the last hour',
      'A rested manager has more time for the question.',
      'Middle of the week',
      'Late morning',
    ),
    tip(
      'Know your sentence for no budget',
      'Ask for the date of the next budget and what can be fixed today.',
      'When is the next budget',
      'What can we fix today',
    ),
    tip(
      'Compare the whole package',
      'Holiday, pension and hours are money too.',
      'List each one',
      'Work out the value of an hour',
    ),
    tip(
      'Talk about pay with one colleague',
      'In many places that is allowed and useful.',
      'Check the rules',
      'Offer your own number first',
    ),
    tip('Keep the talk short', 'Long explanations sound like excuses.', 'Twenty minutes', 'One page'),
    tip(
      'Thank and confirm',
      'A friendly mail on the same day records what was said.',
      'Same day',
      'Sum, date, next step',
    ),
  ],
};

import { type Kind, step, tip } from '../kind.ts';
import { jobOfficeHere } from '../local-work.ts';
import { numbers, withoutJob } from '../stage-words.ts';

/** Applications run already. */
const applied = [
  `applied/applying to/for about/around/over? ${numbers}/several/many/lots/dozens/hundreds/a_few`,
  `sent/sending out/off? about/around/over? ${numbers}/several/many/lots/dozens/hundreds/a_few`,
  `${numbers} applications/cvs`,
  'heard nothing',
  'no interviews/answers/replies/callbacks',
  'getting/got/had rejections/rejected/no_replies',
  'cv is? ready/done/updated/finished',
];

/** An interview is fixed. */
const interview = [
  'interview is/are? on/next/tomorrow/booked/in',
  'have/got an/two/my? first/second/final? interview/interviews on/next/tomorrow/in/at/with/lined',
  'invited to/for an? interview',
  'second/final round',
];

/** An offer is there. */
const offered = [
  'have/got/received/had an/a/two/the/job/written _? offer/offers',
  'been/was offered',
  'offer on the table',
  'they offered me',
];

/** They come without a car. */
const withoutCar = [
  'bus/buses/tram/trams/metro',
  'no/without a? car/licence/license',
  "don't/dont/can't/cant/cannot drive",
  'walking distance',
];
/** They have work. */
const employed = [
  'current/present/old job/role/boss/employer',
  'my boss/manager',
  "i/i'm/am/currently/have work/working/employed",
  'leave/leaving/quit/quitting/hate/change/changing/switch/switching my/this? jobs?',
];

/** They led people. */
const led = ['supervisor/line_manager/team_leader/foreman/forewoman/charge_hand/shift_leader'];

export const newJob: Kind = {
  id: 'new-job',
  category: 'profession',
  name: 'Find a new job',
  slots: {
    role: {
      words: [
        'nursing|nurse',
        'teaching|teacher',
        'project manager|project management',
        'product manager',
        'developer|software developer|software engineer|programmer',
        'data analyst|analyst',
        'marketing',
        'sales',
        'accounting|accountant|bookkeeper|bookkeeping',
        'finance',
        'human resources|hr',
        'office|admin|administrator|secretary|receptionist',
        'customer service|call centre',
        'warehouse|logistics',
        'driver|driving|lorry driver|truck driver',
        'chef|cook|kitchen',
        'hospitality|waiter|waitress|barista',
        'retail|shop assistant|cashier',
        'care work|carer|caregiver|support worker|care home',
        'social work|social worker',
        'engineering|engineer',
        'mechanic',
        'electrician',
        'plumber',
        'construction|builder',
        'lab technician|laboratory',
        'research|scientist',
        'legal|lawyer|paralegal|solicitor',
        'design|designer',
        'journalism|journalist|editor',
        'consulting|consultant',
        'security',
        'cleaning|cleaner',
        'charity|ngo',
        'government|council|public sector',
        'tech|it support|it job|information technology',
      ],
      otherwise: 'job',
    },
  },
  ask: {
    question: 'What kind of work are you looking for, and by when do you need it?',
    chips: ['The same work, another employer', 'I am out of work now', 'I have a job and can take my time'],
  },
  hoursAWeek: 6,
  weekly: 'Send two tailored applications and talk to two people',
  measures: ['applications'],
  overview:
    'You will decide exactly what you are looking for, put proof of what you can do on two pages, and reach employers both through adverts and through people you know. Most searches take three to six months, so the plan keeps a steady weekly amount instead of one exhausting weekend.',
  approach:
    'Spend about half of the hours on people and half on applications that fit the advert. What usually goes wrong is sending the same CV forty times, and stopping for two weeks after a refusal.',
  done: 'You have a signed contract and a first working day in the calendar.',
  cautions: [
    'If you have a job, do not hand in your notice before the new contract is signed by both sides, and check your notice period first.',
    'Never pay anybody for a job offer, and send no copy of your identity card or bank details before you have met the employer.',
  ],
  steps: [
    step(
      'Count applications, answers and interviews so far',
      'No answers at all: the CV or the choice of adverts. Interviews without offers: the talk. One number tells you where to work. Look as well which way brought each answer; for most people it is other people.',
      ['Count sent, answered, invited', 'Mark which way each answer came', 'Write the one thing to change'],
      1,
      { when: { said: applied, unsaid: [...interview, ...offered] } },
    ),
    step(
      'Find out who sits in the {role} interview and what they need',
      'Ask in your answer to the invitation: who, how long, which form, a test? Underline five demands in the advert and write your proof beside each. Look for one reason, true for you, why this firm.',
      [
        'Answer the invitation with three questions',
        'Write demand and proof side by side',
        'Look up the people who will be there',
      ],
      1.5,
      { when: { said: interview, unsaid: offered } },
    ),
    step(
      'Ask for the offer in writing and for two days',
      'Thank them, say that you are glad, and ask for contract, pay, hours, start date, probation and notice in writing. Nobody serious takes an offer back because of two days.',
      ['Send the short message today', 'List what the paper must say', 'Do not resign before you have signed'],
      0.5,
      { when: { said: offered } },
    ),
    step(
      'Draw the bus routes and list every employer on them',
      'First and last bus against the shift times, then every plant, depot, warehouse, hospital and office within ten minutes of a stop. Ask the ten nearest directly. Write the lowest pay and the hours you accept beside it, so that you can say yes or no to an advert in a minute.',
      ['Mark the routes with first and last bus', 'List the employers on them', 'Ask the two nearest this week'],
      2,
      { when: { said: withoutCar, unsaid: [...interview, ...offered, 'bus/tram driver/drivers/driving/company'] } },
    ),
    step(
      'Write one page about the {role} opening you want',
      'Note the title, the lowest pay you accept, the longest commute, the hours, and three things you will not do again. It is done when you can say yes or no to an advert in a minute.',
      [
        'Save three {role} adverts that appeal to you',
        'List what was good and bad in the last two jobs',
        'Look up the usual pay for this title in your area',
      ],
      1.5,
      {
        when: { unsaid: [...interview, ...offered, ...withoutCar] },
        resources: 'Pay and reviews by employer: https://www.glassdoor.com',
      },
    ),
    step(
      'Rewrite your CV for {role} adverts around five results',
      'Use two pages at most. Each result says what you did and what changed, with a number where there is one: people served, fewer errors, money saved. Use the words of the {role} adverts you saved, because many firms search by them.',
      [
        'Underline the words that come back in five {role} adverts',
        'Write five lines: what I did, what changed',
        'Have one person from the trade read it',
      ],
      5,
      { when: { unsaid: [...applied, ...interview, ...offered, ...led] } },
    ),
    step(
      'Rebuild the top third of your CV from one advert',
      'Choose the advert you want most. Its three demands in its own words stand in the first third, each with a number behind it. Show it to somebody who hires: what would you ask me after ten seconds?',
      ['Choose the advert', 'Write three lines with proof', 'Show it to one person who hires'],
      3,
      { when: { said: applied, unsaid: [...interview, ...offered] } },
    ),
    step(
      'Register as looking for work where you live',
      'Without work, or about to lose it, report to the employment office in the first days: benefits often start only then, and some offices pay for courses. Ring two agencies of your trade as well and ask for work that starts at once; it keeps money and days in order while you search. Ask what it does to your benefits.',
      [
        'Look up the deadline for registering',
        'Collect contract, notice and last payslips',
        'Ring two agencies tomorrow',
      ],
      2,
      { local: jobOfficeHere, when: { unsaid: [...employed, ...interview, ...offered] } },
    ),
    step(
      'Rewrite your CV around what you led, in numbers',
      'People, shifts, output, safety, absence, training of new ones: five lines with a number each, on two pages at most. Look for team leader and supervisor posts by name as well as the work below them, and say in one sentence why you would take either.',
      [
        'Write five lines with a number',
        'Search three titles for leading people',
        'Ask two former colleagues who needs such a person',
      ],
      5,
      { when: { said: led, unsaid: [...applied, ...interview, ...offered] } },
    ),
    step(
      'Ask six former bosses and customers about openings',
      'With experience the shortest way is through those who know your work. Ring them, say in two sentences which {role} opening you look for, and ask who would need someone like you.',
      ['List six people who liked your work', 'Ring two this week', 'Send the CV only when they ask for it'],
      3,
      { when: { level: 'experienced', unsaid: offered } },
    ),
    step(
      'Tell thirty people what you are looking for',
      'Write to former colleagues, customers, neighbours and old teachers: which {role} opening you want, in which area, and whom else you should talk to. Many openings are filled before they are advertised.',
      [
        'List thirty names from phone and old email',
        'Send the first five messages today',
        'Have four talks of twenty minutes',
      ],
      5,
      { when: { unsaid: [...interview, ...offered] } },
    ),
    step(
      'Send the first ten tailored {role} applications',
      'Apply within the first five days after an advert appears, and when you meet about two thirds of it. Answer its three main demands in their order in the first half page of the letter.',
      [
        'Set alerts for three {role} titles',
        'Keep a table: firm, date, person, next move',
        'Ring up once before applying, with one good question',
      ],
      12,
      { when: { unsaid: [...applied, ...interview, ...offered] }, measured: 'Send the first {25%}, each one tailored' },
    ),
    step(
      'Send five better {role} applications through people',
      'Five a week instead of twenty: find somebody in the firm, ask one question, then apply and name the talk. After ten count again and change only what fails.',
      ['List ten firms you would like', 'Find one person in each of five', 'Apply the day after the talk'],
      12,
      { when: { said: applied, unsaid: [...interview, ...offered] } },
    ),
    step(
      'Rehearse six stories aloud for the {role} interview',
      'Choose a success, a failure, a conflict, a hard customer or problem, something learnt fast, and why this firm. Take two minutes for each: the situation, what you did, how it ended. Record yourself once.',
      [
        'Write each story on one card',
        'Do a mock interview of thirty minutes with a friend',
        'Prepare four questions about the {role} opening',
      ],
      5,
      { when: { unsaid: offered } },
    ),
    step(
      'Do two mock interviews aloud and watch one',
      'A friend asks twelve questions from the advert without helping. Watch: an example in each answer, under two minutes, eyes up? Practise the gap in your CV and the pay question in two sentences.',
      ['Book a kind and a strict friend', 'Record one of them', 'Change two things and repeat'],
      3,
      { when: { said: interview, unsaid: offered } },
    ),
    step(
      'Go to the interview and write down every question',
      'Ten minutes early, water, two copies of the CV. Ask what should be done after six months. In the evening send three sentences of thanks and write all questions down for the next one.',
      [
        'Check the way or the link the day before',
        'Send thanks the same evening',
        'Write down the questions you were asked',
      ],
      3,
      { waitDays: 7, when: { said: interview, unsaid: offered } },
    ),
    step(
      'Keep two other applications alive until you have signed',
      'Waiting for one answer costs weeks and calm. Send two more this week and keep one talk going; it also gives you another number when it comes to pay.',
      ['Send two more {role} applications', 'Ask one contact for a talk', 'Ask the firm by when they decide'],
      4,
      { when: { said: interview, unsaid: offered } },
    ),
    step(
      'Compare the offer with your present job on one page',
      'Pay after tax, way, hours, boss, learning, safety, notice. Ask to meet the future boss or team once more if something is unclear; one call to somebody who left tells more than ten reviews.',
      [
        'Write both jobs side by side',
        'Call somebody who works or worked there',
        'Mark the one thing that must be better',
      ],
      2,
      { when: { said: offered } },
    ),
    step(
      'Name one improvement and a reason for it',
      'One thing only: pay, hours, days at home or start date, with the usual range and your proof. Say it by phone, then be silent. Most firms have room for a few per cent in exactly this week.',
      ['Look up the usual pay for this {role} opening', 'Write your sentence', 'Ask by phone and have it confirmed'],
      1.5,
      { waitDays: 3, when: { said: offered } },
    ),
    step(
      'Review the numbers and change one thing',
      'Look at about ten applications. Without invitations the CV or the choice of adverts is wrong; with invitations but no offers it is the interview. Change only that, then send ten more.',
      [
        'Count applications, invitations and offers',
        'Ask two employers what was missing',
        'Show the {role} letter to a careers adviser',
      ],
      4,
      { when: { weeksFrom: 7, unsaid: [...applied, ...offered] }, measured: 'Send {50%}, then change what fails' },
    ),
    step(
      'Negotiate the offer, sign it, and leave well',
      'Ask for the offer in writing and for two days to think. Name one improvement with a reason: pay, hours, days at home or start date. Sign before you leave anything else; if you have a job, then resign in writing within your notice period and hand over properly.',
      [
        'Hold the offer against your one page about the {role} opening',
        'Read the whole contract, with somebody if unsure',
        'Write the first day and what to bring into the calendar',
      ],
      6,
      { when: { unsaid: withoutJob } },
    ),
    step(
      'Check the offer, sign it, and ready the first weeks',
      'Ask for hours, pay, start, trial time and way in writing, and for a day to think. Read it with somebody. Tell the job office the start day, and work out what you live on until the first wage comes.',
      [
        'Hold the offer against your one page about the {role} opening',
        'Tell the job office the start day',
        'Plan the weeks until the first wage',
      ],
      3,
      { when: { said: withoutJob } },
    ),
    step(
      'Prepare your first week in the new place',
      'Ask for contract, start hour, papers and the name of who shows you round. Then three questions for the boss: what should be done after a month, whom should I meet, what went wrong before me?',
      ['Collect the papers they ask for', 'Write the three questions', 'Plan a free week between if you can'],
      2,
      { when: { said: offered } },
    ),
  ],
  suggestions: [
    tip(
      'Give the search fixed hours',
      'A search without an end takes over every evening.',
      'Three slots of two hours',
      'Close the laptop when the slot ends',
    ),
    tip(
      'Call before you apply',
      'A short call makes your name known before the letter.',
      'Ask one thing the advert leaves open',
      'Mention the call in the letter',
    ),
    tip(
      'Ask for an introduction, not for a job',
      'It is easy to say yes to and opens the same door.',
      'Offer two lines they can forward',
      'Tell them later how it went',
    ),
    tip(
      'Write to firms without an advert',
      'Twenty well-chosen letters bring one or two talks.',
      'Pick firms within your commute',
      'Say which problem you would take over',
    ),
    tip(
      'Work out how long your money lasts',
      'Knowing the number keeps you from a bad first offer.',
      'Monthly costs against savings',
      'Choose a date for widening the search',
    ),
    tip(
      'Register with two agencies for {role} openings',
      'A good recruiter knows openings that are not public.',
      'Choose those for your trade',
      'Ring every second week',
    ),
    tip(
      'Look up each interviewer',
      'Ten minutes show what they care about.',
      'Their role and their path',
      'One question for each',
    ),
    tip(
      'Put the wanted title in your profile',
      'Recruiters search by title and place.',
      'Headline and town',
      'Switch on open to work, if it is safe',
    ),
    tip(
      'Learn one thing the adverts ask for',
      'If it appears in half of them, a short course pays.',
      'Choose the most frequent gap',
      'Finish it within four weeks',
    ),
    tip(
      'Do a trial day or temp work',
      'You see the firm from inside, and they see how you work.',
      'Offer one unpaid day at most',
      'Ask about cover for holidays',
    ),
    tip(
      'Write the follow-up after a week',
      'Many applications are simply waiting to be read.',
      'Three friendly lines',
      'Then leave it',
    ),
    tip(
      'Keep one evening without the topic',
      'Refusals are easier to bear when the week has other things in it.',
      'Same evening each week',
      'Tell your family the rule',
    ),
    tip(
      'Meet somebody else who is searching',
      'A weekly half hour keeps both going.',
      'Say what you will send',
      'Swap adverts that fit the other',
    ),
  ],
};

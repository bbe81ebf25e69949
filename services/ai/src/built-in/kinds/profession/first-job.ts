import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** The CV is ready or sent. */
const cv = [
  'cv is? ready/done/written/finished',
  'have/got/made a/my cv',
  `applied/applying to/for about? ${numbers}/lots/several/a_few/some`,
  `handed_out/sent/given_out ${numbers}/my/lots/some`,
  'no replies/answers/callbacks',
];

/** An interview or trial is fixed. */
const interview = [
  'interview is? on/next/tomorrow/in',
  'have/got an/my? first? interview/trial/trial_shift',
  'trial shift is?',
];

/** The job is there. */
const hired = ['got the job', 'start on/next/my first', 'first day/shift is? on/next/tomorrow'];

export const firstJob: Kind = {
  id: 'first-job',
  category: 'profession',
  name: 'Get my first job',
  slots: {
    sector: {
      words: [
        'retail|shop|supermarket',
        'cafe|coffee shop|barista',
        'restaurant|waiter|waitress',
        'hotel|hospitality',
        'cinema',
        'babysitting|nanny',
        'tutoring',
        'delivery|paper round',
        'warehouse',
        'office|admin',
        'bank|banking',
        'finance',
        'marketing',
        'sales',
        'media|journalism',
        'design',
        'engineering|engineer',
        'tech|software|it support',
        'lab|laboratory|biology|chemistry',
        'research',
        'teaching assistant|teaching',
        'childcare|kindergarten|nursery',
        'care home|nursing home|care work',
        'nursing|hospital',
        'law|legal',
        'consulting',
        'farm|farming',
        'construction|building site',
        'sports|gym|lifeguard',
        'charity',
        'government|council',
        'call centre|customer service',
      ],
      otherwise: 'entry-level',
    },
  },
  ask: {
    question: 'Is it a job beside school or studies, or the first full-time one?',
    chips: ['A few hours beside school', 'Full-time after my degree', 'Any job, I have no experience'],
  },
  hoursAWeek: 5,
  weekly: 'Apply to three places and ask one person in the trade a question',
  measures: ['applications'],
  overview:
    'You turn what you already have, from school projects to football coaching, into a short CV, and then ask many employers in a friendly way. For a first job, being reliable, reachable and available counts more than experience.',
  approach:
    'Go where beginners are taken: shops and cafes in person, larger firms through their graduate schemes, small firms through people you know. Most people ask three places and give up; plan for twenty to thirty.',
  done: 'You have worked your first week and know when the first pay arrives.',
  cautions: [
    'Under 18 there are rules about hours, night work and permission from parents or school; ask the employer or the labour office of your country.',
    'A real employer never asks you to pay for training material or to receive money on your own account.',
  ],
  steps: [
    step(
      'Read the contract with a parent or friend',
      'Pay for an hour, hours, breaks, probation, notice, uniform, who pays for training shifts. Compare with the legal minimum for your age. Ask for what was said and is not written.',
      ['Read it with somebody', 'Look up the minimum for your age', 'Ask about one open point'],
      0.7,
      { when: { said: hired } },
    ),
    step(
      'List what you can already offer for {sector} jobs',
      'Write down everything you have done that somebody relied on: projects, helping in the family, sport, volunteering, languages. Note your free hours each week. It is done when you have ten lines.',
      [
        'Write ten lines in twenty minutes, no order needed',
        'Ask two people what they would trust you with',
        'Mark the three lines that suit {sector} jobs',
      ],
      1.5,
      { when: { unsaid: hired } },
    ),
    step(
      'Make a one-page CV with two references',
      'Write name, phone, school, your three best lines with a result, languages and the hours you can work. Ask a teacher, coach or neighbour you worked for whether you may name them. Save it as a PDF with your name.',
      [
        'Set up a plain email address with your name',
        'Ask two adults and note their phone and email',
        'Print ten copies for {sector} jobs',
      ],
      3,
      {
        when: { unsaid: [...cv, ...interview, ...hired] },
        resources: 'CV guide and templates: https://europass.europa.eu',
      },
    ),
    step(
      'Let two adults read your CV for ten seconds',
      'What do they remember? If it is not the line you are proud of, move that line up. Cut everything that any person your age could write, and add the hours you can work for {sector} jobs.',
      ['Show it to two adults for ten seconds', 'Move the best line to the top', 'Add your free hours'],
      1,
      { when: { said: cv, unsaid: hired } },
    ),
    step(
      'Find out what the manager will ask you',
      'Look at the place as a customer: who comes, when is it busy, what goes wrong? They nearly always ask: why here, when can you work, what do you do with a rude customer, tell me about something you stuck at.',
      ['Visit the place at a busy hour', 'Write four answers in key words', 'Ask who the interview is with'],
      1.5,
      { when: { said: interview, unsaid: hired } },
    ),
    step(
      'Rehearse with somebody who plays the manager',
      'Come in, greet, sit, answer six questions, ask two. Twice, the second time with phone away and shoes you will wear. End with: when do I hear from you?',
      ['Ask an adult for half an hour', 'Do it twice', 'Choose clothes and way'],
      1.5,
      { when: { said: interview, unsaid: hired } },
    ),
    step(
      'Choose twenty places that offer {sector} jobs',
      'Include some within walking distance, some through people you know, and two or three you really want. For graduate schemes note the closing dates: many close six to ten months before the start.',
      [
        'Walk one round and note who is hiring',
        'Search {sector} adverts that take beginners',
        'Ask family and neighbours whom they know',
      ],
      3,
      { when: { unsaid: [...interview, ...hired] } },
    ),
    step(
      'Practise introducing yourself in forty seconds',
      'Say your name, what you are looking for, when you can work and why there. Practise it aloud ten times, then with someone who plays the manager.',
      [
        'Write the four sentences about yourself',
        'Practise three questions: why here, a strength, a difficulty',
        'Choose clean clothes for the interview',
      ],
      2,
      { when: { unsaid: hired } },
    ),
    step(
      'Apply to the first ten places for {sector} jobs',
      'Go to small places in person at a quiet hour, with the CV in your hand, and ask who decides about jobs. Apply to larger ones online, with three sentences about why you want this {sector} job.',
      [
        'Visit three places on one afternoon',
        'Send seven applications with the firm’s name in each',
        'Write down whom you spoke to',
      ],
      8,
      { when: { unsaid: [...interview, ...hired] }, measured: 'Send the first {25%} to places nearby' },
    ),
    step(
      'Build one piece of proof while you wait',
      'Two days of volunteering, a small project or a short course gives you something recent to talk about. Choose what the {sector} adverts ask for most.',
      ['Pick one thing you can finish in two weeks', 'Add it to the CV in one line'],
      8,
      { when: { weeksFrom: 8, unsaid: [...hired, ...interview] } },
    ),
    step(
      'Follow up and apply to the next ten',
      'After one week ring or go by: say that you applied, are still interested, and when you could start. After a refusal ask one question: what would make me a better choice next time?',
      ['Ring the first ten places', 'Change one sentence after the answers', 'Apply for ten more {sector} jobs'],
      6,
      { when: { weeksFrom: 4, unsaid: hired }, measured: 'Reach {50%} and follow each one up' },
    ),
    step(
      'Do the interview, sign, and work the first week',
      'Be there ten minutes early with two questions: what does a good first month look like, and when do I hear from you? Before you sign, read pay, hours, notice and probation with a parent or friend. Write down your hours from the first day.',
      [
        'Check the route the day before',
        'Ask which papers you need for the {sector} job',
        'Compare your hours with the first payslip',
      ],
      8,
      { when: { unsaid: hired } },
    ),
    step(
      'Prepare papers, clothes and the way for the first shift',
      'Identity card, bank details, tax number, permit if you are under age. Try the way at the hour of the shift, and ask what to wear and whom to ask for.',
      ['Lay the papers together', 'Try the way once', 'Ask what to wear and whom to ask for'],
      1,
      { when: { said: hired } },
    ),
    step(
      'Learn three names and one routine on each shift',
      'Ask once, write it down, do it. Come five minutes early, ask what is next when you have finished, put the phone away. After a week you know half of what matters.',
      ['Carry a small notebook', 'Learn three names a shift', 'Ask what is next'],
      6,
      { when: { said: hired } },
    ),
    step(
      'Write down your hours and check the first payslip',
      'Date, start, end, break: a photo of the rota is no proof of what you worked. Compare with the payslip and ask friendly and soon. Ask the tax office or a parent when tax was taken by mistake.',
      ['Write each shift down', 'Compare with the first payslip', 'Ask about each difference'],
      1,
      { waitDays: 30, when: { said: hired } },
    ),
    step(
      'Ask after a month what you could do better',
      'Five minutes with the person who plans the shifts: what goes well, what should I change, may I learn the next thing? Who asks gets better shifts and a reference that is true.',
      ['Ask for five minutes', 'Write down one thing to change', 'Ask for the next task'],
      1,
      { when: { said: hired } },
    ),
  ],
  suggestions: [
    tip(
      'Answer the phone with your name',
      'Managers often ring without notice.',
      'Set up a short mailbox greeting',
      'Ring back the same day',
    ),
    tip(
      'Ask at quiet hours',
      'Nobody talks to you in the lunch rush.',
      'Shops: mornings midweek',
      'Cafes: after three',
    ),
    tip(
      'Use the careers office of your school',
      'It is free, and often open to graduates for years.',
      'Book one appointment',
      'Bring the CV on paper',
    ),
    tip(
      'Say clearly when you can work',
      'Weekends and holidays make you easy to hire.',
      'A small table of hours',
      'Be honest about exams',
    ),
    tip(
      'Start with one trial shift',
      'Without experience it is easier to show what you can do than to tell it.',
      'Offer a date',
      'Ask that the shift is paid',
    ),
    tip(
      'Keep your public profiles tidy',
      'Many employers search for the name before the interview.',
      'Search your own name',
      'Hide what you would not show a teacher',
    ),
    tip(
      'Accept a small job as the first line',
      'Three reliable months count in every later interview.',
      'Ask for a written reference',
      'Note what you learnt',
    ),
    tip(
      'Ask somebody new in {sector} jobs how they did it',
      'They know the real questions and tests.',
      'Message one a week',
      'Three questions at most',
    ),
    tip(
      'Practise the online tests',
      'Graduate schemes sort by them, and practice helps.',
      'Two free tests a week',
      'Quiet room, real time',
    ),
    tip(
      'Go to one careers fair',
      'Ten employers in an hour, and faces remember you.',
      'Choose five stands beforehand',
      'Write to them within two days',
    ),
    tip(
      'Plan the first pay',
      'Decide before it arrives how much is saved and how much is spent.',
      'A part for savings',
      'A part only for fun',
    ),
    tip(
      'Treat a no as normal',
      'Even good applicants get many.',
      'Count tries, not refusals',
      'Send the next one the same day',
    ),
  ],
};

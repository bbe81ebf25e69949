import { type Kind, step, tip } from '../kind.ts';

/** Some days at home are agreed or a trial ran. */
const partly = [
  'trial month/weeks went',
  'already two/three/one/hybrid',
  'two/three days hybrid/home/at_home',
  'hybrid',
  'output up',
];
/** The firm calls people back. */
const calledBack = ['calls/call/calling/called us/people/everyone/me back', 'return/back to the? office', 'onsite'];
/** An illness or care is the reason. */
const need = ['lupus/ms/illness/chronic/disability/pain/mother/medicines/carer/caring/autistic/pregnant'];
/** Another country. */
const otherCountry = ['portugal/bali/abroad/visa/thailand/spain/nomad'];

export const remoteWork: Kind = {
  id: 'remote-work',
  category: 'profession',
  name: 'Work from home or anywhere',
  slots: {
    role: {
      words: [
        'customer support|support agent|call centre',
        'data entry',
        'virtual assistant|assistant',
        'developer|software developer|programmer',
        'tech|it support|it job',
        'data analyst|data',
        'design|designer',
        'marketing|social media',
        'writing|copywriter|editor',
        'translation|translator',
        'accounting|bookkeeping|accountant',
        'HR|recruiter|hr',
        'project manager|project management',
        'product manager',
        'sales',
        'teaching|online teacher|tutor',
        'consulting|consultant',
        'coaching|coach',
        'medical coding|health',
        'legal|lawyer|paralegal',
        'research|researcher',
        'administration|public sector|administrative',
        'insurance',
        'engineering|engineer',
        'finance|controller',
      ],
      otherwise: 'current',
    },
    place: { from: 'place', otherwise: 'home' },
  },
  ask: {
    question: 'Is it about permission, finding a remote job, or making it work?',
    chips: ['My boss must agree', 'I need a remote job', 'I do it and it goes badly'],
  },
  hoursAWeek: 3,
  weekly: 'Plan three results on Monday and look on Friday which of them you finished',
  overview:
    'You check which parts of your {role} work can be done from {place}, get permission or a suitable post, and build a place and a rhythm for it. A trial of six weeks with visible results convinces others and shows you whether it is good for you.',
  approach:
    'Agree on results and hours when you can be reached, and never on being online all day. What usually goes wrong is working from another country without asking about tax and insurance, a bad chair, and days without seeing anyone.',
  done: 'You have worked this way for six weeks with a written agreement, good results, and at least three meetings with people each week.',
  cautions: [
    'Working from another country can change tax, social insurance and residence after days or months: have it approved in writing by your employer and ask the offices of both countries.',
    'Pain in neck, wrists or eyes for more than two weeks needs a better desk and a doctor. Offers that want money for equipment or your bank login are fraud.',
  ],
  steps: [
    step(
      'List which tasks can be done from {place}',
      'Write two weeks of tasks in three columns: anywhere, better together, only there. Add hours with quiet and hours with people. It is done when you can name a realistic number of days.',
      [
        'Make the three columns in twenty minutes',
        'Ask a colleague what they would miss',
        'Write how many days you want to work from {place}',
      ],
      1,
      { when: { unsaid: partly } },
    ),
    step(
      'Propose a trial of six weeks of working from {place}',
      'Read company policy, data protection and, for another country, tax days, visa and insurance. Then write one page: days, tasks, reachable hours, how results are seen, date for review. Begin with two days if five is too much.',
      [
        'Ask HR four questions about working from {place}',
        'Write the page about your {role} work',
        'Talk about it in person and have the trial confirmed',
      ],
      4,
      { when: { level: 'beginner', unsaid: partly }, waitDays: 7 },
    ),
    step(
      'Note for a week what goes wrong',
      'You already work from {place}, so look first: interruptions, pain, loneliness, hours, misunderstandings. Write down each evening the one thing that cost most, and choose two to change.',
      ['Keep the list for five working days', 'Ask two colleagues what they miss', 'Choose the two things to change'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Put the results of the trial on one page for HR',
      'Output before and after in your own figures, answer times, two voices of colleagues, what went wrong and how it was mended. Ask for days, core hours, equipment, cost, insurance and how either side can end it. A word from the manager is not enough; the next one may not know it.',
      ['Write before and after', 'Ask two colleagues for a line', 'Ask HR for the wording'],
      2,
      { when: { said: partly } },
    ),
    step(
      'Ask for an exception with what it saves them',
      'Not that you like it: what was done from there in the last year, which tasks truly need the room, and an offer such as two fixed days a month on site. Ask others with the same wish; three requests are a rule, one is a favour. Set yourself the day from which you also look outside.',
      ['Write the year in five results', 'Offer fixed days on site', 'Set the day for looking outside'],
      2,
      { when: { said: calledBack } },
    ),
    step(
      'Make it a request for adjustment with the right paper',
      'For an illness, disability or care many countries give a right that is stronger than a wish. A line from the doctor says what helps, not what you have. Send it as a formal request to HR with a date for the answer, and ask works council, union or an advice line to read it first.',
      ['Ask the doctor for one line on what helps', 'Send the formal request', 'Note the date for the answer'],
      2,
      { waitDays: 14, when: { said: need } },
    ),
    step(
      'Settle tax, insurance and visa days before you book',
      'Over some months the other country may want tax and social insurance, and the firm may need a permit to employ you there. Ask HR and a tax adviser with three facts: country, days, contract. Nomad visas ask for income and health cover. Get the yes of the firm in writing, with the country in it.',
      ['Write country and days', 'Ask HR and an adviser', 'Get the country in writing'],
      4,
      { waitDays: 21, when: { said: otherCountry } },
    ),
    step(
      'Look for {role} openings that are really remote',
      'Filter for fully remote and your time zone, read the small print on country and office days. Show in your CV that you work alone: written reports, projects over distance, tools. Ask how the team meets.',
      ['Save ten {role} adverts', 'Add three proofs to the CV', 'Send two applications a week'],
      16,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Set up a desk that the body can bear',
      'You need the screen at eye height, elbows at a right angle, feet flat, light from the side, a headset, and a door or a sign. Ask the employer about equipment. Test it for a whole day.',
      [
        'Measure heights with books under the screen',
        'Test internet in a video call from {place}',
        'Ask who pays for chair and screen',
      ],
      4,
    ),
    step(
      'Give the day a beginning, breaks and an end',
      'Take a short walk as the way to work, start at the same time, break every ninety minutes, eat away from the desk, and close the day with a fixed habit. Agree with people at home when the door is closed.',
      ['Write your working day on one sheet', 'Try it for ten working days', 'Hang hours and sign at the door'],
      4,
    ),
    step(
      'Make work visible and keep in touch',
      'Send three aims on Monday and three results on Friday to manager and team. Use video for difficult things, and meet in person at least monthly. Ask for feedback every two weeks.',
      ['Send the first Monday note', 'Fix two coffees by video', 'Ask what is missing since you work from {place}'],
      4,
    ),
    step(
      'Plan people and movement into each week',
      'Plan three meetings with people outside work, daylight before noon, and half an hour of movement daily. A shared office one day a week helps those who live alone. Note the mood on Fridays.',
      ['Enter three weekly meetings', 'Try a library or shared office near {place}', 'Choose a sport with a fixed day'],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Review after six weeks and make it permanent',
      'Compare results, hours, health, contact with the months before. Bring three numbers and two voices to the talk about your {role} work, agree on days and exceptions, have it added to the contract.',
      ['Collect numbers and voices', 'Hold the review with your manager', 'Have the agreement signed'],
      2,
      { waitDays: 7 },
    ),
  ],
  suggestions: [
    tip(
      'Dress for going out',
      'Many people find it easier to begin and to stop that way.',
      'Shoes too',
      'Change after work',
    ),
    tip('Keep work off the bed', 'Sleep and work need separate places.', 'A box for the laptop', 'Closed at night'),
    tip('Answer in blocks', 'Constant messages leave no time for longer work.', 'Three times a day', 'Urgent by phone'),
    tip(
      'Use the saved way for something',
      'Put a walk or a course into that time, or work will fill it.',
      'Walk or course',
      'Same hour',
    ),
    tip('Have a plan for broken internet', 'It happens in the important call.', 'Phone as hotspot', 'Number of a café'),
    tip('Write so that nobody must ask', 'What, by when, where to find it.', 'Five lines', 'One topic'),
    tip(
      'Turn off your own picture',
      'Seeing yourself all day tires you.',
      'Camera on, self-view off',
      'Stand up in calls',
    ),
    tip('Meet the team in person', 'Two days bring months of trust.', 'Once a quarter', 'Plan a meal'),
    tip('Test a place for a week', 'Heat, noise and time zone decide.', 'Speed test at noon', 'Desk photo'),
    tip(
      'Agree sounds with children',
      'Red and green cards on the door work from about four years.',
      'Short times',
      'Something together after',
    ),
    tip(
      'Look far every hour',
      'Eyes get tired when they only look at a screen.',
      'Twenty seconds',
      'Out of the window',
    ),
    tip('Lock the screen and papers', 'Data rules hold at home too.', 'Privacy filter on trains', 'No open calls'),
  ],
};

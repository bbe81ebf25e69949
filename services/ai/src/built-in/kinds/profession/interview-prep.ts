import { type Kind, step, tip } from '../kind.ts';

/** Only days are left. */
const soon = [
  'interview/talk/panel/round is? on/this/next/tomorrow monday/tuesday/wednesday/thursday/friday/saturday/week/the',
  'on/this/next monday/tuesday/wednesday/thursday/friday/saturday/sat/week',
  'in two/three/four/five/six/2/3/4/5/6/10 days',
  'tomorrow',
];
/** It is not the first round. */
const laterRound = [
  'second/2nd/final/last/third round/interview/talk',
  'got/passed through/the phone/first/screening/coding',
  'presentation/ten-minute/onsite',
];
/** The mind goes blank. */
const nerves = ['nervous/blank/freeze/froze/panic/shaky/scared/anxious/sweat/stammer'];
/** The first interview of a life, or the first for decades. */
const first = [
  'first interview/job/1st',
  'never had/done/sat/been an?/to_an interview/one',
  '1st ever',
  'years since',
  'been a mum',
];

export const interviewPrep: Kind = {
  id: 'interview-prep',
  category: 'profession',
  name: 'Prepare for a job interview',
  slots: {
    kindOf: {
      words: [
        'coding|technical|programming|software',
        'case|consulting',
        'assessment centre|assessment day|assessment center',
        'panel|board',
        'phone|telephone',
        'video|zoom|teams|online',
        'medical school|med school',
        'university|college|admission',
        'teaching|teacher|school',
        'nursing|nurse|hospital',
        'civil service|government|competency',
        'internal|promotion|team lead',
        'graduate|trainee|internship',
        'sales',
        'marketing',
        'finance|banking',
        'design|designer|portfolio',
        'product manager|product',
        'hospitality|restaurant|hotel',
        'retail|shop',
        'police|army|fire service',
        'cabin crew|flight attendant',
        'apprenticeship',
      ],
      otherwise: 'job',
    },
  },
  ask: {
    question: 'Which position and kind of interview is it, and when?',
    chips: ['This week', 'In two to four weeks', 'No date yet, I want to improve'],
  },
  hoursAWeek: 5,
  weekly: 'Do one mock interview aloud and improve two answers',
  overview:
    'You find out what the {kindOf} interview will look like, prepare six true stories that answer almost every question, and say them aloud until they sound like you. Your own questions and the talk about pay are prepared as well.',
  approach:
    'Answers are judged by examples, so one real case with a result beats three adjectives. What usually goes wrong is reading lists of questions silently, talking for five minutes without a pause, and knowing nothing about the employer.',
  done: 'You have had the interview, answered with your stories, and sent the thank-you on the same day.',
  cautions: [
    'Questions about pregnancy, religion, health or family plans are not permitted in many countries; you may answer politely that it does not concern the work. Tell the truth about qualifications and gaps.',
  ],
  steps: [
    step(
      'Find out how the {kindOf} interview will be done',
      'Reply to the invitation: who takes part, how long, which form, is there a test, should you bring something? Ask for adjustments if you need any. It is done when you can picture the {kindOf} interview.',
      [
        'Send the short mail with four questions',
        'Check the route or the video link',
        'Put preparation times in the calendar',
      ],
      0.75,
    ),
    step(
      'Read the advert and the employer for an hour',
      'Underline the five things the advert asks for and write your proof beside each. Note what the organisation does, what is new, and one honest reason why you want to work there.',
      [
        'Make the table: they ask, my proof',
        'Read the news of the last half year',
        'Look up the people who lead the {kindOf} interview',
      ],
      2,
    ),
    step(
      'Write six stories in four lines each',
      'Choose a success, a failure, a conflict, a difficult person, something learnt fast, and leading or helping. Write the situation, your task, what you did, and the result with a number. Each takes two minutes, mostly about what you did.',
      [
        'Collect ten situations, choose six',
        'Write the four lines of each story',
        'Mark which of the five {kindOf} demands each one proves',
      ],
      3,
      { when: { level: 'beginner' } },
    ),
    step(
      'Renew your six stories with recent results',
      'You have interviewed before, so old stories come first to mind. Take examples from the last two years, with a number and your own part, and drop those you have told too often. Ask after which answer the last interviews went wrong.',
      [
        'Write two results of each of the last two years',
        'Cut each story to two minutes',
        'Fit each one to the {kindOf} interview',
      ],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Build the ten-minute part and the doubts of the {kindOf} interview',
      'They believe that you can do it; now they compare. Write down what was asked before and where you were weak, and open with it better. For a talk: one message, three points, one picture each, eight minutes spoken for ten allowed, and three hard questions answered afterwards.',
      [
        'Write down their doubts from the last round',
        'Speak the talk three times with a clock',
        'Have a friend ask three hard questions',
      ],
      4,
      { when: { said: laterRound } },
    ),
    step(
      'Turn home, school, club and helping into proof',
      'Without other interviews you still have examples: a household run, a team, children, a stall, a sick relative, a school project. For each of the five demands one line: what happened, what I did, how it ended. Say it as if a neighbour asked; nobody expects office words.',
      ['Write one line for each demand', 'Say them to somebody at home', 'Ask what they would still want to know'],
      1.5,
      { when: { said: first } },
    ),
    step(
      'Train the first minute and the blank for the {kindOf} interview',
      'Sit, feet on the floor, breathe out for longer than in, then the ninety seconds about you. When the head is empty say: good question, let me think for a moment, drink, look at your three key words. Practise the blank on purpose five times; it loses its fright.',
      [
        'Say the first minute ten times',
        'Practise the blank five times',
        'Write three key words on a card you may take along',
      ],
      1.5,
      { when: { said: nerves } },
    ),
    step(
      'Prepare the five questions that always come',
      'They are: tell me about yourself (ninety seconds: now, before, why here), why us, strengths, a weakness and what you do about it, and the reason for leaving. Write key words only, no text to learn.',
      [
        'Say the ninety seconds five times aloud',
        'Write two sentences about the gap, no more',
        'Practise them for the {kindOf} interview with a timer',
      ],
      2,
      { when: { unsaid: laterRound } },
    ),
    step(
      'Practise the typical tasks of the {kindOf} interview',
      'For tests, cases, code, trial lessons or group tasks do five in real time, thinking aloud. Ask people who went through the {kindOf} interview there what was set.',
      ['Find five practice tasks', 'Solve one task aloud every second day', 'Note what slows you down'],
      10,
      { when: { weeksFrom: 2, unsaid: soon } },
    ),
    step(
      'Do two mock {kindOf} interviews and watch the recording',
      'A friend with the advert asks twelve questions without helping. Watch it: did each answer have an example, were you under two minutes, did you look up? Change two things, then repeat.',
      [
        'Ask one kind person and one strict one',
        'Record both {kindOf} interviews',
        'Practise silence after the answer',
      ],
      4,
    ),
    step(
      'Prepare your own questions and your pay range',
      'Prepare four questions: what should be done after six months, how is the team made up, what is hard about the post, what happens next? Know the usual pay and name a range whose lower end you accept.',
      [
        'Look up pay from two sources',
        'Choose the four questions for the {kindOf} interview',
        'Say your range aloud three times',
      ],
      1.5,
    ),
    step(
      'Go to the {kindOf} interview and send a thank-you',
      'Lay out clothes and papers, and be ten minutes early. Listen to the end, ask when unsure, breathe out before each answer. In the evening send three sentences and write down all questions for next time.',
      [
        'Test camera, light and sound for a video talk',
        'Take two copies of the CV and your cards',
        'Note each {kindOf} question you were asked',
      ],
      3,
      { waitDays: 7 },
    ),
  ],
  suggestions: [
    tip('Answer in two minutes', 'Longer answers hide the good part.', 'Set a timer', 'End with the result'),
    tip('Say I, not we', 'They are choosing you, not the team.', 'Name your own part', 'Credit others once'),
    tip(
      'Have a sentence for not knowing',
      'Calm honesty is better than guessing.',
      'I have not done this yet',
      'This is how I would start',
    ),
    tip(
      'Write the numbers on a card',
      'Figures are what one forgets first when nervous.',
      'Six stories, six numbers',
      'Allowed on the table',
    ),
    tip(
      'Dress one step above the daily wear there',
      'Choose the clothes early, so that you need not think about them.',
      'Try it sitting down',
      'Ready the evening before',
    ),
    tip(
      'Put the camera at eye height',
      'Looking down seems unsure on video.',
      'Books under the laptop',
      'Light from the front',
    ),
    tip(
      'Take a minute before hard questions',
      'Interviewers expect you to think, so a pause is fine.',
      'Repeat the question',
      'Then begin',
    ),
    tip('Greet everybody by name', 'The person at reception is often asked.', 'Write the names down', 'Thank each one'),
    tip(
      'Bring one small idea',
      'A page about one of their problems is remembered.',
      'What I noticed',
      'What I would try first',
    ),
    tip(
      'Never speak badly of the old boss',
      'The listener wonders how you will speak about them later.',
      'What I look for now',
      'One neutral sentence',
    ),
    tip(
      'Ask what was missing after a refusal',
      'One honest sentence improves the next interview.',
      'Two friendly lines',
      'Change one story',
    ),
    tip('Eat and move before it', 'A walk lowers the pulse.', 'Fifteen minutes', 'Nothing heavy'),
    tip(
      'Plan something nice after the {kindOf} interview',
      'It gives you something to look forward to, whatever happens.',
      'A friend or a meal',
      'No going over it all night',
    ),
  ],
};

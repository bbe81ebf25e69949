import { type Kind, step, tip } from '../kind.ts';

export const throughCancerTreatment: Kind = {
  id: 'through-cancer-treatment',
  category: 'health',
  name: 'Get through cancer treatment',
  slots: {
    treatment: {
      words: [
        'chemotherapy|chemo',
        'radiotherapy|radiation',
        'surgery|operation',
        'immunotherapy',
        'hormone therapy|tamoxifen',
        'stem cell transplant|transplant',
      ],
      otherwise: 'treatment',
    },
    person: {
      words: [
        'husband',
        'wife',
        'partner',
        'mother|mum',
        'father|dad',
        'daughter',
        'son',
        'sister',
        'brother',
        'friend',
        'children|kids',
      ],
      otherwise: 'family',
    },
  },
  ask: {
    question: 'Where are you in it: just told, in treatment, or afterwards?',
    chips: ['Just diagnosed', 'In the middle of treatment', 'Treatment is over, now what'],
  },
  hoursAWeek: 3,
  unhurried: true,
  weekly: 'A short walk on most days, one nice thing fixed in the calendar, and a note of side effects',
  overview:
    'The plan helps you ask the questions that matter, get help lined up before you need it, keep moving and eating through {treatment}, and build a life afterwards. Your medical team decides on the treatment; this is about everything around it.',
  approach:
    'One person who comes along and writes, one notebook, one phone number for nights. Gentle movement is the best known help against tiredness. Say side effects early: there is something for most of them.',
  done: 'You know your plan and whom to call, the help you need is arranged, and there are walks, meals and good hours in each week.',
  cautions: [
    'Fever of 38 degrees or shivering during chemotherapy is an emergency: call the clinic’s number at once, day or night. So are short breath, bleeding, new weakness in the legs, or vomiting for a day.',
    'Ask the oncology team before any herb, vitamin, diet cure or vaccination, as some weaken the treatment. If you do not want to live like this, tell the team or a crisis line today; help exists for it.',
  ],
  steps: [
    step(
      'Start one notebook and write your questions',
      'What is it, what stage, what is the aim of the {treatment}, what else is possible, what happens if we wait, and how will my days look. Bring it to each talk.',
      [
        'Write the five questions that keep you awake',
        'Ask for copies of reports',
        'Note the day and night number of the clinic',
      ],
      0.7,
    ),
    step(
      'Choose who comes along and who tells others',
      'One person listens and writes at appointments, one passes news on, so that you need not repeat it. Decide what children are told: the truth in short sentences.',
      ['Ask your {person} to come along', 'Name one for messages', 'Write what you want others to know'],
      0.7,
    ),
    step(
      'Ask about second opinion, fertility and trials',
      'Before treatment starts there is often a week or two for it; a certified centre will not mind. Egg or sperm freezing must come first. Dentist as well.',
      [
        'Ask: how many days do I have to decide?',
        'Request a second opinion if you want one',
        'Ask about children, teeth, wig, and trials',
      ],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Line up help for the treatment weeks',
      'Driving, meals, children, dog, shopping: people want to help and need a task. Social workers know sick pay, travel costs and household help.',
      ['List what must run each week', 'Give five people one task each', 'Book the hospital social service'],
      2,
    ),
    step(
      'Prepare home and bag for {treatment}',
      'Thermometer, tablets against nausea, soft toothbrush, bland food, warm socks, charger, something to read. Write when to call with which symptom.',
      ['Buy the thermometer and hang up the limits', 'Pack the bag', 'Cook and freeze eight meals with your {person}'],
      3,
    ),
    step(
      'Move a little on most days',
      'Ten minutes count, thirty are plenty; walking and light strength are safe for most and lessen tiredness. Ask first with bone metastases, low blood values or fresh wounds.',
      [
        'Ask the team what you may do',
        'Walk to the same tree each day, with your {person} if you like',
        'Ask for oncology physiotherapy',
      ],
      8,
    ),
    step(
      'Eat enough and report side effects early',
      'Small meals, protein each time, cold food when smells trouble you. Rate nausea, pain, mouth, bowel, numb fingers and mood each day; bring the list.',
      ['Put snacks with protein at hand', 'Fill in the daily list', 'Ask for a dietitian if you lose weight'],
      3,
    ),
    step(
      'Find somebody to talk to about the fear',
      'Psycho-oncologists, nurses, groups and others who had it. Sleep, sex, money and anger may all be said there.',
      [
        'Ask the clinic for psycho-oncology',
        'Try one group or online meeting',
        'Plan one hour a week in which cancer is not spoken of with your {person}',
      ],
      1.5,
    ),
    step(
      'Plan the time after the {treatment}',
      'Rehab, check-ups, return to work by stages, late effects and what to watch. Many feel low just when it is over; that is usual.',
      [
        'Ask for a written follow-up plan',
        'Apply for rehabilitation',
        'Put one thing to look forward to in the calendar',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip('Record the talks', 'Half is forgotten in shock.', 'Ask first', 'Listen later'),
    tip('Answer with one sentence', 'You owe nobody details.', 'We will tell you', 'Thank you for asking'),
    tip('Rinse the mouth often', 'It prevents sores.', 'Salt water', 'Soft brush'),
    tip('Plan on your good days', 'Chemo has a rhythm.', 'Mark them', 'Friends on these'),
    tip('Get warm gloves', 'Cold hurts numb fingers.', 'Some chemos', 'Tell the team'),
    tip('Cut hair before it falls', 'If you want control.', 'Wig prescription early', 'Soft cap'),
    tip('Let others cook', 'It helps them too.', 'List of liked dishes', 'Cool box at the door'),
    tip('Check money early', 'Sick pay has deadlines.', 'Social service', 'Disability status'),
    tip('Avoid sick visitors', 'Blood values drop.', 'Masks', 'Hand gel'),
    tip('Tell the school', 'Teachers notice worries.', 'One contact', 'Same routine'),
    tip('Keep one hobby small', 'It says who you are.', 'Ten minutes', 'Bed version'),
    tip('Be careful online', 'Statistics are not you.', 'Certified sites', 'Ask the doctor'),
  ],
};

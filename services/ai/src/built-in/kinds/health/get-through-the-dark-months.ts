import { type Kind, step, tip } from '../kind.ts';

export const getThroughTheDarkMonths: Kind = {
  id: 'get-through-the-dark-months',
  category: 'health',
  name: 'Get through winter without the low mood',
  slots: {
    sign: {
      words: [
        'tiredness|tired|sleepy|sleeping too much',
        'cravings|sweets|carbs|eating',
        'no drive|motivation|lazy',
        'sadness|sad|low mood|depressed|crying',
        'irritability|irritable',
        'withdrawal|hiding|staying in',
      ],
      otherwise: 'tiredness and low mood',
    },
    place: {
      words: [
        'office|desk|work',
        'warehouse|factory',
        'home',
        'school|university|uni',
        'north|norway|sweden|finland|scotland|alaska',
      ],
      otherwise: 'home',
    },
  },
  ask: {
    question: 'How bad does it get, and when does it begin?',
    chips: ['Tired and hungry from November', 'So low that I cannot work', 'I just hate the dark'],
  },
  hoursAWeek: 3,
  weekly: 'Light in the first hour of each day, half an hour outdoors at noon, two fixed meetings with people',
  overview:
    'Light early in the day is the strongest remedy for winter depression, together with going out at noon, movement, a steady getting-up time and things to look forward to. The plan starts before the worst weeks and says when to see a doctor.',
  approach:
    'Begin in autumn, not at the bottom. Thirty minutes at a 10,000 lux lamp within an hour of getting up works for many within two weeks; ordinary lamps are too weak. Plan the meetings now, because in January nobody feels like planning.',
  done: 'Through the darkest eight weeks you work, sleep and see people as usual on most days, by your own mood notes.',
  cautions: [
    'Low on most days for two weeks, or unable to work or get up: see a doctor. If you think that life is not worth living, call a crisis line or the emergency number now. Winter depression is treated like any other.',
    'Ask a doctor before using a light lamp if you have bipolar disorder, eye disease, or take medicines that make the skin sensitive to light (St John’s wort too). Never look straight into it.',
  ],
  steps: [
    step(
      'Note mood, sleep and light for a week',
      'Mood 0 to 10, hours of sleep, minutes in daylight, what you ate. Look back: in which month did it start in other years?',
      [
        'Write today’s numbers',
        'List signs of past winters, such as {sign}',
        'Mark the six darkest weeks in the calendar',
      ],
      0.4,
    ),
    step(
      'Get a light lamp and fix its place',
      '10,000 lux at the distance stated by the maker (usually 20 to 40 cm), white, UV-free, tested. Put it where you have breakfast.',
      [
        'Compare two tested lamps or borrow one',
        'Ask the doctor if one of the cautions concerns you',
        'Place it by the breakfast table',
      ],
      0.7,
    ),
    step(
      'Sit at the lamp each morning for two weeks',
      'Twenty to thirty minutes within an hour of waking, eyes open, reading or eating. If you get restless or sleep badly, shorten it or do it earlier.',
      ['Set the getting-up time, weekends too', 'Tick fourteen mornings', 'Note any change in {sign}'],
      3,
      { waitDays: 12 },
    ),
    step(
      'Go outdoors at noon every day',
      'Even an overcast sky is ten times brighter than a room. Half an hour, brisk if you can.',
      [
        'Put it in the calendar at {place} as an appointment',
        'Find a companion for two days',
        'Keep a rain jacket at hand',
      ],
      3,
    ),
    step(
      'Move three times a week with others',
      'Half an hour that makes you breathe harder; a class or a friend makes it happen in the dark.',
      [
        'Book the class for the winter now',
        'Pack the bag at {place} or on the evening before',
        'Do ten minutes when you do not feel like it',
      ],
      4,
    ),
    step(
      'Plan two pleasant things a week till spring',
      'One with people, one for yourself; written, paid or promised, so that you keep them in spite of {sign}.',
      ['Fill eight weeks in the calendar', 'Invite for the first two', 'Plan a few bright days away if you can'],
      1,
    ),
    step(
      'See a doctor if it goes below five',
      'Ask about therapy for winter depression, medicine, thyroid, vitamin D and iron. Ask in autumn for prevention if every winter is bad.',
      ['Take the mood notes', 'Ask: light, therapy or tablets, and when to start?', 'Tell one person at home'],
      1,
    ),
    step(
      'Keep the lamp until spring and look back',
      'Use it until the mornings are light. Write what worked and put the start date for next autumn in the calendar.',
      ['Compare the notes with last year', 'Write three rules', 'Set the reminder for early autumn'],
      0.5,
    ),
  ],
  suggestions: [
    tip(
      'Open the curtains first',
      'Daylight at the bed is the earliest light you can get.',
      'Before the phone',
      'Window seat at breakfast',
    ),
    tip(
      'Set a dawn alarm',
      'A lamp that brightens slowly makes getting up easier.',
      'Thirty minutes',
      'Same time daily',
    ),
    tip(
      'Sit by the window',
      'Two metres from the glass half of the light is gone.',
      'Move the desk',
      'Clean the panes',
    ),
    tip(
      'Eat protein at breakfast',
      'It lowers the pull to sweets in the afternoon.',
      'Eggs or yoghurt',
      'Fruit with it',
    ),
    tip('Wear bright, warm clothes', 'Being cold is the usual reason for staying in.', 'Wool layer', 'Good boots'),
    tip('Ask friends for a fixed evening', 'A standing date needs no decision.', 'Every Tuesday', 'Soup at yours'),
    tip('Keep naps to twenty minutes', 'Long ones take the night’s sleep.', 'Before three', 'Alarm on'),
    tip(
      'Start a winter project',
      'Something that grows gives each week a shape.',
      'Choir, puzzle, knitting',
      'One hour on Sunday',
    ),
    tip('Tell people at home', 'They can drag you out kindly.', 'Agree on a sentence', 'No blame'),
    tip('Limit alcohol', 'It lowers mood for days.', 'Alcohol-free weekdays', 'Tea ritual'),
    tip('Take vitamin D as advised', 'In the north most people lack it in winter.', 'Ask for the dose', 'With a meal'),
    tip('Book the lamp for work too', 'A second place saves missed days.', 'Ask the boss', 'Morning only'),
  ],
};

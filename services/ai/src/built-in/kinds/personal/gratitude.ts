import { type Kind, step, tip } from '../kind.ts';

export const gratitude: Kind = {
  id: 'gratitude',
  category: 'personal',
  name: 'Practise gratitude',
  slots: {
    person: { from: 'person', otherwise: 'somebody who has helped you' },
    field: {
      words: [
        'marriage|husband|wife|partner',
        'family|kids|children',
        'work|job|colleagues',
        'health|illness|body',
        'friendships|friends',
        'home|house',
        'faith|blessings|god',
        'childhood|parents|teachers',
        'old age|age|retirement',
      ],
      otherwise: 'everyday life',
    },
  },
  ask: {
    question: 'What do you want to notice or thank for more?',
    chips: ['Small things each day', 'My partner and family', 'People from the past'],
  },
  hoursAWeek: 1,
  weekly: 'Write three good things on four evenings and thank one person by name',
  measures: ['notes', 'letters', 'thank-you notes', 'days', 'entries'],
  overview:
    'You will write down a few good things with their reason, learn to notice them while they happen, and thank people in words and letters. After two months it has become part of your way through the day.',
  approach:
    'Write exactly and with the reason: not my family, but that my son made tea because I looked tired. Three to four evenings a week work as well as every day and get less stale. It is no duty to be cheerful; hard things may stand beside it on the same page.',
  done: 'You have written on 30 evenings, thanked ten people for something exact, and notice one good moment a day while it happens.',
  cautions: [
    'If nothing gives you joy for two weeks, or you feel guilty for not being grateful, talk to a doctor; lists are no treatment for depression. Do not use gratitude to put up with being treated badly.',
  ],
  steps: [
    step(
      'Write three good things of today with reasons',
      'Ten minutes this evening: what happened, who had a part in it, why did it do you good? Small is right: warm bread, a green light, a joke.',
      ['Write the three with because', 'Put paper and pen beside bed or table'],
      0.4,
    ),
    step(
      'Fix four evenings a week for the list',
      'Behind something that happens anyway, such as brushing teeth. At least one line is about {field}. If nothing comes: what would I miss if it were gone tomorrow?',
      [
        'Choose the evenings and the place',
        'Write for two weeks, never the same thing twice',
        'Cross off the evenings',
      ],
      1.5,
      { waitDays: 7, measured: 'Write the first {20%}' },
    ),
    step(
      'Stop for twenty seconds when something is good',
      'Once a day while it happens: look, hear, breathe, say it in your head. Choose a signal, such as the first sip or the front door. Photographs only afterwards.',
      ['Choose the signal of the day', 'Tell somebody in the evening which moment it was'],
      1,
    ),
    step(
      'Thank one person a day for something exact',
      'What they did, what it made easier, and their name. By voice if possible, to the shop assistant as well as in {field}. Watch their face.',
      ['Thank one person today', 'Make a list of ten people who are never thanked'],
      1.5,
    ),
    step(
      'Write a letter to {person}',
      'One page by hand: what you remember, what it changed, what you do today because of it. No request in it. Letters to the dead count as well and may be read at the grave or kept.',
      ['Write down three scenes you remember', 'Write the page in one sitting', 'Read it aloud once'],
      1.5,
    ),
    step(
      'Read or send the letter to {person}',
      'Best is a visit: I have written something and would like to read it to you. By phone or post also does much. Expect silence or tears and leave time.',
      ['Arrange a visit or post it', 'Write in the evening how it was'],
      2,
      { waitDays: 5, measured: 'Reach {50%}, one of them a letter' },
    ),
    step(
      'Turn one complaint a day into a request',
      'Complaining about {field} takes the eye off what works. Say what you need from whom by when, or let it go. Note how often you succeed in a fortnight.',
      ['Count complaints for two days', 'Write three requests and make one'],
      1.5,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Read thirty evenings through and keep a form',
      'Underline names and places that come up often; these are what carry you. Give them more time next month. It is done when ten people are thanked and you know which form you keep.',
      [
        'Read all entries at once',
        'Set a date with the name that comes most',
        'Choose: list, jar, talk at dinner or letters',
      ],
      1.5,
      { waitDays: 10, measured: 'Complete all {total}' },
    ),
  ],
  suggestions: [
    tip('Be exact', 'Exact things do not wear out.', 'Who, what, why', 'One scene'),
    tip('Start a jar for the family', 'Slips for good moments.', 'On the table', 'Read at New Year'),
    tip('Ask at dinner: what was good?', 'Everybody, one thing, no comments.', 'Children first', 'Guests too'),
    tip('Keep three thank-you cards ready', 'With stamps on.', 'In the drawer', 'One a month'),
    tip('Think of what did not go wrong', 'The missed accident counts.', 'Once a week', 'One line'),
    tip(
      'Give something up for a week',
      'Sugar, car or warm water comes back new.',
      'Choose one',
      'Notice the first time',
    ),
    tip('Thank your body for one thing', 'Legs that carry, hands that knit.', 'In the shower', 'Not for looks'),
    tip('Photograph one good thing a day', 'The eye starts to search.', 'No people needed', 'One album'),
    tip('Praise behind backs', 'It reaches the person doubled.', 'To their boss or mother', 'One fact'),
    tip('Let bad days be bad', 'One line is enough then.', 'Tea, bed, rain', 'No pretending'),
    tip('Tell a place that it matters', 'Write to the library or the bakery.', 'A review with names', 'Five minutes'),
    tip('Repeat an old joy', 'What did you love at ten?', 'Swing, plums, radio', 'This week'),
  ],
};

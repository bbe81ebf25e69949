import { type Kind, step, tip } from '../kind.ts';

export const dryMonth: Kind = {
  id: 'dry-month',
  category: 'health',
  name: 'Spend a month without alcohol',
  slots: {
    drink: {
      words: [
        'wine|red wine|white wine',
        'beer|lager|pint|pints',
        'gin',
        'prosecco|champagne|sparkling wine',
        'cider',
        'whisky|whiskey',
        'cocktails',
        'vodka',
        'spirits|shots',
        'rum',
        'aperitifs|spritz',
      ],
      otherwise: 'alcohol',
    },
    event: { from: 'event', otherwise: 'the first celebration' },
  },
  ask: {
    question: 'When does it begin, and which evening will be the hardest?',
    chips: ['Next month, Friday with friends', 'Now, evenings at home', 'With a date or bet behind it'],
  },
  hoursAWeek: 1,
  weekly: 'Cross off each dry day, and write three lines on Sunday',
  measures: ['days', 'weeks'],
  overview:
    'You will check that stopping is safe for you, clear the house, replace the hardest hour, prepare {event}, and compare sleep, mood and money at the end. Then you choose freely how you go on.',
  approach:
    'Prepare before day one: replacement drinks, a companion, a free first weekend. The first ten days are the hardest and sleep is often worse before it gets better. What usually goes wrong is giving the whole month up after one glass.',
  done: 'You have crossed off the last day and written down your rule for the months after.',
  cautions: [
    'If you drink heavily every day, drink in the morning, or get shaky, sweaty or confused without alcohol, do not stop suddenly: see a doctor first, because withdrawal can be dangerous. A seizure or confusion is an emergency.',
    'Ask a doctor if you take medicines for sugar, blood pressure, mood or sleep.',
  ],
  steps: [
    step(
      'Check that stopping is safe and set the dates',
      'Answer the ten questions of the AUDIT test. With warning signs see a doctor first. Otherwise choose first and last day, and look at the occasions in between.',
      [
        'Fill in the test of a health service',
        'Write first and last day in the calendar',
        'Write down sleep, mood, weight and what you spend on {drink} a month',
      ],
      0.7,
      { resources: 'Information and app: https://alcoholchange.org.uk' },
    ),
    step(
      'Find a companion and tell three people',
      'A friend who joins, a group at work, or a charity page. Say when it ends and what helps you.',
      ['Ask one person to join', 'Send one message to those you drink {drink} with'],
      0.7,
    ),
    step(
      'Clear the house and stock the fridge',
      'Give bottles away or have them kept elsewhere. Buy three drinks that feel like a treat: alcohol-free beer, bitter lemonade, good juice with soda.',
      [
        'Take {drink} out of sight or out of the house',
        'Try three replacements and choose one',
        'Put it cold where the other one was',
      ],
      1,
    ),
    step(
      'Plan the first weekend hour by hour',
      'Cinema, sport, an early walk, cooking with friends: something for each evening at the usual time. Eat before the hour of craving.',
      ['Book one thing for each evening', 'Plan a breakfast with somebody on Sunday'],
      1.5,
      { measured: 'Cross off the first {20%}' },
    ),
    step(
      'Get through the first ten days',
      'Headache, poor sleep, restlessness and sweet cravings are common and pass. Write three lines on Sunday: sleep, mood, what was hardest.',
      [
        'Write a card with four answers to craving',
        'Go to bed half an hour earlier',
        'Put the money for {drink} in a glass each day',
      ],
      2,
      { measured: 'Cross off {40%}' },
    ),
    step(
      'Go through {event} without a drink',
      'Take your own drink along, hold a full glass, drive, and leave at the hour you chose. Say: I am having a month off. Nobody asks twice.',
      [
        'Say the sentence aloud at home',
        'Agree on a signal with your companion',
        'Note afterwards when it was fun and when it was not',
      ],
      1.5,
      { measured: 'Cross off {70%}, one celebration included' },
    ),
    step(
      'Finish the month and write your rule for after',
      'Compare with the notes from the start. Choose days, number and places for the time after; tolerance is lower now, so the first drink counts double. If it was very hard, talk to a doctor.',
      ['Fill in the same notes again', 'Spend the saved money', 'Write the rule about {drink} in one sentence'],
      1,
      { measured: 'Cross off all {total} and write your rule' },
    ),
  ],
  suggestions: [
    tip(
      'Say it is a challenge',
      'People accept a month more easily than a principle.',
      'Name the last day',
      'Invite them',
    ),
    tip('Keep a nice glass for it', 'Ritual is half of the pleasure.', 'Ice and lemon', 'Same chair if you like'),
    tip(
      'Allow something sweet',
      'Many people want sweets in the first two weeks.',
      'Fruit and dark chocolate',
      'It becomes less by itself',
    ),
    tip('Move Friday somewhere else', 'A new place has no habit.', 'Bowling, sauna, cinema', 'Ask one friend'),
    tip('Count mornings', 'Each clear one is a result.', 'Cross it off at breakfast', 'Note one good thing'),
    tip(
      'Read labels of alcohol-free drinks',
      'Some contain up to half a per cent.',
      'Zero if pregnant',
      'Ask in the bar',
    ),
    tip('Slip? Go on', 'One evening does not undo the others.', 'Note what came before', 'Add a day at the end'),
    tip('Change the TV seat', 'The old seat asks for a glass.', 'Tea there for a week', 'Hands busy'),
    tip('Use the app of a charity', 'It counts days, money and units.', 'Reminder at six', 'Badges if you like'),
    tip('Give the money away', 'A charity page makes it public.', 'Before day one', 'Thank people at the end'),
    tip('Have a phone friend', 'Ten minutes of talk outlast a craving.', 'Agree on it before', 'Text is enough'),
    tip(
      'Plan the day after',
      'The first free evening is often too much.',
      'One drink, with food',
      'Or go on for a week',
    ),
  ],
};

import { type Archetype, step, tip } from '../kind.ts';

const onTheWay = ['day _ of', 'down from', 'had one slip', 'a slip', 'weeks/days without', 'managed'];

export const stopDoing: Archetype = {
  id: 'stop-doing',
  name: 'Stop doing something',
  slots: { habit: { from: 'object', otherwise: 'the habit' } },
  ask: {
    question: 'When does it happen most, and what does it give you at that moment?',
    chips: ['Out of stress', 'Out of boredom or habit', 'With certain people'],
  },
  hoursAWeek: 2,
  weekly: 'Count on Sunday how often it happened and note the one situation that was hardest',
  overview:
    'You watch for a week when you fall into {habit}, change the moments before it, and have something ready to do instead. Slips are part of it: the plan says what you do in the next ten minutes.',
  approach:
    'Willpower is weakest when you are tired, hungry or alone, so arrange the room, the route and the evening beforehand. What usually goes wrong is giving up after the first slip; one slip changes nothing if the next day is normal again.',
  done: 'Four weeks in a row without it, or only as rarely as you decided, and you know what you do when the urge comes.',
  cautions: [
    'Do not stop alcohol, sleeping pills, opioids or benzodiazepines suddenly after daily use: ask a doctor first, withdrawal can be dangerous. If you harm yourself, or gambling, food or drugs have taken over, free and confidential help exists in every country.',
  ],
  steps: [
    step(
      'Write down the last three slips and what came before',
      'You are on the way, so look only at what still happens: hour, place, who was there, what you felt, what it gave you. One situation usually makes most of them. When the next urge comes: name it, breathe out slowly ten times, move your hands or your mouth otherwise, wait ten minutes. A slip changes nothing in the count of good days.',
      ['Write the three slips', 'Name the one situation', 'Carry the four words for the urge on a card'],
      0.5,
      { when: { said: onTheWay } },
    ),
    step(
      'Write down each instance of {habit} for a week',
      'Time, place, who was there, what you felt just before, and what it gave you. No change yet, only looking; at the end two or three moments show themselves.',
      [
        'Set up a note with five columns in 10 minutes',
        'Write down each time',
        'Finish the sentence: it happens when …, because I then get …',
      ],
      1.5,
      { waitDays: 6, when: { unsaid: onTheWay } },
    ),
    step(
      'Decide on your rule for {habit}',
      'Never, never before eight, only on Saturday: one rule that a friend could check. For many habits never is easier than a little. Write down three reasons that matter to you.',
      ['Write the rule on a card', 'Write three reasons', 'Choose the first day'],
      0.5,
      { when: { unsaid: onTheWay } },
    ),
    step(
      'Tell two people and a professional if needed',
      'Say what you stop, from when, and what helps: a question on Sunday, no jokes, no offers. For substances or compulsion make one appointment about {habit} with a doctor or advice centre.',
      ['Tell two people', 'Ask for the Sunday question', 'Make the appointment if it applies'],
      1,
      { when: { level: 'beginner' } },
    ),
    step(
      'Learn from the last time you stopped {habit}',
      'How long did it last, what came before the return, what was good? Plan exactly for this situation, since it will come again.',
      ['Write down the last three attempts', 'Name the situation', 'Write what you will do then'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Make it harder to begin',
      'Remove what you need for {habit}, block it, take another way, put twenty minutes between you and it. Do this for the two strongest moments first.',
      ['Clear the room, phone or bag', 'Change one route or evening', 'Ask others not to offer it'],
      1.5,
    ),
    step(
      'Prepare what you do instead for ten minutes',
      'It must give something similar: hands busy, calm, taste, company. An urge rises and falls within ten to twenty minutes; three replacements for {habit} are enough.',
      ['List what it gives you', 'Choose three replacements', 'Put them where it happens'],
      1,
    ),
    step(
      'Go through the first fourteen days and cross off each',
      'Days three to five are often the hardest. Cross off each day, go to bed early, avoid the two hardest situations. After a slip: write down what came before, and go on the same hour.',
      ['Cross off each day', 'Keep evenings short', 'Write one line after a slip'],
      5,
      { waitDays: 10 },
    ),
    step(
      'Meet the hardest situation with a plan',
      'The party, the quarrel, the lonely Sunday. Decide before what you say, what you do with your hands and when you leave; then go there once.',
      ['Choose the situation', 'Write the sentence and the exit', 'Go and note how it was'],
      2,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Count the free days and set the rule for good',
      'Four quiet weeks in a row are the mark. Count the days, note what became better, and decide what stays. Give what you saved of time or money through stopping {habit} a new place.',
      ['Count and compare with the first week', 'Thank the two people', 'Decide how you react to a bad week'],
      1,
    ),
  ],
  suggestions: [
    tip('Wait ten minutes', 'The urge is strongest at the start.', 'Set a timer', 'Move to another room'),
    tip('Check hunger, sleep and company', 'Many urges are a need with another name.', 'Eat', 'Call somebody'),
    tip(
      'Count saved days in sight',
      'A row of crosses is not easily broken.',
      'On the fridge',
      'A slip costs one cross only',
    ),
    tip('Change the first minute after coming home', 'The habit waits there.', 'Shoes on, walk', 'Shower at once'),
    tip(
      'Say I do not, instead of I must not',
      'It sounds like a decision, and is one.',
      'I do not smoke',
      'Practise it once',
    ),
    tip('Keep hands busy', 'Many habits live in the hands.', 'Ball, pen, knitting', 'In the pocket'),
    tip('Leave the card or phone outside', 'Ten steps are often enough.', 'Other room', 'After nine'),
    tip('Plan the weekend', 'Empty hours are the hardest.', 'One appointment each day', 'With others'),
    tip('Write yourself a note for the bad day', 'You on a good day know best why.', 'Five lines', 'In the purse'),
    tip('Pay yourself the saved sum', 'It shows what it cost.', 'Glass or account', 'Something in a month'),
    tip('Find one who stopped before', 'They know week three.', 'A group or forum', 'One call'),
    tip('Do not change three things at once', 'One habit, then the next.', 'List for later', 'After eight weeks'),
  ],
};

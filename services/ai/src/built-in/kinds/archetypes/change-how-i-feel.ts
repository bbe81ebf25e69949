import { type Archetype, step, tip } from '../kind.ts';

export const changeHowIFeel: Archetype = {
  id: 'change-how-i-feel',
  name: 'Feel different about something',
  slots: { thing: { from: 'object', otherwise: 'the feeling' } },
  ask: {
    question: 'When is it strongest, and when is it a little better?',
    chips: ['Nearly always', 'In certain situations', 'Since one event'],
  },
  hoursAWeek: 1.5,
  weekly: 'On Sunday compare the seven numbers and plan two things that helped',
  overview:
    'You find out when the feeling is strongest and when it is weaker, change one situation and one habit around it, and talk about it with somebody. Small tests over some weeks show what really helps you.',
  approach:
    'A feeling cannot be ordered, but sleep, company, movement, thoughts and situations can be changed, and it follows slowly. What usually goes wrong is waiting until it goes by itself, or judging after one bad day; compare weeks.',
  done: 'Your average number is two points better for four weeks, and you know three things that help on bad days.',
  cautions: [
    'If you feel low or anxious most days for more than two weeks, cannot work or sleep, or think of not wanting to live, speak to a doctor now; in acute need call the emergency number or a crisis line.',
  ],
  steps: [
    step(
      'Give the feeling a number and three words',
      'Write at the top what it is about: {thing}. Then from 0 to 10, now and at its worst this week. Add where in the body you feel it, which thought comes with it, and what you would like to feel instead.',
      [
        'Write the number and three words in 10 minutes',
        'Write when it was weaker this week',
        'Write what you would do if it were two points better',
      ],
      0.5,
    ),
    step(
      'Note the number three times a day for a week',
      'Write {thing} at the top of a page. Morning, noon and evening note the number, with two words on situation, sleep and company. At the end mark the three best and the three worst hours.',
      ['Put three reminders', 'Note number and situation', 'Mark best and worst hours'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Talk about the feeling with somebody who listens',
      'Choose someone who does not hurry to give advice. Say: I do not need a solution, I would like you to know. If it has lasted for weeks, make it a doctor or counsellor.',
      ['Choose the person', 'Ask for half an hour', 'Say what it is about: {thing}'],
      1,
      { waitDays: 2 },
    ),
    step(
      'Strengthen sleep, food, movement for two weeks',
      'Keep the same getting-up time, thirty minutes outside by daylight, regular meals, no alcohol against the feeling. These four change most feelings by one or two points.',
      ['Set the getting-up time', 'Walk thirty minutes a day', 'Compare the numbers'],
      5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Take up again what helped before',
      'Old helpers are forgotten in bad times. Write five things that once did you good and put two into this week with day and hour.',
      ['Write five things', 'Enter two', 'Note the number before and after'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Change one situation that makes it worse',
      'Think of {thing}, and take one of the three worst hours: leave earlier, ask for help, speak up, take another way, another seat or another evening. Test the change for a week and compare the numbers.',
      ['Choose the hour', 'Write three possible changes', 'Test one for a week'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Check the thought behind the feeling on paper',
      'Write what you think about {thing}, what speaks for it, what against it, and what you would tell a friend. Then a sentence that is true and kinder. Read it in the hard moment.',
      ['Write the thought', 'Fill two columns', 'Put the sentence on a card'],
      1.5,
    ),
    step(
      'Do something twice a week that fits the other feeling',
      'Act a little as you would if the feeling had already changed: see people, make something, give something, be among trees. Begin with twenty minutes, also when you do not feel like it.',
      ['Choose two things', 'Enter day and hour', 'Note the number before and after'],
      6,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Compare the weeks and write your card for bad days',
      'Compare the averages for {thing}. If the number is not at least one point better after six weeks, book help from a therapist or advice centre. Otherwise write the three helpers on a card.',
      [
        'Compare the averages',
        'Write the card with three helpers and a telephone number',
        'Decide what stays in the week',
      ],
      1,
    ),
  ],
  suggestions: [
    tip('Name it exactly', 'Disappointed is easier to work with than bad.', 'Three words', 'Once a day'),
    tip('Breathe out longer than in', 'Two minutes calm the body.', 'Four in, six out', 'On a chair'),
    tip('Go out before noon', 'Daylight lifts mood and sleep.', 'Twenty minutes', 'In rain as well'),
    tip('Look at news and feeds once a day', 'Comparing and alarm feed most feelings.', 'Fixed time', 'Not in bed'),
    tip('Write three good things at night', 'It changes what you look for.', 'Small ones', 'Why they happened'),
    tip('Ask what the feeling wants', 'Rest, border, company, apology?', 'One line', 'One small act'),
    tip('Meet one person each week in the flesh', 'Messages do not do the same.', 'A walk', 'Fixed day'),
    tip('Let the bad hour be a bad hour', 'Fighting it makes it longer.', 'Timer for fifteen minutes', 'Then wash up'),
    tip('Do something for another person', 'It turns the eyes outward.', 'A small help', 'Without telling'),
    tip('Keep the first hour free of screens', 'It sets the tone of the day.', 'Tea, window, walk', 'Phone elsewhere'),
    tip('Note how others handled it', 'Ask two people who had the same.', 'What helped first?', 'What did not?'),
    tip('Give it six weeks', 'Days are noise, weeks tell.', 'Compare Sundays', 'One change at a time'),
  ],
};

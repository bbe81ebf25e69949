import { type Kind, step, tip } from '../kind.ts';

export const stopPeoplePleasing: Kind = {
  id: 'stop-people-pleasing',
  category: 'personal',
  name: 'Stop pleasing everybody',
  slots: {
    person: { from: 'person', otherwise: 'somebody close to you' },
    place: {
      words: [
        'work|boss|colleagues',
        'the family|family|mother|in-laws|siblings',
        'friendships|friends|friend',
        'the relationship|partner|relationship',
        'the club|neighbours|club|church',
      ],
      otherwise: 'everyday life',
    },
  },
  ask: { question: 'Where does it cost you most?', chips: ['Work', 'Family', 'Friends and partner'] },
  hoursAWeek: 1,
  weekly: 'One small no, one own wish said aloud, and two lines on what happened',
  overview:
    'You will see where yes is fear, learn to wait before you answer, say small noes, name own wishes, bear displeasure, and have one honest talk with {person}.',
  approach:
    'Pleasing once kept you safe, so it goes slowly: safe people and small things first. The feeling of guilt after a no is a sign of change, and it passes within hours. Kind and short is better than long reasons.',
  done: 'For a month you have answered requests after a pause, said no at least eight times, and stated one wish a week.',
  cautions: [
    'With somebody who threatens, controls or hurts you, do not practise noes: talk to a domestic abuse line about safety. If fear of anger comes from old violence, a therapist is the right company.',
  ],
  steps: [
    step(
      'Write down a week of yes',
      'Each evening write to whom you said yes, whether you wanted it, what you were afraid of, and how many hours it cost. Mark the three that cost most. See how much of it goes into {place}.',
      ['Note each yes for a week', 'Mark those against your wish', 'Add up the hours'],
      0.5,
    ),
    step(
      'Answer everything with a pause',
      '‘I will look and tell you tomorrow.’ Say it to small things too, so that it becomes usual. Messages are answered after an hour.',
      ['Learn the sentence aloud', 'Use it five times this week', 'Note who minded'],
      0.5,
    ),
    step(
      'Name what you want in small things',
      'Say which film, food, seat or time you prefer, and never ‘I don’t mind’. Three times a day choose within ten seconds.',
      ['Choose three times a day', 'Say: I would rather', 'Ask {person} to wait for your answer'],
      0.7,
    ),
    step(
      'Say eight small noes',
      'Practise on a shop, a survey, an extra task, a late call. ‘No, thank you’, ‘That does not work for me.’ Without reason, without sorry. One a day in {place}, first by message.',
      ['Write three no sentences', 'Say one a day', 'Write guilt from 0 to 10 at once and after two hours'],
      1.5,
    ),
    step(
      'Stop saying sorry and explaining',
      'Say sorry only when you harmed somebody; otherwise say thank you for waiting. Give one reason at most. Ask a friend to raise a finger when you do it again.',
      ['Count sorries for a day', 'Replace by thank you', 'Cut one message by half'],
      0.7,
    ),
    step(
      'Bear somebody’s displeasure',
      'When they sigh, go silent or ask again, repeat the same sentence and do not mend it. It is their feeling. Write down how long it really lasted.',
      ['Repeat one no in the same words', 'Wait 24 hours before mending', 'Write what happened'],
      1,
    ),
    step(
      'Have an honest talk with {person}',
      '‘I have often said yes when I meant no. I want to be honest with you. From now on …’ One example, one wish, one thing you gladly go on doing.',
      ['Write three sentences', 'Choose a calm hour', 'Ask what they heard'],
      1,
    ),
    step(
      'Give up one task and keep what is freely given',
      'Return one post, favour or custom with notice. List what you give gladly. Look monthly at {place}: is the hour yours again?',
      ['Choose the task and the last day', 'Say it in two sentences', 'Fill the free hour with something own'],
      1,
    ),
  ],
  suggestions: [
    tip('Put a coin in the other pocket', 'For each pause before yes.', 'Evening count', 'Smile'),
    tip('Use I, not one', 'Wishes get a sender.', 'Three times', 'Short'),
    tip('Leave a message unanswered overnight', 'Nothing breaks.', 'Silent phone', 'Sleep'),
    tip('Practise on sellers', 'Safe noes.', 'Phone', 'Market'),
    tip('Ask what they need exactly', 'Help becomes smaller.', 'By when', 'How long'),
    tip('Offer half', 'Twenty minutes, not the day.', 'Say end', 'Leave'),
    tip('Notice the body', 'Tight belly is a no.', 'Hand there', 'Wait'),
    tip('Find a friend for noes', 'Exchange weekly.', 'Voice note', 'Laugh'),
    tip('Do one thing only for you', 'No use to anybody.', 'Hour', 'Fixed'),
    tip('Keep gifts modest', 'No buying of love.', 'Limit', 'Card'),
    tip('Learn from a blunt friend', 'How do they say it?', 'Write down', 'Copy one'),
    tip('Expect testing', 'People try again.', 'Same words', 'Kind'),
  ],
};

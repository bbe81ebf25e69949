import { type Kind, step, tip } from '../kind.ts';

const ofWork = ['email/emails/inbox/clients/client/boss/work/colleagues'];

export const answerMessages: Kind = {
  id: 'answer-messages',
  category: 'personal',
  name: 'Answer my messages in time',
  slots: {
    people: {
      words: ['friends|mates', 'family|parents|mum|mom|dad', 'clients|customers', 'colleagues', 'teachers'],
      otherwise: 'people',
    },
    messages: {
      words: ['emails|email|inbox', 'texts|text', 'voice messages', 'letters', 'messages'],
      otherwise: 'messages',
    },
  },
  ask: {
    question: 'Whose messages stay unanswered, and what stops you?',
    chips: ['Friends, I forget', 'Emails, there are too many', 'Anything that needs a long answer'],
  },
  hoursAWeek: 1,
  weekly: 'Twenty minutes at the same hour for everything that is still open',
  overview:
    'You clear what is open in one sitting with short, friendly lines, give answers a fixed place in the day, and find out what makes you put them off. After a month nobody waits longer than you want.',
  approach:
    'Most answers wait because they are meant to be good. Two lines today please more than a page in March. What usually goes wrong is reading at a moment when you cannot answer, and then the shame about the delay.',
  done: 'For four weeks every message that matters was answered within two days, and you read none without answering or marking it.',
  cautions: [
    'If you hide from every message, letters too, and sleep or mood are bad for weeks, speak to a doctor or somebody you trust.',
  ],
  steps: [
    step(
      'List who is waiting for an answer from you',
      'Scroll back three months and write only names, twelve at most. Mark the three that weigh on you. Everything older may stay unanswered without guilt: new contact is better than an old excuse.',
      ['Scroll back and write the names', 'Mark the three that weigh most'],
      0.5,
    ),
    step(
      'Answer the three that weigh most, in two lines each',
      'No long excuse: I am late, you were on my mind, how are you? Name one thing they told you, and end with a question or a day for a call. Send it as it is after five minutes.',
      ['Write two lines to the first', 'Send it within five minutes', 'Do the other two on the same day'],
      0.5,
    ),
    step(
      'Write five short answers you can always send',
      'I have read this and answer on Sunday. Yes, gladly. Not this week, ask me again in March. Can I call instead? Thinking of you, more soon. Save them as shortcuts in the phone. An answer that says when is an answer.',
      ['Write the five in your own words', 'Save them as shortcuts', 'Use one today'],
      0.5,
    ),
    step(
      'Give your {messages} two fixed times a day',
      'Ten minutes after breakfast and ten before the evening meal, at a table, not in bed. Outside these times do not open what you cannot answer, or mark it unread at once.',
      ['Choose the two times', 'Turn off the preview on the lock screen', 'Keep it for one week'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Find out what makes you put it off',
      'For a week write one word beside each that waits: too long, a no, bad news, no idea, tired. For the commonest one there is a way: a voice message for the long one, one honest sentence for a no.',
      ['Note one word beside each', 'Choose the commonest', 'Try the other way three times'],
      0.75,
      { waitDays: 7 },
    ),
    step(
      'Mute what needs no answer',
      'Groups, newsletters, shops and reactions: mute or leave ten. What is left is from people, and that is a number one can manage.',
      ['Mute or leave ten', 'Pin the five who matter most'],
      0.5,
      { when: { unsaid: ofWork } },
    ),
    step(
      'Sort the inbox into answer, do later and nothing',
      'Archive everything older than a month in one go; it can be searched. Two minutes or less: answer at once. Longer: enter it as a task with a day, and tell them the day. Unsubscribe from ten senders.',
      ['Archive what is older than a month', 'Answer what takes two minutes', 'Unsubscribe from ten'],
      1.5,
      { when: { said: ofWork } },
    ),
    step(
      'Tell your {people} how they reach you best',
      'Say it once, kindly: I am slow in writing, but I always pick up on Sunday, or send a voice message. Nobody is hurt by slowness that was announced.',
      ['Tell three people', 'Write it into your status or signature'],
      0.5,
    ),
    step(
      'Look after four weeks and keep what worked',
      'How many waited longer than two days, and for whom? Keep the two fixed times, change the hour if they were missed. When you slip, begin with one message of two lines and not with the backlog.',
      ['Count what waited longer than two days', 'Keep or change the hour', 'Write one line to whoever waited longest'],
      0.5,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Answer with a voice message',
      'Speaking is quicker than writing well.',
      'Keep it under a minute',
      'Send it on a walk',
    ),
    tip('Turn off read receipts', 'You read in peace.', 'Change the setting', 'Answer at your fixed time'),
    tip('Call the one you owe most', 'Ten minutes replace ten messages.', 'Choose one name', 'Ring on the way home'),
    tip(
      'Send a photo instead of news',
      'It takes ten seconds and says you think of them.',
      'Choose one picture',
      'Add one line',
    ),
    tip('Put replies on the home screen', 'What is near gets used.', 'Move two apps away', 'Leave one for people'),
    tip(
      'Keep birthdays in the calendar',
      'One line on the day keeps a friendship.',
      'Enter ten dates',
      'Set a reminder for nine',
    ),
    tip(
      'Say no within a day',
      'A quick no is kinder than a late yes.',
      'Write one sentence',
      'Offer nothing you do not want',
    ),
    tip('Empty one group a week', 'Noise hides people.', 'Leave one group', 'Write to one person from it'),
    tip('Write before you scroll', 'The order decides.', 'Send one message first', 'Then open the feed'),
    tip('Use a timer of ten minutes', 'An end makes it easy to begin.', 'Set the timer', 'Stop when it rings'),
    tip('Ask for the short version', 'Long threads tire both.', 'Ask what they need by when', 'Answer just that'),
    tip('Thank somebody who waited', 'Patience deserves a line.', 'Choose one person', 'Write what you value in them'),
  ],
};

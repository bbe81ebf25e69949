import { type Kind, step, tip } from '../kind.ts';

export const fearOfPhoneCalls: Kind = {
  id: 'fear-of-phone-calls',
  category: 'personal',
  name: 'Make phone calls without fear',
  slots: {
    call: {
      words: [
        'doctor|gp|appointments|appointment',
        'customers|clients|cold calls|sales calls',
        'boss|job|work phone|work calls|office phone',
        'bank|insurance',
        'family|grandma|gran|parents',
        'landlord',
      ],
      otherwise: 'office',
    },
  },
  ask: {
    question: 'Which calls do you put off, and is there one you must make soon?',
    chips: ['Doctor or office', 'Calls at work', 'Answering unknown numbers'],
  },
  hoursAWeek: 1,
  weekly: 'Five small calls a week, each with two notes and no rehearsing longer than two minutes',
  measures: ['calls'],
  overview:
    'You will make one tiny call today, learn a three-line script, climb from recorded messages to hard calls, answer the phone too, and drop the crutches one by one.',
  approach:
    'Fear of calls lives on avoiding and over-preparing. Many short calls in a row within some days dull it faster than one heroic one. Silence, slips and a call back are normal. Limit preparation to three words.',
  done: 'You make and answer calls on the day they come up, including the one you had put off longest.',
  cautions: [
    'In danger call the emergency number whatever your voice does; many countries also have a text service. If fear keeps you from work, food or doctors, a therapist helps in a few sessions.',
  ],
  steps: [
    step(
      'Ring a recorded message today',
      'The time, the weather or opening hours: nobody is there who could be annoyed. Listen to the end, hang up and ring again. Note your fear from 0 to 10 before and after.',
      ['Dial two recorded numbers', 'Write the two numbers of fear'],
      0.3,
    ),
    step(
      'List your calls from easy to hard',
      'Ten of them with a number: shop hours, friend, {call}, complaint. Note the crutches: rehearsing, speaker, asking others to call, texting instead.',
      ['Write ten calls', 'Write your crutches', 'Choose the one that matters most'],
      0.4,
    ),
    step(
      'Write the three-line script',
      'Hello, my name is …; I call because …; could you …? And a rescue: one moment please, I am writing it down. No more notes than fit on a slip.',
      ['Write the slip', 'Say it twice aloud standing', 'Put pen and paper ready'],
      0.4,
    ),
    step(
      'Make five easy calls in one week',
      'Ask a shop if they have something, a library for hours, a cinema for times. Two or three in a row on one day. Stay on even if they sound curt.',
      ['Choose five places', 'Make two in a row', 'Write what really happened'],
      1,
      { measured: 'Make the first {20%} of the calls' },
    ),
    step(
      'Call people you know instead of texting',
      'Three minutes, one reason, one question, goodbye. Walk about while you speak. Answer when they ring.',
      ['Call two people a week', 'Answer each known number', 'End the call yourself once'],
      1.5,
    ),
    step(
      'Make the middle calls without rehearsing',
      'Book, change, ask a price, order, also with your {call}. Two minutes of preparing at most. Ask them to repeat once on purpose and leave one voicemail.',
      ['Make five a week', 'Ask once for repetition', 'Leave one voicemail'],
      2,
      { measured: 'Make {50%} of them' },
    ),
    step(
      'Answer unknown numbers and calls at work',
      'Full name, pause, listen, write. You may say: I will check and call back by four. One hour a day in which you pick up everything, also about your {call}.',
      ['Set the answering hour', 'Use the call-back sentence', 'Make one call where others hear it'],
      2,
    ),
    step(
      'Make the call you put off longest',
      'Call in the morning, standing, with the slip in your hand. Write what was worse and what was easier than you thought. Then keep three real calls a week.',
      ['Fix the hour', 'Make the call', 'Keep three a week'],
      1,
      { measured: 'Make all {total}' },
    ),
  ],
  suggestions: [
    tip('Stand and smile', 'The voice gets firm.', 'Window', 'Breathe out first'),
    tip('Call at ten past nine', 'Queues are short.', 'Tuesday', 'Tea ready'),
    tip('Write names at once', 'You can use them.', 'First line', 'Goodbye with it'),
    tip('Let it be silent', 'They are looking it up.', 'Count', 'Breathe'),
    tip('Put it on the list as first', 'Waiting feeds fear.', 'Before mail', 'Two at once'),
    tip('Say you are nervous', 'People become kind.', 'One sentence', 'Go on'),
    tip('Use headphones', 'Hands are free.', 'Walk', 'Notes'),
    tip('Practise with a friend', 'They play the grumpy clerk.', 'Five minutes', 'Laugh'),
    tip('Delete the excuse by text', 'Call where calling is normal.', 'One a week', 'Notice'),
    tip('Say numbers slowly', 'In pairs.', 'Repeat back', 'Write'),
    tip('Reward the call, not the result', 'You rang.', 'Bean in a jar', 'Coffee'),
    tip('Hang up politely', 'I must go now, thank you.', 'Learn it', 'Use it'),
  ],
};

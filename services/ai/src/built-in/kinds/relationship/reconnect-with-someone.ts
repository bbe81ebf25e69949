import { type Kind, step, tip } from '../kind.ts';

const inTouch = [
  'sent a/him/her/them _? card/letter/message/text',
  'she/he/they answered/replied/wrote_back',
  'exchanged/ve_exchanged two/three/a_few/some/messages',
  'in touch again',
  'we are writing/texting/chatting',
];

const addressKnown = [
  'found/have/got/know his/her/their address/number/profile/email',
  'number/address in my',
  'works/lives near/round/next',
];

const soreThing = [
  'fell/fallen out',
  'fight/row/quarrel/argument/loan/sorry/ashamed/guilty/ghosted/pride/hurt/silence/betrayed',
  'the/a thing with',
  'dropped everyone/him/her/them',
];

const absentParent = [
  'my birth/real/biological? dad/father/mum/mother/mom/parents left',
  'never met/knew/known my',
  'grew up without',
];

export const reconnectWithSomeone: Kind = {
  id: 'reconnect-with-someone',
  category: 'relationship',
  name: 'Get back in touch with somebody',
  slots: { person: { from: 'person', otherwise: 'the one you miss', anywhere: true } },
  ask: {
    question: 'Why did contact end?',
    chips: ['Life got in the way', 'Something happened between us', 'I never knew them or lost the address'],
  },
  hoursAWeek: 2,
  weekly: 'Send one message or make one call to keep the contact alive',
  measures: ['friends', 'people'],
  overview:
    'You will find the way to {person}, send a short message that is easy to answer, meet once without great expectations, and agree on a rhythm that both can keep.',
  approach:
    'Studies show that people are more pleased about a message from the past than the sender expects. Keep it short, warm and without reproach or long excuses. It usually fails because the first message is put off until it is perfect, or because the first meeting is followed by nothing.',
  done: 'You have met or talked at least twice and there is a date for the next time, or you have an answer you can live with.',
  cautions: [
    'Silence or a no is to be respected: one friendly second message after some weeks, then leave it. Do not turn up unannounced.',
    'If the person hurt or threatened you, talk to somebody you trust or a counsellor before you make contact. For birth relatives, use the official tracing and counselling services.',
  ],
  steps: [
    step(
      'Decide what you hope for and what you could bear',
      'Write what you want to know, what you do not want, and what you would do with silence, with tears, with a request for money. Choose one person who knows the day. You may stop after one meeting; you owe nobody a family.',
      ['Write for 25 minutes', 'Name the person who knows', 'Write the three questions you would ask'],
      0.7,
      { when: { said: absentParent } },
    ),
    step(
      'Write down why you want contact now',
      'What do you miss, what do you hope for, what would be a good outcome, and what if nothing comes back? Three sentences each. It shows how the first message should sound.',
      [
        'Note one good memory with {person}',
        'Write what you hope for and what you do not expect',
        'Set the day on which you write',
      ],
      0.5,
      { when: { unsaid: absentParent } },
    ),
    step(
      'Find a way to reach {person}',
      'Try the old number, shared acquaintances, social networks, a former employer, school or club. Ask others to pass on your address instead of asking for theirs. For relatives you never knew, use the tracing service of the authorities.',
      ['Try the old number or address first', 'Ask two people who may know', 'Note every number and address you find'],
      1.5,
      { resources: 'Tracing family: https://familylinks.icrc.org', when: { unsaid: [...inTouch, ...addressKnown] } },
    ),
    step(
      'Send a message of five sentences',
      'Say who you are if needed, a memory, why you think of {person} now, and a simple question. Add: I would be glad to hear from you, whenever it suits. Write by hand if it matters a great deal.',
      ['Write it, read it aloud, cut a third', 'Send the message today'],
      0.5,
      { waitDays: 10, when: { unsaid: inTouch } },
    ),
    step(
      'Say what lies between you in one sentence',
      'If something happened, name your own part early: I did not call when you needed it, and I am sorry. No explanation longer than the apology, and nothing demanded from {person} in return.',
      ['Write your part without but', 'Decide: in the second message or face to face'],
      1,
      { when: { said: soreThing } },
    ),
    step(
      'Write once more or wait with a date',
      'No answer after three or four weeks can mean a wrong address, a busy life or a no. Send one light message by another way, and then leave it to {person}.',
      ['Put the date in the calendar', 'Choose another way to reach them', 'Tell a friend what you feel about it'],
      0.5,
      { when: { unsaid: inTouch, weeksFrom: 5 } },
    ),
    step(
      'Suggest one hour, one day and one place to {person}',
      'Messages go on for ever, so be the one who names it: I am near the station on Saturday, would you have a coffee with me at eleven, for an hour? Give a second day. A place with a window and a way to walk is easier than a meal.',
      ['Write the three lines', 'Send them today by noon', 'If no day suits, ask for theirs'],
      0.5,
      { waitDays: 4, when: { said: inTouch } },
    ),
    step(
      'Talk or meet for one hour',
      'A walk, coffee, or a video call; an end time makes it easier for both. Ask what has become of their life before you tell yours. Bring a photo or a thing from earlier. Leave the large topics for later.',
      [
        'Suggest two dates for an hour',
        'Write down three questions for {person}',
        'Bring something that belongs to both of you',
      ],
      3,
      { measured: 'Meet the first {50%} again' },
    ),
    step(
      'Thank them the next day and suggest one small thing',
      'A line about what you enjoyed, and one idea: a film, a visit, a call on Sundays. If it was strange, say so kindly; second meetings are usually easier.',
      ['Send the line to {person}', 'Suggest a concrete second date'],
      0.5,
    ),
    step(
      'Agree on a rhythm that both can keep',
      'It may be each birthday, each first Sunday or one weekend a year; less often and kept is better. Put the dates with {person} in your calendar for a year. It is done after the second time.',
      ['Ask what would suit them', 'Enter the next three dates'],
      2,
      { measured: 'Have a rhythm with {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Send a photo from earlier',
      'It brings back a shared memory at once.',
      'Choose one with both of you',
      'Add the place',
    ),
    tip('Use an occasion', 'Birthdays and news make it easy.', 'A song, a street, a film', 'I thought of you when'),
    tip(
      'Send a voice message',
      'A voice sounds warmer than text.',
      'Keep it under a minute',
      'Say that no answer is needed soon',
    ),
    tip(
      'Do not count who wrote last',
      'People have busy and quiet years.',
      'Write anyway',
      'Twice a year is contact as well',
    ),
    tip(
      'Ask about one thing they told you',
      'It shows that you listened.',
      'Note it after the talk',
      'Ask about it next time',
    ),
    tip(
      'Make it easy to answer',
      'Large questions get put off.',
      'Ask something answered in one line',
      'Leave out reproaches about the silence',
    ),
    tip(
      'Do something while you meet',
      'Talking becomes easier when hands or feet are busy.',
      'Cook, walk or look at a garden',
      'Avoid noisy places',
    ),
    tip('Write a letter you do not send', 'It sorts anger and hope.', 'Put everything in', 'Then write the short one'),
    tip(
      'Tell only one person beforehand',
      'Too many opinions make it heavy.',
      'Somebody calm',
      'Ask them to ask you later',
    ),
    tip(
      'Keep a list of people who matter',
      'Contact fades when nobody thinks of it.',
      'Fifteen names',
      'One each week',
    ),
    tip('Connect the groups', 'A shared chat keeps friends together.', 'Three old friends', 'One photo a month'),
    tip(
      'Respect that they have changed',
      'You meet a different person now.',
      'Ask new questions',
      'No old jokes at their cost',
    ),
  ],
};

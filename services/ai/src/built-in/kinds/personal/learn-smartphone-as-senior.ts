import { type Kind, step, tip } from '../kind.ts';

const calls = ['video/skype/zoom/facetime/whatsapp/call/calls/speak/talk/see'];
const banking = ['bank/banking/bills/pay/money'];
/** They know what for. */
const named = [
  'video/skype/zoom/facetime/whatsapp/banking/email/emails/photos/pictures/shopping/internet/messages/speak_to/talk_to',
];

export const learnSmartphoneAsSenior: Kind = {
  id: 'learn-smartphone-as-senior',
  category: 'personal',
  name: 'Learn to use a smartphone or computer',
  slots: {
    device: {
      words: ['tablet|ipad', 'computer|laptop|pc', 'iPhone', 'Android phone|android', 'smartphone|phone|mobile|handy'],
      otherwise: 'device',
    },
  },
  ask: {
    question: 'What do you want to do with it first?',
    chips: ['See and write to family', 'Bank, tickets and offices', 'I am afraid to break something'],
  },
  hoursAWeek: 2.5,
  weekly: 'Ten minutes on five days with one thing, and one meeting with a helper',
  overview:
    'You will choose three things you want to do, have the {device} set up for your eyes and hands, learn one thing at a time with a card, practise with a patient person, and know the tricks of fraudsters.',
  approach:
    'Nothing breaks by pressing. One thing a week, repeated daily and written in your own words, stays. Helpers keep their hands off: you press. Grandchildren are quick, courses and libraries are patient.',
  done: 'You do your three things by yourself from your card, and you know whom to ask and which calls to end.',
  cautions: [
    'Nobody honest asks for codes, passwords or payment by phone or message: hang up and ring a number you know. Never let a stranger steer your screen.',
  ],
  steps: [
    step(
      'Choose three things you want to do',
      'Photos of the grandchildren, a video call, train times, prescriptions. Order them. Write why the first one makes you glad.',
      ['Write three things in order', 'Tell one person'],
      0.3,
      { when: { unsaid: named } },
    ),
    step(
      'Put your wishes for the {device} in order, the gladdest first',
      'You know what it is for, so write each thing on a card of its own, with the name of the person it is about. The one that makes you gladdest comes first; anything with money comes last, when touching and going back are easy.',
      ['Write one card for each thing', 'Put them in order', 'Ring the person on the first card and tell them'],
      0.5,
      { when: { said: named } },
    ),
    step(
      'Have the {device} set up for eyes and hands',
      'Large letters, loud ring, longer touch, simple first page with six signs, lock you can remember, emergency contact. An hour with somebody who explains, not only does.',
      ['Ask a helper for one hour', 'Set letters, sound and first page', 'Save five numbers with pictures'],
      1,
    ),
    step(
      'Learn on, off, touch and back',
      'Charge, set the volume, enter the code, tap, slide, go back. Ten minutes a day for a week on your {device}. If lost: the home button or sign, then begin again.',
      ['Practise ten minutes daily', 'Write a card in your own words', 'Call the helper once yourself'],
      1.5,
    ),
    step(
      'Find a class or a patient helper',
      'Library, adult school, senior club, telephone helpers, a pupil for a small sum. Weekly at the same hour, two to four people, own {device}.',
      ['Ask the library', 'Go to a first hour', 'Bring three questions'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Do the first of your three things daily',
      'Use your card to send a message with a picture or to call with video, to the same person each day for two weeks. Tell this person that mistakes will happen.',
      ['Do it once a day', 'Improve the card', 'Ask for an answer each time'],
      3,
      { when: { unsaid: calls } },
    ),
    step(
      'Video call the same person every day for two weeks',
      'At a fixed hour, five minutes. On the card: open, touch the name, touch the camera sign, red sign to end. First they ring you, after three days you ring them. Ask them to be patient when the picture is the ceiling.',
      ['Agree on the hour', 'Write the card in your own words', 'Ring by yourself from the fourth day'],
      5,
      { when: { said: calls } },
    ),
    step(
      'Learn the five tricks of fraudsters',
      'They claim to be your child with a new number, a parcel service, the bank, the police or a lottery. Rule beside the {device}: stop, hang up, ask somebody. Practise it with a helper who plays the fraudster.',
      ['Put the rule beside it', 'Practise saying no', 'Agree on a family password'],
      0.7,
    ),
    step(
      'Look at your balance in the bank’s own app with somebody beside you',
      'Go to the branch or sit with family to install it; the bank helps for nothing. For four weeks only look, once a week. Then a first small transfer to somebody you know. You open the app yourself: never by a link, and nobody from a bank asks you for a code.',
      ['Ask the branch for an appointment', 'Set a small daily limit', 'Look at the balance every Monday'],
      4,
      { when: { said: banking } },
    ),
    step(
      'Add the second and third thing',
      'Tickets, doctor, map, bank with small limit, radio, library books. One a fortnight, each with a card. Passwords in a little book at a safe place.',
      ['Learn one a fortnight', 'Write its card', 'Put passwords in a safe book'],
      5,
      { when: { unsaid: banking } },
    ),
    step(
      'Do all three alone and teach one',
      'Do all from your cards on a day without helper. Then show somebody in the class one trick of your {device}. Done; write the next wish.',
      ['Do all three', 'Show somebody', 'Write the next wish'],
      1,
    ),
  ],
  suggestions: [
    tip('Use a pen for touching', 'Dry fingers do not work.', 'Soft tip', 'Small cost'),
    tip('Speak instead of typing', 'The microphone writes.', 'Slowly', 'Read once'),
    tip('Charge at the same place', 'Battery full each morning.', 'Night', 'Lamp'),
    tip('Take a photograph of your card', 'It is always there.', 'Helper', 'Large'),
    tip('Turn off what blinks', 'Ask to remove notices.', 'Six signs', 'Quiet'),
    tip('Read aloud what it says', 'Half is explained.', 'Slowly', 'Then press'),
    tip('Call one friend weekly by video', 'Hair done, window light.', 'Sunday', 'Ten minutes'),
    tip('Say no to updates alone at first', 'Then learn to press it.', 'Helper', 'Plugged in'),
    tip('Try maps on a known way', 'You see how it thinks.', 'Walk', 'Zoom'),
    tip('Play one game', 'Fingers learn.', 'Patience', 'Ten minutes'),
    tip('Use the magnifier', 'It reads packets.', 'Camera', 'Light'),
    tip('Keep the old phone a while', 'Calm.', 'Same number', 'Later'),
  ],
};

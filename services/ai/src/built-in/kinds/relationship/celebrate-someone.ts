import { type Kind, step, tip } from '../kind.ts';

const secret = [
  'surprise/surprising/secret/secretly',
  'without her/him/them knowing/noticing',
  "doesn't/does_not/mustn't/must_not know/suspect",
];

const invited = [
  'invitations/invites are/were/have? out/sent/gone',
  'invitations for _ _? _? _? _? went/are',
  'invitations went',
  'sent out? the/our/my/all invitations/invites',
  'already said yes',
];

const placed = [
  'venue/hall/place/room/restaurant/marquee is? booked/sorted',
  'booked the/a/our _? venue/hall/room/restaurant/place',
];

const frail = [
  'a hundred in/next/this/years',
  '100th/hundredth/ninety/ninetieth/90th/95th',
  'lives/living in a home/care_home',
  'care/nursing home',
  'get/gets/got tired',
];

export const celebrateSomeone: Kind = {
  id: 'celebrate-someone',
  category: 'relationship',
  name: 'Throw a party for somebody',
  slots: {
    occasion: {
      words: [
        'birthday party|birthday|bday|40th|50th|60th|70th|80th|18th|30th',
        'golden wedding|silver wedding',
        'anniversary party|anniversary',
        'baby shower',
        'hen party|hen do|bachelorette',
        'stag weekend|stag do|stag|bachelor party',
        'farewell party|farewell|leaving do|send-off',
        'retirement party|retires|retirement',
        'family reunion|reunion',
        'housewarming|house warming',
        'graduation party|graduation|prom',
        'christening|baptism',
        'communion lunch|communion|confirmation',
        'bar mitzvah',
        'bat mitzvah',
        'quinceanera|quinceañera',
        'engagement party|engagement',
        'Christmas dinner|christmas',
        'New Year’s party|new year|new years',
        'Eid party|eid',
        'Diwali party|diwali',
        'memorial gathering|memorial',
        'street party',
        'welcome party|welcome home',
        'party',
      ],
      otherwise: 'celebration',
    },
    person: { from: 'person', otherwise: 'the guest of honour', anywhere: true },
  },
  ask: {
    question: 'How large will it be?',
    chips: ['Up to 12 people at home', '15 to 40 people', 'More, with a hired place'],
  },
  hoursAWeek: 2.5,
  measures: ['guests', 'people'],
  overview:
    'You will settle what the {occasion} is for, fix date, guests, place and money in that order, and share the work early, so that you can enjoy the day with {person} yourself.',
  approach:
    'Date, number of guests and budget decide nearly everything, so settle them first. Book place and food early, and keep the rest simple: people remember a warm welcome, good food, one personal moment and time to talk. It goes wrong when one person does everything alone until midnight before.',
  done: 'The celebration has taken place, the person at its centre was pleased, and everything is paid and tidied up.',
  steps: [
    step(
      'Agree with two allies on the secret and the cover story',
      'One lives with {person} and one is good at organising. Settle what would please most, what would embarrass, and the cover story: dull, true in part, and at the right hour, such as a supper for four. A message group has a boring name, and no paper lies at home.',
      [
        'Ask the two allies today',
        'Write the cover story in two sentences',
        'Choose where things are kept and post goes',
      ],
      1,
      { when: { said: secret } },
    ),
    step(
      'Decide what would please {person} most',
      'Should it be large or small, a surprise or not, and who must be there? What would be unpleasant? If you are celebrating yourself, answer for yourself. When in doubt ask somebody who lives with them.',
      [
        'Write down three things they love and two they dislike',
        'Decide whether it will be a surprise',
        'Note the five people without whom it would not be right',
      ],
      1,
      { when: { unsaid: secret } },
    ),
    step(
      'Fix date, budget and number for the {occasion}',
      'Check the date with the five most important people before anything else. Budget by the head: food and drink take about half, place a quarter, the rest is everything else.',
      ['Ask the five about two dates', 'Write budget and highest number', 'Agree who contributes'],
      1.5,
      { daysBefore: 60, when: { unsaid: [...invited, ...placed] } },
    ),
    step(
      'Check the booked place at the hour of the {occasion}',
      'Go there with a pen: tables for the full number, toilets, steps, power, music until when, who opens, what you may bring. Ask the last day on which you can change the number, and what happens if it rains.',
      ['Visit at the real hour', 'Ask for the last day for numbers', 'Draw the tables'],
      1.5,
      { when: { said: placed } },
    ),
    step(
      'Book the place, with a plan for rain',
      'It may be your home, a garden, a club room, a parish hall or a restaurant. Check seats, toilets, noise, closing time and steps for older guests. Ask about deposit, own food and cleaning. Large rooms are booked half a year ahead.',
      [
        'Ask three places for date and price',
        'Visit the best one at the hour of the party',
        'Confirm the booking in writing',
      ],
      3,
      { daysBefore: 50, when: { unsaid: placed } },
    ),
    step(
      'Invite one by one, with the secret in the first line',
      'Secret, please do not mention it to {person}: then day, hour to be in place, where to park out of sight, whom to ring. Guests come 30 minutes before the main person. Ring rather than post, and put children and talkative uncles last.',
      ['Write the five lines', 'Ring or message each guest yourself', 'Keep one list outside the house'],
      2.5,
      { daysBefore: 35, measured: 'Invite the first {50%} in secret', when: { said: secret, unsaid: invited } },
    ),
    step(
      'Invite, with a day by which to answer',
      'Write occasion, beginning and end, place, whether children come, food needs and gift wishes. For a surprise add who must not know and when to be there. Ask for answers two weeks before and call those who stay silent.',
      ['Collect addresses in one sheet', 'Send the invitation to the {occasion}', 'Chase answers on the day after'],
      2,
      { daysBefore: 35, measured: 'Invite the first {50%}', when: { unsaid: [...secret, ...invited] } },
    ),
    step(
      'Ring the silent ones and fix the number for the {occasion}',
      'Ring those who have not answered this week; ask about food, lifts and beds in the same call. Give cook and place one number with two more chairs. Place two kind people beside each guest who comes alone.',
      ['Ring the silent ones', 'Write food, lifts and beds beside each name', 'Give the number to cook and place'],
      1.5,
      { when: { said: invited } },
    ),
    step(
      'Share out food, drink and tasks',
      'Choose things that can be prepared the day before; one warm dish is enough. Offer plenty without alcohol. Write a name beside each task for the {occasion}, so that nobody has to ask you.',
      ['Write the menu and ask about allergies', 'Ask five people for one task each', 'Order what has to be ordered'],
      3,
      { daysBefore: 14 },
    ),
    step(
      'Prepare one personal moment for {person}',
      'Photos from each decade, a speech of three minutes, a book with pages from all guests, a song or a quiz: one is enough. Set the time for it, best before the main course or the cake.',
      [
        'Ask ten people for a photo or a sentence',
        'Put it together and try the technology',
        'Tell two people when it happens',
      ],
      4,
      { daysBefore: 7 },
    ),
    step(
      'Write the schedule and the list for the day before',
      'Write a schedule of ten lines for the day of the {occasion} and tell the neighbours. On the day before come shopping, cold dishes, tables, music and lights, drinks in the fridge and taxi numbers.',
      ['Write the shopping list', 'Give the schedule to a helper', 'The day before: shop, set up tables and music'],
      6,
      { daysBefore: 1 },
    ),
    step(
      'Bring {person} along at the right hour and celebrate',
      'An ally drives and sends a message ten minutes before. One short welcome, then somebody familiar stays near, and a quiet chair stands ready. For the old or the tired two hours at their best time of day are enough. A helper has the end, thanks and bills in hand.',
      [
        'Name the driver and the message',
        'Keep a quiet chair and an early way home',
        'Send thanks and photos within a week',
      ],
      3,
      { measured: 'Welcome all {total}', when: { said: [...secret, ...frail] } },
    ),
    step(
      'Celebrate, and have helpers for the end',
      'Be ready half an hour early and greet everybody by name at the {occasion}. Introduce people who do not know each other. Two helpers tidy for thirty minutes. It is done when thanks and photos are sent and the bills are paid.',
      ['Eat something before the guests arrive', 'Take one picture of all', 'Pay open bills and thank the helpers'],
      3,
      { measured: 'Welcome all {total}', when: { unsaid: [...secret, ...frail] } },
    ),
  ],
  suggestions: [
    tip(
      'Give every guest somebody to talk to',
      'Nobody should stand alone for long.',
      'Mix families and friends at the tables',
      'Introduce people by what they share',
    ),
    tip(
      'Ask for memories instead of gifts',
      'They are kept longer than things.',
      'One page or photo from each guest',
      'Have them bound as a book',
    ),
    tip(
      'Choose music that allows talking',
      'In loud rooms people leave early.',
      'Keep it quiet until the meal is over',
      'Ask one person to look after it',
    ),
    tip(
      'Have a corner for children',
      'Parents stay longer when children are busy.',
      'Paper tablecloth and pens',
      'Ask a teenager to help',
    ),
    tip(
      'Think of those who cannot come',
      'A short video call lets them take part.',
      'Agree on a fixed time',
      'Test the connection beforehand',
    ),
    tip(
      'Keep the surprise small in number',
      'Each person who knows raises the risk.',
      'A good excuse',
      'Message group without them',
    ),
    tip(
      'Let people bring one dish',
      'It saves money and makes talk.',
      'A list with who brings what',
      'Labels for allergies',
    ),
    tip(
      'Write the speech on one card',
      'Three minutes are enough.',
      'One story, one thank you, one wish',
      'Read it aloud once',
    ),
    tip(
      'Plan the way home',
      'Nobody should have to drive after drinking.',
      'Put up taxi numbers',
      'Offer good drinks without alcohol',
    ),
    tip(
      'For children: short and simple',
      'Two hours and one game too many prepared.',
      'As many guests as years plus one',
      'Cake at half-time',
    ),
    tip(
      'Take photos in the first hour',
      'Later nobody thinks of it.',
      'Ask one friend to do it',
      'Take one picture of everybody',
    ),
    tip(
      'Keep a box for afterwards',
      'You do not have to look for things at midnight.',
      'Bin bags, cloths and boxes',
      'Labels for leftovers',
    ),
    tip(
      'Set a sum for shared gifts',
      'It spares people an awkward question.',
      'One person collects',
      'Nobody sees who gave what',
    ),
  ],
};

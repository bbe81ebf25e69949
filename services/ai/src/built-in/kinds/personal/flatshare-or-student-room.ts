import { type Kind, step, tip } from '../kind.ts';

const accepted = ['accepted by the', 'they said yes', 'got the room', 'move in on', 'landlord wants a guarantor'];
const older = [
  "i'm/im/i_am 40/41/42/43/44/45/46/47/48/49/50/51/52/53/54/55/56/57/58/59/60/61/62/63/64/65",
  'separated/divorced',
  'all seem 25/young',
];
const soon = [
  'in one/two/three/1/2/3 weeks/wks',
  'uni/term/semester starts in/on',
  'halls are/is/were already? full',
  'homeless',
];
const pet = ['cat/dog/cello/drums/piano/violin/harp'];

export const flatshareOrStudentRoom: Kind = {
  id: 'flatshare-or-student-room',
  category: 'personal',
  name: 'Find a room in a shared flat or student hall',
  slots: {
    place: { from: 'place', otherwise: 'the town' },
  },
  ask: {
    question: 'What is it for, and by when?',
    chips: ['I begin university', 'New job in a new town', 'Cheaper than living alone'],
  },
  hoursAWeek: 4,
  overview:
    'You will decide between hall and shared flat, apply in time, write a message that shows who you are, visit or video-call several homes, check contract and people, and settle money, cleaning and guests in the first week.',
  approach:
    'Halls have closing dates months before term; shared flats are given away in days and by sympathy. Write to people, not to adverts: answer something they wrote. Take a sublet for the first weeks rather than a bad contract from far away.',
  done: 'You have the key, a signed contract or sublet agreement, and a first shared meal behind you.',
  cautions: [
    'Pay nothing before you or somebody you trust has seen the room and the person’s right to let it. Check who is liable for the whole rent when one moves out.',
  ],
  steps: [
    step(
      'Decide what you can pay in {place} and how you live',
      'Rent with bills, deposit, way to campus or work. Quiet or lively, clean or relaxed, pets, smoking, same sex or mixed. Three things you need and three you bring: they go into every message.',
      [
        'Work out the top rent with bills',
        'Write three needs and three offers',
        'Look at the map of {place} by travel time',
      ],
      0.8,
    ),
    step(
      'Apply for halls and lists before they close',
      'University halls, student services, church houses, international houses, apprentices’ homes: forms open up to ten months ahead, and leftovers come up two weeks after term begins. Ask about rooms with a bursary or for wheelchairs.',
      ['Note closing dates of halls in {place}', 'Apply for three', 'Ask about waiting lists and guarantors'],
      1.5,
      { when: { unsaid: accepted } },
    ),
    step(
      'Write a message that sounds like you',
      'Eight lines: name, what you do, when, for how long, how you live together, one thing from their advert, one joke at most, and a friendly photo. Change two sentences for each.',
      ['Write the message and a short profile', 'Let a friend cut it', 'Choose a good photo'],
      1,
      { when: { unsaid: accepted } },
    ),
    step(
      'Book a bridge for the first four weeks',
      'Hostel with a weekly price, summer sublet, host family, a colleague’s sofa, university emergency rooms. From a place in the town you see rooms on the day. Write to the housing office today that you have nothing.',
      ['Write to the housing office today', 'Book two weeks you can cancel', 'Ask for sublets of people who are away'],
      1.5,
      { when: { said: soon, unsaid: accepted } },
    ),
    step(
      'Look for people of your own stage of life',
      'Shares of working people, over-forties groups, homes with an owner who lets one room, cooperatives. Say your age in the first line, with what makes you easy: regular hours, cooking, calm. A room with one other person often fits best.',
      ['Join two groups for sharers over forty', 'Ask owners with a free room', 'Put age and habits in line one'],
      1,
      { when: { said: older, unsaid: accepted } },
    ),
    step(
      'Put pet or instrument into the first message',
      'With a photo, the hours, and what you do about noise or hair: practice mute, rehearsal room, vet, liability cover. It costs answers and saves viewings. Offer a trial week.',
      ['Write hours and what you do about it', 'Add a photo', 'Offer a trial week'],
      0.4,
      { when: { said: pet, unsaid: accepted } },
    ),
    step(
      'Answer adverts within two hours on three ways',
      'Portals for shared rooms, groups of university and town, notice boards, friends of friends. Ten good messages a day in high season. Ask for a video call if you are far from {place}.',
      ['Set alerts', 'Send ten messages with two own sentences each', 'Ask everybody you know there'],
      4,
      { when: { unsaid: accepted } },
    ),
    step(
      'Meet the flatmates and ask the real questions',
      'Who cleans, what happens with food, guests, noise, heating, when do people sleep, why does somebody leave? Look into bathroom and fridge. They choose too, so bring something small and be yourself.',
      ['See three rooms or call', 'Ask about cleaning, guests and money', 'Write one friendly line afterwards'],
      4,
      { when: { unsaid: accepted } },
    ),
    step(
      'Find a guarantor or offer what replaces one',
      'Parents, employer, university scheme, a guarantee firm for a fee, or two or three months of rent in advance where that is allowed. Send payslips or grant letter the same day, before the next person does.',
      [
        'Ask two people and the university',
        'Send proof of income the same day',
        'Offer advance rent only against a contract',
      ],
      1,
      { when: { said: accepted } },
    ),
    step(
      'Agree with the housemates before the boxes arrive',
      'Which shelf, which day for the bathroom, what stands in the kitchen already, who pays which bill and how. Ask what they wish somebody had told them. Bring cake on the first evening.',
      ['Ask for the list of bills', 'Ask what is in the kitchen', 'Bring something for the first evening'],
      0.5,
      { when: { said: accepted } },
    ),
    step(
      'Plan the move with one car and two hours',
      'Bed, table, lamp, box for the kitchen, suitcase. Ask what may stay from the one before you. Photograph the room empty, put your name on the bell, and set the rent for the day after payday.',
      ['Ask what stays in the room', 'Photograph it empty', 'Set the standing order'],
      2,
      { when: { said: accepted } },
    ),
    step(
      'Check the contract and sign',
      'Main tenant, sublet with permission, or hall licence? Notice, deposit, bills, guarantor, what happens in summer. Compare the name with an identity card. Photograph each scratch in the room.',
      ['Read the contract aloud', 'Transfer the deposit with a reference', 'Photograph room and meters'],
      1.5,
      { waitDays: 3 },
    ),
    step(
      'Agree on money, cleaning and guests in week one',
      'One table for bills, one plan for cleaning, a word on guests and quiet hours. Cook once for all. Say small things early and kindly. Register the address in {place} and check contents insurance.',
      ['Suggest a flat meeting with food', 'Set up a shared list for bills', 'Register the address'],
      2,
    ),
  ],
  suggestions: [
    tip('Send a voice message', 'A voice is trusted more than text.', 'Thirty seconds', 'After the first answer'),
    tip('Ask outgoing students', 'They pass on rooms.', 'Course groups', 'End of term'),
    tip('Take a sublet first', 'Four weeks on the spot beat forty emails.', 'Summer sublets', 'Written agreement'),
    tip('Look at lodging with families', 'Quiet, cheaper, often with meals.', 'House rules', 'Trial week'),
    tip('Live with older people for help', 'Some towns match students and seniors.', 'Hours agreed', 'Interview'),
    tip('Keep one shelf and one hour yours', 'Peace needs borders.', 'Fridge label', 'Door closed means no'),
    tip('Split bills by app', 'Nobody counts coins.', 'Each month on one day', 'Photo of receipts'),
    tip('Do your dishes the same evening', 'Most quarrels begin in the sink.', 'Own bowl', 'Tea towel'),
    tip('Knock and greet', 'It is a home.', 'Names of all', 'Names of regular guests'),
    tip('Ask for quiet hours in writing', 'Exams come.', 'On the fridge', 'Also for you'),
    tip('Leave well', 'References find the next room.', 'Clean', 'Help to find a successor'),
    tip('Know your students’ union', 'It checks contracts free.', 'Bring a copy', 'Ask about deposits'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

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
    ),
    step(
      'Write a message that sounds like you',
      'Eight lines: name, what you do, when, for how long, how you live together, one thing from their advert, one joke at most, and a friendly photo. Change two sentences for each.',
      ['Write the message and a short profile', 'Let a friend cut it', 'Choose a good photo'],
      1,
    ),
    step(
      'Answer adverts within two hours on three ways',
      'Portals for shared rooms, groups of university and town, notice boards, friends of friends. Ten good messages a day in high season. Ask for a video call if you are far from {place}.',
      ['Set alerts', 'Send ten messages with two own sentences each', 'Ask everybody you know there'],
      4,
    ),
    step(
      'Meet the flatmates and ask the real questions',
      'Who cleans, what happens with food, guests, noise, heating, when do people sleep, why does somebody leave? Look into bathroom and fridge. They choose too, so bring something small and be yourself.',
      ['See three rooms or call', 'Ask about cleaning, guests and money', 'Write one friendly line afterwards'],
      4,
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

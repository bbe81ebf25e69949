import { type Kind, step, tip } from '../kind.ts';

const begunHere = ['coffee mornings have/held', 'names known', 'group for our lane', 'quarrel is settled'];

const alone = ['found after', 'fell down', 'live alone'];

export const goodNeighbourOrCommunity: Kind = {
  id: 'good-neighbour-or-community',
  category: 'relationship',
  name: 'Live well with my neighbours',
  slots: {
    place: {
      words: [
        'street|road',
        'building|block of flats|block|apartment house',
        'village',
        'courtyard',
        'stairwell|staircase',
        'shared flat|flatmates|roommates',
        'neighbourhood|neighborhood',
        'estate',
        'allotment garden|allotment',
        'town',
      ],
      otherwise: 'neighbourhood',
    },
    issue: {
      words: [
        'noise|noisy|loud|music',
        'barking|barks|dog',
        'hedge|fence|trees|border',
        'parking',
        'smoke|smoking',
        'rubbish|bins|trash',
        'cleaning|clean',
        'children’s noise|kids',
        'smells|cooking',
        'building work|renovation',
        'shared laundry|laundry',
        'complaints|complains',
        'dispute|fight|quarrel|argument|row|conflict|feud',
      ],
      otherwise: 'sore point',
    },
  },
  ask: {
    question: 'What is it about?',
    chips: ['Getting to know people', 'Solving a conflict', 'Building something for all'],
  },
  hoursAWeek: 1.5,
  weekly: 'Greet by name, and do one small favour or ask for one',
  overview:
    'You will get to know the people around you by name, settle the {issue} in a friendly way if there is one, and start one small thing in your {place} that brings people together.',
  approach:
    'Get to know people before you complain: it is easier to talk about noise with somebody who has borrowed sugar from you. Small favours in both directions build trust. Conflicts get worse with notes at the door, anonymous reports, and waiting until you are furious.',
  done: 'You know at least six neighbours by name, there is one person to call in an emergency, and something shared has taken place twice.',
  cautions: [
    'With threats, racism, stalking or violence do not talk alone: note incidents, inform landlord, mediation service or police. If you fear for a child or an old person, call the responsible service.',
    'For borders, trees, building and rent reductions ask a tenants’ or owners’ association about the law before you act.',
  ],
  steps: [
    step(
      'Ask two neighbours for a number for the night',
      'You know names now. Say it as an exchange: may I ring you at night if something happens, and here is mine and my key? Write both beside the phone. Two are enough, one of them in the same house.',
      ['Choose two', 'Exchange numbers and keys', 'Write them beside the phone'],
      0.7,
      { when: { said: begunHere } },
    ),
    step(
      'Greet and learn three names this week',
      'Say a sentence at the bins, in the lift or at the fence: I am from the second floor, I do not think we have met. Note the names and one detail. If you are new in your {place}, ring at the doors with a small card.',
      ['Introduce yourself to one person today', 'Draw a plan with names', 'Repeat the names at the next meeting'],
      1,
      { when: { unsaid: begunHere } },
    ),
    step(
      'Offer and ask for one small favour',
      'Take in a parcel, water plants, borrow a ladder. Asking is as good as offering, because people like being useful. Give back a little more than you got.',
      ['Offer to take in a parcel', 'Borrow one thing instead of buying it', 'Bring it back with a thank-you'],
      1,
    ),
    step(
      'Look at your own part in the {issue}',
      'What do others hear, see or smell of you? Test it once from the stairs or garden. Write down facts about the {issue}: when, how long, what you have tried. It keeps you calm and is needed if talking fails.',
      ['Note facts for a week', 'Change one thing yourself', 'Look up the house or local rules'],
      1,
      { when: { named: 'issue' } },
    ),
    step(
      'Talk about the {issue} in person and kindly',
      'Go in daylight, sober, and not while it is happening. For example: I would like your help; I hear the music in bed after eleven and get up at five. What could we do? Make one request and two proposals, and exchange numbers.',
      ['Write down your first sentence', 'Ring at a quiet time', 'Thank them when it improves'],
      1,
      { waitDays: 10, when: { named: 'issue' } },
    ),
    step(
      'Ask for mediation before you complain officially',
      'Community mediation is often free and takes one or two meetings. A neutral neighbour or the house manager can help too. Only then a letter to landlord or authority, with facts and dates about the {issue}.',
      ['Find the mediation service', 'Suggest it as a favour to both', 'Put agreements in writing'],
      2,
      { waitDays: 14, when: { named: 'issue', weeksFrom: 6 } },
    ),
    step(
      'Start one thing that makes contact easy',
      'It may be a message group with two rules, a book box, a list of tools to lend, a bench, or coffee on the steps on the first Saturday. Ask the landlord or town where needed. It should be small enough to run without you in your {place}.',
      ['Ask three people what they would like', 'Choose the idea that is easiest to run', 'Put up a notice with date'],
      3,
    ),
    step(
      'Agree on a morning sign with somebody next door',
      'Blinds up by nine, a light, a message with one picture: if it is missing, the other rings, then comes with the key. Ask those who live alone in the road whether they would like one too. Numbers of two relatives lie in an envelope with the key.',
      ['Choose the sign with one neighbour', 'Exchange keys and numbers', 'Ask two others who live alone'],
      1.5,
      { when: { said: alone } },
    ),
    step(
      'Make a list for emergencies',
      'Note who lives alone, who has a spare key, who is a nurse and who needs help in heat, ice or power cuts. It is voluntary and on paper. Agree on a sign with an older neighbour, such as the blind being up in the morning.',
      ['Ask five households in your {place}', 'Exchange phone numbers with them', 'Agree on one sign for needing help'],
      2,
      { when: { unsaid: alone } },
    ),
    step(
      'Hold a small gathering twice',
      'An hour in yard, stairwell or street is enough, and everybody brings something; a closed road needs permission weeks ahead. It is done when it has taken place twice in your {place} and somebody else hosts the third.',
      ['Find two co-hosts', 'Invite by note at each door', 'Ask who does the next one'],
      6,
    ),
  ],
  suggestions: [
    tip(
      'Announce noise in advance',
      'Most people mind less when they know the end.',
      'A note with the hours and your number',
      'Invite them to come along',
    ),
    tip(
      'Put first names on a list in the hall',
      'People greet each other more when they know names.',
      'Ask the house manager',
      'Everybody may choose to join',
    ),
    tip(
      'Learn a greeting in their language',
      'It shows interest and makes people smile.',
      'Learn hello and thank you',
      'Ask how it is pronounced',
    ),
    tip(
      'Share what you have too much of',
      'Apples, cake or flowers are an easy first contact.',
      'Put out a box with a note',
      'Expect nothing in return',
    ),
    tip(
      'Shovel two metres further',
      'Small help in passing is noticed.',
      'Snow, leaves or the bins',
      'Do not mention it',
    ),
    tip(
      'Sit outside the front door',
      'Contact comes by itself when people see you.',
      'Put out two chairs',
      'Half an hour in the evening',
    ),
    tip(
      'Put group rules first',
      'Chat groups turn sour without rules.',
      'No complaints about persons',
      'No messages after nine',
    ),
    tip(
      'In shared flats: a ten-minute meeting',
      'Small annoyances are settled before they grow.',
      'Same day every week',
      'Make a cleaning plan by turns',
    ),
    tip(
      'Let children make contact',
      'Children start talking more easily than adults.',
      'Bring chalk, a ball or lemonade',
      'Parents usually join them',
    ),
    tip(
      'Join what exists',
      'Fire brigade, choir or allotment groups look for people.',
      'Go for one season',
      'Take on a small task',
    ),
    tip(
      'Give one benefit of the doubt',
      'There may be night shifts, illness or poor hearing behind it.',
      'Ask before you judge',
      'Offer to find a solution together',
    ),
    tip('Lend with a list', 'Things find their way back to you.', 'Note name and date', 'Take a photo of the thing'),
  ],
};

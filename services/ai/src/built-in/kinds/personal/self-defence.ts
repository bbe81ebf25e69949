import { type Kind, step, tip } from '../kind.ts';

export const selfDefence: Kind = {
  id: 'self-defence',
  category: 'personal',
  name: 'Learn to protect myself',
  slots: {
    situation: {
      words: [
        'walk home at night|walking home|at night|dark',
        'night shift|shift',
        'dates with strangers|dates|dating',
        'travel alone|travelling alone|travel',
        'jogging alone|jogging|running alone',
        'bus and train rides|bus|train|metro',
        'way to school|school',
        'aggressive customers|customers|drunk people',
        'street harassment|harassment|catcalls',
        'trouble with an ex|my ex|ex follows|stalker',
        'trouble with a colleague|colleague',
        'mugging|robbery',
        'pub and club nights|club|pub',
        'lift and car park|car park|parking',
      ],
      otherwise: 'walk home at night',
    },
    person: { from: 'person', otherwise: 'somebody you trust' },
  },
  ask: {
    question: 'Where do you feel unsafe, and has something happened?',
    chips: ['Alone at night, nothing happened', 'I was attacked', 'Somebody bothers me'],
  },
  hoursAWeek: 2,
  weekly: 'One class or 20 minutes of practice: voice, distance, two releases, running',
  overview:
    'You will look at the {situation} with open eyes, lower the risk, train voice and distance, learn a few simple moves in a good course, and know whom to ring. The aim is getting away, not winning a fight.',
  approach:
    'Noticing early, leaving and shouting solve most situations. A few moves practised often beat fifty seen once. What usually goes wrong is a course that sells fear, and blaming oneself: whatever happened, the fault lies with the attacker.',
  done: 'You have a plan for the situation, a loud no, three trained moves, and you go where you want with less fear.',
  cautions: [
    'In danger leave and ring the emergency number. After an assault see a doctor or clinic within 72 hours if you can; a helpline can go with you, and evidence can be secured without reporting at once.',
    'If a partner or ex is violent, plan with a domestic violence service before you change anything. Weapons and sprays are regulated and can be turned against you: ask the police what is legal.',
  ],
  steps: [
    step(
      'Describe the {situation} on half a page',
      'Place, hour, people, what you feared, what you did. Circle what you could change: route, time, light, company, distance. Tell {person}.',
      ['Write for 15 minutes', 'Circle two things to change', 'If it happened already: save the number of a helpline'],
      0.7,
    ),
    step(
      'Make a safety plan with {person}',
      'Share your location, code word, call at arrival, lit route, door you could enter, phone charged. For somebody who bothers you: log with dates, screenshots, one clear written no.',
      [
        'Agree code word and check-in',
        'Set the emergency call on your phone and try it without calling',
        'Walk the route of the {situation} by day',
      ],
      1.5,
    ),
    step(
      'Train voice, posture and distance',
      'Feet apart, hands up and open, look at the chest, Stop, keep away, loudly, twice. Two arm lengths. Ten minutes before a mirror, then with {person}.',
      [
        'Shout it in car or wood ten times',
        'Let {person} walk towards you and stop them',
        'Practise: I do not want this, go away',
      ],
      2,
    ),
    step(
      'Choose a course by five signs',
      'Trainer qualified and insured, respects limits, trains voice and leaving, adapts to age and body, no fear adverts. Trial first; women-only or trauma-sensitive if you like.',
      [
        'Ask police prevention, sports centre or women’s centre',
        'Watch or try one hour',
        'Tell the trainer your {situation} if you want',
      ],
      2,
    ),
    step(
      'Take the course and note three moves',
      'Eight to twenty hours. Choose three that work for you: release from a wrist grip, palm strike, knee, then run. You may stop any exercise.',
      ['Go to each session', 'Write the three moves in words', 'Say stop once, so that you have practised it'],
      12,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Repeat the three moves twice a week',
      'Ten minutes: against a cushion, with {person}, both sides, ending each time in running and shouting. They stay only with repetition.',
      ['Fix two days', 'Do ten of each, then run ten metres', 'Add stairs or sprints for breath'],
      5,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Rehearse the {situation} in three versions',
      'Harmless, unpleasant, dangerous: what do you notice, say, do, and where do you go. With padding and in the trainer’s presence for the last.',
      [
        'Write the three versions',
        'Play them with {person}',
        'Learn the words for asking a bystander: you in the red jacket',
      ],
      2.5,
    ),
    step(
      'Go through the real situation with company',
      'First with someone, then with them ten minutes behind, then alone with a check-in. Fear from 0 to 10 before and after; it should fall over the weeks.',
      ['Do each version twice', 'Write the numbers', 'Pause and get help if fear stays above 7'],
      3,
    ),
  ],
  suggestions: [
    tip('Trust the first bad feeling', 'You may leave without a reason.', 'Change side', 'Enter a shop'),
    tip('Keep one ear free', 'You hear steps and bikes.', 'One earbud', 'Phone in the pocket'),
    tip('Give up the bag', 'Things can be replaced.', 'Throw and run', 'Ring and block cards'),
    tip('Address one person', 'Groups do not help, people do.', 'Name the jacket', 'Say what to do'),
    tip('Sit near the driver', 'Help is nearer.', 'Aisle seat', 'Move early'),
    tip('Tell a friend about dates', 'Name, place, end.', 'Public place', 'Own way home'),
    tip('Wear shoes you can run in', 'Change before the way home.', 'In the bag', 'Laces tied'),
    tip('Keep a log of incidents', 'Courts need dates.', 'Screenshots', 'Witnesses'),
    tip('Say sorry less', 'No is a full sentence.', 'Practise at the till', 'Low voice'),
    tip('Get help after shocks', 'Nightmares after a month need care.', 'Doctor or centre', 'Not alone'),
    tip('Light up the last metres', 'Keys in hand before the door.', 'Torch', 'Motion light'),
    tip('Teach children three rules', 'No, go, tell.', 'Code word', 'Two safe shops'),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

export const leaveAViolentHome: Kind = {
  id: 'leave-a-violent-home',
  category: 'relationship',
  name: 'Leave an unsafe home, with help',
  slots: {
    children: {
      words: ['children|kids|child|kid|toddler|baby|son|daughter|sons|daughters|boys|girls'],
      otherwise: 'children',
    },
    animal: { words: ['dog|dogs', 'cat|cats', 'horse', 'pets|pet|animals'], otherwise: 'pets' },
  },
  ask: {
    question: 'Are you safe to read this now, and where would you like to begin?',
    chips: ['I am still there', 'I have just left', 'I want to know my rights first'],
  },
  hoursAWeek: 1,
  unhurried: true,
  overview:
    'Nobody may hurt, threaten or control you, and it is not your fault. This plan has no date, and you do not walk it alone: first a safe way to talk with trained people, and then, with them and at the moment that you choose, papers, a bag, a place to go, protection by law, and a calm start.',
  approach:
    'Go by safety, not by the order of the list: if something feels dangerous, leave it out and ask an adviser. The time around leaving is often the most dangerous one, so tell as few people as possible and do not announce it. Many people need several attempts. That is no failure, and the helpline is still there.',
  done: 'You sleep in a place where you are safe, somebody trained knows your situation, what the law offers you has been asked for, and you know whom to call day or night.',
  cautions: [
    'In danger call the emergency number, or leave at once without anything. After a blow to the head or pressure on the neck, see a doctor the same day even if nothing shows, and say what happened.',
    'Whoever can open your phone, mailbox or cloud may read this plan, your searches and our mails. Read it on a device they do not know, turn reminders off, and keep nothing here that could give you away.',
    'Do not try to talk it out one last time alone, do not follow or confront, and do not go back for things without company. Before you take children abroad or far away, ask a lawyer or adviser. If you think of ending your life, call a crisis line now.',
  ],
  steps: [
    step(
      'Speak with a domestic abuse helpline from a safe phone',
      'A friend’s phone, one at work, a library or a doctor’s room. You need not be certain, give your name, or decide anything. Say: I am afraid at home, I want to know what I could do. They listen to men too, and many have interpreters and chat.',
      [
        'Choose a phone and an hour that nobody can check',
        'Ask for the next adviser or refuge in your area',
        'Agree on how and when they may reach you, or that they never ring',
      ],
      0.5,
      {
        resources:
          'UK: https://www.nationaldahelpline.org.uk · United States: https://www.thehotline.org · Australia: https://www.1800respect.org.au · other countries: https://findahelpline.com',
      },
    ),
    step(
      'Tell one person you trust and agree on a word',
      'Choose somebody who keeps quiet and is not close to the other one. The word, or a lamp in the window, means: call the police for me. A doctor, a midwife, a teacher or your boss can be that person as well; a doctor or clinic can also record injuries in confidence, often without the police and for later.',
      [
        'Choose the person and tell two sentences face to face',
        'Agree on the word and on what happens then',
        'Ask whether a bag, notes and pictures may be kept at their place',
      ],
      1,
    ),
    step(
      'Make phone, mailbox and way home safer',
      'Do not clean up your own device suddenly, because it is noticed. Set up a new mailbox on another device, with a new password. Ask the adviser about shared accounts, location sharing, trackers in car, bag or toy, and about your bank’s alerts.',
      [
        'Set up a new mailbox on a safe device',
        'Have the adviser look at location and shared accounts with you',
        'Learn two ways out of the home and where there is always somebody',
      ],
      1.5,
    ),
    step(
      'Put papers, some money and a small bag elsewhere',
      'Identity cards, passports, residence papers, birth certificates, bank card, tenancy, benefit and medical papers, keys, medicines for two weeks, a charger, a change of clothes. Copies are enough if an original would be missed. No paper is worth a risk: most can be replaced.',
      [
        'Copy or photograph the papers at a safe place',
        'Leave the bag with your person, at work or with the adviser',
        'Lay aside small sums if that is safe',
      ],
      1.5,
    ),
    step(
      'Plan with the adviser for the {children}',
      'They say who fetches them, what school and doctor must know, and what the law says about taking them along. Children learn where to run and which number to dial, that they need not step in between, and nothing about the plan before the day.',
      [
        'Ask about custody, school and a new address that is kept secret',
        'Practise number, name and street as a game',
        'Pack one toy and their medicine',
      ],
      2,
      { when: { named: 'children' } },
    ),
    step(
      'Find a home for a while for your {animal}',
      'Many do not leave for fear about an animal. Some refuges take animals, and some charities foster them in confidence for months. Take the vaccination card and a paper that says it is yours.',
      ['Ask the adviser about fostering', 'Copy the vaccination card'],
      1,
      { when: { named: 'animal', unnamed: 'children' } },
    ),
    step(
      'Choose the place, the way and the moment together',
      'A refuge, relatives in a town the other one does not know, emergency housing, or that the other one is made to leave by order. Some refuges take animals, and some charities foster them in confidence. Go when nobody is at home for hours, or with the police beside you. The adviser books, and a companion drives.',
      [
        'Let the adviser ask for a place, also far away',
        'Decide on the way, the car or ticket, and the companion',
        'Agree on what happens if it must be tonight',
      ],
      2,
    ),
    step(
      'Ask about protection by law and money of your own',
      'Orders that forbid coming near, the home given to you, secret address, custody, help with the stay in the country, legal aid, emergency benefits. An adviser or a lawyer fills in the forms with you. Carry a copy of each order and give one to school and work.',
      [
        'Have a free first talk with lawyer or court advice',
        'Apply for benefits and an account of your own',
        'Carry the order and know what to do if it is broken',
      ],
      4,
      { waitDays: 7 },
    ),
    step(
      'Arrive slowly, with people who know what it takes',
      'New number, other ways, another hour for shopping, a word at work and school. Doubt, longing and bad sleep are normal. Go to a group or to counselling that knows violence, and keep the line’s number: the first months need care too.',
      [
        'Change number, routine and settings with help',
        'Take a first place in counselling or a group',
        'Write down for yourself why you left, and keep it safe',
      ],
      4,
    ),
  ],
  suggestions: [
    tip('Use a browser at the library', 'Nobody at home sees it.', 'Log out', 'No printouts in your bag'),
    tip('Learn two numbers by heart', 'Phones get taken.', 'The helpline', 'Your person'),
    tip(
      'Stay near a door in a quarrel',
      'Kitchen, garage and bathroom are bad places.',
      'A room with a way out',
      'Shoes nearby',
    ),
    tip('Trust your feeling about the day', 'You know the signs best.', 'Wait if it is not right', 'Go if it is'),
    tip('Ask the pharmacist or doctor', 'Many have a quiet room and a code word.', 'Alone, please', 'Today'),
    tip('Park the car facing out', 'A minute can count.', 'Enough fuel', 'A spare key elsewhere'),
    tip('Tell the school one sentence', 'Who may fetch, who may not.', 'In person', 'After advice'),
    tip('Let somebody else sort out the things', 'Police or movers can go with you later.', 'A list', 'Never alone'),
    tip(
      'Ask for an interpreter of your choice',
      'Not a relative, not from his or her circle.',
      'Woman or man',
      'By phone',
    ),
    tip('Say it was not my fault', 'Say it aloud once a day.', 'In front of a mirror', 'Also on bad days'),
    tip(
      'Expect sweet messages',
      'They are often part of the pattern.',
      'Show them to your adviser',
      'Do not answer alone',
    ),
    tip('Eat and sleep as if you were a patient', 'A worn-out body decides badly.', 'Something warm', 'An early night'),
    tip(
      'Ask about men’s and queer services',
      'There are lines for everybody.',
      'The general line knows',
      'You are believed',
    ),
    tip(
      'Let somebody safe keep the notes',
      'Dates and words help a court later.',
      'Never at home or in your cloud',
      'The adviser or your person',
    ),
  ],
};

import { type Kind, step, tip } from '../kind.ts';

export const noisyNeighbours: Kind = {
  id: 'noisy-neighbours',
  category: 'personal',
  name: 'Get peace from a noisy neighbour',
  slots: {
    noise: {
      words: [
        'music|bass|parties|party',
        'barking|dog|dogs',
        'footsteps|stamping|stomping|upstairs|kids running',
        'building work|drilling|construction',
        'shouting|arguing|fights',
        'machine|heat pump|fan|air conditioner|washing machine',
        'bar|pub|club|restaurant',
        'piano|drums|instrument',
      ],
      otherwise: 'noise',
    },
    person: {
      words: [
        'neighbour upstairs|upstairs',
        'neighbour below|below|downstairs',
        'family next door|next door',
        'students',
        'landlord',
      ],
      otherwise: 'neighbour',
    },
  },
  ask: {
    question: 'What do you hear, when, and have you said it?',
    chips: ['Upstairs, at night', 'A dog all day', 'A pub or building site'],
  },
  hoursAWeek: 1,
  overview:
    'You will note the noise, say it in a friendly way, agree on times, make your own rooms quieter, and go to landlord or office with proof if it stays.',
  approach:
    'Half do not know that one hears them. So talk by day, with one wish. Write down for two weeks before you complain: offices act on logs. Meanwhile protect your sleep: you need it for patience.',
  done: 'For a month you slept through on six nights of seven, by agreement or by order.',
  cautions: [
    'Shouting that sounds like violence, or a child that screams in fear, is for the police at once. Do not go alone to people who drink or threaten.',
  ],
  steps: [
    step(
      'Write down the {noise} of one week',
      'Date, from, to, kind, how it disturbed you. Begin with the last night. Know the quiet hours of house and town.',
      ['Write the last three nights', 'Look up quiet hours', 'Set out a sheet'],
      0.5,
    ),
    step(
      'Make tonight better',
      'Ear plugs, another room, white noise, bed away from the wall; later a door seal, carpet and shelves of books on that wall. It is no surrender.',
      ['Try two ear plugs', 'Move the bed', 'Try a fan sound'],
      1,
    ),
    step(
      'Talk to your {person} by day',
      'Name, something nice, I hear it in my bedroom from eleven, could we find a time? Ask what they hear of you. Agree on one clear thing, such as quiet from ten or felt under chairs, and send it as a message.',
      ['Say two sentences aloud', 'Choose Saturday morning', 'Give your number'],
      0.5,
      {
        when: { unsaid: ['talked/spoke/spoken/asked/went to/with/round/them/him/her', 'already talked/spoken/asked'] },
      },
    ),
    step(
      'Put proof together',
      'Two weeks of log, other neighbours’ names, app measurement as a hint, recording only as the law allows.',
      ['Keep the log', 'Ask two neighbours', 'Ask the council for its app or form'],
      2,
    ),
    step(
      'Write to landlord or manager',
      'Log, quiet hours, what was tried, wish, date. Tenants may have a right to less rent: advice first.',
      ['One page', 'Attach the log', 'Set a date'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Ask for mediation',
      'Free in many towns. A third person, one hour, at a neutral place.',
      ['Find the service', 'Propose three dates', 'Write down what is agreed'],
      1.5,
      { waitDays: 21 },
    ),
    step(
      'Report it to the council or police',
      'Noise team by day, police at night. They measure, warn, fine. Give each report a number.',
      ['Report each time', 'Note the number', 'Ask for a visit at the hour'],
      1.5,
      { waitDays: 28 },
    ),
    step(
      'Decide: court, move or peace',
      'Legal advice, exchange of flats, or a tolerable level. A date protects from years of anger.',
      ['One hour of advice', 'Price of moving', 'Decide on a day'],
      1,
      { when: { weeksFrom: 8 } },
    ),
  ],
  suggestions: [
    tip('Do not bang back', 'It turns noise into war.', 'Breathe and write it down', 'Ring by day'),
    tip('Bring something small', 'A first talk goes better before the wish.', 'Biscuits or a card', 'Say your name'),
    tip(
      'Give felt pads',
      'Chairs on tiles are the loudest thing in many flats.',
      'A pack costs little',
      'Offer it with a smile',
    ),
    tip('Cover it with a steady sound', 'Rain or a fan hides steps.', 'Play it low', 'Set a timer'),
    tip('Note the quiet nights as well', 'It is fair, and it shows what works.', 'Mark them green', 'Thank for them'),
    tip('Have ear plugs made for you', 'They are comfortable all night.', 'Ask a hearing shop', 'Clean them weekly'),
    tip('Try another room for a week', 'Better sleep makes you patient.', 'Move the mattress', 'No need to explain'),
    tip('Speak with the other neighbours', 'One letter from four weighs more.', 'Ask who hears it', 'Sign together'),
    tip('Ask what they hear of you', 'It opens the talk.', 'Doors and shoes', 'Offer one change'),
    tip('Never complain after wine', 'Words grow at night.', 'Write a note for yourself', 'Talk tomorrow'),
    tip('Tell dog owners kindly', 'They are out and do not know.', 'Give the times', 'Offer to look in'),
    tip('Take an evening off from it', 'Anger listens harder than ears do.', 'Library or a walk', 'Phone off'),
  ],
};

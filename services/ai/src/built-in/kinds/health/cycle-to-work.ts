import { type Kind, step, tip } from '../kind.ts';

export const cycleToWork: Kind = {
  id: 'cycle-to-work',
  category: 'health',
  name: 'Cycle to work',
  slots: {
    bike: {
      words: [
        'e-bike|ebike|pedelec|electric bike',
        'folding bike|brompton',
        'road bike',
        'cargo bike',
        'city bike',
        'mountain bike',
        'bike',
      ],
      otherwise: 'bike',
    },
    worry: {
      words: [
        'rain|weather|winter',
        'traffic|cars|lorries',
        'sweat|shower|suit',
        'hills|hill',
        'dark|darkness',
        'theft|stolen',
        'nursery|kids|school run',
        'distance|far',
      ],
      otherwise: 'rain and traffic',
    },
  },
  ask: {
    question: 'How many kilometres is it, and what stops you?',
    chips: ['5 km, traffic scares me', '12 km, sweat and clothes', '20 km, maybe an e-bike'],
  },
  hoursAWeek: 2.5,
  measures: ['days'],
  paced: 'kept',
  weekly: 'Ride on the days you planned, and pack bag and clothes the evening before',
  overview:
    'You test the way on a free day, make bike and light safe, solve clothes and parking, begin with one or two days, and build up to the days that suit you, with a plan for rain and winter.',
  approach:
    'The calm route beats the short one: ten minutes more on side streets keep you riding for years. Start on days without early meetings. Everything is packed on the evening before.',
  done: 'For six weeks you have ridden on the days you planned, in at least one rainy and one dark week.',
  cautions: [
    'Lights, brakes, bell and bright clothes; stay out of the dead angle of lorries and a door’s width from parked cars. No riding on ice or after alcohol. With heart or lung disease ask how hard you may go.',
  ],
  steps: [
    step(
      'Look up three routes to work',
      'Use a bike map or an app with calm streets. Write distance, climb, time plus ten minutes, and where to park.',
      ['Compare the three on a map', 'Ask colleagues who ride', 'Choose one that avoids your main worry: {worry}'],
      0.5,
    ),
    step(
      'Check or get the {bike}',
      'Tyres, brakes, chain, lights, mudguards and rack must be in order. Ask about leasing or a cycle-to-work scheme, and rent before you buy.',
      ['Do the check or book a service', 'Ask work about leasing and mileage', 'Get lights and two locks'],
      1.2,
    ),
    step(
      'Ride the way on a free day',
      'At an easy pace, noting bad junctions and time. Walk the worst crossing if needed.',
      ['Ride there and back', 'Mark two junctions to avoid', 'Write the time for there and back'],
      1.5,
    ),
    step(
      'Solve clothes, washing and parking',
      'Bring shirts on Monday and leave shoes and a towel there. Look for a safe rack and note the frame number.',
      ['Ask about shower, locker and rack', 'Take clothes for a week', 'Photograph the {bike} and the frame number'],
      0.7,
    ),
    step(
      'Ride to work on one or two days',
      'Choose days with good weather and no early meeting; back by train the first time is fine.',
      ['Put the days in the calendar', 'Pack bag and light the evening before', 'Note what was missing'],
      2,
    ),
    step(
      'Get ready for {worry}',
      'Cape and overtrousers, gloves, mudguards; reflective vest; route for ice days by bus; tool, tube and pump with practice at home.',
      ['Make a list and buy the two things that matter', 'Change a tube once', 'Decide the rule for not riding'],
      0.7,
    ),
    step(
      'Raise to your number of days',
      'Add one day each fortnight, at an easy pace. On long distances take the train one way or an e-bike.',
      ['Write the ridden days on a sheet', 'Service after 500 km', 'Rest a day if legs stay heavy'],
      6,
      { waitDays: 21 },
    ),
    step(
      'Count money, time and days after six weeks',
      'Add up fuel or ticket saved, minutes and mood. Then decide about winter, the season ticket or the second car.',
      ['Add it up', 'Cancel or change the ticket', 'Keep the bag of the {bike} by the door'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Buy panniers', 'Your back stays dry without a rucksack.', 'Waterproof ones', 'Take them inside'),
    tip(
      'Keep a spare set at work',
      'Forgotten socks or a wet shirt are then no problem.',
      'In a drawer',
      'With a towel',
    ),
    tip(
      'Start ten minutes early',
      'Without hurry you sweat less and ride more safely.',
      'Pack in the evening',
      'Cool down before the door',
    ),
    tip('Charge lights on Sunday', 'Empty lamps are noticed only in the dark.', 'Both lamps', 'Spare one in the bag'),
    tip(
      'Make eye contact',
      'Drivers often look past a bike.',
      'Wait until they see you',
      'Show your direction by hand',
    ),
    tip('Oil the chain monthly', 'A clean chain makes riding much easier.', 'Wipe, one drop a link', 'Wipe again'),
    tip(
      'Ride with a colleague',
      'The first weeks are easier with somebody who knows the way.',
      'A meeting point',
      'Coffee on arrival',
    ),
    tip(
      'Check tyre pressure fortnightly',
      'Soft tyres get more punctures and cost strength.',
      'Pump with a gauge',
      'The number is on the tyre',
    ),
    tip('Have a plan B ticket', 'For ice and illness.', 'App', 'Bus'),
    tip('Use a cheap frame at stations', 'Thieves choose the best bike on the rack.', 'Two locks', 'A well-lit spot'),
    tip(
      'Combine with the school drop',
      'A trailer or cargo bike makes one trip of two.',
      'Test one for a day',
      'Helmet for the child',
    ),
    tip('Log money saved', 'Seeing the sum keeps you going in bad weather.', 'Fuel or ticket', 'Plan what it pays for'),
  ],
};
